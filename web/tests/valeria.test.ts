import { describe, expect, it } from "vitest";
import { lootOf, magicOf } from "../src/boards/valeria/paying";
import { dukeNow, lordHolds, printedPoints, rungsIn, type Slot } from "../src/boards/valeria/view";
import type { TableModel } from "../src/lib/table.svelte";
import type { Option, Thing } from "../src/lib/types";

const option = (text: string) => ({ action: 1, text, label: text, targets: [] }) as Option;
const power = (count: number) => [{ when: "own", tokens: [{ icon: "gold", count }] }];
const THINGS: Record<string, unknown> = {
  monk: { id: "monk", key: "citizen:monk", facts: { roles: { holy: 1 } }, effects: power(2) },
  cleric: { id: "cleric", key: "citizen:cleric", facts: { roles: { holy: 1 } }, effects: power(1) },
  starter: { id: "starter", key: "starter:starter", facts: { activation: [1] }, effects: power(1) },
  giant: { id: "giant", facts: { type: "titan" }, vp: 3 },
  keep: { id: "keep", facts: { roles: { holy: 1, worker: 1 } }, vp: 4 },
};
const seat = {
  tokens: { gold: 3, strength: 2, magic: 3, vp: 1 },
  citizens: { monk: 2, cleric: 1 },
  slain: { giant: 2 },
  domains: ["keep"],
};

function table(resources = "pooled"): TableModel {
  const shown = { seats: [seat], monsters: [["giant"], []], captured: { monk: 1 }, captured_domains: ["keep"] };
  return {
    view: { table: shown, options: { duke_resources: resources } },
    catalogue: { layout: { starters: ["starter"] } },
    thing: (id: string) => THINGS[id] ?? null,
  } as unknown as TableModel;
}

describe("Valeria", () => {
  it("reads payments and thefts from the notation", () => {
    expect(magicOf(option("pay 3magic"))).toBe(3);
    expect(lootOf(option("steal 2gold 1"))).toEqual({ key: "loot:2gold", good: "gold", n: 2 });
    expect(lootOf(option("pass"))).toBeNull();
  });

  it("counts what a duke would bring now", () => {
    const duke = { facts: { scoring: { holy: 2, titan: 1 }, every: 4 } } as unknown as Thing;
    expect(dukeNow(table(), duke, 0)).toBe(4 * 2 + 2 + 2);
    expect(dukeNow(table("per_type"), duke, 0)).toBe(4 * 2 + 2);
  });

  it("gives the Dark Lord what lies in the stacks and what he took", () => {
    expect(printedPoints(table(), lordHolds(table()))).toBe(3 + 4);
  });

  it("has a row for each kind under one number, starters with their equals", () => {
    const slot: Slot = { slot: 1, numbers: [1], citizens: ["cleric", "monk"] };
    const rungs = rungsIn(table(), 0, slot).map((rung) => [rung.thing.id, rung.count, rung.starters.length]);
    expect(rungs).toEqual([
      ["cleric", 1, 1],
      ["monk", 2, 0],
    ]);
  });
});
