/** From clicks to options: finer targets (workers, slots, play and top), and which panel a question belongs to. */

import { narrowed } from "../../lib/choosing";
import type { TableModel } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";
import { WORKERS, type Worker } from "./view";

export type Front = "board" | "map" | "town";

/** Questions about my workers, answered in the tray. */
export const CREWS: ReadonlySet<string> = new Set(["workers", "keep_workers"]);
/** Questions about my own board; everything else but an action is about the shared one. */
const TOWN: ReadonlySet<string> = new Set(["starting_townsfolk", "free_recruit"]);

export function verbOf(option: Pick<Option, "text">): string {
  return option.text.split(" ", 1)[0]!;
}

/** The action of the player board that an option does; empty for Favours and answers. */
export function actionOf(option: Pick<Option, "text">): string {
  const verb = verbOf(option);
  if (verb === "dismiss" || verb === "recruit") return "recruit";
  const own = ["develop", "pray", "conspire", "hunt", "trade", "commission", "fortify", "garrison", "absolve"];
  return own.includes(verb) || verb === "attack" || verb === "convert" ? verb : "";
}

/** Silver that an option says it costs, in brackets in its own words; 0 where it names none, or a Debt. */
export function priceOf(option: Option): number {
  if (!/^(dismiss|recruit|attack) /.test(option.text)) return 0;
  return Number(/\((?:za|for)\s(\d+)\s(?:Srebrnik|silver)/.exec(option.label)?.[1] ?? 0);
}

export function workersIn(option: Option): Worker[] {
  const [verb, group = "nobody"] = option.text.split(" ");
  return (verb === "use" || verb === "keep") && group !== "nobody" ? (group.split("+") as Worker[]) : [];
}

export function targetsOf(option: Option, table: TableModel): string[] {
  const [verb, first, second, third] = option.text.split(" ");
  const asked = table.ask?.kind;
  switch (verb) {
    case "use":
    case "keep":
      return workersIn(option).map((worker) => `worker:${worker}`);
    case "play":
      return [`play:${first}`, `top:${third}`];
    case "develop": {
      const slot = `slot:${first}:${second}`;
      return asked === "action" ? ["action:develop", slot] : [slot, `action:${first}`];
    }
    case "pray":
      return asked === "action" ? option.targets : [`action:${first}`];
    case "recruit":
      return asked === "action" ? option.targets : option.targets.filter((target) => target !== "action:recruit");
    default:
      return option.targets;
  }
}

/** What is picked after one more worker was clicked: as much of the old as still fits, newest first. */
export function withWorker(options: readonly Option[], picked: readonly string[], target: string): string[] {
  if (narrowed(options, [target]).length === 0) return [...picked];
  let kept = [target];
  for (const old of [...picked].reverse()) {
    if (narrowed(options, [old, ...kept]).length > 0) kept = [old, ...kept];
  }
  return kept;
}

const RANK: Record<Worker, number> = { labourer: 0, scout: 2, merchant: 2, fighter: 2, cleric: 2, criminal: 5 };

/** Which workers to propose: those wanted, then plain ones before coloured ones, Criminals last. */
export function proposed(options: readonly Option[], wanted: readonly string[]): Option | null {
  const cost = (option: Option) => {
    const left = [...wanted];
    return workersIn(option).reduce((sum, worker) => {
      const at = left.indexOf(worker);
      if (at >= 0) left.splice(at, 1);
      return sum + RANK[worker] - (at >= 0 ? 100 : 0);
    }, 0);
  };
  return options.reduce<Option | null>((best, one) => (best === null || cost(one) < cost(best) ? one : best), null);
}

/** Ways to use one card or space, or how many workers to send: drawn as buttons in the tray. */
export function waysOf(table: TableModel): Option[] {
  if (table.ask?.kind !== "action" || table.selection.length === 0) return [];
  const ways = table.candidates;
  if (ways.length < 2 || ways.length > 4) return [];
  const named = table.selection.some((target) => /^(townsfolk|space|outsider):/.test(target));
  return named || ways.every((option) => /^(hunt|trade) /.test(option.text)) ? ways : [];
}

/** The panel where the question is answered: mine, the map, or the town with its people. */
export function frontOf(table: TableModel): Front {
  const asked = table.ask?.kind;
  if (!asked) return "board";
  if (TOWN.has(asked)) return "town";
  if (asked !== "action" || table.selection.length === 0) return "board";
  const all = (pattern: RegExp) =>
    table.candidates.every((option) => option.targets.some((target) => pattern.test(target)));
  if (all(/^space:/)) return "map";
  return all(/^(townsfolk|outsider):/) || table.selection.some((target) => target.startsWith("favour:"))
    ? "town"
    : "board";
}

/** Is anything of this family to be chosen now? If not, its things do not fade. */
export function concerns(table: TableModel, family: string): boolean {
  return table.options.some((option) => option.targets.some((target) => target.startsWith(family)));
}

export const sorted = (workers: readonly Worker[]): Worker[] =>
  [...workers].sort((a, b) => WORKERS.indexOf(a) - WORKERS.indexOf(b));
