/** Payments in the notation `pay 3magic`. */

import type { Option } from "../../lib/types";

export function magicOf(option: Option): number | null {
  const found = /^pay (\d+)magic$/.exec(option.text);
  return found ? Number(found[1]) : null;
}
