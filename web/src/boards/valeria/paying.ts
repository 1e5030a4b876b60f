/** Options in the notation: `pay 3magic`, `take gold`, `steal 2magic 1`. */

import type { TableModel } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";

export function magicOf(option: Option): number | null {
  const found = /^pay (\d+)magic$/.exec(option.text);
  return found ? Number(found[1]) : null;
}

/** The option that takes one of this resource, if there is one. */
export function takeOf(table: TableModel, good: string): Option | null {
  return table.options.find((option) => option.text === `take ${good}`) ?? null;
}

export interface Loot {
  key: string;
  good: string;
  n: number;
}

/** What a theft brings; whose it is stands in the option's own target. */
export function lootOf(option: Option): Loot | null {
  const found = /^steal (\d+)([a-z]+) \d+$/.exec(option.text);
  return found ? { key: `loot:${found[1]}${found[2]}`, good: found[2]!, n: Number(found[1]) } : null;
}
