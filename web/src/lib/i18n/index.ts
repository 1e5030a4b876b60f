/** Words of the page in the chosen language. `t` is reactive: what it says changes with the setting. */

import { settings } from "../settings.svelte";
import type { Lang, Said } from "../types";
import { en } from "./en";
import { type Key, pl } from "./pl";
import { format, type Message, type Values } from "./plural";
import { bound, whole } from "./sentence";

export type { Key } from "./pl";

export function t(key: Key, values: Values = {}): string {
  const messages: Record<Key, Message> = settings.lang === "pl" ? pl : en;
  return format(messages[key], values, settings.lang);
}

/** A function like `t` for the words of one board: `const w = wordsOf({ pl: {...}, en: {...} })`. */
export function wordsOf<K extends string>(
  words: Record<Lang, Record<K, Message>>,
): (key: K, values?: Values) => string {
  return (key, values = {}) => format(words[settings.lang][key], values, settings.lang);
}

/** One of the two languages of a text that came with both. */
export function said(text: Said | null | undefined): string {
  return text ? bound(text[settings.lang], settings.lang) : "";
}

/** What went wrong, as a sentence of its own; the server's errors are written to stand within one. */
export function complaint(fault: Said | null | undefined): string {
  return whole(said(fault));
}

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent" }).format(share);
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.lang, { signDisplay: "auto" }).format(value).replace("-", "−");
}
