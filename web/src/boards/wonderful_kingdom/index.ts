import { bareOf, familyOf, ofFamily } from "../../lib/choosing";
import { said } from "../../lib/i18n";
import type { BoardModule } from "../types";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";
import { cubeNow, prefer, targetsOf } from "./choosing";
import Player from "./Player.svelte";
import Sheet from "./Sheet.svelte";
import Tray from "./Tray.svelte";
import { iconOf, kingdom, layout, mine, seatOf, selected, total, wordOf } from "./view";
import { type W, w } from "./words";
import "./cards.css";
import "./offers.css";
import "./hand.css";
import "./pieces.css";
import "./planning.css";
import "./sites.css";
import "./mine.css";
import "./duchy.css";
import "./frame.css";
import "./people.css";
import "./phone.css";
import "./layouts.css";

const ICONS: Record<string, string> = { choice: "peek", planning: "building", production: "produce", fight: "sword" };

/** What is done in the duchy. */
const ASIDE = new Set(["activate", "stage"]);
const ASIDE_WHILE_CHOOSING = new Set([...ASIDE, "give_up", "krystallium", "soldier", "freeze", "thaw", "fight"]);
/** Something besides what was asked: krystallium, a stage, an advisor, giving a card up. */
const BESIDES = new Set([...ASIDE, "krystallium", "soldier", "give_up", "vision", "trap"]);

export const board: BoardModule = {
  code: "wk",
  Board,
  Player,
  Sheet,
  Tray,
  Consequence,
  calendar(table) {
    const here = kingdom(table);
    const names = layout(table)?.phases ?? ["choice", "planning", "production"];
    const phases = names.map((name) => ({
      name: w(`phase.${name}` as W),
      icon: ICONS[name] ?? "clock",
      hint: said(wordOf(table, `phase.${name}`)),
    }));
    const now = names.indexOf(here.phase);
    const brief = now >= 0 ? phases[now]!.name : said(wordOf(table, `phase.${here.phase}`));
    return {
      rounds: { count: layout(table)?.rounds ?? 4, now: here.round, name: w("round") },
      phases,
      now,
      named: true,
      brief: here.round ? `${w("round")} ${here.round} · ${brief}` : brief,
    };
  },
  tabs: (table) => [
    kingdom(table).phase === "choice"
      ? { id: "court", name: w("tab.offers"), icon: "peek" }
      : { id: "court", name: w("tab.sites"), icon: "building" },
    { id: "province", name: w("tab.duchy"), icon: "crown" },
  ],
  home(table) {
    const acts = table.options.filter((option) => option.verb !== "pass");
    // While cards are chosen the middle belongs to them, and everything under construction lies in the duchy.
    const aside = kingdom(table).phase === "choice" ? ASIDE_WHILE_CHOOSING : ASIDE;
    return acts.length > 0 && acts.every((option) => aside.has(option.verb)) ? "province" : "court";
  },
  order(table) {
    const me = mine(table);
    return [...table.seats.map((face) => face.seat).filter((seat) => seat !== me), me];
  },
  score: (table, seat) => kingdom(table).scores[seat] ?? null,
  byline: (table, seat) => said(table.thing(`duchy:${seatOf(table, seat).duchy}`)?.name),
  targetsOf,
  prefer,
  again: (target) => (target === "trap" || familyOf(target) === "store" ? "toggle" : "confirm"),
  question(table) {
    const kind = table.ask?.kind;
    if (table.chosen && BESIDES.has(table.chosen.verb)) return `${table.chosen.label}?`;
    const card = ofFamily(table.selection, "card")[0];
    if (kind === "propose" && card) {
      const name = said(table.thing(card)?.name);
      return table.chosen ? w("ask.propose") : w("ask.where", { card: name });
    }
    if (kind === "place") {
      const cube = cubeNow(table);
      const tool = ofFamily(table.selection, "store")[0];
      const name = said(table.thing(`resource:${tool ? bareOf(tool) : cube}`)?.name);
      return name ? w("ask.cube", { cube: name }) : null;
    }
    return kind === "choose" ? w("ask.choose") : null;
  },
  seal(option, table) {
    const nameOf = (key: string) => said(table.thing(key)?.name);
    const { verb, args } = option;
    if (verb === "propose" || verb === "hide") return w(`seal.${verb}`, { card: nameOf(`card:${args.card}`) });
    return verb === "activate" ? w("seal.activate", { name: nameOf(`advisor:${args.advisor}`) }) : null;
  },
  unsaid: { alchemy: "gain" },
  drawn: () => true,
  finished(table) {
    const seat = mine(table);
    if (total(seatOf(table, seat).fresh) > 0) return false;
    // Giving a card up is always possible and hardly ever meant.
    if (table.options.every((option) => option.verb === "pass" || option.verb === "give_up")) return true;
    return table.ask?.kind === "place" || (table.ask?.kind === "plan" && selected(table, seat).length === 0);
  },
  flights(event, table) {
    if (event.seat < 0) return undefined;
    const own = event.seat === table.state?.seat;
    if (event.kind === "fill" && own)
      return [{ from: "cubes", to: `site:${event.card}`, icon: iconOf(table, String(event.cube)) }];
    if (event.kind === "alchemy")
      return [
        {
          from: own ? "cubes" : `player:${event.seat}`,
          to: own ? "alchemy" : `player:${event.seat}:alchemy`,
          icon: iconOf(table, String(event.resource)),
        },
      ];
    if (event.kind === "supremacy" && !event.camp)
      return [{ from: own ? "camp" : `player:${event.seat}`, to: `player:${event.seat}:soldier`, icon: "soldier" }];
    return undefined;
  },
};
