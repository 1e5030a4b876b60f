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

/** What recruiting a citizen would cost me now: the bracket behind its name; none while it is not for sale to me. */
export function priceOf(options: Option[], citizen: string): number | null {
  const label = options.find((option) => option.text === `recruit ${citizen}`)?.label;
  if (label === undefined) return null;
  return Number(/\((\d+)\D*\)$/.exec(label)?.[1] ?? 0);
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
