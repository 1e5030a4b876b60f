import { describe, expect, it } from "vitest";
import { lootOf, magicOf, priceOf } from "../src/boards/valeria/paying";
import { byNumber, rungsIn, type Slot } from "../src/boards/valeria/view";
import type { TableModel } from "../src/lib/table.svelte";
import type { Option } from "../src/lib/types";

const option = (text: string) => ({ action: 1, text, label: text, targets: [] }) as Option;
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
    expect(magicOf(option("pay 3magic"))).toBe(3);
    expect(lootOf(option("steal 2gold 1"))).toEqual({ key: "loot:2gold", good: "gold", n: 2 });
    expect(lootOf(option("pass"))).toBeNull();
  });

  it("reads today's price of a citizen from its own option only", () => {
    const labelled = (text: string, label: string) => ({ action: 1, text, label, targets: [] }) as Option;
    const options = [
      labelled("trade monk", "Użyj Mieszkańca: Mnich (1 Złoto → 2 Magie)"),
      labelled("recruit cleric", "Zwerbuj Mieszkańca: Kapłan (5\u00a0Złota)"),
      labelled("recruit knight", "Recruit the Knight (free)"),
    ];
    expect(priceOf(options, "cleric")).toBe(5);
    expect(priceOf(options, "knight")).toBe(0);
    expect(priceOf(options, "monk")).toBeNull();
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
