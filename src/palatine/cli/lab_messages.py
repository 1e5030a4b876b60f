"""Sentences of the lab's commands, in English and in Polish."""

from typing import Final

LAB_MESSAGES: Final[dict[str, tuple[str, str]]] = {
    "lab.progress": ("games", "gry"),
    "lab.rating": ("computing", "obliczenia"),
    "lab.stopped": (
        "Stopped; what has been played is kept. To go on:",
        "Przerwano; rozegrane gry są zapisane. Aby kontynuować:",
    ),
    "lab.report": ("Report: {path}", "Raport: {path}"),
    "lab.data": ("Data: {paths}", "Dane: {paths}"),
    "arena.begin": (
        "{game}: {seats} seats, line-ups: {lineups}, deals: {deals} from every seat, games: {games}; seed {seed}",
        "{game}: składy: {lineups} (miejsca: {seats}), rozdania: {deals} z każdego miejsca, gry: {games}; ziarno "
        "{seed}",
    ),
    "arena.player": ("Player", "Gracz"),
    "arena.rating": ("Rating (95 %)", "Rating (95%)"),
    "arena.first": ("First places (95 %)", "Pierwsze miejsca (95%)"),
    "arena.beats": ("Opponents beaten (95 %)", "Pokonani przeciwnicy (95%)"),
    "arena.score": ("Score ± sd", "Wynik ± odch. st."),
    "solo.challenge": ("Challenge", "Wyzwanie"),
    "solo.player": ("Player", "Gracz"),
    "solo.rate": ("Wins (95 %)", "Wygrane (95%)"),
    "solo.score": ("Mean score", "Średni wynik"),
    "cmd.solo": (
        "Let bots play alone against the game: win rates and medals.",
        "Rozegraj gry jednoosobowe botów: wygrane i medale.",
    ),
    "opt.game.solo": (
        "Name of the game; without it all that can be played alone.",
        "Nazwa gry; bez niej wszystkie gry jednoosobowe.",
    ),
    "opt.games.solo": ("Games of each bot in each challenge.", "Liczba gier każdego bota w każdym wyzwaniu."),
    "opt.resume.solo": ("Go on with the games in this folder.", "Kontynuuj gry z tego katalogu."),
    "cmd.study": (
        "Study the balance of a game, or what a change of its data does.",
        "Zbadaj balans gry albo skutki zmiany jej danych.",
    ),
    "opt.players.study": ("Bots; each plays against its like.", "Boty; każdy gra z takimi samymi."),
    "opt.games.study": ("Games of each bot with each data.", "Liczba gier każdego bota na każdych danych."),
    "opt.seats.study": ("Number of seats.", "Liczba miejsc."),
    "opt.resume.study": ("Go on with the study in this folder.", "Kontynuuj badanie z tego katalogu."),
    "opt.overlay.study": (
        "Data overlay to compare with the box on the same deals, TOML, JSON or YAML.",
        "Nakładka danych do porównania z pudełkiem na tych samych rozdaniach, TOML, JSON albo YAML.",
    ),
    "bad.mode": ("--mode: “{value}” must be one of: {known}", "--mode: „{value}” – możliwe wartości: {known}"),
    "bad.resume": (
        "{option} cannot be changed in a folder that is continued",
        "{option}: tego nie można zmienić przy wznowieniu",
    ),
    "bad.players": (
        "--players: say who plays, for example greedy,random",
        "--players: podaj graczy, np. greedy,random",
    ),
    "file.yaml": (
        "{path}: for YAML install the package pyyaml (pip install palatine[lab]), or use TOML or JSON",
        "{path}: do formatu YAML potrzebny jest pakiet pyyaml (pip install palatine[lab]); można też użyć TOML lub "
        "JSON",
    ),
    "cmd.arena": (
        "Let bots play a tournament and rate them.",
        "Rozegraj turniej botów i wyznacz ich rating.",
    ),
    "opt.players": ("Bots, separated by commas.", "Boty, oddzielone przecinkami."),
    "opt.games.arena": (
        "Games of each line-up, rounded up to whole deals.",
        "Liczba gier każdego składu, zaokrąglona w górę do całych rozdań.",
    ),
    "opt.seats.arena": ("Number of seats.", "Liczba miejsc."),
    "opt.mode": (
        "Line-ups: distinct (different players) or duels (one against many of another).",
        "Składy: distinct (różni gracze) albo duels (jeden przeciw wielu innym).",
    ),
    "opt.ray": (
        "Play on Ray: local, auto or an address of a cluster.",
        "Graj na klastrze Ray: local, auto albo adres.",
    ),
    "opt.out": ("Folder for the results.", "Katalog na wyniki."),
    "opt.resume.arena": ("Go on with the arena in this folder.", "Kontynuuj arenę z tego katalogu."),
    "opt.overlay": ("Data overlay, TOML, JSON or YAML.", "Nakładka danych, TOML, JSON albo YAML."),
}
