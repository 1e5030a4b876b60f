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
  whitesFor,
  withOneMore,
} from "../src/boards/kingsburg/reading";
import type { Option, Token } from "../src/lib/types";

let action = 0;
function option(text: string, targets: string[] = []): Option {
  const made = { action: action++, text, label: text, targets };
  return { ...made, targets: targetsOf(made, [1, 2, 3], (target) => target.replace("power:", "governor:")) };
}

describe("the notation", () => {
  it("reads dice, white dice and boosts of a placement", () => {
    expect(placementOf("place 5+3+w1+token-market treasurer")).toEqual({
      advisor: "treasurer",
      dice: [5, 3],
      white: [1],
      whiteSum: 0,
      token: true,
      shift: -1,
      fair: false,
    });
    expect(placementOf("place 4+w=3 astronomer")?.whiteSum).toBe(3);
    expect(placementOf("place 6+fair jester")?.fair).toBe(true);
    expect(placementOf("place 5 private_5")?.advisor).toBe("private_5");
    expect(placementOf("pass")).toBeNull();
  });

  it("turns handfuls into pieces", () => {
    expect(pieces("2wood+stone")).toEqual(["piece:wood", "piece:wood", "piece:stone"]);
    expect(pieces("token")).toEqual(["piece:plus2"]);
  });

  it("names everything that can be clicked", () => {
    expect(option("hand gold 2").targets).toEqual(["piece:gold", "seat:2"]);
    expect(option("rows c+f").targets).toEqual(["row:c", "row:f"]);
    expect(option("rows none").targets).toEqual(["way:rows none"]);
    expect(option("use damsel", ["power:damsel"]).targets).toEqual(["governor:damsel"]);
    expect(option("reroll_die white 2").targets).toEqual(["w:2"]);
    expect(option("place 4+w=3 astronomer").targets.toSorted()).toEqual([
      "advisor:astronomer",
      "d:4",
      "w:1",
      "w:2",
      "w:3",
    ]);
    expect(option("pass").targets).toEqual([]);
  });

  it("finds every white die that a sum may need", () => {
    expect(whitesFor(3, [1, 2, 3]).toSorted()).toEqual([1, 2, 3]);
    expect(whitesFor(6, [3, 3])).toEqual([3, 3]);
  });
});

describe("choosing", () => {
  const five = option("place 5 sergeant");
  const both = option("place 4+1 sergeant");
  const boosted = option("place 3+token sergeant");
  const eight = option("place 5+3 treasurer");
  const twins = option("place 4+4 treasurer");

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
