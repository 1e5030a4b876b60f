/** What a person chose for this browser: language, theme, motion, how to confirm. Kept in local storage. */

import type { Lang } from "./types";

export interface Settings {
  lang: Lang;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "none";
  /** `ask`: an option is chosen, then sealed; `quick`: the click that leaves one option plays it. */
  confirm: "ask" | "quick";
  /** How large everything is, in per cent. */
  size: 90 | 100 | 115 | 130;
  notify: boolean;
  nickname: string;
  /** The bot that is usually asked to the table. */
  opponent: string;
}

const KEY = "palatine.settings";

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function first(): Settings {
  const spoken = typeof navigator === "undefined" ? "pl" : navigator.language;
  const asked = typeof location === "undefined" ? null : new URLSearchParams(location.search);
  const settings: Settings = {
    lang: spoken.startsWith("pl") ? "pl" : "en",
    theme: "system",
    motion: "system",
    confirm: "ask",
    size: 100,
    notify: false,
    nickname: "",
    opponent: "",
    ...(typeof localStorage === "undefined" ? {} : stored()),
  };
  const lang = asked?.get("lang");
  const theme = asked?.get("theme");
  if (lang === "pl" || lang === "en") settings.lang = lang;
  if (theme === "light" || theme === "dark") settings.theme = theme;
  return settings;
}

export const settings = $state<Settings>(first());

export function save(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...settings }));
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}

/** Writes the choices where the style sheets look for them. */
export function dress(root: HTMLElement): void {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "system" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset.motion = settings.motion;
  root.style.setProperty("--size", String(settings.size / 100));
  root.lang = settings.lang;
}

export function isStill(): boolean {
  if (settings.motion !== "system") return settings.motion === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
