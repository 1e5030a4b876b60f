/** From clicks on targets to one legal option. Knows no game: only that an option carries a list of targets. */

import type { Option } from "./types";

export type Mark = "chosen" | "lit" | "reach" | "far";

/** `advisor:queen` is of the family `advisor`; a target without a name is its own family. */
export function familyOf(target: string): string {
  return target.split(":", 1)[0]!;
}

/** What stands behind the family: `queen`. */
export function bareOf(target: string): string {
  return target.slice(target.indexOf(":") + 1);
}

/** Those of some families, in their order. */
export function ofFamily(targets: readonly string[], ...families: string[]): string[] {
  return targets.filter((target) => families.includes(familyOf(target)));
}

/** Is anything of this family to be chosen? */
export function concerns(options: readonly Option[], family: string): boolean {
  return options.some((option) => ofFamily(option.targets, family).length > 0);
}

/** The option with this verb and these arguments, if it is possible. */
export function optionOf(options: readonly Option[], verb: string, args: Record<string, string> = {}): Option | null {
  const fits = (option: Option) =>
    option.verb === verb && Object.entries(args).every(([name, value]) => option.args[name] === value);
  return options.find(fits) ?? null;
}

/** Does the list hold everything picked, as often as it was picked? */
export function holds(targets: readonly string[], picked: readonly string[]): boolean {
  const left = [...targets];
  return picked.every((target) => {
    const at = left.indexOf(target);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

export function narrowed(options: readonly Option[], picked: readonly string[]): Option[] {
  return options.filter((option) => holds(option.targets, picked));
}

/** How a target stands now: picked, fits what is picked, fits something else, or nothing. */
export function markOf(options: readonly Option[], picked: readonly string[], target: string): Mark {
  if (picked.includes(target)) return "chosen";
  if (narrowed(options, [...picked, target]).length > 0) return "lit";
  return options.some((option) => option.targets.includes(target)) ? "reach" : "far";
}

/** What is picked after a click on a target that is not picked yet: as much of the old as still fits, newest first. */
export function withTarget(options: readonly Option[], picked: readonly string[], target: string): string[] {
  if (!options.some((option) => option.targets.includes(target))) return [...picked];
  let kept: string[] = [target];
  for (const old of [...picked].reverse()) {
    if (narrowed(options, [old, ...kept]).length > 0) kept = [old, ...kept];
  }
  return kept;
}

export function withoutTarget(picked: readonly string[], target: string): string[] {
  const at = picked.lastIndexOf(target);
  return at < 0 ? [...picked] : picked.filter((_, index) => index !== at);
}

/** The option that the wax button stands for: the only one left, else the one whose targets are exactly those picked. */
export function settled(options: readonly Option[], picked: readonly string[]): Option | null {
  const left = narrowed(options, picked);
  if (left.length === 1) return left[0]!;
  if (picked.length === 0) return null;
  const exact = left.filter((option) => option.targets.length === picked.length);
  return exact.length === 1 ? exact[0]! : null;
}
