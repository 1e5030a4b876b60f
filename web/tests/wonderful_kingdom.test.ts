/** What the Wonderful Kingdom board reads out of a view, and how clicks become moves. */
import { describe, expect, it } from "vitest";
import { cubeNow, prefer, siteAskedFor, suggested, targetsOf } from "../src/boards/wonderful_kingdom/choosing";
import { cubeOn, fill, krystalliumOn } from "../src/boards/wonderful_kingdom/errands.svelte";
import { missingOf, pieces, type SiteView, siteNames, spacesOf } from "../src/boards/wonderful_kingdom/view";
import { settled } from "../src/lib/choosing";
import type { TableModel } from "../src/lib/table.svelte";
import type { Option } from "../src/lib/types";
import { option } from "./options";

const site = (card: string, filled: Record<string, number> = {}, frozen = false): SiteView => ({
  card,
  filled,
  frozen,
});
/** What the first argument of a verb is called. */
const NAMES: Record<string, string> = { as: "resource" };

/** `place farm`: a verb and a card under construction, as this board draws them. */
function act(text: string): Option {
  const [verb = "", first] = text.split(" ");
  const one = option(verb, first ? { [NAMES[verb] ?? "site"]: first } : {});
  return { ...one, targets: targetsOf(one) };
}
const SPACES: Record<string, string[]> = {
  farm: ["materials", "materials"],
  arena: ["population", "population", "gold"],
  hall: ["materials", "population"],
};

/** As much of a table as these helpers look at. */
function tableWith(kind: string, texts: string[], seat: object, cube: string | null = "materials"): TableModel {
  const held = { construction: [], fresh: {}, ...seat };
  return {
    ask: { kind, about: cube ? { cube } : {} },
    state: { seat: 0 },
    view: { table: { seats: [held] } },
    options: texts.map(act),
    thing: (name: string) => ({ facts: { spaces: SPACES[name.split(":")[1] ?? ""] } }),
  } as unknown as TableModel;
}

describe("cards under construction", () => {
  it("are named as actions name them: equal ones share a name, the next one counts on", () => {
    const sites = [site("arena"), site("farm"), site("farm"), site("farm", { materials: 1 })];
    expect(siteNames(sites)).toEqual(["arena", "farm", "farm", "farm_3"]);
  });

  it("show their spaces in printed order", () => {
    expect(spacesOf(SPACES.arena!, { gold: 1, population: 1 }).map((space) => space.on)).toEqual([true, false, true]);
    expect(missingOf(SPACES.arena!, { population: 1 })).toEqual({ population: 1, gold: 1 });
  });

  it("count as pieces", () => {
    expect(pieces({ gold: 2, materials: 1 })).toEqual(["materials", "gold", "gold"]);
  });
});

describe("targets", () => {
  it("tell a hidden proposal from an open one by the trap", () => {
    const args = { card: "farm", area: "left" };
    const options = ["propose", "hide"].map((verb) => {
      const one = option(verb, args, { targets: ["card:farm", "area:left"] });
      return { ...one, targets: targetsOf(one) };
    });
    expect(settled(options, ["card:farm", "area:left"])?.verb).toBe("propose");
    expect(settled(options, ["card:farm", "area:left", "trap"])?.verb).toBe("hide");
  });

  it("lead from a store to a card", () => {
    expect(act("krystallium farm_2").targets).toEqual(["store:krystallium", "site:farm_2"]);
    expect(targetsOf(option("pay", { purse: "alchemy" }))).toEqual(["alchemy"]);
    expect(targetsOf(option("hidden", { place: "left", number: "2" }))).toEqual(["hidden:left:2"]);
  });

  it("let a giant come before stores", () => {
    expect(prefer([act("krystallium farm"), act("freeze farm")])?.verb).toBe("freeze");
    expect(prefer([act("krystallium farm"), act("soldier farm")])).toBeNull();
  });

  it("say which card a question about a space means", () => {
    expect(siteAskedFor({ about: new Set(["site:farm_2"]) } as unknown as TableModel)).toBe("farm_2");
    expect(siteAskedFor({ about: new Set(["stage:1"]) } as unknown as TableModel)).toBe("");
  });
});

describe("cubes", () => {
  it("are told by the question", () => {
    expect(cubeNow(tableWith("place", ["alchemy"], {}, "gold"))).toBe("gold");
    expect(cubeNow(tableWith("place", ["alchemy"], {}, null))).toBeNull();
    expect(cubeNow(tableWith("plan", [], {}, "gold"))).toBeNull();
  });

  it("are suggested for the card that lacks least, a frozen one last", () => {
    const sites = [site("arena"), site("farm", { materials: 1 }, true), site("hall", { population: 1 })];
    const seat = { construction: sites, fresh: { materials: 2 } };
    expect(suggested(tableWith("place", ["place farm", "place hall", "alchemy"], seat))?.text).toBe("place hall");
    expect(suggested(tableWith("place", ["alchemy"], seat))?.text).toBe("alchemy");
  });

  it("go on to one card while they fit", () => {
    const errand = fill(site("farm"));
    const first = { construction: [site("farm")], fresh: { materials: 3 } };
    expect(errand(tableWith("place", ["place farm", "alchemy"], first), 0)?.text).toBe("place farm");
    const second = { construction: [site("farm"), site("farm", { materials: 1 })], fresh: { materials: 2 } };
    expect(errand(tableWith("place", ["place farm", "place farm_2"], second), 1)?.text).toBe("place farm_2");
    expect(errand(tableWith("place", ["place farm"], { ...first, fresh: { materials: 1 } }), 2)).toBeNull();
  });

  it("change their order first if the space is for the other kind", () => {
    const errand = cubeOn("arena", "gold");
    expect(errand(tableWith("place", ["other_cube", "alchemy"], {}), 0)?.text).toBe("other_cube");
    expect(errand(tableWith("place", ["place arena", "alchemy"], {}, "gold"), 1)?.text).toBe("place arena");
    expect(errand(tableWith("place", ["place arena"], {}, "gold"), 2)).toBeNull();
  });

  it("krystallium answers which space it fills", () => {
    const errand = krystalliumOn("arena", "gold");
    expect(errand(tableWith("place", ["krystallium arena"], {}), 0)?.text).toBe("krystallium arena");
    expect(errand(tableWith("fill_as", ["as population", "as gold"], {}), 1)?.text).toBe("as gold");
    expect(errand(tableWith("place", ["alchemy"], {}), 1)).toBeNull();
  });
});
