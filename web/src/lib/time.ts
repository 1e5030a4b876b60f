/** Spans of time in a few characters, and moments in words. */

import type { Lang } from "./types";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 d`, `18 h`, `4:05`; never negative. */
export function left(span: number, lang: Lang): string {
  const rest = Math.max(0, span);
  if (rest >= 2 * DAY) return `${Math.floor(rest / DAY)} d`;
  if (rest >= 2 * HOUR) return `${Math.floor(rest / HOUR)} ${lang === "pl" ? "godz." : "h"}`;
  const minutes = Math.floor(rest / MINUTE);
  const seconds = Math.floor((rest % MINUTE) / 1000);
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
}

/** How long ago, in words of the language. */
export function ago(moment: number, now: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const span = moment - now;
  const size = Math.abs(span);
  if (size < HOUR) return words.format(Math.round(span / MINUTE), "minute");
  if (size < DAY) return words.format(Math.round(span / HOUR), "hour");
  return words.format(Math.round(span / DAY), "day");
}
