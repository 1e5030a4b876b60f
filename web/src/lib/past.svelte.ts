/** Looking back: an earlier moment of a table, as this watcher saw it then. The table itself goes on. */

import { tick } from "svelte";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { TableModel } from "./table.svelte";
import type { PastMoment, State } from "./types";

export class Past {
  state = $state.raw<State | null>(null);
  moment = $state.raw<PastMoment | null>(null);
  /** A page that walks through the whole game answers clicks in the chronicle itself. */
  walk: ((event: number) => void) | null = null;
  /** The last event of the chronicle that had happened by then; -1: nothing earlier is shown. */
  readonly mark = $derived(this.moment ? this.moment.events - 1 : -1);
  private wanted = 0;

  constructor(private readonly table: TableModel) {}

  /** The moment that a line of the chronicle tells of. */
  visit(event: number): void {
    if (this.walk) this.walk(event);
    else void this.show({ event });
  }

  step(number: number): void {
    const last = this.moment?.moves ?? 0;
    if (number >= 0 && number <= last) void this.show({ step: number });
  }

  leave(): void {
    this.wanted += 1;
    this.moment = null;
    this.state = null;
  }

  private async show(which: { step?: number; event?: number }): Promise<void> {
    const live = this.table.live;
    if (!live?.view) return;
    this.wanted += 1;
    const wish = this.wanted;
    const found = await api.past(this.table.id, live.seat, settings.lang, which).catch(() => null);
    const now = this.table.live;
    if (!found || !now || wish !== this.wanted) return;
    const before = this.moment;
    const forward = before !== null && found.number === before.number + 1;
    if (forward) this.table.stage?.before();
    const seats = now.table.seats.map((face) => ({
      ...face,
      to_act: found.to_act.includes(face.seat),
      deadline: null,
    }));
    this.moment = found;
    this.state = {
      ...now,
      view: found.view,
      ask: null,
      table: { ...now.table, seats, proposal: null, undoable: 0, redoable: 0, scores: null },
    };
    this.table.clear();
    await tick();
    if (forward) this.table.stage?.after(this.table.events.slice(before.events, found.events));
  }
}
