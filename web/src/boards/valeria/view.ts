/** The view of Valeria, typed, and small sums over what lies open. */

import type { TableModel } from "../../lib/table.svelte";
import type { Said, Thing, Token, Zone } from "../../lib/types";

export interface Seat {
  tokens: { gold: number; strength: number; magic: number; vp: number };
  citizens: Record<string, number>;
  slain: Record<string, number>;
  domains: string[];
  pending: Record<string, number>;
  /** Points that everybody sees. */
  points: number;
  /** What the duke would add now, for those who may know it. */
  duke_points?: number;
}

export interface Valeria {
  phase: string;
  first: number;
  active: number;
  dice: number[];
  /** Domains that changed the dice this turn. */
  changed_by: string[];
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
  /** Solo: what the Dark Lord has, with his duke once it is shown. */
  dark_lord_points?: number;
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

export function isSolo(table: TableModel): boolean {
  return valeria(table).seats.length === 1;
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

/** Role icons printed on cards. */
function rolesOn(table: TableModel, cards: [string, number][]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [id, n] of cards) {
    const roles = (table.thing(id)?.facts.roles ?? {}) as Record<string, number>;
    for (const [role, icons] of Object.entries(roles)) found[role] = (found[role] ?? 0) + icons * n;
  }
  return found;
}

/** How many role icons a seat shows on its citizens. */
export function rolesOf(table: TableModel, seat: number): Record<string, number> {
  return rolesOn(table, Object.entries(valeria(table).seats[seat]!.citizens));
}

export interface Holding {
  citizens: Record<string, number>;
  monsters: Record<string, number>;
  domains: string[];
}

/** What the Dark Lord would count: captured citizens and domains, and the monsters that still lie in the stacks. */
export function lordHolds(table: TableModel): Holding {
  const { captured, captured_domains: domains, monsters: stacks } = valeria(table);
  const monsters: Record<string, number> = {};
  for (const id of stacks.flat()) monsters[id] = (monsters[id] ?? 0) + 1;
  return { citizens: captured, monsters, domains };
}

export function lordRoles(table: TableModel): Record<string, number> {
  return rolesOn(table, Object.entries(valeria(table).captured));
}

/** Citizens of one kind under a number; a starter with the same powers stands with them. */
export interface Rung {
  thing: Thing;
  count: number;
  starters: Thing[];
}

const powersOf = (thing: Thing) => JSON.stringify(thing.effects.map((effect) => [effect.when, effect.tokens]));

export function rungsIn(table: TableModel, seat: number, slot: Slot): Rung[] {
  const held = valeria(table).seats[seat]!.citizens;
  const own = slot.citizens.flatMap((key) => table.thing(key) ?? []).filter((thing) => held[thing.id]);
  const rungs: Rung[] = own.map((thing) => ({ thing, count: held[thing.id]!, starters: [] }));
  for (const starter of (layout(table)?.starters ?? []).flatMap((key) => table.thing(key) ?? [])) {
    if ((starter.facts.activation as number[])[0] !== slot.numbers[0]) continue;
    const same = rungs.find((rung) => powersOf(rung.thing) === powersOf(starter));
    if (same) same.starters.push(starter);
    else rungs.unshift({ thing: starter, count: 1, starters: [] });
  }
  return rungs;
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

/** A citizen that a reward names, as a card with the numbers that activate it. */
export function byNumber(table: TableModel, name: Said): Token[] {
  const things = Object.values(table.catalogue?.things ?? {});
  const card = things.find((thing) => thing.family === "citizens" && thing.name.pl === name.pl);
  const numbers = (card?.facts.activation as number[] | undefined)?.join("–") ?? "";
  return [
    { icon: "citizen", count: 1 },
    { op: "word", pl: numbers, en: numbers },
  ];
}
