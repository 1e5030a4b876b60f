/** The Kingsburg board reads options, and prefers what spends least. */
import { describe, expect, it } from "vitest";
import {
  cheapest,
  dieNames,
  pieces,
  placementOf,
  preferred,
  shortened,
  targetsOf,
  withOneMore,
} from "../src/boards/kingsburg/reading";
import type { Option, Token } from "../src/lib/types";
import { option as made } from "./options";

const HAND = [3, 4, 5];

function option(verb: string, args: Record<string, string> = {}, targets: string[] = []): Option {
  const one = made(verb, args, { targets });
  return { ...one, targets: targetsOf(one, HAND, (target) => target.replace("power:", "governor:")) };
}

/** A placement of coloured dice: the engine names them by their places in the hand. */
function place(dice: string, advisor: string, boost = ""): Option {
  const targets = dice.split("+").map((face) => `die:${HAND.indexOf(Number(face))}`);
  return option("place", { advisor, dice, boost }, targets);
}

describe("the notation", () => {
  it("reads dice, white dice and boosts of a placement", () => {
    expect(placementOf(made("place", { advisor: "treasurer", dice: "5+3+w1", boost: "+token-market" }))).toEqual({
      advisor: "treasurer",
      dice: [5, 3],
      white: [1],
      whiteSum: 0,
      token: true,
      shift: -1,
      fair: false,
    });
    expect(placementOf(made("place", { dice: "4+w=3" }))?.whiteSum).toBe(3);
    expect(placementOf(made("place", { dice: "6", boost: "+fair" }))?.fair).toBe(true);
    expect(placementOf(made("pass"))).toBeNull();
  });

  it("turns handfuls into pieces", () => {
    expect(pieces("2wood+stone")).toEqual(["piece:wood", "piece:wood", "piece:stone"]);
    expect(pieces("token")).toEqual(["piece:plus2"]);
  });

  it("names everything that can be clicked", () => {
    expect(option("hand", { good: "gold", seat: "2" }).targets).toEqual(["piece:gold", "seat:2"]);
    expect(option("rows", { rows: "c+f" }).targets).toEqual(["row:c", "row:f"]);
    const none = option("rows", { rows: "none" });
    expect(none.targets).toEqual([`way:${none.action}`]);
    expect(option("use", { power: "damsel" }, ["power:damsel"]).targets).toEqual(["governor:damsel"]);
    expect(option("reroll_die", { die: "white", face: "2" }).targets).toEqual(["w:2"]);
    const dice = ["advisor:astronomer", "die:1", "white:1", "white:2", "white:3"];
    expect(option("place", { advisor: "astronomer", dice: "4+w=3", boost: "" }, dice).targets).toEqual([
      "advisor:astronomer",
      "d:4",
      "w:1",
      "w:2",
      "w:3",
    ]);
    expect(option("pass").targets).toEqual([]);
  });
});

describe("choosing", () => {
  const five = place("5", "sergeant");
  const both = place("4+1", "sergeant");
  const boosted = place("3", "sergeant", "+token");
  const eight = place("5+3", "treasurer");
  const twins = place("4+4", "treasurer");

  it("spends no token where dice will do, and few dice rather than many", () => {
    expect(cheapest([boosted, both, five])).toBe(five);
    expect(cheapest([boosted, both])).toBe(both);
  });

  it("offers exactly the picked dice, or the cheapest way to a picked advisor", () => {
    expect(preferred([eight], ["d:5", "d:3"])).toBe(eight);
    expect(preferred([eight], ["d:5"])).toBeNull();
    expect(preferred([boosted, five], ["advisor:sergeant"])).toBe(five);
  });

  it("adds a second equal die, and starts anew where nothing fits", () => {
    expect(withOneMore([twins, eight], ["d:4"], "d:4")).toEqual(["d:4", "d:4"]);
    expect(withOneMore([twins, eight], ["d:4", "d:4"], "d:5")).toEqual(["d:5"]);
    expect(withOneMore([twins], ["d:4"], "d:6")).toEqual(["d:4"]);
  });
});

describe("what is printed", () => {
  const icon = (name: string, count = 1): Token => ({ icon: name, count });

  it("says any good only where every way names all three", () => {
    const way = (given: string, a: string, b: string): Token[] => [
      { op: "pay" },
      icon(given),
      { op: "to" },
      icon(a),
      icon(b),
    ];
    const line: Token[] = [
      ...way("gold", "wood", "stone"),
      { op: "or" },
      ...way("wood", "gold", "stone"),
      { op: "or" },
      ...way("stone", "gold", "wood"),
    ];
    expect(shortened(line)).toHaveLength(5);
    const either: Token[] = [icon("wood"), { op: "or" }, icon("gold")];
    expect(shortened(either)).toBe(either);
  });

  it("gives equal dice different names", () => {
    const name = dieNames(1, false);
    expect([name(4), name(4), name(2)]).toEqual(["d-1-4-0", "d-1-4-1", "d-1-2-0"]);
  });
});
