import { describe, expect, it } from "vitest";
import { applies, choiceAbout } from "../src/lib/options";
import type { OptionInfo } from "../src/lib/types";

function option(needs: Record<string, unknown[]>): OptionInfo {
  const [en, pl] = ["Cards", "Karty"];
  const about = [null, { en: "Fewer.", pl: "Mniej." }];
  const names = ["all", "few"].map((name) => ({ en: name, pl: name }));
  return {
    ...{ name: "cards", type: "str", default: "all", choices: ["all", "few"], en, pl, rule: "XX-1", title: null },
    ...{ names, about, first: false, needs },
  };
}

describe("options", () => {
  it("mean something with one of the values of every option they need", () => {
    const cards = option({ modules: ["a", "b"], edition: [2] });
    expect(applies(cards, { modules: ["b", "c"], edition: 2 }, 2)).toBe(true);
    expect(applies(cards, { modules: ["c"], edition: 2 }, 2)).toBe(false);
    expect(applies(cards, { modules: ["a"], edition: 1 }, 2)).toBe(false);
  });

  it("may need a number of seats, or nothing", () => {
    expect(applies(option({ seats: [1, 3] }), {}, 3)).toBe(true);
    expect(applies(option({ seats: [1, 3] }), {}, 2)).toBe(false);
    expect(applies(option({}), {}, 2)).toBe(true);
  });

  it("say what a choice brings where its name does not", () => {
    expect(choiceAbout(option({}), "few")?.en).toBe("Fewer.");
    expect(choiceAbout(option({}), "all")).toBeNull();
  });
});
