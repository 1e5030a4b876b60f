/** The view of Valeria, typed, and small sums over what lies open. */

import type { TableModel } from "../../lib/table.svelte";
import type { Thing, Zone } from "../../lib/types";

export interface Seat {
  tokens: { gold: number; strength: number; magic: number; vp: number };
  citizens: Record<string, number>;
  slain: Record<string, number>;
  domains: string[];
  pending: Record<string, number>;
}

export interface Valeria {
  phase: string;
  first: number;
  active: number;
  dice: number[];
  is_ending: boolean;
  areas: string[];
  /** Stacks from the bottom up: the last card lies on top. */
  monsters: string[][];
  citizens: string[][];
  hidden: number[];
  domains: (string | null)[];
  /** Cards below each domain. */
  covered: number[];
  captured: Record<string, number>;
  captured_domains: string[];
  seats: Seat[];
  exhausted: number;
  resting: number;
}

export interface Slot {
  slot: number;
  numbers: number[];
  citizens: string[];
}

export interface Layout {
  slots: Slot[];
  starters: string[];
  roles: string[];
  exhausted_end: number;
}

export const TOKENS = ["gold", "strength", "magic", "vp"] as const;
export const ICONS: Record<string, string> = { gold: "gold", strength: "strength-token", magic: "magic", vp: "vp" };

/** Questions about what I own, not about what lies in the middle. */
const OWN = new Set(["settle", "return_citizen", "return_monster"]);

export function valeria(table: TableModel): Valeria {
  return table.view!.table as unknown as Valeria;
}

export function layout(table: TableModel): Layout | null {
  return (table.catalogue?.layout as unknown as Layout | undefined) ?? null;
}

export function shownSeat(table: TableModel): number {
  return table.state?.seat ?? valeria(table).active;
}

export function asksMine(table: TableModel): boolean {
  return OWN.has(table.ask?.kind ?? "");
}

export function zoneOf(table: TableModel, name: string, seat: number): Zone {
  const found = table.view?.zones[name];
  return Array.isArray(found) ? (found[seat] ?? { count: 0 }) : { count: 0 };
}

/** Numbers the dice switch on: each die and their sum. */
export function active(table: TableModel): number[] {
  const [a = 0, b = 0] = valeria(table).dice;
  return [a, b, a + b];
}

/** Before the result is announced nothing is switched on. */
export function isAnnounced(table: TableModel): boolean {
  return !["set_up", "roll"].includes(valeria(table).phase);
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** Points that lie open: printed ones on slain monsters and domains, and tokens. Dukes are secret. */
export function openPoints(table: TableModel, seat: number): number {
  const held = valeria(table).seats[seat]!;
  const printed = (id: string) => table.thing(id)?.vp ?? 0;
  const slain = Object.entries(held.slain).reduce((sum, [id, n]) => sum + n * printed(id), 0);
  return held.tokens.vp + slain + held.domains.reduce((sum, id) => sum + printed(id), 0);
}

/** How many role icons a seat shows on its citizens. */
export function rolesOf(table: TableModel, seat: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [id, n] of Object.entries(valeria(table).seats[seat]!.citizens)) {
    const roles = (table.thing(id)?.facts.roles ?? {}) as Record<string, number>;
    for (const [role, icons] of Object.entries(roles)) found[role] = (found[role] ?? 0) + icons * n;
  }
  return found;
}

/** Citizens of a seat with a number of the slot, starters first. */
export function citizensIn(table: TableModel, seat: number, slot: Slot): { thing: Thing; count: number }[] {
  const held = valeria(table).seats[seat]!.citizens;
  const starters = (layout(table)?.starters ?? []).flatMap((key) => table.thing(key) ?? []);
  const first = starters.filter((thing) => (thing.facts.activation as number[])[0] === slot.numbers[0]);
  const own = slot.citizens.flatMap((key) => table.thing(key) ?? []).filter((thing) => held[thing.id]);
  return [...first.map((thing) => ({ thing, count: 1 })), ...own.map((thing) => ({ thing, count: held[thing.id]! }))];
}

/** What a source brought to a seat since the last roll. */
export function gathered(table: TableModel, seat: number, key: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (let at = table.events.length - 1; at >= 0; at -= 1) {
    const event = table.events[at]!;
    if (event.kind === "roll") break;
    if (event.kind !== "gain" || event.seat !== seat || event.source !== key) continue;
    for (const [good, n] of Object.entries(event.goods as Record<string, number>)) found[good] = (found[good] ?? 0) + n;
  }
  return found;
}
