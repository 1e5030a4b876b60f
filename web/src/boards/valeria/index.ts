import { ofFamily } from "../../lib/choosing";
import { said } from "../../lib/i18n";
import type { BoardModule } from "../types";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";
import Player from "./Player.svelte";
import { lootOf } from "./paying";
import Sheet from "./Sheet.svelte";
import Tray from "./Tray.svelte";
import { active, asksMine, ICONS, isSolo, valeria } from "./view";
import { w } from "./words";
import "./frame.css";
import "./stacks.css";
import "./cards.css";
import "./forms.css";
import "./ladder.css";
import "./domains.css";
import "./secrets.css";
import "./lord.css";
import "./dock.css";
import "./phone.css";
import "./layouts.css";

const PHASES = [
  ["roll", "die-white"],
  ["harvest", "harvest"],
  ["action", "sword"],
  ["monsters", "monster"],
  ["second_harvest", "harvest"],
  ["end", "pass"],
] as const;

/** Questions whose options are all drawn: steppers, goods, and things on the board. */
const DRAWN = new Set(["action", "pay", "steal", "choice", "offer"]);

export const board: BoardModule = {
  code: "va",
  Board,
  Player,
  Sheet,
  Tray,
  Consequence,
  calendar(table) {
    const { phase, seats } = valeria(table);
    const played = PHASES.filter(([name]) => seats.length === 1 || (name !== "monsters" && name !== "second_harvest"));
    const phases = played.map(([name, icon]) => ({
      name: said(table.catalogue?.words[`phase.${name}`]) || name,
      icon,
    }));
    const now = played.findIndex(([name]) => name === phase);
    return { phases, now, brief: said(table.catalogue?.words[`phase.${phase}`]) };
  },
  tabs: () => [
    { id: "court", name: w("tab.centre"), icon: "domain" },
    { id: "realm", name: w("tab.realm"), icon: "citizen" },
  ],
  home: (table) => (asksMine(table) ? "realm" : "court"),
  order(table) {
    const { first, seats } = valeria(table);
    return seats.map((_, index) => (Math.max(0, first) + index) % seats.length);
  },
  score: (table, seat) => valeria(table).seats[seat]?.points ?? null,
  rival(table) {
    const points = valeria(table).dark_lord_points;
    return points === undefined ? null : { name: w("captured"), points };
  },
  byline: (table, seat) => (valeria(table).resting === seat ? w("resting") : ""),
  targetsOf(option, table) {
    const loot = lootOf(option);
    // From the supply: nobody's strip is meant.
    if (isSolo(table) && (loot || option.verb === "rob")) return loot ? [loot.key] : [];
    return loot ? [...option.targets, loot.key] : option.targets;
  },
  drawn(_options, table) {
    const kind = table.ask?.kind ?? "";
    // With a dice domain picked, the dice in the tray are what remains.
    if (kind === "change_dice") return ofFamily(table.selection, "domain").length > 0;
    return DRAWN.has(kind);
  },
  seal(option, table) {
    if (table.ask?.kind === "keep_duke") return w("keep.duke");
    if (table.ask?.kind !== "change_dice" || option.verb !== "pass") return null;
    const [a, b, sum] = active(table);
    return w("announce", { a: a!, b: b!, sum: sum! });
  },
  unsaid: { recruit: "gain", slay: "gain", acquire: "gain", claim: "gain" },
  flights(event) {
    const goods = event.goods;
    if (typeof goods !== "object" || goods === null || event.seat < 0) return undefined;
    const source = typeof event.source === "string" ? event.source : "";
    return Object.entries(goods as Record<string, number>).map(([good, count]) => {
      const own = `player:${event.seat}:${good}`;
      const icon = ICONS[good] ?? good;
      return event.kind === "pay" ? { from: own, to: source, icon, count } : { from: source, to: own, icon, count };
    });
  },
};
