import { said } from "../../lib/i18n";
import type { BoardModule } from "../types";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";
import { inUse, prefer, targetsOf } from "./choosing";
import Player from "./Player.svelte";
import Sheet from "./Sheet.svelte";
import Tray from "./Tray.svelte";
import { court, layout, seatOf } from "./view";
import { w } from "./words";
import "./board.css";

const ROMAN = ["", "I", "II", "III", "IV", "V"];

export const board: BoardModule = {
  code: "kb",
  Board,
  Player,
  Sheet,
  Tray,
  Consequence,
  calendar(table) {
    const { year, phase } = court(table);
    const phases = (layout(table)?.calendar ?? []).map((one) => ({ name: said(one.name), icon: one.icon }));
    const years = layout(table)?.years ?? 5;
    return {
      rounds: { count: years, now: year, name: w("year"), roman: true },
      phases,
      now: phase - 1,
      brief: `${w("year")} ${ROMAN[year] ?? year} · ${phases[phase - 1]?.name ?? ""}`,
    };
  },
  tabs: () => [
    { id: "court", name: w("court"), icon: "crown" },
    { id: "province", name: w("tab.province"), icon: "building" },
    { id: "war", name: w("war"), icon: "sword" },
  ],
  home: (table) => (table.ask?.targets.some((target) => target.startsWith("building:")) ? "province" : "court"),
  order: (table) => court(table).order,
  score: (table, seat) => seatOf(table, seat).vp,
  targetsOf,
  prefer,
  again: (target) => (target.startsWith("advisor:") || target.startsWith("building:") ? "confirm" : "toggle"),
  question(table) {
    if (table.ask?.kind !== "influence" || table.chosen) return null;
    const dice = inUse(table).map((part) => part.split(":")[1]);
    return dice.length ? w("question.who", { dice: dice.join(" + ") }) : null;
  },
  seal(option, table) {
    const target = option.targets.find((one) => /^(advisor|building):/.test(one));
    const name = said(table.thing(target)?.name);
    if (!name) return null;
    return w(target!.startsWith("advisor:") ? "seal.place" : "seal.build", { name });
  },
  flights(event) {
    if (event.kind !== "influence" || event.seat < 0) return undefined;
    const dice = [
      ...((event.dice as number[]) ?? []).map((face) => `die-${face}`),
      ...((event.white as number[]) ?? []).map((face) => `die-white-${face}`),
    ];
    return dice.map((icon) => ({
      from: `player:${event.seat}`,
      to: `advisor:${event.advisor}`,
      icon,
      seat: event.seat,
    }));
  },
};
