/** Several moves from one gesture: each is sent when the question before it was answered, and only if it is possible. */

import { untrack } from "svelte";
import { optionOf } from "../../lib/choosing";
import type { TableModel } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";
import { cubeNow, suggested } from "./choosing";
import { mine, type SiteView, same, seatOf, siteNames, total } from "./view";

/** What to do next; null when it is done. `step` counts from 0. */
export type Errand = (table: TableModel, step: number) => Option | null;

const MOST_STEPS = 40;

export class Errands {
  waiting = $state.raw<Errand[]>([]);
  private step = 0;
  private answered: number | null = null;

  constructor(private readonly table: TableModel) {}

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  go(errand: Errand): void {
    if (this.table.fault) this.forget();
    this.waiting = [...this.waiting, errand];
    if (!this.table.busy) this.carryOn();
  }

  /** A refused move was not answered: the same question may be tried again. */
  private forget(): void {
    this.table.fault = null;
    this.answered = null;
  }

  stop(): void {
    this.waiting = [];
    this.step = 0;
  }

  /** Call when the question changed. */
  carryOn(): void {
    untrack(() => {
      const { table } = this;
      if (table.fault || !table.ask) return this.stop();
      while (this.waiting.length > 0) {
        if (table.busy || table.ask.number === this.answered) return;
        const option = this.step < MOST_STEPS ? this.waiting[0]!(table, this.step) : null;
        if (option) {
          this.step += 1;
          this.answered = table.ask.number;
          table.choose(option, true);
          return;
        }
        this.waiting = this.waiting.slice(1);
        this.step = 0;
      }
    });
  }
}

const kept = new WeakMap<TableModel, Errands>();

export function errandsOf(table: TableModel): Errands {
  const found = kept.get(table) ?? new Errands(table);
  kept.set(table, found);
  return found;
}

/** One move, if it is possible. */
export function once(verb: string, args: Record<string, string> = {}): Errand {
  return (table, step) => (step === 0 ? optionOf(table.options, verb, args) : null);
}

/** A krystallium onto one kind of space: the engine asks which only where there are several kinds. */
export function krystalliumOn(name: string, kind: string): Errand {
  return (table, step) => {
    if (step === 0) return optionOf(table.options, "krystallium", { site: name });
    return step === 1 && table.ask?.kind === "fill_as" ? optionOf(table.options, "as", { resource: kind }) : null;
  };
}

/** A cube of this kind onto a card, even if the other kind waits first. */
export function cubeOn(name: string, kind: string): Errand {
  let placed = false;
  return (table) => {
    if (placed || table.ask?.kind !== "place") return null;
    if (cubeNow(table) !== kind) return optionOf(table.options, "other_cube");
    placed = true;
    return optionOf(table.options, "place", { site: name });
  };
}

/** Cubes onto one card as long as any fit. */
export function fill(site: SiteView): Errand {
  let now = site;
  return (table) => {
    const cube = cubeNow(table);
    const sites = seatOf(table, mine(table)).construction;
    const at = sites.findIndex((one) => same(one, now));
    if (!cube || at < 0) return null;
    now = { ...now, filled: { ...now.filled, [cube]: (now.filled[cube] ?? 0) + 1 } };
    return optionOf(table.options, "place", { site: siteNames(sites)[at]! });
  };
}

function cubesLeft(table: TableModel): boolean {
  return table.ask?.kind === "place" && total(seatOf(table, mine(table)).fresh) > 0;
}

export const allIntoAlchemy: Errand = (table) => (cubesLeft(table) ? optionOf(table.options, "alchemy") : null);

export const spreadOut: Errand = (table) => (cubesLeft(table) ? suggested(table) : null);
