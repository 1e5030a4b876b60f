/** One table as the page sees it: the last state, what is picked, and what can be done. Boards get this and nothing else. */

import { tick } from "svelte";
import type { BoardModule } from "../boards/types";
import { type Mark, markOf, narrowed, settled, withoutTarget, withTarget } from "./choosing";
import { type Line, type LineStatus, type Listener, RefusedCommand, SocketLine } from "./connection";
import { Hinting } from "./hinting.svelte";
import { Past } from "./past.svelte";
import { Seen } from "./seen.svelte";
import { isStill, settings } from "./settings.svelte";
import type {
  Ask,
  Catalogue,
  Command,
  Entry,
  Fault,
  GameEvent,
  Option,
  Reason,
  SeatFace,
  ServerMessage,
  State,
  Thing,
  View,
} from "./types";

/** How long a move of somebody else stays before the next one is shown, and how many may wait before we hurry. */
const STEP_MS = 350;
const MOST_WAITING = 8;
/** How long a command waits for the state it led to. */
const PATIENCE_MS = 1000;

export interface Why {
  target: string;
  element: HTMLElement | null;
  reason: Reason | null;
}

/** Called around every change of state, so that pieces can travel. */
export interface Stage {
  before(): void;
  after(fresh: GameEvent[]): void;
}

export class TableModel {
  readonly id: string;
  board = $state.raw<BoardModule | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  /** The table as it stands now. */
  live = $state.raw<State | null>(null);
  /** An earlier moment that is looked at; the game goes on meanwhile. */
  readonly past = new Past(this);
  /** What came since I last acted or looked. */
  readonly seen = new Seen(this);
  readonly hinting = new Hinting(this);
  events = $state.raw<GameEvent[]>([]);
  entries = $state.raw<Entry[]>([]);
  line = $state<LineStatus>("connecting");
  gone = $state("");
  selection = $state.raw<string[]>([]);
  /** The tab of a phone on which something was picked last: the dock stays open there, so that it can be sealed. */
  pickedOn = $state("");
  /** An option picked by name, from the dock's list. */
  named = $state<number | null>(null);
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  why = $state.raw<Why | null>(null);
  /** The seat looked through; several at a hot-seat table. */
  seat = $state<number | null>(null);
  tab = $state("");
  /** Number of the first event that came while somebody else acted and was not looked at yet. */
  unreadFrom = $state(0);
  /** At a table with several players at one screen: who must take it before anything is shown. */
  handOver = $state<number | null>(null);
  /** Looks as a spectator although a seat is held. */
  watching = false;
  stage: Stage | null = null;

  private connection: Line;
  private waiting: State[] = [];
  private playing = false;
  private latest: State | null = null;
  /** Who waits for a version to be shown. */
  private arrivals: { version: number; come: () => void }[] = [];

  constructor(id: string, line?: (listener: Listener) => Line) {
    this.id = id;
    const listener = {
      message: (message: ServerMessage) => this.hear(message),
      status: (status: LineStatus, why = "") => {
        this.line = status;
        this.gone = why;
      },
    };
    this.connection = line ? line(listener) : new SocketLine(id, listener);
  }

  /* ---- what is there */

  /** What is shown: the table as it stands, or an earlier moment of it. */
  readonly state = $derived<State | null>(this.past.state ?? this.live);
  readonly view = $derived<View | null>(this.state?.view ?? null);
  readonly ask = $derived<Ask | null>(this.state?.ask ?? null);
  readonly seats = $derived<SeatFace[]>(this.state?.table.seats ?? []);
  readonly game = $derived(this.state?.table.game ?? "");
  readonly options = $derived.by<Option[]>(() => {
    const board = this.board;
    const options = this.ask?.options ?? [];
    if (!board?.targetsOf) return options;
    return options.map((option) => ({ ...option, targets: board.targetsOf!(option, this) }));
  });
  /** Kinds of things the question is about: `advisor`, `building`, … */
  readonly kindsAsked = $derived(
    new Set(this.options.flatMap((option) => option.targets.map((target) => target.split(":")[0] ?? ""))),
  );
  /** What the question is about without being a choice: the card that is paid for, the action that wants workers. */
  readonly about = $derived.by<ReadonlySet<string>>(() => {
    const choices = new Set([...(this.ask?.options ?? []), ...this.options].flatMap((option) => option.targets));
    return new Set((this.ask?.targets ?? []).filter((target) => !choices.has(target)));
  });
  /** Options that hold everything picked. */
  readonly candidates = $derived(narrowed(this.options, this.selection));
  /** What the wax button would play. */
  readonly chosen = $derived.by<Option | null>(() => {
    if (this.named !== null) return this.options.find((option) => option.action === this.named) ?? null;
    const only = settled(this.options, this.selection);
    if (only) return only;
    return this.selection.length > 0 ? (this.board?.prefer?.(this.candidates, this) ?? null) : null;
  });
  /** What the dock lists as buttons: the choice that remains, or what has no target to click on. */
  readonly choices = $derived.by<Option[]>(() => {
    if (this.selection.length === 0) {
      const bare = this.options.filter((option) => option.targets.length === 0);
      if (this.isOneThing) return this.options;
      return this.board?.drawn?.(bare, this) ? bare.filter((option) => option.verb === "pass") : bare;
    }
    if (this.candidates.length < 2 || this.board?.drawn?.(this.candidates, this)) return [];
    const missing = this.candidates.some((option) => option.targets.length > this.selection.length);
    return missing && this.candidates.length > 6 ? [] : this.candidates;
  });

  /** A few ways with one and the same thing: they are listed without a click on it. */
  private readonly isOneThing = $derived.by(() => {
    const targeted = this.options.filter((option) => option.targets.length > 0);
    const first = targeted[0]?.targets.join();
    return targeted.length > 1 && targeted.length <= 4 && targeted.every((option) => option.targets.join() === first);
  });

  get lang() {
    return settings.lang;
  }

  /** Is a question of mine open? */
  get asked(): boolean {
    return this.ask !== null && this.line !== "gone";
  }

  mark(target: string): Mark | null {
    return this.ask ? markOf(this.options, this.selection, target) : null;
  }

  optionsOf(target: string): Option[] {
    return this.options.filter((option) => option.targets.includes(target));
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  /** A card, space or piece of the catalogue, by target (`advisor:queen`) or by the bare id that views use (`queen`). */
  thing(name: string | null | undefined): Thing | null {
    const catalogue = this.catalogue;
    if (!catalogue || !name) return null;
    return catalogue.things[name] ?? catalogue.things[catalogue.aliases[name] ?? catalogue.ids[name] ?? ""] ?? null;
  }

  /* ---- choosing */

  /** A click on a target. `element` is where an answer to "why not?" will hang, `thing` what it is about. */
  pick(target: string, element: HTMLElement | null = null, thing = target): void {
    this.why = null;
    this.fault = null;
    this.hurry();
    const mark = this.mark(target);
    if (mark === null || mark === "far") {
      void this.whyNot(thing, element);
      return;
    }
    if (mark === "chosen") {
      const again = this.board?.again?.(target) ?? (this.selection.at(-1) === target ? "confirm" : "toggle");
      if (again === "confirm" && this.chosen) void this.confirm();
      else this.selection = withoutTarget(this.selection, target);
      this.named = null;
      return;
    }
    this.named = null;
    this.pickedOn = this.tab;
    this.selection = withTarget(this.options, this.selection, target);
    if (settings.confirm === "quick" && this.candidates.length === 1) void this.confirm();
  }

  /** Adds a target that is picked already once more (a second equal die). */
  pickMore(target: string): void {
    if (narrowed(this.options, [...this.selection, target]).length > 0) this.selection = [...this.selection, target];
    this.named = null;
  }

  drop(target: string): void {
    this.selection = withoutTarget(this.selection, target);
    this.named = null;
  }

  /** An option by name: chosen, and played at once if it is chosen already or `now` is said. */
  choose(option: Option, now = false): void {
    this.hurry();
    const again = this.chosen?.action === option.action;
    this.named = option.action;
    if (now || again || settings.confirm === "quick") void this.confirm();
  }

  clear(): void {
    this.selection = [];
    this.named = null;
    this.why = null;
  }

  async confirm(): Promise<void> {
    const option = this.chosen;
    const ask = this.ask;
    if (!option || !ask || this.busy) return;
    await this.command({ type: "move", seat: this.state!.seat!, ask: ask.number, action: option.action });
  }

  async whyNot(target: string, element: HTMLElement | null = null): Promise<void> {
    this.why = null;
    const reason = await this.connection.why(target).catch(() => null);
    if (reason) this.why = { target, element, reason };
  }

  /* ---- everything else one may ask of a table */

  /** True when it was done; a refusal is shown and stays until the next act. */
  async command(command: Command): Promise<boolean> {
    this.busy = true;
    this.fault = null;
    try {
      await this.awaited(await this.connection.command(command));
      this.seen.all();
      return true;
    } catch (error) {
      if (error instanceof RefusedCommand) this.fault = error.fault;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Until the state that a command led to is shown, its question must not be answered again. */
  private awaited(version: number): Promise<void> {
    if ((this.live?.version ?? 0) >= version) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PATIENCE_MS);
      this.arrivals.push({
        version,
        come: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }

  /** Whoever looks on has no moves to take back. */
  async undo(moves = 1): Promise<boolean> {
    const seat = this.state?.seat ?? null;
    return seat !== null && this.command({ type: "undo", seat, moves });
  }

  async redo(): Promise<boolean> {
    const seat = this.state?.seat ?? null;
    return seat !== null && this.command({ type: "redo", seat });
  }

  look(seat: number | null): void {
    this.watching = seat === null && this.live !== null;
    this.seat = seat;
    this.past.leave();
    this.clear();
    this.connection.look(seat, settings.lang, null);
  }

  close(): void {
    this.connection.close();
  }

  /* ---- what comes in */

  private hear(message: ServerMessage): void {
    if (message.type === "presence") this.showPresence(message.seats);
    if (message.type === "refused") this.fault = message.error;
    if (message.type !== "state") return;
    if (this.findSeat(message)) return;
    this.latest = message;
    if (this.connection instanceof SocketLine) this.connection.remember(message.seat, settings.lang, message.version);
    this.waiting.push(message);
    if (!this.playing) void this.play();
  }

  /** The first look is a spectator's; whoever holds a seat then looks through it. True if another state will come. */
  private findSeat(message: State): boolean {
    if (message.seat !== null || this.watching || this.live?.seat != null) return false;
    const mine = message.table.seats.filter((face) => face.mine);
    const own = mine.find((face) => face.to_act) ?? mine[0];
    if (!own) return false;
    if (mine.length > 1) this.handOver = own.seat;
    this.seat = own.seat;
    this.connection.look(own.seat, settings.lang, null);
    return true;
  }

  /** Shows the states that came, one after another; moves of mine and the first state are shown at once. */
  private async play(): Promise<void> {
    this.playing = true;
    while (this.waiting.length > 0) {
      const next = this.waiting.shift()!;
      const mine = this.isMine(next);
      await this.show(next);
      const calm = !mine && !isStill() && this.waiting.length > 0 && this.waiting.length <= MOST_WAITING;
      if (calm) await new Promise<void>((resolve) => this.sleep(resolve));
    }
    this.playing = false;
  }

  private wakeUp: (() => void) | null = null;

  private sleep(resolve: () => void): void {
    const timer = setTimeout(resolve, STEP_MS);
    this.wakeUp = () => {
      clearTimeout(timer);
      resolve();
    };
  }

  /** Skips to the newest state. */
  hurry(): void {
    if (this.waiting.length === 0) return;
    for (const state of this.waiting.splice(0)) this.keep(state);
    if (this.latest) this.put(this.latest);
    this.wakeUp?.();
  }

  private isMine(next: State): boolean {
    const entry = next.entries.at(-1);
    return !entry || entry.seat === next.seat || next.since === null;
  }

  private async show(next: State): Promise<void> {
    const known = this.events.length;
    const first = this.live === null || next.since === null;
    const silent = first || this.past.state !== null;
    if (!silent) this.stage?.before();
    this.keep(next);
    this.put(next);
    await tick();
    if (!silent) this.stage?.after(this.events.slice(Math.min(known, next.events_from)).filter((e) => e.n >= known));
  }

  /** Events and entries add up; an undo takes some back. */
  private keep(next: State): void {
    this.events = [...this.events.slice(0, next.events_from), ...next.events];
    this.entries = next.since === null ? next.entries : [...this.entries, ...next.entries];
  }

  private put(next: State): void {
    const sameQuestion = this.live?.ask?.number === next.ask?.number && this.live?.seat === next.seat;
    if (!this.live || next.since === null) this.unreadFrom = this.events.length;
    this.live = next;
    this.seat = next.seat;
    this.passOn(next);
    if (!sameQuestion) {
      this.clear();
      this.hinting.close();
    } else if (this.named !== null && !next.ask?.options.some((option) => option.action === this.named)) this.clear();
    const here = this.arrivals.filter((one) => one.version <= next.version);
    this.arrivals = this.arrivals.filter((one) => one.version > next.version);
    for (const one of here) one.come();
  }

  /** Another player of this screen is asked: it must change hands first. */
  private passOn(next: State): void {
    const mine = next.table.seats.filter((face) => face.mine && !face.stand_in && !face.conceded);
    if (mine.length < 2 || next.seat === null || this.watching) return;
    const asked = mine.filter((face) => face.to_act);
    if (asked.length > 0 && !asked.some((face) => face.seat === next.seat)) this.handOver = asked[0]!.seat;
  }

  /** The screen has changed hands. */
  takeOver(): void {
    const seat = this.handOver;
    this.handOver = null;
    if (seat !== null && seat !== this.live?.seat) this.look(seat);
  }

  private showPresence(seats: number[]): void {
    if (!this.live) return;
    const faces = this.live.table.seats.map((face) => ({ ...face, present: seats.includes(face.seat) }));
    this.live = { ...this.live, table: { ...this.live.table, seats: faces } };
  }
}
