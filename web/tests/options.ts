/** Options as the server sends them, made from a verb and its arguments. */
import type { Option } from "../src/lib/types";

let made = 0;

export function option(verb: string, args: Record<string, string> = {}, more: Partial<Option> = {}): Option {
  const text = [verb, ...Object.values(args)].join(" ");
  return { action: made++, text, label: text, verb, args, targets: [], cost: null, gain: null, ...more };
}
