/** The view of Kingsburg, typed; nothing here is decided, only read. */

import type { TableModel } from "../../lib/table.svelte";
import type { Zone } from "../../lib/types";

export interface Placed {
  advisor: string;
  /** -1: neutral dice. */
  seat: number;
  dice: number[];
  white: number[];
  token: boolean;
  shift: number;
}

export interface Seat {
  goods: { gold: number; wood: number; stone: number };
  plus2: number;
  soldiers: number;
  buildings: string[];
  dice: number[];
  white: number[];
  total: number;
  vp: number;
  used: string[];
  /** Letters of the rows of this seat, from the top; small ones are alternative. */
  rows?: string;
  [more: string]: unknown;
}

export interface Court {
  year: number;
  phase: number;
  order: number[];
  envoy: number;
  court: Placed[];
  seats: Seat[];
  [more: string]: unknown;
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
  calendar: { phase: number; name: { pl: string; en: string }; icon: string }[];
  enemy_strength: Record<string, [number, number]>;
}

export const GOODS = ["gold", "wood", "stone"] as const;

export function court(table: TableModel): Court {
  return table.view!.table as unknown as Court;
}

export function seatOf(table: TableModel, seat: number): Seat {
  return court(table).seats[seat]!;
}

/** The seat whose sheet lies on the right: mine, or the first one for those who only watch. */
export function shownSeat(table: TableModel): number {
  return table.state?.seat ?? court(table).order[0] ?? 0;
}

export function layout(table: TableModel): Layout | null {
  return (table.catalogue?.layout as unknown as Layout | undefined) ?? null;
}

export function zone(table: TableModel, name: string): Zone {
  const found = table.view?.zones[name];
  return Array.isArray(found) || !found ? { count: 0 } : found;
}

export function zoneOf(table: TableModel, name: string, seat: number): Zone {
  const found = table.view?.zones[name];
  return Array.isArray(found) ? (found[seat] ?? { count: 0 }) : { count: 0 };
}

/** The rows of a seat's sheet. */
export function rowsOf(table: TableModel, seat: number): Row[] {
  const province = layout(table)?.province;
  if (!province) return [];
  const letters = seatOf(table, seat).rows;
  if (!letters) return province.rows;
  const all = [...province.rows, ...province.alternative];
  return [...letters].flatMap((letter) => all.find((row) => row.letter === letter || row.row === letter) ?? []);
}
