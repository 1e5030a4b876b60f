/** From clicks to options: finer targets (workers, slots, play and top), and which panel a question belongs to. */

import { narrowed, ofFamily } from "../../lib/choosing";
import type { TableModel } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";
import { WORKERS, type Worker } from "./view";

export type Front = "board" | "map" | "town";

/** Questions about my workers, answered in the tray. */
export const CREWS: ReadonlySet<string> = new Set(["workers", "keep_workers"]);
/** Questions about my own board; everything else but an action is about the shared one. */
const TOWN: ReadonlySet<string> = new Set(["starting_townsfolk", "free_recruit"]);

/** The same act paid with a Debt, or with fewer workers. */
const SAME: Record<string, string> = { dismiss_debt: "dismiss", recruit_debt: "recruit", keep_fewer: "keep" };
/** Verbs that are actions of the player board. */
const OWN: ReadonlySet<string> = new Set([
  ...["recruit", "develop", "pray", "conspire", "hunt", "trade"],
  ...["commission", "fortify", "garrison", "absolve", "attack", "convert"],
]);

export function verbOf(option: Pick<Option, "verb">): string {
  return SAME[option.verb] ?? option.verb;
}

/** Is it paid with a Debt? */
export function owes(option: Pick<Option, "verb">): boolean {
  return option.verb === "dismiss_debt" || option.verb === "recruit_debt";
}

/** The action of the player board that an option does; empty for Favours and answers. */
export function actionOf(option: Pick<Option, "verb">): string {
  const verb = verbOf(option);
  return verb === "dismiss" ? "recruit" : OWN.has(verb) ? verb : "";
}

/** Silver that an option costs now. */
export function priceOf(option: Option): number {
  return option.cost?.silver ?? 0;
}

export function workersIn(option: Option): Worker[] {
  const { workers = "nobody" } = option.args;
  return workers === "nobody" ? [] : (workers.split("+") as Worker[]);
}

export function targetsOf(option: Option, table: TableModel): string[] {
  const { action, slot: number, paladin, top } = option.args;
  const asked = table.ask?.kind;
  switch (verbOf(option)) {
    case "use":
    case "keep":
      return workersIn(option).map((worker) => `worker:${worker}`);
    case "play":
      return [`play:${paladin}`, `top:${top}`];
    case "develop": {
      const slot = `slot:${action}:${number}`;
      return asked === "action" ? ["action:develop", slot] : [slot, `action:${action}`];
    }
    case "pray":
      return asked === "action" ? option.targets : [`action:${action}`];
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

/** How many workers are sent, and nothing else? */
export const isGathering = (option: Option) => option.verb === "hunt" || option.verb === "trade";

/** Ways to use one card or space, or how many workers to send: drawn as buttons in the tray. */
export function waysOf(table: TableModel): Option[] {
  if (table.ask?.kind !== "action" || table.selection.length === 0) return [];
  const ways = table.candidates;
  if (ways.length < 2 || ways.length > 4) return [];
  const named = ofFamily(table.selection, "townsfolk", "space", "outsider").length > 0;
  return named || ways.every(isGathering) ? ways : [];
}

/** The panel where the question is answered: mine, the map, or the town with its people. */
export function frontOf(table: TableModel): Front {
  const asked = table.ask?.kind;
  if (!asked) return "board";
  if (TOWN.has(asked)) return "town";
  if (asked !== "action" || table.selection.length === 0) return "board";
  const all = (...families: string[]) =>
    table.candidates.every((option) => ofFamily(option.targets, ...families).length > 0);
  if (all("space")) return "map";
  return all("townsfolk", "outsider") || ofFamily(table.selection, "favour").length > 0 ? "town" : "board";
}

export const sorted = (workers: readonly Worker[]): Worker[] =>
  [...workers].sort((a, b) => WORKERS.indexOf(a) - WORKERS.indexOf(b));
