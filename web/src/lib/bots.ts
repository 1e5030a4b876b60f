/** Bots at the table have an office, by how well they play, and a nickname without gender. */

import { settings } from "./settings.svelte";
import type { Said } from "./types";

const OFFICES: Record<string, Said & { line: Said }> = {
  random: {
    pl: "Paź",
    en: "Page",
    line: { pl: "Dopiero poznaje dwór.", en: "Still learning the ways of the court." },
  },
  greedy: {
    pl: "Cześnik",
    en: "Cupbearer",
    line: { pl: "Bierze to, co stoi najbliżej.", en: "Takes what stands nearest." },
  },
};

const NICKNAMES: Said[] = [
  { pl: "Chmiel", en: "Hops" },
  { pl: "Wróbel", en: "Sparrow" },
  { pl: "Grosz", en: "Penny" },
  { pl: "Dąb", en: "Oak" },
  { pl: "Orzeł", en: "Eagle" },
];

export function office(bot: string): string {
  return OFFICES[bot]?.[settings.lang] ?? bot;
}

export function officeLine(bot: string): string {
  return OFFICES[bot]?.line[settings.lang] ?? "";
}

export function botName(bot: string, index: number): string {
  return `${office(bot)} ${NICKNAMES[index % NICKNAMES.length]![settings.lang]}`;
}
