/** Dice, tokens and advisors of an option, from its notation: `place 5+3+w4+token-market treasurer`. */

import type { TableModel } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";

const PART = /([+-]?)(w?\d+|[a-z_]+)/g;

/** What an option uses besides its advisor: `face:5`, `white:4`, `add:token`, `less:market`. */
export function partsOf(text: string): string[] {
  const [verb, uses] = text.split(" ");
  if (verb !== "place" || !uses) return [];
  return [...uses.matchAll(PART)].map(([, sign, word]) => {
    if (/^\d+$/.test(word!)) return `face:${word}`;
    if (/^w\d+$/.test(word!)) return `white:${word!.slice(1)}`;
    return `${sign === "-" ? "less" : "add"}:${word}`;
  });
}

export function targetsOf(option: Option): string[] {
  const parts = partsOf(option.text);
  if (parts.length === 0) return option.targets;
  return [...option.targets.filter((target) => !target.startsWith("die:")), ...parts];
}

/** How much of what is scarce an option uses; the wax button offers the cheapest. */
function price(option: Option): number {
  let sum = 0;
  for (const target of option.targets) {
    if (target.startsWith("face:")) sum += 10;
    else if (target.startsWith("white:")) sum += 9;
    else if (target === "add:token") sum += 11;
    else if (target.startsWith("add:") || target.startsWith("less:")) sum += 2;
  }
  return sum;
}

export function cheapest(options: Option[]): Option | null {
  return options.reduce<Option | null>((best, one) => (best === null || price(one) < price(best) ? one : best), null);
}

/** With an advisor chosen the cheapest way to reach them is meant, unless parts are picked. */
export function prefer(options: Option[], table: TableModel): Option | null {
  return table.selection.some((target) => target.startsWith("advisor:")) ? cheapest(options) : null;
}

/** Parts in use: of what the wax button stands for, else of what is picked. */
export function inUse(table: TableModel): string[] {
  return (table.chosen?.targets ?? table.selection).filter((target) => /^(face|white|add|less):/.test(target));
}
