"""Every sentence of the reports, in English and in Polish."""

from typing import Final

from palatine.lab.report.solo_words import SOLO_WORDS
from palatine.lab.report.study_words import STUDY_WORDS

COMMON: Final[dict[str, tuple[str, str]]] = {
    "and": ("and", "i"),
    "none": ("none", "brak"),
    "between": ("{low} to {high}", "od {low} do {high}"),
    "page.theme": ("Light / dark", "Jasno / ciemno"),
    "page.foot": (
        "Made by Palatine. The figures depend on the seed, not on the machine.",
        "Raport programu Palatine. Wyniki zależą od ziarna, a nie od maszyny.",
    ),
    "words.title": ("What came out", "Co z tego wynika"),
    "how.title": ("How it was played", "Jak to rozegrano"),
    "how.command": ("Repeat it", "Aby powtórzyć"),
    "how.game": ("Game", "Gra"),
    "how.options": ("Options", "Opcje"),
    "how.overlay": ("Data overlay", "Nakładka danych"),
    "how.seats": ("Seats", "Miejsca"),
    "how.players": ("Players", "Gracze"),
    "how.games": ("Games", "Gry"),
    "how.seed": ("Seed", "Ziarno"),
    "how.engine": ("Engine", "Silnik"),
    "how.engine.is": (
        "{version}, rules version {rules}, action book {book}",
        "{version}, wersja zasad {rules}, księga akcji {book}",
    ),
    "how.timed": (
        "Some players think by the clock, so a repetition on another machine can differ.",
        "Część graczy myśli na czas, więc na innej maszynie wyniki mogą się różnić.",
    ),
    "how.shares": (
        "Intervals of shares are Wilson's at 95 %.",
        "Przedziały udziałów to przedziały Wilsona (95%).",
    ),
    "col.player": ("Player", "Gracz"),
    "col.games": ("Games", "Gry"),
    "col.first": ("First places", "Pierwsze miejsca"),
    "col.beats": ("Opponents beaten", "Pokonani przeciwnicy"),
    "col.score": ("Score ± sd", "Wynik ± odch. st."),
    "col.rating": ("Rating", "Rating"),
    "col.seat": ("Seat", "Miejsce"),
    "seat": ("Seat {n}", "Miejsce {n}"),
    "median": ("median {value}", "mediana {value}"),
    "bin": ("{low}: {share}", "{low}: {share}"),
    "bins": ("{low}–{high}: {share}", "{low}–{high}: {share}"),
}

ARENA: Final[dict[str, tuple[str, str]]] = {
    "arena.title": ("Arena: {game}", "Arena: {game}"),
    "arena.under": (
        "{players} players, {seats} seats, {games} games, seed {seed}",
        "gracze: {players}, miejsca: {seats}, gry: {games}, ziarno: {seed}",
    ),
    "arena.leads": (
        "{player} leads with a rating of {rating} ({between}); it beats {share} of its opponents.",
        "Prowadzi {player}: rating {rating} ({between}); pokonani przeciwnicy: {share}.",
    ),
    "arena.clear": (
        "{one} is clearly stronger than {other}: placed above it in {share} of {n} games.",
        "Wyraźna przewaga gracza {one} nad graczem {other}: wyższe miejsce w {share} gier (n = {n}).",
    ),
    "arena.unclear": (
        "Between {one} and {other} nothing is decided: {share} in {n} games.",
        "{one} i {other}: bez rozstrzygnięcia ({share}, gry: {n}).",
    ),
    "arena.seat": (
        "The seat matters: seat {best} wins {share}, an even share would be {even}.",
        "Miejsce ma znaczenie: miejsce {best} wygrywa {share}, a równy udział to {even}.",
    ),
    "arena.noseat": (
        "No seat is clearly better than the others (even share: {even}).",
        "Żadne miejsce nie jest wyraźnie lepsze od innych (równy udział: {even}).",
    ),
    "arena.ratings": ("Ratings", "Oceny (rating)"),
    "arena.ratings.note": (
        "OpenSkill (Plackett-Luce), 25 is the start; averaged over {orders} orders of the games. The line is the 95 % "
        "interval: deals drawn anew with all their games (bootstrap), so that games on the same cards count together.",
        "OpenSkill (Plackett-Luce), punkt wyjścia to 25; średnia z {orders} kolejności gier. Odcinek to przedział 95%: "
        "rozdania losowane ponownie z wszystkimi grami (bootstrap), bo gry na tych samych kartach należą do siebie.",
    ),
    "arena.matrix": ("Who beats whom", "Kto kogo pokonuje"),
    "arena.matrix.note": (
        "How often the player on the left is placed above the one on top; ties count half. Below: Wilson's 95 % "
        "interval "
        "and the number of games.",
        "Jak często gracz z lewej zajmuje wyższe miejsce niż gracz z góry; remis liczy się za pół. Pod spodem: "
        "przedział "
        "Wilsona (95%) i liczba gier.",
    ),
    "arena.places": ("Places", "Zajęte miejsca"),
    "arena.place": ("place {n}", "{n}. miejsce"),
    "arena.scores": ("Scores", "Wyniki"),
    "arena.scores.note": ("The dashed line is the median.", "Linia przerywana to mediana."),
    "arena.seats": ("Seats", "Miejsca przy stole"),
    "arena.seats.note": (
        "First places by seat, all players together. Everybody sits everywhere equally often, so this is the "
        "advantage of "
        "the seat alone.",
        "Pierwsze miejsca według miejsca przy stole, wszyscy gracze razem. Każdy siedzi wszędzie równie często, więc "
        "to "
        "sama przewaga miejsca.",
    ),
    "arena.table": ("Table", "Tabela"),
    "arena.distinct": (
        "Every choice of {seats} different players is a line-up. Each plays every deal once from each rotation of the "
        "seats; from deal to deal the order round the table changes through all possible ones. All line-ups meet the "
        "same "
        "deals.",
        "Każdy wybór różnych graczy (liczba: {seats}) tworzy skład. Skład rozgrywa każde rozdanie po razie z każdego "
        "obrotu "
        "miejsc; z rozdania na rozdanie zmienia się kolejność przy stole, przez wszystkie możliwe. Wszystkie składy "
        "grają "
        "te same rozdania.",
    ),
    "arena.duels": (
        "Every ordered pair of players is a line-up: one seat of the first against the second on all others, every "
        "deal "
        "from every seat. All line-ups meet the same deals.",
        "Każda uporządkowana para graczy tworzy skład: jedno miejsce pierwszego, wszystkie inne drugiego, każde "
        "rozdanie z "
        "każdego miejsca. Wszystkie składy grają te same rozdania.",
    ),
    "arena.schedule": ("Schedule", "Układ gier"),
    "arena.intervals": ("Intervals", "Przedziały"),
}

WORDS: Final[dict[str, tuple[str, str]]] = {**COMMON, **ARENA, **SOLO_WORDS, **STUDY_WORDS}
