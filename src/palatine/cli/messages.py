"""Every sentence of the terminal, in English and in Polish. Words of a game live with its board."""

from typing import Final

from palatine.kernel.errors import PalatineError

MESSAGES: Final[dict[str, tuple[str, str]]] = {
    # ---- playing -----------------------------------------------------------------------------------------------------
    "choose.number": ("Your choice ({low}–{high}; ? help): ", "Twój wybór ({low}–{high}; ? pomoc): "),
    "choose.only": ("Only one choice: press Enter (? help): ", "Jedyna możliwość: naciśnij Enter (? pomoc): "),
    "choose.empty": (
        "Type the number of a choice, or ? for help.",
        "Wpisz numer wybranej możliwości albo ?, aby zobaczyć pomoc.",
    ),
    "choose.range": (
        "There is no choice {number}; the choices are {low}–{high}.",
        "Nie ma możliwości o numerze {number}; dostępne numery: {low}–{high}.",
    ),
    "turn.yours": ("{name}, it is your turn.", "{name}: twoja kolej."),
    "news.title": ("Since your last turn", "Od twojej ostatniej tury"),
    "news.more": ("… {n} earlier lines: type l", "… wcześniejsze wiersze: {n} – wpisz l"),
    "log.title": ("The whole log", "Cały dziennik"),
    "hand.over": ("Hand the keyboard over to: {name}.", "Przekaż klawiaturę: {name}."),
    "hand.ready": (
        "The screen is cleared, so that nobody sees what only one may know. Press Enter: ",
        "Ekran jest pusty, aby nikt nie widział tego, co wie tylko jedna osoba. Naciśnij Enter: ",
    ),
    "why.possible": ("“{target}” is possible now.", "„{target}” jest teraz możliwe."),
    "why.what": (
        "Say what: for example “w {example}” or an action.",
        "Podaj, o co chodzi: na przykład „w {example}” albo akcję.",
    ),
    "auto.nothing": (
        "There is nothing to do automatically now.",
        "Teraz nie ma nic do zrobienia automatycznie.",
    ),
    "undo.done": ("Taken back: {what}.", "Cofnięto: {what}."),
    "undo.count": ("“{text}” is no number of moves.", "„{text}” nie jest liczbą ruchów."),
    "saved": ("Saved: {path}", "Zapisano: {path}"),
    "exported": ("The record is in: {path}", "Zapis gry jest w pliku: {path}"),
    "save.failed": (
        "The game could not be saved: {why} Type “s FILE” to save it elsewhere.",
        "Nie udało się zapisać gry: {why} Wpisz „s PLIK”, aby zapisać ją gdzie indziej.",
    ),
    "left": ("The game is saved; nothing is lost. To go on:", "Gra jest zapisana, nic nie przepadło. Aby grać dalej:"),
    "left.unsaved": (
        "The last moves are not saved in {path}.",
        "Ostatnie ruchy nie są zapisane w pliku {path}.",
    ),
    "over.title": ("The game is over", "Koniec gry"),
    "over.winner": ("Victory: {names}", "Zwycięstwo: {names}"),
    "over.shared": ("Shared victory: {names}", "Wspólne zwycięstwo: {names}"),
    "over.now": ("The game is not over; points so far", "Gra trwa; dotychczasowe punkty"),
    "thanks": ("Thank you for the game. The record is in: {path}", "Dziękujemy za grę. Zapis jest w pliku: {path}"),
    "resumed": ("The game goes on where it stopped.", "Gra toczy się dalej od miejsca, w którym stanęła."),
    "score.place": ("Place", "Miejsce"),
    "score.total": ("Total", "Razem"),
    "name.person": ("Player", "Gracz"),
    "name.bot": ("Bot", "Bot"),
    "help.title": ("Commands", "Polecenia"),
    "help.number": ("a number", "numer"),
    "help.number.does": ("choose; Enter when there is only one choice", "wybór; Enter, gdy możliwość jest jedna"),
    "help.text": ("an action", "akcja"),
    "help.text.does": ("its text, for example: {example}", "jej tekst, na przykład: {example}"),
    "help.u": ("take back a move (u 3: three moves)", "cofnij ruch (u 3: trzy ruchy)"),
    "help.u.limit": (
        "as far as the last roll, reveal or move of another seat",
        "najdalej do ostatniego rzutu, odkrycia karty lub ruchu innej osoby",
    ),
    "help.w": ("why not? for example: w {example}", "dlaczego nie? na przykład: w {example}"),
    "help.p": ("the board again; p NAME: what lies before a player", "plansza jeszcze raz; p IMIĘ: karty tego gracza"),
    "help.l": ("the whole log", "cały dziennik"),
    "help.r": ("all cards and buildings with their sources", "wszystkie karty i budynki ze źródłami wartości"),
    "help.s": ("save (s FILE: a copy)", "zapisz grę (s PLIK: kopia)"),
    "help.e": ("export the record (e FILE)", "wyeksportuj zapis gry (e PLIK)"),
    "help.q": ("quit; the game is saved", "wyjdź; gra zostaje zapisana"),
    # ---- simulations, counts, records --------------------------------------------------------------------------------
    "sim.title": ("{game}: {n} games", "{game}, liczba gier: {n}"),
    "sim.bot": ("Bot", "Bot"),
    "sim.wins": ("Wins", "Wygrane"),
    "sim.rate": ("Win rate (95 %)", "Odsetek wygranych (95%)"),
    "sim.score": ("Score ± sd", "Wynik ± odch. st."),
    "sim.split": (
        "A shared victory is split. An even share would be {share}.",
        "Wspólne zwycięstwo dzieli się na części. Równy udział to {share}.",
    ),
    "sim.rotated": ("The bots change seats from game to game.", "Boty zmieniają miejsca z gry na grę."),
    "sim.fixed": ("Every bot keeps its seat.", "Każdy bot ma stałe miejsce."),
    "sim.speed": (
        "Decisions per game: {decisions}; games per second: {speed}.",
        "Decyzje na grę: {decisions}; gry na sekundę: {speed}.",
    ),
    "sim.progress": ("games", "gry"),
    "perft.title": (
        "{game}, {seats} seats, seed {seed}: positions after so many decisions",
        "{game}, liczba miejsc {seats}, ziarno {seed}: pozycje po tylu decyzjach",
    ),
    "perft.depth": ("Depth", "Głębokość"),
    "perft.leaves": ("Positions", "Pozycje"),
    "perft.time": ("Seconds", "Sekundy"),
    "replay.verified": ("The record is correct; decisions: {n}.", "Zapis jest poprawny; decyzje: {n}."),
    "replay.players": ("Players: {names}", "Gracze: {names}"),
    "replay.stopped": ("Shown up to decision {n} of {all}.", "Pokazano do decyzji {n} z {all}."),
    "replay.step": ("Enter: go on; q: stop ", "Enter: dalej; q: koniec "),
    "replay.start": ("Before the first phase", "Przed pierwszą fazą"),
    "bench.missing": (
        "The measurements (palatine.lab.bench) are not installed.",
        "Pomiary (palatine.lab.bench) nie są zainstalowane.",
    ),
    # ---- lists -------------------------------------------------------------------------------------------------------
    "games.title": ("Games", "Gry"),
    "games.seats": ("seats", "miejsca"),
    "games.rules": ("rules version", "wersja zasad"),
    "games.more": ("Options of a game: palatine describe NAME", "Opcje gry: palatine describe NAZWA"),
    "describe.name": ("Option", "Opcja"),
    "describe.default": ("Default", "Domyślnie"),
    "describe.one": ("Values: {choices}", "Wartości: {choices}"),
    "describe.some": ("Several of: {choices}", "Kilka spośród: {choices}"),
    "describe.meaning": ("Meaning", "Znaczenie"),
    "describe.rule": ("Rule", "Zasada"),
    "describe.conflicts": ("What excludes each other", "Co się wyklucza"),
    "describe.actions": ("Actions in the book: {n}; fingerprint {print}", "Akcje w księdze: {n}; odcisk {print}"),
    "describe.bots": ("Bots: {names}", "Boty: {names}"),
    "cards.name": ("Name", "Nazwa"),
    "cards.text": ("Text", "Tekst"),
    "cards.source": ("Source", "Źródło"),
    "cards.sources": ("Sources of the values", "Źródła wartości"),
    # ---- what can be wrong -------------------------------------------------------------------------------------------
    "bad.lang": (
        "there is no language {value!r}; the languages are: en, pl",
        "nie ma języka {value!r}; dostępne języki: en, pl",
    ),
    "bad.number": (
        "{option}: {value!r} must be a whole number from {low} to {high}",
        "{option}: {value!r} musi być liczbą całkowitą od {low} do {high}",
    ),
    "bad.game": ("say which game: {games}", "podaj grę: {games}"),
    "bad.edition": (
        "--edition: {game} has only one edition; its options are: {known}",
        "--edition: {game} ma tylko jedno wydanie; dostępne opcje: {known}",
    ),
    "bad.option": (
        "--option: {value!r} must look like name=value",
        "--option: {value!r} musi mieć postać nazwa=wartość",
    ),
    "bad.seat": (
        "--seats: there is no player {value!r}; the players are: {known}",
        "--seats: nie ma gracza {value!r}; możliwi gracze: {known}",
    ),
    "bad.nobody": (
        "--seats: nobody plays as “me”; for games of bots use palatine simulate",
        "--seats: nikt nie gra jako „me”; do gier samych botów służy palatine simulate",
    ),
    "bad.me": (
        "--seats: “me” cannot be simulated; the bots are: {known}",
        "--seats: „me” nie może grać w symulacji; dostępne boty: {known}",
    ),
    "bad.names": (
        "--names: {given} names for {seats} seats",
        "--names: liczba imion ({given}) nie zgadza się z liczbą miejsc ({seats})",
    ),
    "bad.seat_number": (
        "--seat: {value!r} must be a seat from 1 to {high}",
        "--seat: {value!r} musi być numerem miejsca od 1 do {high}",
    ),
    "bad.family": (
        "--family: there is no family {value!r}; the families are: {known}",
        "--family: nie ma rodziny {value!r}; dostępne rodziny: {known}",
    ),
    "bad.seats_saved": (
        "--seats: {given} players for the {seats} seats of this record",
        "--seats: liczba graczy ({given}) nie zgadza się z liczbą miejsc w tym zapisie ({seats})",
    ),
    "bad.new_only": (
        "{option} cannot be changed in a resumed game",
        "{option}: tego nie można zmienić we wznowionej grze",
    ),
    "bad.other_game": (
        "{path} is a game of {found}, not of {wanted}",
        "{path} to zapis gry {found}, a nie {wanted}",
    ),
    "bad.player": (
        "there is no player “{value}”; the players are: {known}",
        "nie ma gracza „{value}”; gracze: {known}",
    ),
    "bad.file": ("say which file to read", "podaj plik do odczytania"),
    "file.missing": ("there is no file {path}", "nie ma pliku {path}"),
    "file.folder": ("{path} is a folder, not a file", "{path} to katalog, a nie plik"),
    "file.unreadable": ("{path} cannot be read ({why})", "nie można odczytać pliku {path} ({why})"),
    "file.unwritable": ("{path} cannot be written ({why})", "nie można zapisać pliku {path} ({why})"),
    "file.encoding": ("{path} is no text in UTF-8", "{path} nie jest tekstem w kodowaniu UTF-8"),
    "file.exists": (
        "{path} exists already; choose another name, or go on with --resume",
        "plik {path} już istnieje; wybierz inną nazwę albo wznów grę przez --resume",
    ),
    "file.data": ("{path} is neither TOML nor JSON: {why}", "{path} nie jest w formacie TOML ani JSON: {why}"),
    "file.table": ("{path} must contain a table", "{path} musi zawierać tabelę"),
    "usage.command": (
        "there is no command {value!r}; the commands are: {known}",
        "nie ma polecenia {value!r}; dostępne polecenia: {known}",
    ),
    "usage.missing": ("say what to do; the commands are: {known}", "podaj polecenie; dostępne polecenia: {known}"),
    "usage.option": ("there is no option {value} here", "nie ma tu opcji {value}"),
    "usage.value": ("the option {value} needs a value", "opcja {value} wymaga wartości"),
    "usage.extra": ("too many arguments: {value}", "za dużo argumentów: {value}"),
    "usage.other": ("the command cannot be understood: {value}", "polecenie jest niezrozumiałe: {value}"),
    # ---- --help ------------------------------------------------------------------------------------------------------
    "cmd": (
        "Palatine: the open digital table for kingdom-building board games.",
        "Palatine: otwarty cyfrowy stół do gier planszowych o budowie królestw.",
    ),
    "cmd.play": ("Play a game against bots or people here.", "Zagraj z botami lub z osobami przy tym terminalu."),
    "cmd.simulate": ("Let bots play many games.", "Rozegraj wiele gier botów."),
    "cmd.replay": ("Verify a record and tell its game.", "Sprawdź zapis i opowiedz przebieg gry."),
    "cmd.perft": ("Count the positions after so many decisions.", "Policz pozycje po zadanej liczbie decyzji."),
    "cmd.cards": ("The cards of a game with their sources.", "Karty gry ze źródłami wartości."),
    "cmd.games": ("The games that can be played.", "Dostępne gry."),
    "cmd.describe": ("The options of a game.", "Opcje gry."),
    "cmd.bench": ("Measure the speed of the engine.", "Zmierz szybkość silnika."),
    "opt.game": ("Name of the game.", "Nazwa gry."),
    "opt.seats": ("Players in order of seats: me or a bot.", "Gracze w kolejności miejsc: me albo bot."),
    "opt.seats.perft": ("Number of seats.", "Liczba miejsc."),
    "opt.lang": ("Language: en or pl.", "Język: en albo pl."),
    "opt.edition": ("Edition, short for --option edition=N.", "Wydanie, skrót od --option edition=N."),
    "opt.option": ("An option of the game: name=value.", "Opcja gry: nazwa=wartość."),
    "opt.seed": ("Seed of chance.", "Ziarno losowości."),
    "opt.data": ("Data overlay, TOML or JSON.", "Nakładka danych, TOML albo JSON."),
    "opt.names": ("Names in order of seats.", "Imiona w kolejności miejsc."),
    "opt.save": ("File to save the game in.", "Plik, w którym zapisuje się gra."),
    "opt.resume": ("Go on with a saved game.", "Wznów zapisaną grę."),
    "opt.games": ("Number of games.", "Liczba gier."),
    "opt.rotate": ("Bots change seats from game to game.", "Boty zmieniają miejsca z gry na grę."),
    "opt.processes": ("Processes to use.", "Liczba procesów."),
    "opt.file": ("A record.", "Plik z zapisem gry."),
    "opt.step": ("Stop after every decision.", "Zatrzymuj się po każdej decyzji."),
    "opt.to": ("Tell the game up to this decision.", "Opowiedz grę do tej decyzji."),
    "opt.seat": ("Tell it as this seat knew it (from 1).", "Opowiedz, co wiedziało to miejsce (od 1)."),
    "opt.depth": ("Number of decisions.", "Liczba decyzji."),
    "opt.family": ("Only this family of cards.", "Tylko ta rodzina kart."),
    "opt.quick": ("A short measurement.", "Krótki pomiar."),
    "word.usage": ("Usage: ", "Użycie: "),
    "word.options": ("Options:", "Opcje:"),
    "word.arguments": ("Arguments:", "Argumenty:"),
    "word.commands": ("Commands:", "Polecenia:"),
    "word.help": ("Show this message and exit.", "Pokaż tę pomoc."),
}


def say(key: str, lang: str, **words: object) -> str:
    """The sentence in one language, with its words filled in."""
    return MESSAGES[key][1 if lang == "pl" else 0].format(**words)


def trouble(key: str, **words: object) -> PalatineError:
    """The sentence as an error, in both languages."""
    return PalatineError(say(key, "en", **words), say(key, "pl", **words))
