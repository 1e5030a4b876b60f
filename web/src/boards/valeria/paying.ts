/** What options give and take: magic in a payment, loot of a theft. */

import type { Option } from "../../lib/types";

export function magicOf(option: Option): number | null {
  return option.verb === "pay" ? Number(option.args.amount) : null;
}

export interface Loot {
  key: string;
  good: string;
  n: number;
}

/** What a theft brings; whose it is stands in the option's own target. */
export function lootOf(option: Option): Loot | null {
  const { loot: good = "", number = "" } = option.args;
  return option.verb === "steal" ? { key: `loot:${number}${good}`, good, n: Number(number) } : null;
}
