/** What a game gives the table page. Written down for board makers; nothing here decides a rule. */

import type { Component } from "svelte";
import type { TableModel } from "../lib/table.svelte";
import type { GameEvent, Option } from "../lib/types";

/** One place in the phone's bottom bar; `id` becomes `data-tab` on the root. */
export interface Tab {
  id: string;
  name: string;
  icon: string;
}

export interface Phase {
  name: string;
  icon?: string;
  hint?: string;
}

/** The bar's calendar: rounds or years as seals, phases in order, and one short line for phones. */
export interface Calendar {
  rounds?: { count: number; now: number; name: string; roman?: boolean };
  phases: Phase[];
  /** Index of the current phase, -1 for none. */
  now: number;
  /** Phases show their names always (few phases) or only the current one does (many). */
  named?: boolean;
  brief: string;
}

/** A piece that travels over the table: from one `data-anchor` to another. */
export interface Flight {
  from: string;
  to: string;
  icon: string;
  count?: number;
  /** For dice: the seat whose colour it wears. */
  seat?: number;
}

/** A coat of arms as pieces of SVG. */
export interface Arms {
  /** Strewn over the field, 24 by 24. */
  diaper: string;
  /** On the shield, 96 by 112. */
  charges: string;
}

export interface BoardProps {
  table: TableModel;
}

export interface SeatProps {
  table: TableModel;
  seat: number;
}

export interface BoardModule {
  /** Class of the table's root, under which this board's style sheet lives: kb, pa, va, wk. */
  code: string;
  /** Everything in the grid but players, chronicle and dock: the shared world and what is mine. */
  Board: Component<BoardProps>;
  /** Lines below the name in a player's strip. */
  Player?: Component<SeatProps>;
  /** A player's full sheet, opened over the board from the strip. */
  Sheet?: Component<SeatProps>;
  /** Dice, hand, workers, payment: the row between the question and the acts. */
  Tray?: Component<BoardProps>;
  /** One line under the question: what the current choice brings. */
  Consequence?: Component<BoardProps>;

  calendar(table: TableModel): Calendar;
  /** Without players and chronicle, which the page adds. */
  tabs(table: TableModel): Tab[];
  /** The tab where the current question is answered. */
  home(table: TableModel): string;
  /** Seats in turn order; by number if missing. */
  order?(table: TableModel): number[];
  /** The number on the seal of a player. */
  score?(table: TableModel, seat: number): number | null;
  /** An opponent without a seat (a virtual player) and its points; null: there is none. */
  rival?(table: TableModel): { name: string; points: number } | null;
  /** A few words beside a player's name (duchy, passed, …). */
  byline?(table: TableModel, seat: number): string;

  /** Targets of an option as this board draws them, where the engine's do not fit (equal dice, tokens from the text). */
  targetsOf?(option: Option, table: TableModel): string[];
  /** Which of several remaining options the wax button offers by itself (fewest dice, least magic); null: ask. */
  prefer?(options: Option[], table: TableModel): Option | null;
  /** Second click on a picked target: `toggle` takes it back, `confirm` seals. Default: confirm if it is the last one. */
  again?(target: string): "toggle" | "confirm";
  /** The question with the current selection in it; null: the prompt's own words. */
  question?(table: TableModel): string | null;
  /** What the wax button says; null: the option's label. */
  seal?(option: Option, table: TableModel): string | null;
  /** By verb: what its label leaves unsaid, so that buttons add it in icons. Words of `seal` name the deed alone. */
  unsaid?: Record<string, "cost" | "gain" | "both">;
  /** Options the board draws itself (payment steppers, either-or on a card), so that the dock need not list them. */
  drawn?(options: Option[], table: TableModel): boolean;
  /** Nothing is left to do here but to end it: the act that ends the step becomes the wax button. */
  finished?(table: TableModel): boolean;
  /** What travels when this happens; undefined: the default (goods from their source to the player). */
  flights?(event: GameEvent, table: TableModel): Flight[] | undefined;
}
