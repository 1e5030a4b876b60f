import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  actionOf,
  frontOf,
  owes,
  priceOf,
  proposed,
  targetsOf,
  verbOf,
  waysOf,
  withWorker,
  workersIn,
} from "../src/boards/paladins/choosing";
import {
  type ActionFacts,
  brief,
  doneOf,
  lowered,
  oneByOne,
  type PaladinsView,
  type SeatView,
  slotsOf,
  standing,
} from "../src/boards/paladins/view";
import { narrowed } from "../src/lib/choosing";
import type { TableModel } from "../src/lib/table.svelte";
import type { Option, Thing } from "../src/lib/types";
import { option } from "./options";

/** A moment of a real game, and some of its cards. */
const kept = JSON.parse(readFileSync(new URL("./paladins.json", import.meta.url), "utf8")) as {
  options: Option[];
  table: PaladinsView;
  solo: PaladinsView;
  things: Record<string, Thing>;
};
const view = kept.table;

/** As much of a table as choosing reads. */
function asked(kind: string, options: Option[], selection: string[] = []): TableModel {
  const table = { ask: { kind }, options, selection, candidates: narrowed(options, selection) };
  return table as unknown as TableModel;
}

describe("targets of options", () => {
  const ask = asked("action", []);
  it("workers are clicked one by one", () => {
    expect(targetsOf(option("use", { workers: "labourer+criminal+criminal" }), ask)).toEqual([
      "worker:labourer",
      "worker:criminal",
      "worker:criminal",
    ]);
  });
  it("playing one Paladin and topping another differs from the reverse", () => {
    expect(targetsOf(option("play", { paladin: "girard", top: "gerier" }), ask)).toEqual(["play:girard", "top:gerier"]);
    expect(targetsOf(option("play", { paladin: "gerier", top: "girard" }), ask)).toEqual(["play:gerier", "top:girard"]);
  });
  it("a Workshop goes to a slot; a free one needs no action first", () => {
    expect(targetsOf(option("develop", { action: "attack", slot: "2" }), ask)).toEqual([
      "action:develop",
      "slot:attack:2",
    ]);
    expect(targetsOf(option("develop", { action: "attack", slot: "2" }), asked("free_develop", []))).toEqual([
      "slot:attack:2",
      "action:attack",
    ]);
  });
  it("every option of a real question keeps something to click on", () => {
    const table = asked("action", kept.options);
    for (const one of kept.options.filter((other) => other.verb !== "pass")) {
      expect(targetsOf(one, table).length, one.text).toBeGreaterThan(0);
    }
  });
});

describe("workers", () => {
  const use = (group: string) => {
    const one = option("use", { workers: group });
    return { ...one, targets: targetsOf(one, asked("workers", [])) };
  };
  const options = [use("labourer+scout"), use("scout+scout"), use("labourer+criminal"), use("scout+criminal")];

  it("plain ones are proposed first, those set apart before them", () => {
    expect(proposed(options, [])?.text).toBe("use labourer+scout");
    expect(proposed(options, ["criminal"])?.text).toBe("use labourer+criminal");
    expect(proposed(options, ["scout", "scout"])?.text).toBe("use scout+scout");
    expect(proposed([], [])).toBeNull();
  });
  it("a click on another worker keeps what still fits", () => {
    expect(withWorker(options, ["worker:labourer", "worker:scout"], "worker:scout")).toEqual([
      "worker:scout",
      "worker:scout",
    ]);
    expect(withWorker(options, ["worker:scout"], "worker:merchant")).toEqual(["worker:scout"]);
  });
  it("are read from the arguments of an option", () => {
    expect(workersIn(option("keep", { workers: "scout+scout+fighter" }))).toEqual(["scout", "scout", "fighter"]);
    expect(workersIn(option("keep_fewer", { workers: "scout" }))).toEqual(["scout"]);
    expect(workersIn(option("keep_fewer", { workers: "nobody" }))).toEqual([]);
    expect(workersIn(option("pass"))).toEqual([]);
    expect(oneByOne({ criminal: 1, labourer: 2 })).toEqual(["labourer", "labourer", "criminal"]);
  });
  it("stand on their own colour first, Criminals where room is left", () => {
    const facts = kept.things["action:commission"]!.facts as unknown as ActionFacts;
    const board = { placed: {}, workshops: ["commission 1"] } as unknown as SeatView;
    const slots = slotsOf(facts, "commission", board);
    expect(slots.map((slot) => slot.workshop)).toEqual([true, false, false]);
    expect(standing(slots, ["criminal", "scout"])).toEqual(["", "scout", "criminal"]);
    expect(standing(slots, ["cleric", "labourer"])).toEqual(["", "labourer", "cleric"]);
  });
});

describe("where a question is answered", () => {
  const options = kept.options.map((one) => ({ ...one, targets: targetsOf(one, asked("action", [])) }));
  it.each([
    [[], "board"],
    [["action:commission"], "map"],
    [["action:garrison"], "map"],
    [["action:recruit"], "town"],
    [["action:attack"], "town"],
    [["action:develop"], "board"],
    [["action:absolve"], "board"],
    [["favour:favour_free_recruit"], "town"],
  ])("%j: %s", (selection, front) => {
    expect(frontOf(asked("action", options, selection))).toBe(front);
  });
  it("other questions", () => {
    expect(frontOf(asked("starting_townsfolk", []))).toBe("town");
    expect(frontOf(asked("keep_workers", []))).toBe("board");
  });
  it("one card, several ways", () => {
    const ways = waysOf(asked("action", options, ["townsfolk:squire_strength"]));
    expect(ways.map((way) => way.text).sort()).toEqual([
      "dismiss squire_strength",
      "dismiss squire_strength debt",
      "recruit squire_strength",
      "recruit squire_strength debt",
    ]);
    expect(waysOf(asked("action", options, ["action:hunt"]))).toHaveLength(2);
    expect(waysOf(asked("action", options, ["action:commission"]))).toHaveLength(0);
  });
  it("an act paid with a Debt is the same act", () => {
    const debt = option("dismiss_debt", { townsfolk: "abbot_tax" }, { cost: { debt: 1 } });
    expect([verbOf(debt), actionOf(debt), owes(debt), priceOf(debt)]).toEqual(["dismiss", "recruit", true, 0]);
    const silver = option("recruit", { townsfolk: "abbot_tax" }, { cost: { silver: 4 } });
    expect([verbOf(silver), actionOf(silver), owes(silver), priceOf(silver)]).toEqual(["recruit", "recruit", false, 4]);
    expect(actionOf(option("ask", { favour: "favour_settle" }))).toBe("");
  });
});

describe("what a board has done", () => {
  it("counts pieces and cards", () => {
    expect(doneOf(view, 0, "commission")).toBe(1);
    expect(doneOf(view, 0, "garrison")).toBe(1);
    expect(doneOf(view, 0, "fortify")).toBe(2);
    expect(doneOf(view, 1, "develop")).toBe(3);
    expect(doneOf(view, 2, "absolve")).toBe(1);
    expect(doneOf(view, 2, "attack")).toBe(1);
    expect(doneOf(view, 2, "hunt")).toBe(0);
  });
  it("the virtual player comes after the seats", () => {
    const { solo } = kept;
    expect(doneOf(solo, 1, "absolve")).toBe(solo.vpl!.jars);
    expect(doneOf(solo, 1, "fortify")).toBe(solo.vpl!.walls.length);
  });
});

describe("Paladins lower prices", () => {
  const paladin = (id: string) => kept.things[`paladin:${id}`] as Thing;
  it("only of their own action, and never below nothing", () => {
    expect(lowered(2, "provision", paladin("ivon"), "commission")).toBe(0);
    expect(lowered(2, "provision", paladin("ivon"), "garrison")).toBe(2);
    expect(lowered(4, "silver", paladin("samson"), "develop")).toBe(2);
    expect(lowered(1, "silver", paladin("samson"), "develop")).toBe(0);
    expect(lowered(3, "silver", null, "develop")).toBe(3);
  });
  it("a trigger names its icon once", () => {
    const peddler = kept.things["townsfolk:peddler_silver"]!.effects.find((one) => one.when === "ability")!;
    expect(brief(peddler.trigger)[0]).toEqual({ icon: "suspicion", count: 1 });
    expect(brief(peddler.trigger).length).toBe(peddler.trigger.length - 2);
  });
});
