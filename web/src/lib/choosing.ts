/** From clicks on targets to one legal option. Knows no game: only that an option carries a list of targets. */

import type { Option } from "./types";

export type Mark = "chosen" | "lit" | "reach" | "far";

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
