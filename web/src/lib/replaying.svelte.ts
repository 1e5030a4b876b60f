/** A finished game, step by step: a line that shows any moment to the same boards that played it. */

import { api } from "./api";
import type { Line, Listener } from "./connection";
import type { Lang, Reason, Replay, SeatFace, State, TableFace } from "./types";

export class ReplayLine implements Line {
  story: Replay | null = null;
  at = -1;
  private wanted = 0;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
    private readonly told: (story: Replay) => void,
  ) {}

  async look(_seat: number | null, lang: Lang): Promise<void> {
    try {
      this.story = await api.replay(this.id, lang);
      this.told(this.story);
      this.listener.status("online");
      await this.show(this.at < 0 ? this.wanted : this.at, lang);
    } catch {
      this.listener.status("gone", "no_table");
    }
  }

  /** Shows the table after so many decisions. A later wish overtakes an earlier one. */
  async show(step: number, lang: Lang): Promise<void> {
    this.wanted = step;
    if (!this.story) return;
    const moment = await api.moment(this.id, step, lang);
    if (this.wanted !== step) return;
    const forward = step === this.at + 1;
    this.at = step;
    const events = this.story.steps.slice(0, step + 1).flatMap((one) => one.events);
    const state: State = {
      type: "state",
      version: step,
      since: forward ? step - 1 : null,
      table: this.face(moment.to_act, step),
      seat: null,
      view: moment.view,
      ask: null,
      events_from: 0,
      events,
      entries: [],
    };
    this.listener.message(state);
  }

  private face(toAct: number[], step: number): TableFace {
    const story = this.story!;
    // What was hidden until the end counts in the end.
    const ended = step === story.moves;
    const seats = story.names.map(
      (name, seat): SeatFace => ({
        seat,
        kind: "person",
        name,
        bot: null,
        level: 0,
        stand_in: null,
        conceded: false,
        flagged: false,
        mine: false,
        present: true,
        to_act: toAct.includes(seat),
        deadline: null,
        reserve: null,
      }),
    );
    return {
      id: this.id,
      game: story.game,
      rules: story.rules,
      status: "over",
      options: story.options,
      visibility: "link",
      seats,
      clock: { kind: "none" },
      on_time: "bot",
      absence: null,
      hints: false,
      owned: false,
      proposal: null,
      result: null,
      undoable: 0,
      redoable: 0,
      ...(ended ? { scores: story.scores, breakdown: story.breakdown, ranking: story.ranking } : {}),
    };
  }

  command(): Promise<number> {
    return Promise.resolve(0);
  }

  why(): Promise<Reason | null> {
    return Promise.resolve(null);
  }

  close(): void {}
}
