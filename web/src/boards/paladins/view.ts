/** What the engine's view tells of a table of Paladins, as this board reads it. */

import type { TableModel } from "../../lib/table.svelte";
import type { Said, Thing, Token, Zone } from "../../lib/types";

export type Worker = "labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal";
export const WORKERS: readonly Worker[] = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"];

export type Attribute = "strength" | "faith" | "influence";
export const ATTRIBUTES: readonly Attribute[] = ["strength", "faith", "influence"];

/** What the boards of players and of the virtual player share. */
export interface BoardView {
  attributes: Record<Attribute, number>;
  suspicions: string[];
  unpaid: number;
  paid: number;
  walls: string[];
  converts: string[];
  trophies: string[];
  /** `commission 1`: action and slot. */
  workshops: string[];
  passed: boolean;
}

export interface SeatView extends BoardView {
  silver: number;
  provisions: number;
  workers: Partial<Record<Worker, number>>;
  placed: Record<string, string[]>;
  crew: string[];
  jars: string[];
  paladin: string;
  tavern: string;
}

export interface VirtualView extends BoardView {
  workers: number;
  placed: Record<string, number>;
  jars: number;
  /** Space of the Resource marker, from 1. */
  marker: number;
  /** Attributes, the one that moved last first. */
  stacked: Attribute[];
  scheme_discards: Record<string, number>;
}

export interface PaladinsView {
  phase: "set_up" | "preparation" | "actions" | "end";
  round: number;
  first: number;
  active: number;
  tax: number;
  townsfolk: string[];
  townsfolk_discards: string[];
  outsiders: string[];
  outsider_discards: string[];
  tavern: string[];
  tavern_discards: string[];
  orders: string[];
  favours: string[];
  favour_workers: ([] | [Worker, number])[];
  suspicion_discards: Record<string, number>;
  /** Space: what stands there and whose it is; the virtual player comes after the last seat. */
  map: Record<string, ["monk" | "outpost", number]>;
  seats: SeatView[];
  vpl?: VirtualView;
  /** Points so far, seat by seat. */
  scores?: number[];
  vpl_score?: number;
  decks: Record<string, number>;
}

export interface Region {
  region: number;
  faith: number;
  strength: number;
  spaces: string[];
}

export interface Layout {
  rounds: number;
  actions: { left: string[]; right: string[] };
  attributes: { key: string; top: number; points: number[] }[];
  jar_spaces: string[];
  workshops: string[];
  regions: Region[];
  outsider_spaces: { faith: number; strength: number }[];
  townsfolk_track: string[];
  orders: { round: number; points: number }[];
  order_goal: number;
  favours: { round: number }[];
  tax_supply: number;
  kept_workers: number;
  virtual: { resource_spaces: number; level: Said } | null;
}

/** What is printed on an action of the player board. */
export interface ActionFacts {
  side: "left" | "right";
  slots: (Worker | "any")[];
  requires: Attribute | null;
  gives: Attribute | null;
  times?: number;
  prices?: Record<string, number>[];
  needs?: number[];
  points?: number[];
}

export function viewOf(table: TableModel): PaladinsView {
  return table.view!.table as unknown as PaladinsView;
}

export function layoutOf(table: TableModel): Layout | null {
  return (table.catalogue?.layout as unknown as Layout | undefined) ?? null;
}

export function seatOf(table: TableModel, seat: number): SeatView {
  return viewOf(table).seats[seat]!;
}

/** Whose board lies open: mine, or for those who watch the board of whoever acts. */
export function shownSeat(table: TableModel): number {
  const mine = table.state?.seat;
  if (mine !== null && mine !== undefined) return mine;
  const { active, seats } = viewOf(table);
  return active >= 0 && active < seats.length ? active : 0;
}

export function actionFacts(thing: Thing | null): ActionFacts | null {
  return (thing?.facts as unknown as ActionFacts | undefined) ?? null;
}

export const bare = (key: string): string => key.slice(key.indexOf(":") + 1);

/** How often a board has done an action, as its track counts it. */
export function doneOf(view: PaladinsView, seat: number, action: string): number {
  const board: SeatView | VirtualView | undefined = view.seats[seat] ?? view.vpl;
  if (!board) return 0;
  const onMap = (piece: string) =>
    Object.values(view.map).filter(([what, whose]) => what === piece && whose === seat).length;
  switch (action) {
    case "commission":
      return onMap("monk");
    case "garrison":
      return onMap("outpost");
    case "fortify":
      return board.walls.length;
    case "absolve":
      return typeof board.jars === "number" ? board.jars : board.jars.length;
    case "attack":
      return board.trophies.length;
    case "convert":
      return board.converts.length;
    case "develop":
      return board.workshops.length;
    default:
      return 0;
  }
}

/** What this round's Paladin adds to an attribute. */
export function boostOf(paladin: Thing | null, attribute: Attribute): number {
  return (paladin?.facts.boost as Record<Attribute, number> | undefined)?.[attribute] ?? 0;
}

export function totalOf(table: TableModel, seat: number, attribute: Attribute): number {
  const board = seatOf(table, seat);
  return board.attributes[attribute] + boostOf(table.thing(board.paladin && `paladin:${board.paladin}`), attribute);
}

/** What a Paladin's card says about this action; nothing for other actions. */
export function abilityFor(paladin: Thing | null, action: string): Token[] {
  if (paladin?.facts.action !== action) return [];
  return paladin.effects.find((effect) => effect.when === "action")?.tokens ?? [];
}

/** A trigger in few signs: "Suspicions? Suspicions ≥ 2" says its icon once. */
export function brief(trigger: readonly Token[]): readonly Token[] {
  const [first, second, third] = trigger;
  return second?.op === "if" && first?.icon !== undefined && first.icon === third?.icon ? trigger.slice(2) : trigger;
}

/** A price as the Paladin of this round leaves it: `0` on the card means free, a negative number so much less. */
export function lowered(price: number, resource: string, paladin: Thing | null, action: string): number {
  for (const token of abilityFor(paladin, action)) {
    if (token.icon !== resource) continue;
    if (token.count === 0) return 0;
    if (token.count < 0) return Math.max(0, price + token.count);
  }
  return price;
}

/** Workers one by one, in the order of the colours. */
export function oneByOne(workers: Partial<Record<Worker, number>>): Worker[] {
  return WORKERS.flatMap((kind) => Array.from({ length: workers[kind] ?? 0 }, () => kind));
}

export interface Slot {
  kind: Worker | "any";
  workshop: boolean;
  worker: Worker | "";
}

/** The worker spaces of an action with what stands on them. */
export function slotsOf(facts: ActionFacts, action: string, board: SeatView): Slot[] {
  const placed = board.placed[action] ?? [];
  return facts.slots.map((kind, at) => ({
    kind,
    workshop: board.workshops.includes(`${action} ${at + 1}`),
    worker: (placed[at] ?? "") as Worker | "",
  }));
}

/** Where chosen workers would stand: their own colour first, then anywhere that is free. Only for the eye. */
export function standing(slots: Slot[], workers: readonly Worker[]): (Worker | "")[] {
  const found: (Worker | "")[] = slots.map(() => "");
  const left = [...workers];
  const isFree = (at: number) => !slots[at]!.workshop && !slots[at]!.worker && !found[at];
  const put = (fits: (kind: Slot["kind"], worker: Worker) => boolean) => {
    for (const at of slots.keys()) {
      if (!isFree(at)) continue;
      const which = left.findIndex((worker) => fits(slots[at]!.kind, worker));
      if (which >= 0) found[at] = left.splice(which, 1)[0]!;
    }
  };
  put((kind, worker) => kind === worker);
  put((kind, worker) => kind === "any" && worker !== "criminal");
  put(() => true);
  return found;
}

/** Names of the cards of a pile of one seat; null where a card is not known to this viewer. */
export function pileOf(table: TableModel, zone: string, seat: number): (string | null)[] {
  const found = table.view?.zones[zone];
  const pile: Zone | undefined = Array.isArray(found) ? found[seat] : found;
  if (!pile) return [];
  return pile.cards ?? Array.from({ length: pile.count }, () => null);
}
