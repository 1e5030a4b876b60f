"""Words of the board of Paladins. Terms follow the Polish rulebook; cards in words: the game's `card_text`."""

from typing import Final

from palatine.games.paladins.card_text import WORDS as CARD_WORDS

WORDS: Final[dict[str, tuple[str, str]]] = {
    **CARD_WORDS,
    "legend": (
        "Workers: Lab Labourer, Sco Scout, Mer Merchant, Fig Fighter, Cle Cleric, Cri Criminal (fits every slot), any "
        "= any worker. On a board ■ is a worker on a slot, ⌂ a Workshop: no worker is needed there. Str Strength, Fai "
        "Faith, Inf Influence; 2+3 is the track and the Paladin of this round. sil. silver, prov. provisions, Susp. "
        "Suspicion. ► is within your reach. 3/7: done three times of at most seven. a | b is a choice. ? is our own "
        "value, no source was found; ◆ comes from your data overlay (r shows all).",
        "Robotnicy: Par Parobek, Zwi Zwiadowca, Kup Kupiec, Woj Wojownik, Kle Kleryk, Zło Złoczyńca (pasuje na każde "
        "pole), dow = dowolny. Na planszy ■ to Robotnik na polu, ⌂ to Warsztat: nie trzeba tam Robotnika. Wpł. Wpływy; "
        "2+3 to tor i Paladyn tej Rundy. Sr. Srebrniki, Zap. Zapasy, Podejrz. Podejrzenie. ► jest w twoim zasięgu. "
        "3/7: trzy razy z najwyżej siedmiu. a | b to wybór. ? to nasza wartość, źródła nie znaleziono; ◆ pochodzi z "
        "twojej nakładki danych (r pokazuje wszystko).",
    ),
    "legend.solo": (
        " For the virtual player □ is a worker that an action still takes.",
        " U gracza wirtualnego □ to Robotnik, którego akcja jeszcze wymaga.",
    ),
    "round": ("Round {n} of {all}", "Runda {n} z {all}"),
    "turn": ("Turn: {name}", "Tura: {name}"),
    "first": ("Start player: {name}", "Rozpoczyna: {name}"),
    "tax": ("Tax supply: {n} of {all}", "Pula Podatków: {n} z {all}"),
    "deck.suspicions": ("Suspicion deck: {n}", "Podejrzenia w stosie: {n}"),
    "gone.suspicions": ("discarded: {n}", "odrzucone: {n}"),
    "deck.walls": ("Wall deck: {n}", "Mury w stosie: {n}"),
    "or": ("or", "albo"),
    "passed": ("passed", "pas"),
    # The King.
    "orders": ("King's Orders", "Królewskie Dekrety"),
    "favours": ("King's Favours", "Królewskie Łaski"),
    "order.sealed": ("face down until round {n}", "zakryty do Rundy {n}"),
    "favours.sealed": ("face down until round: {rounds}", "zakryte do Rundy: {rounds}"),
    "slot": ("Worker", "Robotnik"),
    "taken": ("taken: {name}", "zajęta: {name}"),
    "costs": ("costs {n}", "koszt: {n}"),
    # Cards on offer.
    "tavern": ("Tavern", "Karczma"),
    "townsfolk": ("Townsfolk", "Mieszczanie"),
    "dismiss": ("Dismissed (1 worker)", "Za odrzucenie (1 Robotnik)"),
    "crew.into": ("In your crew (2 workers)", "W drużynie (2 Robotników)"),
    "dismiss.brief": ("Dismissed", "Za odrzucenie"),
    "crew.brief": ("In your crew", "W drużynie"),
    "outsiders": ("Outsiders", "Najeźdźcy"),
    "attack": ("Attack", "Atak"),
    "convert": ("Convert", "Nawracanie"),
    "region": ("Region", "Region"),
    "spaces": ("Free spaces", "Wolne pola"),
    "pieces": ("Monks and Outposts", "Mnisi i Posterunki"),
    "piece.monk": ("Monk", "Mnich"),
    "piece.outpost": ("Outpost", "Posterunek"),
    # Boards.
    "player": ("Player", "Gracz"),
    "head.strength": ("Str.", "Siła"),
    "head.faith": ("Faith", "Wiara"),
    "head.influence": ("Inf.", "Wpł."),
    "head.silver": ("Silver", "Srebr."),
    "head.provisions": ("Prov.", "Zap."),
    "head.suspicions": ("Susp.", "Podejrz."),
    "head.unpaid": ("Debts", "Długi"),
    "head.paid": ("paid", "spłac."),
    "head.workers": ("Workers", "Robotnicy"),
    "full.strength": ("Strength", "Siła"),
    "full.faith": ("Faith", "Wiara"),
    "full.influence": ("Influence", "Wpływy"),
    "full.silver": ("Silver", "Srebrniki"),
    "full.provisions": ("Provisions", "Zapasy"),
    "full.suspicions": ("Suspicions", "Podejrzenia"),
    "full.unpaid": ("Unpaid Debts", "Długi niespłacone"),
    "full.paid": ("Paid Debts", "Długi spłacone"),
    "full.workers": ("Workers", "Robotnicy"),
    "board": ("Your board", "Twoja plansza"),
    "board.of": ("Board: {name}", "Plansza: {name}"),
    "in_use": ("on the board", "na planszy"),
    "kept": ("kept: {what}", "zachowani: {what}"),
    "done": ("done", "wykonano"),
    "next": ("next Workshop: {what}", "następny Warsztat: {what}"),
    "paladin": ("Paladin", "Paladyn"),
    "paladin.none": ("not revealed yet", "jeszcze zakryty"),
    "paladins.drawn": ("Your three Paladins", "Twoi trzej Paladyni"),
    "paladin.chosen": ("Your Paladin, still face down", "Twój Paladyn, jeszcze zakryty"),
    "paladin.deck": ("Your Paladin deck", "Twój stos Paladynów"),
    "paladin.top": ("on top {name}", "na wierzchu: {name}"),
    "paladin.unseen": ("{n} unseen", "nieznane: {n}"),
    "paladin.bottom": ("at the bottom {names}", "na spodzie: {names}"),
    "paladins.played": ("Paladins played", "zagrani Paladyni"),
    "crew": ("Crew", "Drużyna"),
    "walls": ("Walls", "Mury"),
    "jars": ("Jars on", "Dzbany na polach"),
    "jars.free": ("free jar spaces", "wolne pola Dzbanów"),
    "converts": ("Converted", "Nawróceni"),
    "trophies": ("Attacked", "Zaatakowani"),
    "now": ("now {n}", "teraz {n}"),
    # The virtual player.
    "vpl": ("Virtual player", "Gracz wirtualny"),
    "vpl.level": ("level: {level}", "poziom: {level}"),
    "vpl.track": ("Resource track {track} (space {n})", "tor Zasobów {track} (pole {n})"),
    "vpl.next": ("next step up: {attribute}", "następny wzrost: {attribute}"),
    "vpl.used": ("left side in use", "zajęte akcje z lewej strony"),
    "vpl.deck": ("Schemes in the deck ({n}): {what}", "Schematy w stosie ({n}): {what}"),
    "vpl.gone": ("Schemes revealed: {what}", "Schematy odkryte: {what}"),
    "kings_order": ("King's Order", "Królewski Dekret"),
    "kings_favour": ("King's Favour", "Królewska Łaska"),
    # Choices.
    "do.dismiss": ("Dismiss", "Odrzuć kartę"),
    "do.recruit": ("Recruit", "Rekrutuj"),
    "do.region": ("reg.\u00a0{n}", "reg.\u00a0{n}"),
    "do.space": ("space\u00a0{n}", "pole\u00a0{n}"),
    "do.nobody": ("nobody", "nikogo"),
    "do.develop": ("{action}, Workshop", "{action}, Warsztat"),
    "do.clear": ("{action}, clear", "{action}, usuń z akcji"),
    "do.jar": ("{action}, Jar", "{action}, Dzban"),
    "do.favour": ("King's Favour", "Królewska Łaska"),
    "do.use": ("Send", "Wyślij"),
    "do.keep": ("Keep", "Zachowaj"),
    "do.criminal": ("a Criminal and a Suspicion", "Złoczyńca i Podejrzenie"),
    "do.wall": ("a Wall", "Mur"),
    "do.slot.0": ("left slot", "lewe pole"),
    "do.slot.1": ("middle slot", "środkowe pole"),
    # The score sheet.
    "tie.solo": (
        "Equal points: King's Orders decide, then fewer Suspicions ({mine} against {other}); a full tie is won.",
        "Równe punkty: decydują Królewskie Dekrety, potem mniej Podejrzeń ({mine}, a gracz wirtualny {other}); "
        "pełny remis to zwycięstwo.",
    ),
    "end.won": (
        "Victory: {mine} VP against the virtual player's {other}.",
        "Zwycięstwo: {mine} PZ, a gracz wirtualny {other} PZ.",
    ),
    "end.lost": (
        "Defeat: {mine} VP against the virtual player's {other}.",
        "Porażka: {mine} PZ, a gracz wirtualny {other} PZ.",
    ),
    # Cards in words.
}

WORKER_STYLES: Final = {
    "labourer": "bold", "scout": "green", "merchant": "blue", "fighter": "red", "cleric": "bright_black",
    "criminal": "magenta", "any": "",
}  # fmt: skip


def word(key: str, lang: str, **words: object) -> str:
    """A word of the board in the language of the table."""
    return WORDS[key][1 if lang == "pl" else 0].format(**words)
