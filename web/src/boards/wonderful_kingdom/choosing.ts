/** From what options say to what a player clicks: cubes, spaces, stores, buttons on cards. */

import type { TableModel } from "../../lib/table.svelte";
import type { Option } from "../../lib/types";
import { BASIC, kingdom, mine, missingOf, type SiteView, seatOf, siteNames, spacesOfCard, total } from "./view";

/** Targets of an option as this board draws them; what is not named here keeps the engine's own. */
export function targetsOf(option: Option): string[] {
  const [verb, first = "", second = ""] = option.text.split(" ");
  switch (verb) {
    case "hide":
      return [`card:${first}`, `area:${second}`, "trap"];
    case "search":
      return [`area:${first}`, `search:${first}`];
    case "trap":
    case "vision":
    case "alchemy":
    case "other_cube":
      return [verb];
    case "construct":
    case "recycle":
      return [`${verb}:${first}`];
    case "place":
      return ["cube", `site:${first}`];
    case "krystallium":
    case "soldier":
      return [`store:${verb}`, `site:${first}`];
    case "freeze":
      return ["menace:frost_giant", `site:${first}`];
    case "give_up":
    case "thaw":
      return [`${verb}:${first}`];
    case "pick":
      return [`offer:${second}:${first}`];
    case "hidden":
      return [`hidden:${first}:${second}`];
    case "pay":
      return [first === "fresh" ? "cube" : first === "alchemy" ? "alchemy" : "store:krystallium"];
    default:
      return option.targets;
  }
}

/** A proposal is open unless the trap token is laid on it; a giant comes before stores. */
export function prefer(options: Option[]): Option | null {
  return (
    options.find((option) => option.text.startsWith("freeze ")) ??
    (options.length === 2 && options[0]!.text.startsWith("propose ") && options[1]!.text.startsWith("hide ")
      ? options[0]!
      : null)
  );
}

export function optionNamed(table: TableModel, text: string): Option | null {
  return table.options.find((option) => option.text === text) ?? null;
}

/** The kind of the cube that is placed next: where two kinds wait, asking for the other one first has turned them round. */
export function cubeNow(table: TableModel): string | null {
  if (table.ask?.kind !== "place" || table.state?.seat == null) return null;
  const fresh = seatOf(table, table.state.seat).fresh;
  const kinds = BASIC.filter((kind) => (fresh[kind] ?? 0) > 0);
  const turned = kingdom(table).phase === "planning" && kinds.length > 1 && !optionNamed(table, "other_cube");
  return (turned ? kinds.at(-1) : kinds[0]) ?? null;
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
  const found = (verb: string) => optionNamed(table, `${verb} ${name}`);
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

/** The card that a question about a kind of space means, if only one lacks just the kinds that are offered. */
export function siteAskedFor(table: TableModel): string | null {
  if (!/^(fill_as|oversee_as)$/.test(table.ask?.kind ?? "") || table.state?.seat == null) return null;
  const offered = table.options.map((option) => option.text.split(" ")[1]).sort();
  const taken = table.ask!.kind === "fill_as" ? [...BASIC, "krystallium"] : [...BASIC];
  const sites = seatOf(table, table.state.seat).construction;
  const fits = sites.map((site) => {
    const missing = missingOf(spacesOfCard(table, site.card), site.filled);
    return (
      taken
        .filter((kind) => missing[kind])
        .sort()
        .join() === offered.join()
    );
  });
  const names = new Set(siteNames(sites).filter((_, at) => fits[at]));
  return names.size === 1 ? [...names][0]! : null;
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
    const option = optionNamed(table, `place ${names[at]}`);
    const lacks = weight(missingOf(spacesOfCard(table, site.card), site.filled), site);
    if (option && lacks < least) {
      best = option;
      least = lacks;
    }
  }
  return best ?? optionNamed(table, "alchemy");
}

/** A frozen card cannot be finished yet, so it comes last. */
function weight(missing: Record<string, number>, site: SiteView): number {
  return total(missing) + (site.frozen ? 100 : 0);
}
