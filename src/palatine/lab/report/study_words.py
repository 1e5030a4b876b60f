"""Words of the report about balance."""

from typing import Final

STUDY_WORDS: Final[dict[str, tuple[str, str]]] = {
    "study.title": ("Balance: {game}", "Balans: {game}"),
    "study.under": (
        "{seats} seats, {games} games of each: {players}; seed {seed}",
        "miejsca: {seats}, gracze: {players}, gry każdego: {games}, ziarno: {seed}",
    ),
    "study.seat": (
        "{player}: seat {seat} wins {share}, an even share would be {even}.",
        "{player}: miejsce {seat} wygrywa {share}, a równy udział to {even}.",
    ),
    "study.noseat": (
        "{player}: no seat clearly differs from an even share of {even}.",
        "{player}: żadne miejsce nie odbiega wyraźnie od równego udziału {even}.",
    ),
    "study.score": (
        "{player}: half of all scores lie between {low} and {high}, the median is {median}; winners have {winner} on "
        "average.",
        "{player}: połowa wyników leży między {low} a {high}, mediana to {median}; zwycięzcy mają średnio {winner}.",
    ),
    "study.source": (
        "{player}: most points come from “{most}” ({share} of all); winners are ahead mainly by “{gap}” ({points} "
        "points).",
        "{player}: najwięcej punktów daje „{most}” ({share} wszystkich); zwycięzców wyróżnia głównie „{gap}” ({points} "
        "PZ).",
    ),
    "study.length": (
        "{player}: a game has {decisions} decisions on average (90 % between {low} and {high}).",
        "{player}: gra ma średnio {decisions} decyzji (90% między {low} a {high}).",
    ),
    "study.turns": (
        "{player}: a game has {turns} turns on average (90 % between {low} and {high}).",
        "{player}: średnia liczba tur w grze to {turns} (90% między {low} a {high}).",
    ),
    "study.up": (
        "{player}: with victory go most of all: {names}.",
        "{player}: zwycięstwu najbardziej towarzyszą: {names}.",
    ),
    "study.down": (
        "{player}: with defeat go most of all: {names}.",
        "{player}: porażce najbardziej towarzyszą: {names}.",
    ),
    "study.nothing": (
        "{player}: about no single thing can it be said that it decides games; more games would say more.",
        "{player}: o żadnej pojedynczej rzeczy nie można powiedzieć, że rozstrzyga gry; więcej gier powie więcej.",
    ),
    "study.never": ("{player}: nobody ever took: {names}.", "{player}: nikt nigdy nie wybrał: {names}."),
    "study.pp": ("{value} pp", "{value} p.p."),
    "study.overlay.thing": (
        "{player}, overlay: {thing} is taken {after} times per seat instead of {before}: {difference}.",
        "{player}, nakładka: {thing} – {after} na miejsce zamiast {before}: {difference}.",
    ),
    "study.overlay.score": (
        "{player}, overlay: the mean score changes by {difference}.",
        "{player}, nakładka: średni wynik zmienia się o {difference}.",
    ),
    "study.overlay.none": (
        "{player}, overlay: apart from that nothing measurable changes in scores, length or seats.",
        "{player}, nakładka: poza tym w wynikach, długości gry i szansach miejsc nie zmienia się nic mierzalnego.",
    ),
    "study.overlay.also": (
        "{player}, overlay: these change too: {names}.",
        "{player}, nakładka: zmieniają się też: {names}.",
    ),
    "study.changes": ("What the overlay changes", "Co zmienia nakładka"),
    "study.changes.note": (
        "Every deal was played twice, with the data of the box and with the overlay. Differences are means over "
        "deals with "
        "normal 95 % intervals; ● marks those that hold after Benjamini-Hochberg's correction.",
        "Każde rozdanie rozegrano dwa razy: na danych z pudełka i z nakładką. Różnice to średnie po rozdaniach z "
        "normalnymi "
        "przedziałami 95%; ● oznacza te, które utrzymują się po poprawce Benjaminiego-Hochberga.",
    ),
    "study.changes.things": ("Taken per seat: change", "Liczba na miejsce: zmiana"),
    "study.changes.sources": ("Points by source: change", "Punkty według źródeł: zmiana"),
    "measure.score": ("Score of a seat", "Wynik gracza"),
    "measure.winner": ("Score of the winner", "Wynik zwycięzcy"),
    "measure.margin": ("Lead over the second", "Przewaga nad drugim"),
    "measure.decisions": ("Decisions in a game", "Decyzje w grze"),
    "measure.seat": ("Victories of seat {n}", "Zwycięstwa miejsca {n}"),
    "col.measure": ("Measure", "Miara"),
    "col.before": ("Box", "Pudełko"),
    "col.after": ("Overlay", "Nakładka"),
    "col.difference": ("Difference (95 %)", "Różnica (95%)"),
    "study.seats": ("Seats", "Miejsca przy stole"),
    "study.seats.note": (
        "Share of victories by seat with Wilson's 95 % intervals; the thick line is an even share. Shared victories "
        "are "
        "split. Seats are called different after Holm's correction only.",
        "Udział zwycięstw według miejsca z przedziałami Wilsona (95%); gruba linia to równy udział. Wspólne "
        "zwycięstwa dzieli "
        "się na części. O różnicach mówimy tylko po poprawce Holma.",
    ),
    "study.scores": ("Scores", "Wyniki"),
    "study.sources": ("Where points come from", "Skąd biorą się punkty"),
    "study.sources.note": (
        "Points of an average seat and of an average winner, by source. What costs points stands left of nought.",
        "Punkty przeciętnego gracza i przeciętnego zwycięzcy według źródeł. Straty stoją na lewo od zera.",
    ),
    "study.all": ("{player}, all", "{player}, wszyscy"),
    "study.winners": ("{player}, winners", "{player}, zwycięzcy"),
    "study.gaps": ("What winners have more of", "Czego zwycięzcy mają więcej"),
    "study.gaps.note": (
        "Points by source: winners less the others at their table, means over games with normal 95 % intervals.",
        "Punkty według źródeł: zwycięzcy minus pozostali przy tym samym stole, średnie z gier z normalnymi "
        "przedziałami 95%.",
    ),
    "study.long": ("Length", "Długość gry"),
    "study.long.turns": ("Turns of all players", "Tury wszystkich graczy"),
    "study.long.decisions": ("Decisions of all players", "Decyzje wszystkich graczy"),
    "study.things": ("What the things are worth", "Ile warte są poszczególne rzeczy"),
    "study.things.note": (
        "By how many percentage points the chance of victory is higher with one more of a thing, compared with the "
        "others at "
        "the same table (slope within games, errors clustered by game, 95 % intervals). Filled dots hold after "
        "Benjamini-Hochberg's correction over all things of a player. It is what goes together, not what causes it: "
        "whoever "
        "can afford a cathedral is ahead already. An overlay shows causes.",
        "O ile punktów procentowych szansa zwycięstwa jest wyższa z jedną sztuką więcej, w porównaniu z innymi przy "
        "tym samym "
        "stole (nachylenie wewnątrz gier, błędy grupowane według gier, przedziały 95%). Pełne kropki utrzymują się "
        "po poprawce "
        "Benjaminiego-Hochberga dla wszystkich rzeczy danego gracza. To współwystępowanie, a nie przyczyna: kogo "
        "stać na "
        "katedrę, ten już prowadzi. Przyczyny pokazuje nakładka.",
    ),
    "study.rate": ("taken by {share} of seats", "bierze {share} graczy"),
    "study.rare": ("too rarely different", "za mało różnic"),
    "study.tables": ("All things", "Wszystkie rzeczy"),
    "study.tables.note": (
        "● holds after the correction. Taken: seats with at least one, Wilson's 95 % interval.",
        "● utrzymuje się po poprawce. Biorą: miejsca z co najmniej jedną sztuką, przedział Wilsona (95%).",
    ),
    "col.thing": ("Thing", "Rzecz"),
    "col.rate": ("Taken (95 %)", "Biorą (95%)"),
    "col.copies": ("Per seat", "Na miejsce"),
    "col.chosen": ("Chosen when shown (95 %)", "Wybór, gdy dostępne (95%)"),
    "col.win": ("Victory, pp (95 %)", "Zwycięstwo, p.p. (95%)"),
    "col.points": ("Points (95 %)", "Punkty (95%)"),
    "study.others": ("The other players", "Pozostali gracze"),
    "study.figures": (
        "Order and figures on the right are those of {player}, the last player named.",
        "Kolejność i liczby po prawej dotyczą ostatniego z wymienionych graczy: {player}.",
    ),
    "study.schedule": (
        "All seats are played by bots of the same kind, so that differences come from seats and things, not from "
        "strength. "
        "Every kind of bot plays the same deals.",
        "Na wszystkich miejscach grają boty tego samego rodzaju, więc różnice biorą się z miejsc i rzeczy, a nie z "
        "siły gry. "
        "Każdy rodzaj bota rozgrywa te same rozdania.",
    ),
}
