import { describe, expect, it } from "vitest";
import { fitting, SHOWN, targetsOf } from "../src/lib/hinting.svelte";
import type { Ask, HintMove } from "../src/lib/types";
import { option as made } from "./options";

const option = (action: number, ...targets: string[]) => made("place", {}, { action, targets });
const move = (action: number): HintMove => ({ ...option(action), win: 0.5, points: 20, tables: 40 });
const ask: Ask = {
  number: 7,
  kind: "influence",
  rule: "KB-5.3.1",
  text: "?",
  targets: [],
  about: {},
  options: [option(0), option(1, "advisor:jester", "die:0"), option(2, "advisor:squire"), option(3), option(4)],
};

describe("hints", () => {
  it("show the best few, in the order they came", () => {
    const shown = fitting({ ask: 7, moves: [2, 1, 0, 3, 4].map(move) }, ask);
    expect(shown.map((one) => one.action)).toEqual([2, 1, 0]);
    expect(shown).toHaveLength(SHOWN);
  });

  it("say nothing about another question, or about what is not possible", () => {
    expect(fitting({ ask: 6, moves: [move(1)] }, ask)).toEqual([]);
    expect(fitting({ ask: 7, moves: [move(99)] }, ask)).toEqual([]);
    expect(fitting({ ask: 7, moves: [move(1)] }, null)).toEqual([]);
    expect(fitting(null, ask)).toEqual([]);
  });

  it("light what the best move is made with, as the board names it", () => {
    expect(targetsOf([move(1), move(2)], ask.options)).toEqual(["advisor:jester", "die:0"]);
    expect(targetsOf([move(0)], ask.options)).toEqual([]);
    expect(targetsOf([], ask.options)).toEqual([]);
  });
});
