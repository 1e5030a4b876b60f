/** How kinds of cards are told apart on the table: the tincture of the field. */

import type { Thing } from "../../lib/types";

const FAMILIES: Record<string, string> = {
  treasures: "--f-treasure",
  calamities: "--f-menace",
  menaces: "--f-menace",
  advisors: "--f-advisor",
};

export function tinctureOf(thing: Thing | null): string {
  if (!thing) return "--f-structure";
  return FAMILIES[thing.family] ?? `--f-${String(thing.facts.type ?? "structure")}`;
}
