/** What the server sends and takes, generated from its own description (`npm run types`). Pages import types from here only.

Written by hand is what the server describes loosely: views, clocks, signs of the icon grammar. */

import type { components } from "./api.generated";

type Shapes = components["schemas"];

export type Lang = "pl" | "en";

export type Said = Shapes["Both"];
export type Fault = Shapes["Trouble"];

/** A legal action as data: what is done with which arguments, what it costs and brings; `label` is for people. */
export type Option = Shapes["Option"];
export type Ask = Shapes["Ask"];

export type GameEvent = Shapes["EventFace"];
export type Entry = Shapes["EntryFace"];
export type SeatFace = Shapes["SeatFace"];
export type Proposal = Shapes["ProposalFace"];

export type Clock =
  | { kind: "none" }
  | { kind: "days"; days: number }
  | { kind: "live"; seconds: number; reserve: number };

export type TableFace = Omit<Shapes["TableFace"], "clock"> & { clock: Clock };

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

export type State = Omit<Shapes["State"], "table" | "view"> & { table: TableFace; view: View | null };
export type Reason = Shapes["Reason"];

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

/* ---- games, people, lists, records */

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
export type Doing = Omit<Shapes["Doing"], "trigger" | "tokens"> & { trigger: Token[]; tokens: Token[] };
/** Anything that can be a target or stand in a view: a card, a space, a piece. */
export type Thing = Omit<Shapes["Thing"], "effects"> & { effects: Doing[] };
export type Catalogue = Omit<Shapes["CatalogueFace"], "things"> & { things: Record<string, Thing> };

/** One paragraph of the written rules. */
export type RuleItem = Omit<Shapes["RuleItem"], "scope"> & {
  scope: { option?: string; value?: unknown; seats?: number[] } | null;
};
