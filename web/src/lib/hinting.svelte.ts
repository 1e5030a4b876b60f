/** A hint for the question at hand: asked of the server, shown until the question or the wish is gone. */

import { ApiError, api } from "./api";
import { settings } from "./settings.svelte";
import type { TableModel } from "./table.svelte";
import type { Ask, Fault, Hint, HintMove, Option } from "./types";

/** How many moves are shown. */
export const SHOWN = 3;

/** What of a hint can be shown for a question: nothing if it answers another one. */
export function fitting(hint: Hint | null, ask: Ask | null): HintMove[] {
  if (!hint || !ask || hint.ask !== ask.number) return [];
  return hint.moves.filter((move) => ask.options.some((option) => option.action === move.action)).slice(0, SHOWN);
}

/** What the best move is made with, as the board names it. */
export function targetsOf(moves: readonly HintMove[], options: readonly Option[]): string[] {
  return options.find((option) => option.action === moves[0]?.action)?.targets ?? [];
}

export class Hinting {
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  answer = $state.raw<Hint | null>(null);

  constructor(private readonly table: TableModel) {}

  readonly moves = $derived.by(() => fitting(this.answer, this.table.ask));
  readonly targets = $derived.by(() => targetsOf(this.moves, this.table.options));

  /** May the person at this seat ask now? */
  get allowed(): boolean {
    const state = this.table.live;
    return Boolean(state?.table.hints && state.ask && !this.table.past.moment);
  }

  get open(): boolean {
    return this.moves.length > 0 || this.fault !== null;
  }

  async ask(): Promise<void> {
    const { live } = this.table;
    if (!this.allowed || this.busy || !live?.ask || live.seat === null) return;
    const number = live.ask.number;
    const current = () => this.table.live?.ask?.number === number;
    this.close();
    this.busy = true;
    try {
      const found = await api.hint(this.table.id, live.seat, number, settings.lang);
      if (current()) this.answer = found;
    } catch (error) {
      if (current() && error instanceof ApiError) this.fault = error.fault;
    } finally {
      this.busy = false;
    }
  }

  /** The button and the key: ask, or put away what is shown. */
  toggle(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  close(): void {
    this.answer = null;
    this.fault = null;
  }
}
