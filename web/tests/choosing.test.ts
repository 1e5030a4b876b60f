import { describe, expect, it } from "vitest";
import {
  bareOf,
  concerns,
  familyOf,
  holds,
  markOf,
  narrowed,
  ofFamily,
  optionOf,
  settled,
  withoutTarget,
  withTarget,
} from "../src/lib/choosing";
import type { Option } from "../src/lib/types";
import asks from "./asks.json";
import { option as made } from "./options";

const option = (action: number, ...targets: string[]): Option => made("place", {}, { action, targets });
const OPTIONS = [
  option(0),
  option(1, "advisor:treasurer", "die:5", "die:3"),
  option(2, "advisor:general", "die:5", "die:3", "token"),
  option(3, "advisor:squire", "die:3"),
  option(4, "advisor:knight", "die:3", "die:3"),
];

describe("targets and options", () => {
  it("have a family and a name", () => {
    expect([familyOf("slot:attack:2"), bareOf("slot:attack:2")]).toEqual(["slot", "attack:2"]);
    expect([familyOf("token"), bareOf("token")]).toEqual(["token", "token"]);
    expect(ofFamily(["d:4", "token", "w:1"], "d", "w")).toEqual(["d:4", "w:1"]);
    expect([concerns(OPTIONS, "advisor"), concerns(OPTIONS, "adv")]).toEqual([true, false]);
  });

  it("are found by verb and arguments", () => {
    const options = [made("build", { building: "inn" }), made("build", { building: "farm" }), made("pass")];
    expect(optionOf(options, "build", { building: "farm" })).toBe(options[1]);
    expect(optionOf(options, "pass")).toBe(options[2]);
    expect(optionOf(options, "build", { building: "well" })).toBeNull();
  });
});

describe("choosing", () => {
  it("counts equal targets", () => {
    expect(holds(["die:3", "die:3"], ["die:3", "die:3"])).toBe(true);
    expect(holds(["die:3"], ["die:3", "die:3"])).toBe(false);
  });

  it("narrows in any order of clicks", () => {
    expect(narrowed(OPTIONS, ["die:3", "advisor:treasurer"]).map((one) => one.action)).toEqual([1]);
    expect(narrowed(OPTIONS, ["advisor:treasurer"]).map((one) => one.action)).toEqual([1]);
  });

  it("marks targets", () => {
    expect(markOf(OPTIONS, ["die:5"], "die:5")).toBe("chosen");
    expect(markOf(OPTIONS, ["die:5"], "advisor:general")).toBe("lit");
    expect(markOf(OPTIONS, ["die:5"], "advisor:squire")).toBe("reach");
    expect(markOf(OPTIONS, ["die:5"], "advisor:king")).toBe("far");
  });

  it("keeps what still fits when the choice changes", () => {
    expect(withTarget(OPTIONS, ["advisor:treasurer", "die:5"], "advisor:general")).toEqual([
      "die:5",
      "advisor:general",
    ]);
    expect(withTarget(OPTIONS, ["advisor:treasurer"], "advisor:king")).toEqual(["advisor:treasurer"]);
  });

  it("takes back one of equal targets", () => {
    expect(withoutTarget(["die:3", "die:3"], "die:3")).toEqual(["die:3"]);
  });

  it("settles on the only option, or on the exact one", () => {
    expect(settled(OPTIONS, ["advisor:treasurer"])?.action).toBe(1);
    expect(settled(OPTIONS, ["die:3"])).toBeNull();
    expect(settled([option(7)], [])?.action).toBe(7);
    expect(settled([option(1, "a"), option(2, "a", "b")], ["a"])?.action).toBe(1);
  });
});

const moments = Object.entries(asks as Record<string, { game: string; options: Partial<Option>[] }>);

describe("questions of the engine", () => {
  it("are there for all four games", () => {
    expect(new Set(moments.map(([, moment]) => moment.game)).size).toBe(4);
  });

  it.each(moments)("%s: every option can be reached by clicking its targets", (_, moment) => {
    const options = moment.options.map((one) => made("", {}, one));
    for (const one of options) {
      let picked: string[] = [];
      for (const target of one.targets) picked = withTarget(options, picked, target);
      expect(narrowed(options, picked)).toContain(one);
    }
  });
});
