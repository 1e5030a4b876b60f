/** How a sentence is set, whoever wrote it: where its lines may break, and how it begins and ends. */

import type { Lang } from "../types";

const AFTER_NUMBER = /(?<![\p{L}\p{N}_.,–-])(?<!\d\+)(\d+) (?=\p{L})/gu;
const AFTER_LETTER = /(?<![\p{L}\p{N}_])([aiouwzAIOUWZ]) (?=\S)/gu;

/** Polish lines do not break after a number or a word of one letter: the rule of `bound` in the engine. */
export function bound(text: string, lang: Lang): string {
  return lang === "pl" ? text.replace(AFTER_NUMBER, "$1\u00a0").replace(AFTER_LETTER, "$1\u00a0") : text;
}

const ENDED = /[.!?…](?:[”)]| \([^)]*\))?$/u;

/** A text that stands alone: with a capital, and with a full stop unless it has an end of its own. */
export function whole(text: string): string {
  return text && text.charAt(0).toUpperCase() + text.slice(1) + (ENDED.test(text) ? "" : ".");
}
