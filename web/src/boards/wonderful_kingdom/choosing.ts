/** From options to what a player clicks: cubes, spaces, stores, buttons on cards. */

import { bareOf, ofFamily, optionOf } from "../../lib/choosing";
import type { TableModel } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";
import { mine, missingOf, type SiteView, seatOf, siteNames, spacesOfCard, total } from "./view";

/** Targets of an option as this board draws them; what is not named here keeps the engine's own. */
export function targetsOf(option: Option): string[] {
  const { verb, args } = option;
  switch (verb) {
    case "hide":
      return [...option.targets, "trap"];
    case "search":
      return [...option.targets, `search:${args.area}`];
    case "trap":
    case "vision":
    case "alchemy":
    case "other_cube":
      return [verb];
    case "construct":
    case "recycle":
      return [`${verb}:${args.card}`];
    case "place":
      return ["cube", `site:${args.site}`];
    case "krystallium":
    case "soldier":
      return [`store:${verb}`, `site:${args.site}`];
    case "freeze":
      return ["menace:frost_giant", `site:${args.site}`];
    case "give_up":
    case "thaw":
      return [`${verb}:${args.site}`];
    case "pick":
      return [`offer:${args.area}:${args.card}`];
    case "hidden":
      return [`hidden:${args.place}:${args.number}`];
    case "pay":
      return [PURSES[args.purse!]!];
    default:
      return option.targets;
  }
}

const PURSES: Record<string, string> = { fresh: "cube", alchemy: "alchemy", krystallium: "store:krystallium" };

/** A proposal is open unless the trap token is laid on it; a giant comes before stores. */
export function prefer(options: Option[]): Option | null {
  const [first, second] = options;
  const open = options.length === 2 && first!.verb === "propose" && second!.verb === "hide";
  return optionOf(options, "freeze") ?? (open ? first! : null);
}

/** The kind of the cube that is placed next. */
export function cubeNow(table: TableModel): string | null {
  return table.ask?.kind === "place" ? ((table.ask.about.cube as string | undefined) ?? null) : null;
}

/** What can be done with one card under construction. */
export interface SiteActs {
  place: Option | null;
  krystallium: Option | null;
  soldier: Option | null;
  giveUp: Option | null;
  freeze: Option | null;
  thaw: Option | null;
  finish: Option | null;
}

export function actsOn(table: TableModel, name: string): SiteActs {
  const found = (verb: string) => optionOf(table.options, verb, { site: name });
  return {
    place: found("place"),
    krystallium: found("krystallium"),
    soldier: found("soldier"),
    giveUp: found("give_up"),
    freeze: found("freeze"),
    thaw: found("thaw"),
    finish: found("finish"),
  };
}

/** The card that a question about a kind of space means. */
export function siteAskedFor(table: TableModel): string {
  return bareOf(ofFamily([...table.about], "site")[0] ?? "");
}

/** Where the next cube would do most: the card that lacks least, so that cards are finished; else the alchemy area. */
export function suggested(table: TableModel): Option | null {
  const cube = cubeNow(table);
  if (!cube) return null;
  const sites = seatOf(table, mine(table)).construction;
  const names = siteNames(sites);
  let best: Option | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, site] of sites.entries()) {
    const option = optionOf(table.options, "place", { site: names[at]! });
    const lacks = weight(missingOf(spacesOfCard(table, site.card), site.filled), site);
    if (option && lacks < least) {
      best = option;
      least = lacks;
    }
  }
  return best ?? optionOf(table.options, "alchemy");
}

/** A frozen card cannot be finished yet, so it comes last. */
function weight(missing: Record<string, number>, site: SiteView): number {
  return total(missing) + (site.frozen ? 100 : 0);
}
