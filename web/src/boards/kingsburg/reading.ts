/** What options name: which dice, tokens, goods and cards. Pure; decides no rule. */

import { bareOf, familyOf, narrowed, ofFamily } from "../../lib/choosing";
import type { Option, Token } from "../../lib/types";
import type { Group } from "./view";

/** What a placement is made of; a group of dice in the making. */
export interface Placement extends Omit<Group, "seat"> {
  /** White dice of this sum, where several groups of them would do. */
  whiteSum: number;
}

/** Dice are written as records write them: `5+3+w1`, or `4+w=3` where several white dice make the sum. */
export function placementOf(option: Pick<Option, "verb" | "args"> | null): Placement | null {
  if (option?.verb !== "place") return null;
  const { advisor = "", dice = "", boost = "" } = option.args;
  const made: Placement = {
    advisor,
    dice: [],
    white: [],
    whiteSum: 0,
    token: boost.includes("token"),
    shift: boost.includes("+market") ? 1 : boost.includes("-market") ? -1 : 0,
    fair: boost.includes("fair"),
  };
  for (const die of dice.split("+")) {
    if (die.startsWith("w=")) made.whiteSum = Number(die.slice(2));
    else if (die.startsWith("w")) made.white.push(Number(die.slice(1)));
    else made.dice.push(Number(die));
  }
  return made;
}

/** `2wood+stone` → piece:wood, piece:wood, piece:stone. */
export function pieces(handful: string): string[] {
  return handful.split("+").flatMap((part) => {
    const n = Number.parseInt(part, 10) || 1;
    const word = n > 1 ? part.slice(String(n).length) : part;
    return Array.from({ length: n }, () => `piece:${word === "token" ? "plus2" : word}`);
  });
}

/** Everything on the board that an option names. `dice` are those in hand; `keyOf` turns the engine's name of a power into the thing's own. */
export function targetsOf(option: Option, dice: readonly number[], keyOf: (target: string) => string): string[] {
  const { verb, args } = option;
  const place = placementOf(option);
  if (place) {
    return [
      `advisor:${place.advisor}`,
      // Equal dice are one and the same to whoever clicks on them.
      ...ofFamily(option.targets, "die").map((target) => `d:${dice[Number(bareOf(target))]}`),
      ...ofFamily(option.targets, "white").map((target) => `w:${bareOf(target)}`),
      ...(place.token ? ["token"] : []),
      ...(place.shift ? [`market:${place.shift}`] : []),
      ...(place.fair ? ["fair"] : []),
    ];
  }
  switch (verb) {
    case "take":
    case "give":
    case "name":
    case "item":
    case "extra":
    case "save":
      return pieces(Object.values(args)[0]!);
    case "hand":
      return [...pieces(args.good!), `seat:${args.seat}`];
    case "recruit":
    case "tokens":
    case "send":
    case "bid":
      return [`count:${Object.values(args)[0]}`];
    case "white":
      return [`w:${args.face}`];
    case "reroll_die":
      return [`${args.die === "white" ? "w" : "d"}:${args.face}`];
    case "reroll":
      return [`dice:${args.die}`];
    case "rows":
      return args.rows === "none" ? [`way:${option.action}`] : args.rows!.split("+").map((row) => `row:${row}`);
    case "peek":
      return [`deck:${args.deck}`];
    case "use":
      return option.targets.map(keyOf);
    case "pick":
    case "reroll_all":
    case "set_dice":
    case "turn_die":
      return [`way:${option.action}`];
    default:
      return option.targets;
  }
}

/** What a placement spends: tokens weigh most, then the markets, then dice; a white die is given before a coloured one. */
export function spending(option: Option): number {
  const place = placementOf(option);
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
  const placements = options.filter((option) => option.verb === "place");
  if (placements.length === 0) return null;
  if (picked.some((target) => familyOf(target) === "advisor")) return cheapest(placements);
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
