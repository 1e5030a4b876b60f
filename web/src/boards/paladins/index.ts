import { bareOf, familyOf, ofFamily } from "../../lib/choosing";
import { said, t } from "../../lib/i18n";
import type { BoardModule, Flight } from "../types";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";
import { frontOf, isGathering, owes, targetsOf, verbOf, waysOf, workersIn } from "./choosing";
import Player from "./Player.svelte";
import { plans } from "./plans.svelte";
import Sheet from "./Sheet.svelte";
import Tray from "./Tray.svelte";
import { layoutOf, seatOf, viewOf, WORKERS } from "./view";
import { w, type words } from "./words";
import "./frame.css";
import "./mine.css";
import "./crew.css";
import "./track.css";
import "./world.css";
import "./king.css";
import "./fold.css";
import "./dock.css";
import "./solo.css";
import "./layouts.css";
import "./single.css";
import "./phone.css";
import "./phone-world.css";

type Word = keyof typeof words.pl;

/** Questions that follow the click on an action. */
const ASKS = new Set(["commission", "garrison", "recruit", "attack", "convert", "develop", "pray", "absolve"]);
/** A second click on one of these takes it back. */
const AGAIN = new Set(["worker", "play", "top"]);
const icon = (good: string) => ((WORKERS as readonly string[]).includes(good) ? `worker-${good}` : good);

export const board: BoardModule = {
  code: "pa",
  Board,
  Player,
  Sheet,
  Tray,
  Consequence,
  calendar(table) {
    const { phase, round, seats } = viewOf(table);
    const revealed = seats.some((seat) => seat.paladin);
    const now = phase === "actions" ? 2 : phase === "preparation" ? (revealed ? 1 : 0) : -1;
    const phases = [
      { name: w("phase.paladin"), icon: "shield", hint: w("hint.paladin") },
      { name: w("phase.tavern"), icon: "tavern", hint: w("hint.tavern") },
      { name: w("phase.actions"), icon: "worker-any", hint: w("hint.actions") },
    ];
    const words = phases[now]?.name ?? said(table.catalogue?.words[`phase.${phase}`]);
    return {
      rounds: { count: layoutOf(table)?.rounds ?? 7, now: round, name: w("round") },
      phases,
      now,
      brief: round ? `${w("round")} ${round} · ${words}` : words,
    };
  },
  tabs: () => [
    { id: "board", name: w("tab.actions"), icon: "worker-any" },
    { id: "map", name: w("tab.map"), icon: "exploration" },
    { id: "town", name: w("tab.town"), icon: "recruit" },
  ],
  home: frontOf,
  order(table) {
    const { first, seats } = viewOf(table);
    return seats.map((_, at) => (Math.max(0, first) + at) % seats.length);
  },
  score: (table, seat) => viewOf(table).scores?.[seat] ?? null,
  rival(table) {
    const points = viewOf(table).vpl_score;
    return points === undefined ? null : { name: t("scores.rival"), points };
  },
  byline: (table, seat) => (seatOf(table, seat).passed ? w("passed") : ""),
  targetsOf,
  again: (target) => (AGAIN.has(familyOf(target)) ? "toggle" : "confirm"),
  drawn: (_options, table) => ["action", "workers", "keep_workers", "choose_paladin"].includes(table.ask?.kind ?? ""),
  question(table) {
    const ask = table.ask;
    if (!ask) return null;
    if (ask.kind === "choose_paladin" && table.selection.length === 1) return w("q.top");
    if (ask.kind !== "action" || table.selection.length === 0) return null;
    const ways = waysOf(table);
    if (ways.length) return w(isGathering(ways[0]!) ? "q.many" : "q.how");
    if (table.chosen) return null;
    const action = bareOf(ofFamily(table.selection, "action")[0] ?? "");
    return ASKS.has(action) ? w(`q.${action}` as Word) : null;
  },
  seal(option, table) {
    const nameOf = (key: string | undefined) => said(table.thing(key)?.name);
    const first = Object.values(option.args)[0];
    const verb = verbOf(option);
    switch (verb) {
      case "dismiss":
      case "recruit": {
        const what = w(`seal.${verb}`, { name: nameOf(`townsfolk:${first}`) });
        return owes(option) ? w("seal.debt", { what }) : what;
      }
      case "commission":
      case "garrison":
        return w("seal.do", { action: nameOf(`action:${verb}`), name: nameOf(`space:${first}`) });
      case "attack":
      case "convert":
        return w("seal.do", { action: nameOf(`action:${verb}`), name: nameOf(`outsider:${first}`) });
      case "develop":
        return w("seal.do", { action: nameOf("action:develop"), name: nameOf(`action:${first}`) });
      case "absolve":
        return w("seal.do", { action: nameOf("action:absolve"), name: said(table.thing(`jar:${first}`)?.text) });
      case "ask":
        return nameOf(`favour:${first}`);
      case "hire":
        return nameOf(`tavern:${first}`);
      case "play":
        return w("seal.play", { name: nameOf(`paladin:${first}`) });
      case "keep":
        return workersIn(option).length ? w("seal.keep") : null;
      case "use": {
        const name = nameOf(`action:${plans.actionOf(table)}`) || nameOf(plans.favourOf(table));
        return name ? w("seal.use", { name }) : w("seal.send");
      }
      default:
        return null;
    }
  },
  unsaid: { pray: "cost", fortify: "both" },
  flights(event, table): Flight[] | undefined {
    const player = `player:${event.seat < 0 ? viewOf(table).seats.length : event.seat}`;
    const workers = () =>
      String(event.workers ?? "")
        .split("+")
        .filter(Boolean);
    switch (event.kind) {
      case "gain":
        return Object.entries((event.goods ?? {}) as Record<string, number>).map(([good, count]) => ({
          from: String(event.source ?? ""),
          to: `${player}:${good}`,
          icon: icon(good),
          count,
        }));
      case "place":
        return workers().map((worker) => ({ from: player, to: `action:${event.action}`, icon: icon(worker) }));
      case "favour":
        return workers().map((worker) => ({ from: player, to: `favour:${event.favour}`, icon: icon(worker) }));
      case "hire":
        return [{ from: `tavern:${event.tavern}`, to: player, icon: "tavern" }];
      case "monk":
        return [{ from: player, to: `space:${event.space}`, icon: "monk" }];
      case "outpost":
        return [{ from: player, to: `space:${event.space}`, icon: "outpost" }];
      case "workshop":
        return [{ from: player, to: `slot:${event.action}:${event.slot}`, icon: "workshop" }];
      case "tax":
        return [{ from: "tax", to: `${player}:silver`, icon: "silver" }];
      case "pay":
        return [];
      case "suspicion":
        return [{ from: "tax", to: `${player}:suspicion`, icon: "suspicion" }];
      case "debt":
        return [{ from: "tax", to: `${player}:debt`, icon: "debt" }];
      default:
        return undefined;
    }
  },
};
