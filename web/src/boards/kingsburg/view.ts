/** What the engine's view tells of a table of Kingsburg, as this board reads it. */

import type { TableModel } from "../../lib/table.svelte";
import type { Said, Zone } from "../../lib/types";

export type Good = "gold" | "wood" | "stone";
export const GOODS: readonly Good[] = ["gold", "wood", "stone"];

/** Dice before one advisor; `seat` -1: neutral dice. */
export interface Group {
  advisor: string;
  seat: number;
  dice: number[];
  white: number[];
  token: boolean;
  shift: number;
  fair?: boolean;
}

export interface SeatView {
  goods: Record<Good, number>;
  plus2: number;
  soldiers: number;
  buildings: string[];
  points: Record<string, number>;
  dice: number[];
  white: number[];
  white_dice: number;
  aid: number;
  total: number;
  used: string[];
  vp: number;
  goods_held: number;
  rows?: string;
  dealt?: string;
  spent?: string[];
  gifted?: string[];
  wins?: number;
  group?: string;
  tokens?: number[];
  token?: number;
  allies?: Record<string, number>;
  strength?: number;
  /** The battle value against the enemy as this viewer knows it, and what the province adds: always, and to one type. */
  battle: { value: number; bonus: number; against: Record<string, number> };
}

export interface KingsburgView {
  year: number;
  phase: number;
  order: number[];
  envoy: number;
  court: Group[];
  seats: SeatView[];
  /** What must be beaten this winter, once this viewer knows it: the cards and what the destiny card adds. */
  enemy_strength?: number;
  rows_left?: string;
  auction?: { governor: string; bid: number; bidder: number; out: number[] };
  tile_4?: string[];
  tile_5?: string;
  tile_5_taken?: boolean;
  gifts?: Record<string, string>;
  reserved?: Record<string, number>;
}

export interface Row {
  row: string;
  letter: string;
  cells: string[];
}

export interface Layout {
  advisors: string[];
  private_advisors: string[];
  province: { columns: number; rows: Row[]; alternative: Row[] };
  years: number;
  calendar: { phase: number; name: Said; icon: string; season: string | null }[];
  enemy_strength: Record<string, [number, number]>;
  soldier_tokens: number[];
  points: string[];
}

export function viewOf(table: TableModel): KingsburgView {
  return table.view!.table as unknown as KingsburgView;
}

export function layoutOf(table: TableModel): Layout | null {
  return (table.catalogue?.layout as unknown as Layout | undefined) ?? null;
}

/** Names of the cards of a zone that this viewer sees; null where a card lies face down. */
export function cardsOf(table: TableModel, zone: string, seat?: number): (string | null)[] {
  const found = table.view?.zones[zone];
  const pile: Zone | undefined = Array.isArray(found) ? found[seat ?? 0] : found;
  if (!pile) return [];
  return pile.cards ?? Array.from({ length: pile.count }, () => null);
}

/** Rows of a seat's province, top to bottom. */
export function rowsOf(layout: Layout, seat: SeatView): Row[] {
  if (!seat.rows) return layout.province.rows;
  const all = [...layout.province.rows, ...layout.province.alternative];
  return [...seat.rows].map((letter) => all.find((row) => row.row === letter)).filter((row) => row !== undefined);
}

/** The icon that enemies of one type wear. */
export function iconOfEnemy(table: TableModel, type: string): string {
  const keys = table.catalogue?.families.enemies?.keys ?? [];
  return keys.map((key) => table.thing(key)).find((thing) => thing?.facts.type === type)?.icon ?? "sword";
}
