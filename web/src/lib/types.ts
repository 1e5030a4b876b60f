/** What the server sends and takes. Pages import types from here only.

What the server describes loosely (states, views, catalogues) is written by hand; the rest is generated. */

import type { components } from "./api.generated";

export type Lang = "pl" | "en";

export interface Said {
  pl: string;
  en: string;
}

export interface Fault extends Said {
  code: string;
}

export interface Option {
  action: number;
  text: string;
  label: string;
  targets: string[];
}

export interface Ask {
  number: number;
  kind: string;
  rule: string;
  text: string;
  targets: string[];
  options: Option[];
}

export interface GameEvent {
  n: number;
  kind: string;
  rule: string;
  seat: number;
  text: string;
  [fact: string]: unknown;
}

export interface Entry {
  number: number;
  kind: string;
  seat: number | null;
  at: number;
  [fact: string]: unknown;
}

export type SeatKind = "person" | "bot" | "open" | "friend";

export interface SeatFace {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  level: number | null;
  stand_in: string | null;
  conceded: boolean;
  flagged: boolean;
  mine: boolean;
  present: boolean;
  to_act: boolean;
  deadline: number | null;
  reserve: number | null;
}

export type Clock =
  | { kind: "none" }
  | { kind: "days"; days: number }
  | { kind: "live"; seconds: number; reserve: number };

export interface Proposal {
  number: number;
  kind: "undo" | "abort" | "end" | "replace";
  /** Seats of whoever proposes. */
  seats: number[];
  at: number;
  agreed: number[];
  awaited: number[];
  mine: boolean;
  asks_me: boolean;
  moves?: number;
  target?: number;
  with?: "bot" | "open";
}

export interface TableFace {
  id: string;
  game: string;
  rules: number;
  status: "open" | "playing" | "over" | "aborted" | "closed";
  options: Record<string, unknown>;
  visibility: "public" | "link";
  seats: SeatFace[];
  clock: Clock;
  on_time: "bot" | "call";
  absence?: number | null;
  /** May people ask for hints? */
  hints?: boolean;
  owned?: boolean;
  proposal: Proposal | null;
  result: { reason: string } | null;
  undoable: number;
  redoable: number;
  scores?: number[] | null;
  breakdown?: Record<string, number>[] | null;
  ranking?: number[] | null;
}

/** A pile: how many cards, and the names of those this viewer may see (null: face down). */
export interface Zone {
  count: number;
  cards?: (string | null)[];
}

/** The engine's view: the same in every game around `table`, which each board types for itself. */
export interface View {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: number;
  names: string[];
  viewer: number | null;
  to_act: number[];
  over: boolean;
  zones: Record<string, Zone | Zone[]>;
  table: Record<string, unknown>;
  [more: string]: unknown;
}

export interface State {
  type: "state";
  version: number;
  since: number | null;
  table: TableFace;
  seat: number | null;
  view: View | null;
  ask: Ask | null;
  events_from: number;
  events: GameEvent[];
  entries: Entry[];
}

export interface Reason extends Said {
  rule: string;
}

type Nameless<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
/** What people may ask of a table; its id is added when it is sent. */
export type Command = Nameless<Exclude<Shapes["ClientMessage"], Shapes["WhyMessage"]>>;

export type ServerMessage =
  | State
  | { type: "done"; id: string; version: number; repeated: boolean }
  | { type: "refused"; id: string | null; error: Fault; version: number }
  | { type: "why"; id: string; reason: Reason | null }
  | { type: "presence"; seats: number[] }
  | { type: "pong"; now: number }
  | { type: "bye"; reason: string };

/* ---- games, people, lists, records: generated from the server's own description (`npm run types`) */

type Shapes = components["schemas"];

/** A game in the list. */
export type GameLine = Shapes["GameLine"];
export type Games = Shapes["Games"];
export type BotFace = Shapes["BotFace"];
export type Hint = Shapes["HintFace"];
export type HintMove = Shapes["HintMove"];
export type OptionInfo = Omit<Shapes["OptionFace"], "choices"> & { choices: (string | number | boolean)[] };
export type GameInfo = Omit<Shapes["GameFace"], "options"> & { options: OptionInfo[] };
export type Me = Shapes["Me"];
export type SeatLine = Shapes["SeatLineFace"];
export type TableRow = Omit<Shapes["TableLineFace"], "clock"> & { clock: Clock };
export type Notice = Shapes["NoticeFace"];
export type Created = Shapes["CreatedFace"];
/** What a link would do, before it is used. */
export type LinkTold = Omit<Shapes["LinkTold"], "table"> & { table: TableFace | null };
/** What only I am told of my account. */
export type AccountFacts = Shapes["AccountFace"];
export type SessionLine = Shapes["SessionLine"];
export type TokenLine = Shapes["TokenLine"];
export type Claimed = Shapes["Claimed"];
/** A record that was verified; unfinished ones come back as a position to go on from. */
export type Brought = Shapes["RecordFace"];
export type ReplayStep = Omit<Shapes["StepFace"], "events"> & { events: GameEvent[] };
/** An earlier moment of a table that may still be played, as this watcher saw it. */
export type PastMoment = Omit<Shapes["PastFace"], "view"> & { view: View };
export type Replay = Omit<Shapes["ReplayFace"], "steps"> & { steps: ReplayStep[] };

/* ---- the catalogue: what is printed on cards and spaces (docs/catalogue.md) */

/** One sign of the icon grammar: an icon with a count, or an operator between icons. */
export type Token =
  | { icon: string; count: number; signed?: true; op?: undefined }
  | { op: "to" | "or" | "pay" | "if" | "equal" | "versus"; icon?: undefined }
  | { op: "per" | "at_most" | "at_least"; count: number; icon?: undefined }
  | ({ op: "word"; icon?: undefined } & Said);

/** One thing a card does. */
export interface Doing {
  when: string;
  field: string;
  trigger: Token[];
  tokens: Token[];
  text: Said;
}

/** Anything that can be a target or stand in a view: a card, a space, a piece. */
export interface Thing {
  key: string;
  id: string;
  family: string;
  name: Said;
  icon: string;
  facts: Record<string, unknown>;
  cost: Record<string, number> | null;
  vp: number | null;
  effects: Doing[];
  text: Said;
  rules: string[];
  copies: number | null;
  source: string;
  /** Fields whose values are our own. */
  reconstructed: string[];
  overlaid: string[];
  note: Said | null;
}

export interface Catalogue {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  overlay: string | null;
  things: Record<string, Thing>;
  /** Other targets that mean a thing. */
  aliases: Record<string, string>;
  /** From the bare ids that views use to keys. */
  ids: Record<string, string>;
  families: Record<string, { name: Said; icon: string; keys: string[] }>;
  words: Record<string, Said>;
  sources: Record<string, Said>;
  /** Facts of the boards: rows, columns, tracks; each game its own. */
  layout: Record<string, unknown>;
}

/** One paragraph of the written rules. */
export interface RuleItem {
  id: string;
  kind: "heading" | "rule" | "ruling" | "text" | "table";
  page: "rules" | "modules" | "rulings";
  level: number;
  chapter: string;
  heading: string;
  /** Inline markdown. */
  text: string;
  rows?: string[][];
  scope: { option?: string; value?: unknown; seats?: number[] } | null;
  cites: string[];
  /** Folded words, for searching. */
  search: string;
}
