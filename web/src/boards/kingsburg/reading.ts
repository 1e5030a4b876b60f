/** Reads the notation of options: which dice, tokens, goods and cards each of them names. Pure; decides no rule. */

import { narrowed } from "../../lib/choosing";
import type { Option, Token } from "../../lib/types";

/** What a placement is made of. */
export interface Placement {
  advisor: string;
  dice: number[];
  white: number[];
  /** White dice of this sum, where several groups of them would do. */
  whiteSum: number;
  token: boolean;
  shift: number;
  fair: boolean;
}

const PLACE = /^place ([\dw=+]+?)((?:[+-](?:token|market|fair))*) (\w+)$/;

export function placementOf(text: string): Placement | null {
  const found = PLACE.exec(text);
  if (!found) return null;
  const [, faces = "", boosts = "", advisor = ""] = found;
  const made: Placement = { advisor, dice: [], white: [], whiteSum: 0, token: false, shift: 0, fair: false };
  for (const die of faces.split("+")) {
    if (die.startsWith("w=")) made.whiteSum = Number(die.slice(2));
    else if (die.startsWith("w")) made.white.push(Number(die.slice(1)));
    else if (die) made.dice.push(Number(die));
  }
  made.token = boosts.includes("token");
  made.fair = boosts.includes("fair");
  made.shift = boosts.includes("+market") ? 1 : boosts.includes("-market") ? -1 : 0;
  return made;
}

/** The notation's words for pieces, as icons call them. */
export const PIECE: Record<string, string> = {
  gold: "gold",
  wood: "wood",
  stone: "stone",
  token: "plus2",
  vp: "vp",
  soldier: "soldier",
};

/** `2wood+stone` → piece:wood, piece:wood, piece:stone. */
export function pieces(text: string): string[] {
  return text.split("+").flatMap((part) => {
    const [, n = "", word = ""] = /^(\d*)(\w+)$/.exec(part) ?? [];
    return Array.from({ length: Number(n || 1) }, () => `piece:${PIECE[word] ?? word}`);
  });
}

/** White dice of every group that makes the sum, each as often as one group needs it at most. */
export function whitesFor(sum: number, hand: readonly number[]): number[] {
  const most = new Map<number, number>();
  for (let mask = 1; mask < 1 << hand.length; mask++) {
    const group = hand.filter((_, index) => (mask >> index) & 1);
    if (group.reduce((a, b) => a + b, 0) !== sum) continue;
    for (const face of group)
      most.set(face, Math.max(most.get(face) ?? 0, group.filter((other) => other === face).length));
  }
  return [...most].flatMap(([face, n]) => Array.from({ length: n }, () => face));
}

/** Everything on the board that an option names. `keyOf` turns the engine's name of a power into the thing's own. */
export function targetsOf(option: Option, white: readonly number[], keyOf: (target: string) => string): string[] {
  const [verb = "", ...rest] = option.text.split(" ");
  const place = placementOf(option.text);
  if (place) {
    const whites = place.whiteSum ? whitesFor(place.whiteSum, white) : place.white;
    return [
      `advisor:${place.advisor}`,
      ...place.dice.map((face) => `d:${face}`),
      ...whites.map((face) => `w:${face}`),
      ...(place.token ? ["token"] : []),
      ...(place.shift ? [`market:${place.shift}`] : []),
      ...(place.fair ? ["fair"] : []),
    ];
  }
  const [first = "", second = ""] = rest;
  if (verb === "take" || verb === "give" || verb === "name" || verb === "item" || verb === "extra" || verb === "save")
    return pieces(first);
  if (verb === "hand") return [...pieces(first), `seat:${second}`];
  if (verb === "recruit" || verb === "tokens" || verb === "send" || verb === "bid") return [`count:${first}`];
  if (verb === "white") return [`w:${first}`];
  if (verb === "reroll_die") return [`${first === "white" ? "w" : "d"}:${second}`];
  if (verb === "reroll") return [first === "white" ? "dice:white" : "dice:coloured"];
  if (verb === "rows" && first !== "none") return first.split("+").map((row) => `row:${row}`);
  if (verb === "peek") return [`deck:${first}`];
  if (verb === "use") return option.targets.map(keyOf);
  if (verb === "pick" || verb === "reroll_all" || verb === "set_dice" || verb === "turn_die" || verb === "rows")
    return [`way:${option.text}`];
  return option.targets;
}

/** What a placement spends: tokens weigh most, then the markets, then dice; a white die is given before a coloured one. */
export function spending(option: Option): number {
  const place = placementOf(option.text);
  if (!place) return 0;
  const whites = place.white.length + (place.whiteSum ? 1 : 0);
  return (
    (place.token ? 1000 : 0) + (place.shift || place.fair ? 100 : 0) + (place.dice.length + whites) * 10 - whites * 1
  );
}

export function cheapest(options: readonly Option[]): Option | null {
  let best: Option | null = null;
  for (const option of options) if (!best || spending(option) < spending(best)) best = option;
  return best;
}

/** The placement that the wax button offers: with an advisor picked the cheapest, with dice alone exactly these dice. */
export function preferred(options: readonly Option[], picked: readonly string[]): Option | null {
  const placements = options.filter((option) => placementOf(option.text));
  if (placements.length === 0) return null;
  if (picked.some((target) => target.startsWith("advisor:"))) return cheapest(placements);
  const exact = placements.filter((option) => option.targets.length === picked.length + 1);
  return exact.length === 1 ? exact[0]! : null;
}

/** What is picked after one more click on a target that may stand in an option several times. */
export function withOneMore(options: readonly Option[], picked: readonly string[], target: string): string[] {
  const more = [...picked, target];
  if (narrowed(options, more).length > 0) return more;
  let kept = [target];
  if (narrowed(options, kept).length === 0) return [...picked];
  for (const old of [...picked].reverse())
    if (narrowed(options, [old, ...kept]).length > 0 && old !== target) kept = [old, ...kept];
  return kept;
}

export function countOf(list: readonly string[], target: string): number {
  return list.filter((other) => other === target).length;
}

/** Most of a target that one option names. */
export function mostOf(options: readonly Option[], target: string): number {
  return Math.max(0, ...options.map((option) => countOf(option.targets, target)));
}

/** Alternatives of a line of icons: `a / b` is two. */
export function alternatives(line: readonly Token[]): Token[][] {
  const found: Token[][] = [[]];
  for (const token of line) {
    if (token.op === "or") found.push([]);
    else found.at(-1)!.push(token);
  }
  return found;
}

const THREE = ["gold", "wood", "stone"];

/** Alternatives that each name all three goods are one line with "any good"; others stay as they are. */
export function shortened(line: readonly Token[]): readonly Token[] {
  const ways = alternatives(line);
  const whole = (way: Token[]) => THREE.every((good) => way.some((token) => token.icon === good));
  if (ways.length < 3 || !ways.every(whole)) return line;
  return ways[0]!.map((token) =>
    token.icon !== undefined && THREE.includes(token.icon) ? { ...token, icon: "any-good" } : token,
  );
}

/** How wide a line of icons is, in icons: for choosing one line or several. */
export function widthOf(line: readonly Token[]): number {
  let width = 0;
  for (const token of line) width += token.icon === undefined ? 0.7 : token.count === 1 ? 1.25 : 1.75;
  return width;
}

/** Dice of one seat get names that stay with them when they move: those at court first, then those in hand. */
export function dieNames(seat: number, white: boolean): (face: number) => string {
  const seen = new Map<number, number>();
  return (face) => {
    const n = seen.get(face) ?? 0;
    seen.set(face, n + 1);
    return `${white ? "w" : "d"}-${seat}-${face}-${n}`;
  };
}
