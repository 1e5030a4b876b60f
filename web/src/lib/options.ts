/** Names of what can be chosen for a game, and which choices come first. What excludes what is the server's to say. */

import type { OptionInfo, Said } from "./types";

const words = (pl: string, en: string): Said => ({ pl, en });

/** Shown at once; everything else folds under "variants and rulings". */
const FIRST = new Set(["edition", "modules", "scenario", "set", "module", "quest", "difficulty", "side"]);

/** A choice that only means something next to another one. */
const NEEDS: Record<string, (chosen: Record<string, unknown>, seats: number) => boolean> = {
  row_choice: (chosen) => has(chosen, "alternative_rows"),
  governor_choice: (chosen) => has(chosen, "governors"),
  whim_mode: (chosen) => has(chosen, "whims"),
  cards: (chosen) => has(chosen, "governors") || has(chosen, "destiny"),
  modules: (chosen) => chosen.edition !== 1,
  scenario: (chosen) => chosen.edition !== 1,
  e1_queen_vp: (chosen) => chosen.edition === 1,
  areas: (chosen) => chosen.set === "random",
  citizens: (chosen) => chosen.set === "random" && chosen.mixed_stacks !== true,
  difficulty: (_, seats) => seats === 1,
  search: (_, seats) => seats === 1,
  solo_count_tokens: (_, seats) => seats === 1,
  resting_is_target: (_, seats) => seats === 5,
  three_player_tax: (_, seats) => seats === 3,
  quest: (chosen) => chosen.module === "quests",
};

function has(chosen: Record<string, unknown>, module: string): boolean {
  return Array.isArray(chosen.modules) && chosen.modules.includes(module);
}

export function isFirst(option: OptionInfo): boolean {
  return FIRST.has(option.name);
}

export function applies(option: OptionInfo, chosen: Record<string, unknown>, seats: number): boolean {
  return NEEDS[option.name]?.(chosen, seats) ?? true;
}

const CHOICES: Record<string, Said> = {
  "edition.1": words("1. edycja", "1st edition"),
  "edition.2": words("2. edycja", "2nd edition"),
  "modules.extra_rows": words("Dodatkowe rzędy budynków", "Extra rows"),
  "modules.alternative_rows": words("Alternatywne rzędy budynków", "Alternative rows"),
  "modules.governors": words("Karty gubernatorów", "Governors"),
  "modules.destiny": words("Karty przeznaczenia", "Destiny"),
  "modules.soldier_tokens": words("Żetony wojsk", "Soldier tokens"),
  "modules.whims": words("Kaprysy dworzan", "Whims of the court"),
  "scenario.none": words("Bez scenariusza", "No scenario"),
  "scenario.currying_favour": words("Kiełbasa wyborcza", "Currying Favour"),
  "scenario.shifting_alliances": words("Zmienne sojusze", "Shifting Alliances"),
  "scenario.goblin_valley": words("Dolina goblinów", "Goblin Valley"),
  "row_choice.deal": words("rozdane", "dealt"),
  "row_choice.draft": words("wybierane jawnie", "drafted openly"),
  "governor_choice.deal": words("po trzech w tajemnicy", "three each in secret"),
  "governor_choice.auction": words("licytacja", "auction"),
  "whim_mode.season": words("co porę jeden", "one each season"),
  "whim_mode.tradition": words("Powrót do tradycji", "Return to Tradition"),
  "cards.all": words("wszystkie", "all"),
  "cards.confirmed": words("tylko potwierdzone", "confirmed only"),
  "difficulty.easy": words("Łatwy", "Easy"),
  "difficulty.standard": words("Zwykły", "Standard"),
  "difficulty.hard": words("Trudny", "Hard"),
  "vigilante.converts": words("nawróconych", "converts"),
  "vigilante.absolutions": words("rozgrzeszenia", "absolutions"),
  "recruit_costs.43210": words("4 3 2 1 0", "4 3 2 1 0"),
  "recruit_costs.32210": words("3 2 2 1 0", "3 2 2 1 0"),
  "suspicions.rising": words("6, 8, 10", "6, 8, 10"),
  "suspicions.falling": words("10, 8, 6", "10, 8, 6"),
  "set.first_game": words("Pierwsza rozgrywka", "First game"),
  "set.gold_rush": words("Gorączka złota", "Gold Rush"),
  "set.masters_of_magic": words("Mistrzowie magii", "Masters of Magic"),
  "set.monster_blood": words("Krew potworów", "Monster Blood"),
  "set.random": words("Losowy", "By lot"),
  "duke_resources.pooled": words("razem", "together"),
  "duke_resources.per_type": words("osobno", "by kind"),
  "magic_standin.all_payments": words("przy każdej płatności", "any payment"),
  "magic_standin.actions_only": words("tylko w akcjach", "actions only"),
  "end_condition.live": words("może ustać", "may be lost"),
  "end_condition.latched": words("ostateczny", "final"),
  "module.menaces": words("Zagrożenia", "Menaces"),
  "module.advisors": words("Doradcy", "Advisors"),
  "module.quests": words("Misje", "Quests"),
  "module.none": words("Bez modułu", "No module"),
  "side.a": words("A", "A"),
  "side.b": words("B", "B"),
  "duchy.random": words("losowe", "by lot"),
  "duchy.teressie": words("Teressie", "Teressie"),
  "duchy.valados": words("Valados", "Valados"),
  "quest.plague_lord": words("Władca Zarazy", "The Plague Lord"),
  "quest.lost_crown": words("Zaginiona korona", "The Lost Crown"),
  "quest.random": words("losowa", "by lot"),
  "search.choice": words("raz na wybór", "once per choice"),
  "search.round": words("raz na rundę", "once per round"),
  true: words("tak", "yes"),
  false: words("nie", "no"),
};

/** The name of a choice; the bare word where nobody gave it a name. */
export function choiceName(option: string, choice: string | number | boolean): Said {
  const bare = String(choice).replaceAll("_", " ");
  return CHOICES[`${option}.${choice}`] ?? CHOICES[String(choice)] ?? words(bare, bare);
}
