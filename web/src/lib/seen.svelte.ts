/** What happened at a table since its person last acted or looked: remembered in this browser. */

import type { TableModel } from "./table.svelte";

interface Memory {
  events: number;
  scores: (number | null)[];
  at: number;
}

const PREFIX = "palatine.seen.";
const MOST_TABLES = 40;

function recall(id: string): Memory | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? "null") as Memory | null;
  } catch {
    return null;
  }
}

/** The oldest notes go when there are many. */
function tidy(): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (kept.length <= MOST_TABLES) return;
  const age = (key: string) => recall(key.slice(PREFIX.length))?.at ?? 0;
  for (const key of kept.sort((a, b) => age(a) - age(b)).slice(0, kept.length - MOST_TABLES))
    localStorage.removeItem(key);
}

export class Seen {
  /** Events from this number on are news. */
  from = $state(Number.POSITIVE_INFINITY);
  /** The points when it was last looked at, by seat. */
  scores = $state.raw<(number | null)[]>([]);
  /** The table was left and something happened meanwhile. */
  away = $state(false);
  private arrived = false;

  constructor(private readonly table: TableModel) {}

  readonly news = $derived.by(() => this.table.events.slice(this.from).filter((event) => event.text));
  /** The news without the headings of phases. */
  readonly deeds = $derived(this.news.filter((event) => event.kind !== "phase"));

  private points(): (number | null)[] {
    const { board, view, seats } = this.table;
    return view && board?.score ? seats.map((face) => board.score!(this.table, face.seat)) : [];
  }

  /** The first look: what came since the last visit is news. */
  arrive(): void {
    if (this.arrived) return;
    this.arrived = true;
    const known = recall(this.table.id);
    const count = this.table.events.length;
    this.from = known ? Math.min(known.events, count) : count;
    this.scores = known?.scores ?? this.points();
    this.away = this.news.length > 0;
    this.keep();
  }

  /** Everything told so far is known: after an act of mine, or when the summary was closed. */
  all(): void {
    this.from = this.table.events.length;
    this.scores = this.points();
    this.away = false;
    this.keep();
  }

  /** Notes what is on the screen now, for the next visit. */
  keep(): void {
    if (!this.arrived || document.hidden || this.table.past.state) return;
    try {
      const memory: Memory = { events: this.table.events.length, scores: this.points(), at: Date.now() };
      localStorage.setItem(PREFIX + this.table.id, JSON.stringify(memory));
      tidy();
    } catch {
      // Private windows may refuse storage; then there is no summary after an absence.
    }
  }
}
