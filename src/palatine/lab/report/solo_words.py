"""Words of the report about solo games."""

from typing import Final

SOLO_WORDS: Final[dict[str, tuple[str, str]]] = {
    "solo.title": ("Solo games", "Gry jednoosobowe"),
    "solo.title.one": ("Solo games: {game}", "Gry jednoosobowe: {game}"),
    "solo.under": (
        "{players} players, {games} games of each in each challenge, seed {seed}",
        "gracze: {players}, gry każdego w każdym wyzwaniu: {games}, ziarno: {seed}",
    ),
    "solo.best": (
        "{challenge}: {player} does best and wins {share}.",
        "{challenge}: najwięcej wygrywa {player} ({share}).",
    ),
    "solo.gap": (
        "{challenge}: between {one} and {other} the games decide nothing: on the same deals {one} wins {more} that "
        "{other} loses, and {other} {less}.",
        "{challenge}: {one} i {other} bez rozstrzygnięcia. Na tych samych rozdaniach {one} wygrywa {more}, które "
        "{other} przegrywa, a {other} {less}.",
    ),
    "solo.wins": ("Wins", "Wygrane"),
    "solo.wins.note": (
        "Share of games won, with Wilson's 95 % interval. All players meet the same deals.",
        "Udział wygranych gier, z przedziałem Wilsona (95%). Wszyscy gracze mają te same rozdania.",
    ),
    "solo.medals": ("Medals", "Medale"),
    "solo.medals.note": (
        "Share of games with each medal; beside it the share with any medal and its 95 % interval. In the quests a "
        "medal "
        "also needs the final stage.",
        "Udział gier z każdym medalem; obok udział gier z dowolnym medalem i przedział 95%. W misjach medal wymaga też "
        "ostatniego etapu.",
    ),
    "solo.scores": ("Scores", "Wyniki"),
    "solo.table": ("All figures", "Wszystkie liczby"),
    "solo.rival": ("Challenge", "Wyzwanie"),
    "solo.median": ("Median score", "Mediana wyniku"),
    "solo.paired": (
        "Every player plays the same deals of a challenge. Games depend on the seed alone.",
        "Każdy gracz rozgrywa te same rozdania wyzwania. Przebieg gier zależy tylko od ziarna.",
    ),
    "medal.bronze": ("bronze", "brąz"),
    "medal.silver": ("silver", "srebro"),
    "medal.gold": ("gold", "złoto"),
    "medal.none": ("none", "bez medalu"),
    "medal.at_least": ("{medal} or better", "co najmniej {medal}"),
}
