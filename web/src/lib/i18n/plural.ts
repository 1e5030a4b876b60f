/** Messages with plural forms after CLDR, and places for values. */

import type { Lang } from "../types";
import { bound } from "./sentence";

export type Form = "one" | "few" | "many" | "other";
export type Message = string | Partial<Record<Form, string>>;
export type Values = Record<string, string | number>;

const RULES = { pl: new Intl.PluralRules("pl"), en: new Intl.PluralRules("en") };

/** The forms a language needs, so that a test can demand them. */
export const FORMS: Record<Lang, Form[]> = { pl: ["one", "few", "many", "other"], en: ["one", "other"] };

/** `{name}` takes a value; a message with forms is chosen by the value `n`. The lines of the sentence break where they may. */
export function format(message: Message, values: Values, lang: Lang): string {
  let text = message;
  if (typeof text !== "string") {
    const form = RULES[lang].select(Number(values.n ?? 0)) as Form;
    text = text[form] ?? text.other ?? text.many ?? text.one ?? "";
  }
  return bound(
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`)),
    lang,
  );
}
