/** The board of Kingsburg. */

import { bareOf, ofFamily } from "../../lib/choosing";
import { said } from "../../lib/i18n";
import type { TableModel } from "../../lib/table.svelte";
import type { GameEvent, Option } from "../../lib/types";
import type { BoardModule, Flight } from "../types";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";
import Player from "./Player.svelte";
import { preferred, targetsOf } from "./reading";
import Sheet from "./Sheet.svelte";
import { homeOf } from "./scene";
import Tray from "./Tray.svelte";
import { layoutOf, viewOf } from "./view";
import { w, wOf } from "./words";
import "./court.css";
import "./war.css";
import "./tray.css";
import "./province.css";
import "./modules.css";
import "./layouts.css";
import "./phone.css";

const ROMAN = ["", "I", "II", "III", "IV", "V"];
const ICON: Record<string, string> = { soldiers: "soldier" };

function calendar(table: TableModel) {
  const view = viewOf(table);
  const phases = (layoutOf(table)?.calendar ?? []).map((phase) => ({ name: said(phase.name), icon: phase.icon }));
  const name = phases[view.phase - 1]?.name ?? "";
  return {
    rounds: { count: layoutOf(table)?.years ?? 5, now: view.year, name: w("year"), roman: true },
    phases,
    now: view.phase - 1,
    brief: w("brief", { year: ROMAN[view.year] ?? view.year, phase: name }),
  };
}

/** The question with the picked dice in it. */
function question(table: TableModel): string | null {
  if (table.ask?.kind !== "influence") return null;
  const faces = ofFamily(table.selection, "d", "w").map(bareOf);
  if (faces.length) return w("whomWith", { dice: faces.join(" + ") });
  return w("whom");
}

function seal(option: Option, table: TableModel): string | null {
  const nameOf = (key: string) => said(table.thing(key)?.name);
  if (option.verb === "place") return w("influence", { name: nameOf(`advisor:${option.args.advisor}`) });
  if (option.verb === "build") return wOf(table, "build", { name: nameOf(`building:${option.args.building}`) });
  return null;
}

/** Goods by the names of icons; from the court, the enemy or the calendar to the purse, and back when they are paid. */
function flights(event: GameEvent): Flight[] | undefined {
  const goods = (event.goods ?? event.paid) as Record<string, number> | undefined;
  if (!goods || event.seat < 0) return undefined;
  const built = event.kind === "build" ? `building:${event.building}` : "";
  const source = built || (typeof event.source === "string" && event.source.includes(":") ? event.source : "calendar");
  const away = event.kind === "pay" || event.kind === "lose" || event.kind === "build";
  return Object.entries(goods).map(([good, count]) => {
    const own = `player:${event.seat}:${good}`;
    const icon = ICON[good] ?? good;
    return away ? { from: own, to: source, icon, count } : { from: source, to: own, icon, count };
  });
}

export const board: BoardModule = {
  code: "kb",
  Board,
  Player,
  Sheet,
  Tray,
  Consequence,
  calendar,
  tabs: () => [
    { id: "court", name: w("court"), icon: "crown" },
    { id: "province", name: w("province"), icon: "building" },
    { id: "war", name: w("war"), icon: "sword" },
  ],
  home: homeOf,
  order: (table) => viewOf(table).order,
  score: (table, seat) => viewOf(table).seats[seat]?.vp ?? null,
  targetsOf: (option, table) => {
    const dice = table.view ? viewOf(table).seats[table.state?.seat ?? 0]!.dice : [];
    return targetsOf(option, dice, (target) => table.thing(target)?.key ?? target);
  },
  prefer: (options, table) => preferred(options, table.selection),
  question,
  seal,
  drawn: () => true,
  flights,
};
