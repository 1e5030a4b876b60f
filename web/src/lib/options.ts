/** What the options of a game mean beside each other. What excludes what is the server's to say. */

import { said } from "./i18n";
import type { OptionInfo, Said } from "./types";

/** Whether an option means anything with what is chosen so far. */
export function applies(option: OptionInfo, chosen: Record<string, unknown>, seats: number): boolean {
  return Object.entries(option.needs).every(([name, values]) => {
    const value = name === "seats" ? seats : chosen[name];
    return values.some((one) => (Array.isArray(value) ? value.includes(one) : value === one));
  });
}

export function choiceName(option: OptionInfo, choice: unknown): string {
  return said(option.names[option.choices.indexOf(choice as never)]);
}

/** What a choice brings, in a sentence; null where its name says enough. */
export function choiceAbout(option: OptionInfo, choice: unknown): Said | null {
  return option.about[option.choices.indexOf(choice as never)] ?? null;
}
