/** What the choices of an option are called, and in one sentence what each of them brings. */

import type { Said } from "./types";

const words = (pl: string, en: string): Said => ({ pl, en });

/** Names of options whose own text tells too much for a heading. */
const TITLES: Record<string, Said> = {
  row_choice: words("Wybór rzędów", "Choosing the rows"),
  governor_choice: words("Wybór gubernatorów", "Choosing the governors"),
  whim_mode: words("Kaprysy", "Whims"),
  cards: words("Karty", "Cards"),
  search: words("Wyszukiwanie", "Searches"),
  suspicions: words("Karty Podejrzeń z Podatkiem 0, 1 i 2", "Suspicions with 0, 1 and 2 tax"),
};

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
  "row_choice.deal": words("losowe rozdanie", "dealt by lot"),
  "row_choice.draft": words("jawny wybór", "drafted openly"),
  "governor_choice.deal": words("trzy karty do wyboru", "three cards to choose from"),
  "governor_choice.auction": words("licytacja", "auction"),
  "whim_mode.season": words("jeden na porę", "one each season"),
  "whim_mode.tradition": words("Powrót do tradycji", "Return to Tradition"),
  "cards.all": words("wszystkie", "all"),
  "cards.confirmed": words("tylko potwierdzone", "confirmed only"),
  "difficulty.easy": words("Łatwy", "Easy"),
  "difficulty.standard": words("Standardowy", "Standard"),
  "difficulty.hard": words("Trudny", "Hard"),
  "vigilante.converts": words("Nawróconych Najeźdźców", "converts"),
  "vigilante.absolutions": words("Rozgrzeszenia", "absolutions"),
  "recruit_costs.43210": words("4 3 2 1 0", "4 3 2 1 0"),
  "recruit_costs.32210": words("3 2 2 1 0", "3 2 2 1 0"),
  "suspicions.rising": words("6, 8, 10", "6, 8, 10"),
  "suspicions.falling": words("10, 8, 6", "10, 8, 6"),
  "set.first_game": words("Pierwsza rozgrywka", "First game"),
  "set.gold_rush": words("Gorączka złota", "Gold Rush"),
  "set.masters_of_magic": words("Mistrzowie magii", "Masters of Magic"),
  "set.monster_blood": words("Krew potworów", "Monster Blood"),
  "set.random": words("Losowy", "By lot"),
  "duke_resources.pooled": words("wszystkie razem", "all together"),
  "duke_resources.per_type": words("każdy rodzaj osobno", "each kind by itself"),
  "magic_standin.all_payments": words("przy każdej płatności", "any payment"),
  "magic_standin.actions_only": words("tylko w akcjach", "actions only"),
  "end_condition.live": words("może przestać obowiązywać", "may cease to hold"),
  "end_condition.latched": words("ostateczny", "final"),
  "module.menaces": words("Zagrożenia", "Menaces"),
  "module.advisors": words("Doradcy", "Advisors"),
  "module.quests": words("Misje", "Quests"),
  "module.none": words("Bez modułu", "No module"),
  "side.a": words("A", "A"),
  "side.b": words("B", "B"),
  "duchy.random": words("losowe", "by lot"),
  "duchy.teressie": words("Téressie", "Téressie"),
  "duchy.valados": words("Valados", "Valados"),
  "quest.plague_lord": words("Władca Zarazy", "The Plague Lord"),
  "quest.lost_crown": words("Zaginiona korona", "The Lost Crown"),
  "quest.random": words("losowa", "by lot"),
  "search.choice": words("raz na wybór", "once per choice"),
  "search.round": words("raz na rundę", "once per round"),
  true: words("tak", "yes"),
  false: words("nie", "no"),
};

const ABOUT: Record<string, Said> = {
  "edition.1": words("Bez modułów i scenariuszy.", "Without modules and scenarios."),
  "edition.2": words("Z modułami i scenariuszami do wyboru.", "With modules and scenarios to choose from."),
  "modules.extra_rows": words(
    "Siedem rzędów zamiast pięciu: nowy na górze i nowy na dole.",
    "Seven rows instead of five: a new one at the top and one at the foot.",
  ),
  "modules.alternative_rows": words(
    "Każdy dostaje dwa rzędy innych budynków i może nimi zakryć swoje.",
    "Everybody gets two rows of other buildings and may cover their own.",
  ),
  "modules.governors": words(
    "Każdy ma gubernatora, którego zdolność działa przez całą grę.",
    "Everybody has a governor whose talent lasts all game.",
  ),
  "modules.destiny": words(
    "Co roku nowa karta zmienia coś dla wszystkich do końca zimy.",
    "Each year a card changes something for everybody until winter is over.",
  ),
  "modules.soldier_tokens": words(
    "Zamiast rzutu na posiłki: każdy w tajemnicy wybiera swój żeton.",
    "No die for reinforcements: everybody secretly spends a token of their own.",
  ),
  "modules.whims": words("Kafelki zmieniają to, co dają członkowie rady.", "Tiles change what advisors give."),
  "scenario.none": words("Nic ponad wybrane moduły.", "Nothing besides the modules chosen."),
  "scenario.currying_favour": words(
    "Co roku każdy zajmuje jedną z ośmiu grup społecznych i korzysta z jej przywileju.",
    "Each year everybody claims one of eight groups of the people and enjoys its privilege.",
  ),
  "scenario.shifting_alliances": words(
    "Co roku kładziesz żeton na członku rady; gdy wpływają na niego inni, zyskujesz punkty.",
    "Each year you put a token on an advisor; when others influence them, you gain points.",
  ),
  "scenario.goblin_valley": words("Zimą do wroga mogą dołączyć gobliny.", "In winter goblins may join the enemy."),
  "row_choice.deal": words("Po dwa losowe rzędy dla każdego.", "Two rows by lot for everybody."),
  "row_choice.draft": words(
    "Wszystkie leżą odkryte i bierze się je po kolei.",
    "All lie face up and are taken in turn.",
  ),
  "governor_choice.deal": words("Każdy zachowuje jednego z trzech.", "Everybody keeps one of three."),
  "governor_choice.auction": words("Gubernatorów licytuje się za PZ.", "Governors are bid for with VP."),
  "whim_mode.season": words("Co porę dochodzi jeden kafelek.", "One more tile each season."),
  "whim_mode.tradition": words(
    "Na początku leżą wszystkie; po każdej porze znika jeden.",
    "At first all of them lie there; after each season one goes.",
  ),
  "cards.all": words("Także odtworzone (oznaczone piórem).", "Reconstructed ones too (marked with a quill)."),
  "cards.confirmed": words(
    "Tylko te, które zna instrukcja albo publiczne źródło.",
    "Only those that the rulebook or a public source tells of.",
  ),
  "difficulty.easy": words("Gracz wirtualny zaczyna z 1 Warsztatem.", "The virtual player begins with 1 Workshop."),
  "difficulty.standard": words(
    "Gracz wirtualny zaczyna z 3 Warsztatami.",
    "The virtual player begins with 3 Workshops.",
  ),
  "difficulty.hard": words("Gracz wirtualny zaczyna z 5 Warsztatami.", "The virtual player begins with 5 Workshops."),
  "set.first_game": words(
    "Wzgórza, Ruiny, Las, Dolina, Góry; dobry na początek.",
    "Hills, Ruins, Forest, Valley, Mountains; a good one to begin with.",
  ),
  "set.gold_rush": words("Wzgórza, Ruiny, Las, Mokradła, Jaskinie.", "Hills, Ruins, Forest, Swamp, Caverns."),
  "set.masters_of_magic": words("Pustkowie, Ruiny, Las, Dolina, Góry.", "Barrens, Ruins, Forest, Valley, Mountains."),
  "set.monster_blood": words("Pustkowie, Ruiny, Las, Mokradła, Góry.", "Barrens, Ruins, Forest, Swamp, Mountains."),
  "set.random": words("Tereny i Mieszkańcy z losowania.", "Areas and citizens are drawn by lot."),
  "module.menaces": words(
    "Zamiast katastrof krążą zagrożenia, które pokonuje się żetonami żołnierzy.",
    "Menaces take the place of calamities; soldier tokens defeat them.",
  ),
  "module.advisors": words(
    "Doradcy mają zdolności, za które płaci się żetonami żołnierzy.",
    "Advisors have abilities, which are paid for with soldier tokens.",
  ),
  "module.quests": words(
    "Etapy wspólnej misji dają korzyści temu, kto zapłaci ich koszt.",
    "The stages of a quest between you bring benefits to whoever pays for them.",
  ),
  "module.none": words(
    "Sama gra podstawowa, choć instrukcja tego nie przewiduje.",
    "The base game alone, though the rulebook does not offer it.",
  ),
  "side.a": words("Lepsza na pierwsze rozgrywki.", "The better one for first games."),
  "side.b": words("Dla tych, którzy znają stronę A.", "For those who know side A."),
};

export function optionTitle(option: string): Said | null {
  return TITLES[option] ?? null;
}

/** The name of a choice; the bare word where nobody gave it a name. */
export function choiceName(option: string, choice: string | number | boolean): Said {
  const bare = String(choice).replaceAll("_", " ");
  return CHOICES[`${option}.${choice}`] ?? CHOICES[String(choice)] ?? words(bare, bare);
}

/** What a choice brings, in a sentence; null where its name says enough. */
export function choiceAbout(option: string, choice: string | number | boolean): Said | null {
  return ABOUT[`${option}.${choice}`] ?? null;
}
