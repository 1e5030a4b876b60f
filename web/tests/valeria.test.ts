import { describe, expect, it } from "vitest";
import { lootOf, magicOf } from "../src/boards/valeria/paying";
import { byNumber, rungsIn, type Slot } from "../src/boards/valeria/view";
import type { TableModel } from "../src/lib/table.svelte";
import { option } from "./options";

const power = (count: number) => [{ when: "own", tokens: [{ icon: "gold", count }] }];
const THINGS: Record<string, unknown> = {
  monk: { id: "monk", key: "citizen:monk", facts: { roles: { holy: 1 } }, effects: power(2) },
  cleric: { id: "cleric", key: "citizen:cleric", facts: { roles: { holy: 1 } }, effects: power(1) },
  starter: { id: "starter", key: "starter:starter", facts: { activation: [1] }, effects: power(1) },
};
const knight = { family: "citizens", name: { pl: "Rycerz", en: "Knight" }, facts: { activation: [11, 12] } };

function table(): TableModel {
  return {
    view: { table: { seats: [{ citizens: { monk: 2, cleric: 1 } }] } },
    catalogue: { layout: { starters: ["starter"] }, things: { "citizen:knight": knight } },
    thing: (id: string) => THINGS[id] ?? null,
  } as unknown as TableModel;
}

describe("Valeria", () => {
  it("reads payments and thefts from the notation", () => {
    expect(magicOf(option("pay", { amount: "3" }))).toBe(3);
    const loot = { seat: "1", loot: "gold", number: "2" };
    expect(lootOf(option("steal", loot))).toEqual({ key: "loot:2gold", good: "gold", n: 2 });
    expect(lootOf(option("pass"))).toBeNull();
  });

  it("tells a citizen by its numbers where its name has no room", () => {
    expect(byNumber(table(), knight.name)).toEqual([
      { icon: "citizen", count: 1 },
      { op: "word", pl: "11–12", en: "11–12" },
    ]);
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
