"""One table of the fields that buildings, governors, groups and destiny cards have: how each reads and how it is drawn.

An effect stands in the field of its moment (`season_end`, `year_start` …), bounded by `if`, `seasons` and `years`; a
modifier is a number or a flag (`battle`, `saves`, `wins_draws` …) that questions fold over everything a seat holds.
`palatine.games.kingsburg.box` has a column for each.
"""

from typing import Final, NamedTuple

from palatine.games.kingsburg.headings import MOMENTS
from palatine.kernel.data import Row


class Field(NamedTuple):
    """What a field says. Sentences are filled in by `power_text`: `{n}` is the value, other names are other fields.

    `{n:good}` is a counted noun, `{n:die|dice}` the form that goes with the number (which is `#` within it),
    `{n:more/less}` what goes with its sign.
    """

    en: str
    pl: str
    when: str = ""
    """The moment of the game that the catalogue puts it under."""
    icons: str = ""
    """In the notation of `signs`: `n` is the value, `@` the advisors, buildings, enemies or column that it names."""
    trigger: str = ""
    tells: tuple[str, ...] = ()
    """Fields that the same sentence speaks of."""
    first: str = ""
    """Polish of the first edition, where it differs."""


LOWEST: Final = (
    "the support of the lowest advisor whom nobody influences",
    "wsparcie członka rady o najniższej randze spośród tych, na których nikt nie wpływa",
)

BOUNDS: Final = {
    "vp": (-20, 20), "battle": (-9, 9), "white_dice": (0, 3), "soldier_bonus": (0, 3), "recruit_price": (0, 2),
    "start_vp": (-20, 20), "enemy_strength": (-9, 9), "fixed_reinforcements": (0, 6), "strength": (0, 20),
}  # fmt: skip
"""Numbers that an overlay may replace."""

# In the order in which a sentence tells them.
FIELDS: Final[dict[str, Field]] = {
    "reroll.one": Field(
        "once a season, if all your dice are equal, you may reroll one",
        "raz na porę, gdy wszystkie twoje kości pokazują to samo, możesz przerzucić jedną",
        "roll", "reroll", "die-5 = die-5",
        first="raz na sezon, gdy wszystkie twoje kości pokazują to samo, możesz rzucić jedną ponownie"),
    "reroll.all": Field(
        "once a season, if your roll is {reroll_total} or less, you may reroll all your dice",
        "raz na porę, gdy wynik rzutu to najwyżej {reroll_total}, możesz przerzucić wszystkie kości",
        "roll", "reroll", "die-5 <=n", ("reroll_total",),
        "raz na sezon, gdy suma oczek to najwyżej {reroll_total}, możesz rzucić ponownie wszystkimi kośćmi"),
    "shift": Field(
        "once a season, one placement counts as 1 more or 1 less",
        "raz na porę suma przypisanych kości może być o 1 większa lub mniejsza", "influence", "{±1~±1}",
        first="raz na sezon suma wykorzystanych kości może być o 1 większa lub mniejsza"),
    "battle": Field("{n:+} in battle{but}", "{n:+} w bitwie{but}", "battle", "+sword:n",
        tells=("versus", "battle_up_to", "useless_against")),
    "versus": Field("{n}", "{n}", "battle", "+sword:n vs @"),
    "useless_against": Field("", "", "battle", "+sword:0 vs @"),
    "white_dice": Field(
        "{n:a white die|# white dice} every productive season",
        "{n:biała kość|# białe kości|# białych kości} {in_season}", "season_start", "die-white:n"),
    "white_dice.seasons": Field(
        "you roll {n:one extra white die|# extra white dice} every {seasons}",
        "{season} rzucasz {n:dodatkową białą kością|# dodatkowymi białymi kośćmi|# dodatkowymi białymi kośćmi}",
        "season_start", "die-white:n"),
    "soldier_bonus": Field(
        "{n:+} {n:soldier|soldiers} whenever an advisor gives you soldiers",
        "{n:+} {n:oddział|oddziały|oddziałów}, gdy członek rady daje ci oddziały", "support", "+soldier:n", "soldier",
        first="{n:+} {n:żołnierz|żołnierzy|żołnierzy}, gdy doradca daje ci żołnierzy"),

    # Moments: `{do}` is what the effect gives or offers, with its verb and its condition.
    "set_up": Field("at the start of the game {do}", "na początku gry {do}", "set_up"),
    "start_vp": Field("{n:vp} at once", "od razu {n:vp}", "set_up", "vp:n"),
    "served_first": Field(
        "in Phase 1 of year I you receive the King's Aid white die and nobody else receives anything",
        "w fazie 1 pierwszego roku to ty otrzymujesz białą kość, a inni nic nie otrzymują", "aid", "die-white"),
    "year_start": Field("at the start of {years} {do}", "na początku {years} {do}", "year_start"),
    "season_start": Field("at the start of {season} {do}", "na początku {season} {do}", "season_start"),
    "after_rolls": Field("in {season} {do}", "{in_season} {do}", "after_rolls"),
    "support_end": Field("in {season} {do}", "{in_season} {do}", "support_end"),
    "built": Field("when built {do}", "po postawieniu {do}", "built", trigger="building"),
    "other_builds": Field(
        "{do} at once whenever another player erects a column IV building",
        "gdy inny gracz stawia budynek z kolumny IV, od razu {do}", "other_builds", trigger="{others~inni} building"),
    "needs_roll": Field(
        "at the end of {season} roll a die: on {n}+ everybody gains {season_end}",
        "na koniec {season} rzut kością: przy {n}+ każdy bierze {season_end}", tells=("season_end",)),
    "season_end": Field("at the end of {season} {do}", "na koniec {season} {do}", "season_end"),
    "phase7_start": Field("at the start of Phase 7 {do}", "na początku fazy 7 {do}", "phase7_start", trigger="soldier"),
    "phase7_end": Field("at the end of Phase 7 {do}", "na koniec fazy 7 {do}", "phase7_end", trigger="soldier"),
    "winter_start": Field(
        "at the start of winter, before reinforcements, {do}", "na początku zimy, przed posiłkami, {do}",
        "winter_start", trigger="winter"),
    "before_reveal": Field(
        "before the enemy is revealed {do}", "przed odkryciem wroga {do}", "before_reveal", trigger="winter"),
    "after_defeat": Field(
        "{do} after each battle you lose (losses first)", "po każdej przegranej bitwie (już po stratach) {do}",
        "after_defeat"),
    "year_end": Field(
        "{do} at the end of every year, the fifth included", "na koniec każdego roku (także piątego) {do}", "year_end"),
    "year_last": Field("at the very end of each year {do}", "na samym końcu każdego roku {do}", "year_last"),
    "claimed": Field("when you claim this group, {do}", "po zajęciu tej grupy {do}", "claimed"),

    # Modifiers, in the order of the year.
    "wins_need": Field(
        "if you are still tied on buildings and goods in Phase 1 or 5, you alone receive the white die or the envoy",
        "jeśli w fazie 1 lub 5 remis trwa mimo porównania zasobów, tylko ty otrzymujesz białą kość lub wysłannika",
        "aid", "die-white envoy", "{tie~remis}"),
    "leads": Field(
        "you are always first on the turn order track and win ties for most/fewest buildings in Phases 1, 3 and 5",
        "masz zawsze pierwsze miejsce w kolejności, a remisy w liczbie budynków w fazach 1, 3 i 5 rozstrzygasz na swoją"
        " korzyść", "order", "{first~pierwszeństwo}"),
    "fewer_dice": Field(
        "everybody rolls only {n:two coloured dice|one coloured die} in each productive season",
        "w każdej porze zbiorów gracze rzucają tylko {n:dwiema kolorowymi kośćmi|jedną kolorową kością|jedną}",
        "roll", "die-5:-n"),
    "white_or": Field(
        "before each roll, players without a white die get one; the others take 1\u00a0good",
        "przed rzutem gracze bez białej kości otrzymują po jednej, a pozostali biorą po 1 zasobie",
        "season_start", "die-white | any-good", "season"),
    "gifts": Field(
        "at the start of each productive season put 1 random good on each of {n} random advisors of rank 1-6; whoever"
        " influences one first takes it at once; what is left returns to the supply at season end",
        "na początku każdej pory zbiorów na {n} losowych członkach rady rangi 1–6 kładzie się po 1 losowym"
        " zasobie; kto pierwszy na nich wpłynie, bierze go od razu, a reszta wraca do puli na koniec pory",
        "season_start", "any-good:n -> user", "season"),
    "prayer": Field(
        "before rolling you may pray: every player with no white die gets one, every other player gains 1\u00a0VP",
        "przed rzutem możesz się pomodlić: gracze bez białej kości otrzymują po jednej, a pozostali zyskują po"
        " 1 PZ",
        "season_start", "{all~wszyscy} die-white | vp", "season"),
    "rerolls_any": Field(
        "in each productive season you may reroll one die before turn order is set",
        "w każdej porze zbiorów możesz przerzucić jedną kość przed ustaleniem kolejności", "roll", "reroll die-3"),
    "turns_die": Field(
        "after rolling you may turn one die showing 2 into a 1 or a 3",
        "po rzucie możesz zmienić jedną dwójkę na 1 albo 3", "roll", "die-1 | die-3", "die-2"),
    "sets_dice_up_to": Field(
        "if your total, white dice included, is {n} or less you may set your coloured dice to 3, 4 and 6",
        "gdy wynik rzutu, także z białymi kośćmi, to najwyżej {n}, możesz ustawić kolorowe kości na 3, 4 i 6",
        "roll", "die-3 die-4 die-6", "die-5 <=n"),
    "reflects_up_to": Field(
        "if your total is {n} or less you may reroll all dice; if the new total is lower and you use no other reroll"
        " afterwards, gain 1\u00a0VP",
        "gdy wynik rzutu to najwyżej {n}, możesz przerzucić wszystkie kości; jeśli nowy jest niższy i nie korzystasz"
        " już z innych przerzutów, zyskujesz 1 PZ", "roll", "reroll -> vp", "die-5 <=n"),
    "any_die_up_to": Field(
        "once per season one coloured die, whatever it shows, may influence an advisor of rank {n} or lower",
        "raz na porę jedną kolorową kością o dowolnym wyniku możesz wpłynąć na członka rady rangi co najwyżej {n}",
        "influence", "user <=n", "die-1"),
    "forbids": Field("", "", "influence", "lock @"),
    "moves_to": Field("", "", "influence", "@"),
    "private_5": Field(
        "you have two private advisors, ranks 5 and 10, that only you may influence: rank 5 gives {n}, rank 10 gives"
        " {private_10}, together with the board advisor of the same rank",
        "masz dwóch własnych polityków, rangi 5 i 10, na których wpływasz tylko ty: pierwszy daje {n}, drugi"
        " {private_10} – w tym samym momencie co członek rady tej rangi", "support", trigger="{5~5}",
        tells=("private_10",)),
    "private_10": Field("", "", "support", trigger="{10~10}"),
    "doubles_up_to": Field(
        "if you influenced only advisors of rank {n} or lower, one of them (your choice) supports you twice",
        "gdy twoje kości leżą tylko na członkach rady rangi 1–{n}, jeden wskazany przez ciebie wspiera cię dwa razy",
        "support", "{×2~×2}", "user <=n"),
    "robs": Field("", "", "support", f"{{{LOWEST[0]}~{LOWEST[1]}}}"),
    "rank_bonus": Field(
        "advisors of rank {rank_from} to {rank_to} give {n} more",
        "członkowie rady rangi od {rank_from} do {rank_to} dają dodatkowo {n}", "support", trigger="@",
        tells=("rank_from", "rank_to")),
    "waives": Field("", "", "support", "{no VP~bez PZ}", "@"),
    "surcharge_from_column": Field(
        "buildings of {columns} cost one extra good of the payer's choice",
        "budynki z {columns} kosztują dodatkowo 1 wybrany zasób", "building", "+any-good", "building {@+~@+}"),
    "discount": Field(
        "buildings of {columns} cost you {n} less", "budynki z {columns} kosztują cię o {n} mniej",
        "building", "", "building {@+~@+}", ("discount_from_column",)),
    "saves": Field(
        "if nobody has fewer buildings than you when your turn to build comes, a building costs {n:one good|# goods} of"
        " your choice less",
        "gdy na początku twojej tury rozbudowy nikt nie ma mniej budynków od ciebie, płacisz za budynek o {n:any_good}"
        " mniej", "building", "any-good:-n", "{fewest~najmniej} building"),
    "skips_column": Field(
        "once per game you may erect a building although exactly one building to its left in the row is missing",
        "raz na grę możesz postawić budynek, choć brakuje dokładnie jednego z poprzedzających go w rzędzie",
        "building", "building {once~raz}"),
    "build_vp": Field(
        "each building you erect after this one gives {n} extra VP (never lost)",
        "każdy budynek postawiony później daje o {n:vp} więcej (tych PZ nie tracisz)", "built", "+vp:n", "building"),
    "extends": Field("", "", "season_end", "{@}", "spring autumn"),
    "lends": Field("", "", "year", "{@}", tells=("lends_unless",)),
    "owners_gain": Field("", "", "year", "", "building-token"),
    "owners_built": Field("", "", "year", "", "building {III+~III+}"),
    "owners_rank_bonus": Field("", "", "support", "", "@", ("rank_from", "rank_to")),
    "favour_loss": Field(
        "phase 3 gives no VP; instead the player(s) with the most buildings lose 1\u00a0good",
        "w fazie 3 nikt nie zyskuje PZ; gracze z największą liczbą budynków tracą po 1 zasobie",
        "favour", "any-good:-n"),
    "favour_extra": Field(
        "the King's Favour gives {n:next}\u00a0VP instead of 1", "przychylność króla daje {n:next}\u00a0PZ zamiast 1",
        "favour", "+vp:n"),
    "holds_envoy": Field(
        "nobody receives the envoy in Phase 5 (an unused one is still returned)",
        "w fazie 5 nikt nie otrzymuje wysłannika (niewykorzystany i tak wraca)", "envoy", "lock envoy"),
    "recruit_price": Field(
        "recruited soldiers cost you {n:good} each", "rekrutowany oddział kosztuje cię {n:good}",
        "recruitment", "- any-good:n -> soldier", first="werbowany żołnierz kosztuje cię {n:good}"),
    "recruit_extra": Field(
        "recruiting a soldier in Phase 7 costs {n:good} more", "w fazie 7 każdy oddział kosztuje o {n:good} więcej",
        "recruitment", "any-good:-n", "soldier"),
    "tokens_recruit": Field(
        "in Phase 7 you may spend +2 tokens as if they were goods", "w fazie 7 możesz płacić żetonami +2 jak zasobami",
        "recruitment", "plus2 = any-good"),
    "own_die": Field(
        "in winter roll your own die; if it beats the reinforcement die you may use your value instead. With fixed"
        " reinforcements your roll is halved, rounded up",
        "zimą rzucasz własną kością; jeśli wypadnie więcej niż na królewskie posiłki, możesz użyć swojego wyniku (przy"
        " stałych posiłkach dzielisz go przez 2 i zaokrąglasz w górę)", "winter_start", "die-6 -> soldier", "winter"),
    "better_die": Field(
        "reinforcements are rolled with two dice: you use the higher, everybody else the lower",
        "na posiłki rzuca się dwiema kośćmi: dla ciebie liczy się wyższy wynik, dla innych niższy",
        "winter_start", "die-2 die-5 -> die-5", "winter"),
    "fixed_reinforcements": Field(
        "no reinforcement roll: the king sends everyone exactly {n:soldier}",
        "nie rzuca się na posiłki: każdy otrzymuje dokładnie {n:soldier}", "winter_start", "soldier:n", "winter"),
    "enemy_strength": Field(
        "the enemy is {n:abs} {n:stronger/weaker}", "siła wroga {n:rośnie/maleje} o {n:abs}",
        "battle", "+sword:n", "{enemy~wróg}"),
    "wins_draws": Field(
        "you win draws", "remis jest dla ciebie wygraną", "battle", "crown", "sword = sword"),
    "win_vp": Field(
        "{n:+} VP for every battle you win", "{n:+} PZ za każdą wygraną bitwę", "victory", "+vp:n", "crown"),
    "doubles_reward": Field(
        "when you win a battle, the rewards on the enemy card count twice for you",
        "za wygraną bitwę bierzesz podwójne nagrody z karty wroga", "victory", "{rewards ×2~nagrody ×2}", "crown"),
    "indestructible": Field(
        "cannot be destroyed; skip it when an enemy destroys buildings",
        "jest nie do zburzenia – wróg niszczący budynki ją omija", "defeat", "lock building"),
    "protects": Field(
        "once per game you may ignore the destruction of all buildings of one battle",
        "raz na grę możesz po przegranej nie stracić żadnych budynków", "defeat", "lock building {once~raz}"),
    "keeps_points": Field(
        "losing a battle does not cost you the VP named on the enemy card (destroyed buildings still lose theirs)",
        "przegrana bitwa nie zabiera ci PZ wskazanych na karcie wroga (tracisz tylko te za zburzone budynki)",
        "defeat", "lock vp"),
    "keeps_soldier": Field(
        "at the end of winter you may keep 1\u00a0soldier if you won the battle and have the most soldiers",
        "na koniec zimy, po wygranej bitwie, możesz zostawić sobie 1 oddział, jeśli masz ich najwięcej",
        "year_end", "lock soldier", "crown"),
    "support": Field("{do}", "{do}", "support"),
    "game_end": Field("at game end {do}", "na koniec gry {do}", "game_end"),
}  # fmt: skip
COSTS: Final = ("row", "column", "vp", "cost", "pl_first", "source_second")
"""What a row has besides its powers."""
PRODUCTIVE: Final = ("season_start", "season_end", "after_rolls", "support_end")
"""Moments of every productive season, unless the row names one."""
assert all(moment in FIELDS for moment in MOMENTS)


def entry_of(row: Row, field: str) -> Field:
    """The line of the table for this field of this row."""
    if field == "reroll":
        return FIELDS[f"reroll.{row.text(field)}"]
    return FIELDS["white_dice.seasons" if field == "white_dice" and row.text("seasons") else field]


def told_fields(row: Row) -> list[str]:
    """The fields that have something to say of their own, in the order of the table."""
    names = [name for name in dict.fromkeys([key.partition(".")[0] for key in FIELDS]) if row.fields.get(name)]
    told = [other for name in names for other in entry_of(row, name).tells]
    return [name for name in names if name not in told and entry_of(row, name).en]


class Condition(NamedTuple):
    """When a power acts, behind the effect in a sentence."""

    en: str
    pl: str
    icons: str


IF: Final = {
    "low_total": Condition(
        " if your final dice total is 9 or less", ", gdy ostateczny wynik rzutu to najwyżej 9", "die-5 <=9"),
    "no_goods": Condition(
        " if you own no goods (+2 tokens are not goods)", ", jeżeli nie masz zasobów (żetony +2 się nie liczą)",
        "any-good <=0"),
    "some_goods": Condition(" if you own at least 1\u00a0good", ", jeśli masz choć 1 zasób", "any-good >=1"),
    "few_soldiers": Condition(
        " if you have at most 1\u00a0soldier", ", jeśli masz najwyżej 1 oddział", "soldier <=1"),
    "some_soldiers": Condition(
        " if you have at least 1\u00a0soldier", ", jeśli masz co najmniej 1 oddział", "soldier >=1"),
    "many_soldiers": Condition(
        " if you have at least 3\u00a0soldiers", ", o ile masz co najmniej 3 oddziały", "soldier >=3"),
    "most_soldiers": Condition(
        " if nobody has more soldiers than you", ", o ile nikt nie ma więcej oddziałów od ciebie",
        "{most~najwięcej} soldier"),
    "strongest_host": Condition(
        " if nobody has more soldiers, and you have at least 1",
        ", gdy nikt nie ma więcej oddziałów, a masz co najmniej 1",
        "{most~najwięcej} soldier"),
    "most_buildings": Condition(
        " if nobody has more buildings", ", gdy nikt nie ma więcej budynków", "{most~najwięcej} building"),
    "idle_player": Condition(
        " if at least one player (you included) built nothing", ", gdy choć jeden gracz (także ty) nic nie stawia",
        "{nothing built~bez budowy}"),
    "three_advisors": Condition(
        " if you influenced three different advisors", " za wpłynięcie na trzech różnych członków rady", "user:3"),
}  # fmt: skip
"""The conditions of effects at a moment."""
