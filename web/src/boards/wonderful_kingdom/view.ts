/** What the engine tells about a table of Wonderful Kingdom, and small questions about it. */

import type { TableModel } from "../../lib/table.svelte";
import type { Said, Zone } from "../../lib/types";

export type Counts = Record<string, number>;

export interface SiteView {
  card: string;
  filled: Counts;
  frozen: boolean;
}

export interface SeatView {
  duchy: string;
  built: Counts;
  construction: SiteView[];
  alchemy: Counts;
  fresh: Counts;
  thefts: Counts;
  menaces: Counts;
  krystallium: number;
  soldiers: number;
  camp: number;
  traps: number;
  calamities: number;
  advisors: string[];
  used: string[];
  vision_used: boolean;
  stages: string[];
  deck: string;
  deck_left: number;
  production: Counts;
  face_down: boolean[];
}

export interface Kingdom {
  round: number;
  phase: "set_up" | "choice" | "planning" | "production" | "fight" | "end";
  step: string;
  calamity_stack: number;
  vermin_stack: number;
  quest: string;
  searched: boolean;
  doubled: boolean;
  seats: SeatView[];
  face_down: Record<"left" | "right", boolean[]>;
  scores: number[];
  medal?: string;
}

export interface Layout {
  rounds: number;
  phases: string[];
  turns: { kind: "propose" | "choose"; player: number }[];
  production: string[];
  types: { type: string; icon: string; resource: string }[];
  traps: number;
  alchemy: number;
  side: string;
  module: string;
  quests: Record<string, string[]>;
  decks: string[];
  solo: { supremacy: number; medals: { medal: string; points: number }[] } | null;
}

/** A card as it lies somewhere: `name` null means that nobody here knows it. */
export interface Lying {
  name: string | null;
  down: boolean;
  /** Which of the face-down cards of its pile it is, from 1; 0 for one that lies open. */
  hidden: number;
}

export type AreaName = "left" | "right";
export const AREAS: readonly AreaName[] = ["left", "right"];
export const BASIC = ["materials", "population", "gold", "exploration"] as const;
/** The order in which spaces, stores and prices are written. */
export const KINDS = [...BASIC, "krystallium", "soldier"] as const;

export function kingdom(table: TableModel): Kingdom {
  return table.view!.table as unknown as Kingdom;
}

export function layout(table: TableModel): Layout | null {
  return (table.catalogue?.layout as unknown as Layout) ?? null;
}

export function seatOf(table: TableModel, seat: number): SeatView {
  return kingdom(table).seats[seat]!;
}

/** Whose duchy lies on the right: mine, or the first one's for whoever only watches. */
export function mine(table: TableModel): number {
  return table.state?.seat ?? 0;
}

export function rival(table: TableModel, seat: number): number | null {
  return kingdom(table).seats.length > 1 ? 1 - seat : null;
}

/** Cubes of gold do not look like coins; the catalogue knows. */
export function iconOf(table: TableModel, resource: string): string {
  return table.thing(`resource:${resource}`)?.icon ?? (resource === "gold" ? "gold-cube" : resource);
}

export function wordOf(table: TableModel, word: string): Said | null {
  return table.catalogue?.words[word] ?? null;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((all, n) => all + n, 0);
}

/** Counts as single pieces, in the order of the resources. */
export function pieces(counts: Counts): string[] {
  return KINDS.flatMap((kind) => Array<string>(counts[kind] ?? 0).fill(kind));
}

export function cardsOf(table: TableModel, zone: string, seat?: number): (string | null)[] {
  const found = table.view?.zones[zone];
  const pile = (Array.isArray(found) ? found[seat ?? 0] : found) as Zone | undefined;
  return pile?.cards ?? Array<null>(pile?.count ?? 0).fill(null);
}

export function countOf(table: TableModel, zone: string, seat?: number): number {
  const found = table.view?.zones[zone];
  return ((Array.isArray(found) ? found[seat ?? 0] : found) as Zone | undefined)?.count ?? 0;
}

function lying(cards: (string | null)[], down: boolean[]): Lying[] {
  let hidden = 0;
  return cards.map((name, at) => ({ name, down: down[at] ?? false, hidden: down[at] ? ++hidden : 0 }));
}

export function offered(table: TableModel, area: AreaName): Lying[] {
  return lying(cardsOf(table, area), kingdom(table).face_down[area]);
}

export function selected(table: TableModel, seat: number): Lying[] {
  return lying(cardsOf(table, "selection", seat), seatOf(table, seat).face_down);
}

/** How actions name each card under construction; several that are filled alike share the name of the first. */
export function siteNames(sites: readonly SiteView[]): string[] {
  const names: string[] = [];
  let rank = 0;
  for (const [at, site] of sites.entries()) {
    const before = sites[at - 1];
    rank = before?.card === site.card ? rank + 1 : 0;
    names.push(before && same(before, site) ? names[at - 1]! : rank === 0 ? site.card : `${site.card}_${rank + 1}`);
  }
  return names;
}

export function same(one: SiteView, other: SiteView): boolean {
  return (
    one.card === other.card &&
    one.frozen === other.frozen &&
    KINDS.every((kind) => (one.filled[kind] ?? 0) === (other.filled[kind] ?? 0))
  );
}

/** The spaces of a card in printed order: which are filled. */
export function spacesOf(spaces: readonly string[], filled: Counts): { kind: string; on: boolean }[] {
  const left = { ...filled };
  return spaces.map((kind) => {
    const on = (left[kind] ?? 0) > 0;
    if (on) left[kind] = left[kind]! - 1;
    return { kind, on };
  });
}

/** What is still missing on a card, by kind. */
export function missingOf(spaces: readonly string[], filled: Counts): Counts {
  const missing: Counts = {};
  for (const { kind, on } of spacesOf(spaces, filled)) if (!on) missing[kind] = (missing[kind] ?? 0) + 1;
  return missing;
}

export function spacesOfCard(table: TableModel, card: string): string[] {
  return (table.thing(`card:${card}`)?.facts.spaces as string[] | undefined) ?? [];
}

/** Built cards by type. */
export function typesOf(table: TableModel, seat: number): Counts {
  const found: Counts = {};
  for (const [card, n] of Object.entries(seatOf(table, seat).built)) {
    const type = table.thing(`card:${card}`)?.facts.type as string | undefined;
    if (type) found[type] = (found[type] ?? 0) + n;
  }
  return found;
}

/** Where we are in the turns of the choice phase, and which seat is which player of the list. */
export function turnNow(table: TableModel): { at: number; seatOfPlayer: (player: number) => number | null } {
  const turns = layout(table)?.turns ?? [];
  const begun = table.events.findLastIndex((event) => event.kind === "phase" && event.phase === "choice");
  const round = table.events.slice(begun + 1);
  const proposed = round.filter((event) => event.kind === "propose").length;
  const at = Math.floor(proposed / 2) + round.filter((event) => event.kind === "take").length;
  const acting = table.view?.to_act[0];
  const player = turns[at]?.player;
  return {
    at,
    seatOfPlayer: (one) => (acting === undefined || player === undefined ? null : one === player ? acting : 1 - acting),
  };
}

/** Names that lie in one place only: just these may travel by name. */
export function single(table: TableModel): Set<string> {
  const seen = new Map<string, number>();
  const seats = kingdom(table).seats.map((_, seat) => seat);
  const all = [
    ...cardsOf(table, "hand", mine(table)),
    ...AREAS.flatMap((area) => cardsOf(table, area)),
    ...seats.flatMap((seat) => cardsOf(table, "selection", seat)),
    ...seats.flatMap((seat) => seatOf(table, seat).construction.map((site) => site.card)),
  ];
  for (const name of all) if (name) seen.set(name, (seen.get(name) ?? 0) + 1);
  return new Set([...seen].filter(([, n]) => n === 1).map(([name]) => name));
}

/** Is it asked which icon of production a thief covers, or sets free? */
export function isTheft(table: TableModel): boolean {
  return table.ask?.kind === "theft" || table.ask?.kind === "uncover";
}
