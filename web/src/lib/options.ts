/** Which options of a game come first, and which mean something beside others. What excludes what is the server's to say. */

import type { OptionInfo } from "./types";

/** Shown at once; everything else folds under "variants and rulings". */
const FIRST = new Set(["edition", "modules", "scenario", "set", "module", "quest", "difficulty", "side"]);

/** A choice that only means something next to another one. */
const NEEDS: Record<string, (chosen: Record<string, unknown>, seats: number) => boolean> = {
  row_choice: (chosen) => has(chosen, "alternative_rows"),
  governor_choice: (chosen) => has(chosen, "governors"),
  whim_mode: (chosen) => has(chosen, "whims"),
  cards: (chosen) => has(chosen, "governors") || has(chosen, "destiny"),
  modules: (chosen) => chosen.edition !== 1,
  scenario: (chosen) => chosen.edition !== 1,
  e1_queen_vp: (chosen) => chosen.edition === 1,
  areas: (chosen) => chosen.set === "random",
  citizens: (chosen) => chosen.set === "random" && chosen.mixed_stacks !== true,
  difficulty: (_, seats) => seats === 1,
  search: (_, seats) => seats === 1,
  solo_count_tokens: (_, seats) => seats === 1,
  resting_is_target: (_, seats) => seats === 5,
  three_player_tax: (_, seats) => seats === 3,
  quest: (chosen) => chosen.module === "quests",
};

function has(chosen: Record<string, unknown>, module: string): boolean {
  return Array.isArray(chosen.modules) && chosen.modules.includes(module);
}

export function isFirst(option: OptionInfo): boolean {
  return FIRST.has(option.name);
}

export function applies(option: OptionInfo, chosen: Record<string, unknown>, seats: number): boolean {
  return NEEDS[option.name]?.(chosen, seats) ?? true;
}
