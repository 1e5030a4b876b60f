"""Words of the board of Paladins. Terms follow the Polish rulebook; effects stand in `paladins_sayings`."""

from typing import Final

from palatine.games.paladins.components import ATTRIBUTES, WORKERS
from palatine.kernel.data import OVERLAY, RECONSTRUCTED, Row

WORDS: Final[dict[str, tuple[str, str]]] = {
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
    "phase.set_up": ("set-up", "przygotowanie gry"),
    "phase.preparation": ("preparation", "przygotowanie"),
    "phase.actions": ("actions", "akcje"),
    "phase.end": ("end of the game", "koniec gry"),
    "turn": ("Turn: {name}", "Tura: {name}"),
    "first": ("Start player: {name}", "Rozpoczyna: {name}"),
    "tax": ("Tax supply: {n} of {all}", "Pula Podatków: {n} z {all}"),
    "deck.suspicions": ("Suspicion deck: {n}", "Podejrzenia w stosie: {n}"),
    "gone.suspicions": ("discarded: {n}", "odrzucone: {n}"),
    "deck.walls": ("Wall deck: {n}", "Mury: {n}"),
    "vp": ("VP", "PZ"),
    "points.n": ("{n} VP", "{n} PZ"),
    "debt": ("Debt", "Dług"),
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
    "done": ("done", "wykonane"),
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
    "no.silver": ("{action} costs no silver", "{action} bez Srebrników"),
    "no.provisions": ("{action} costs no provisions", "{action} bez Zapasów"),
    "less": ("{action} costs {what} less", "{action} taniej o {what}"),
    "bonus": ("{action} also brings {what}", "{action} daje też {what}"),
    "crew": ("Crew", "Drużyna"),
    "walls": ("Walls", "Mury"),
    "jars": ("Jars on", "Dzbany na polach"),
    "jars.free": ("free jar spaces", "wolne pola Dzbanów"),
    "converts": ("Converted", "Nawróceni"),
    "trophies": ("Attacked", "Zaatakowani"),
    "instant": ("at once: {what}", "natychmiast: {what}"),
    "instant.brief": ("at once {what}", "natychm. {what}"),
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
    "do.recruit": ("Recruit", "Zrekrutuj"),
    "do.region": ("{action}, region", "{action}, region"),
    "do.develop": ("{action}, Workshop", "{action}, Warsztat"),
    "do.clear": ("{action}, clear", "{action}, usuń z akcji"),
    "do.jar": ("{action}, Jar", "{action}, Dzban"),
    "do.favour": ("King's Favour", "Królewska Łaska"),
    "do.use": ("Use", "Użyj"),
    "do.keep": ("Keep", "Zachowaj"),
    "do.criminal": ("a Criminal and a Suspicion", "Złoczyńca i Podejrzenie"),
    "do.wall": ("a Wall", "Mur"),
    "do.slot.0": ("left slot", "pole lewe"),
    "do.slot.1": ("middle slot", "pole środkowe"),
    # The score sheet.
    "points": ("Victory points", "Punkty Zwycięstwa"),
    "points.orders": ("King's Orders", "Królewskie Dekrety"),
    "points.strength": ("Strength", "Siła"),
    "points.faith": ("Faith", "Wiara"),
    "points.influence": ("Influence", "Wpływy"),
    "points.commission": ("Commissions", "Misje"),
    "points.garrison": ("Garrisons", "Mobilizacje"),
    "points.fortify": ("Fortifications", "Fortyfikacje"),
    "points.walls": ("VP on Walls", "PZ z kart Murów"),
    "points.absolve": ("Absolutions", "Rozgrzeszenia"),
    "points.develop": ("Workshops", "Rozwój"),
    "points.converts": ("Converted Outsiders", "Nawróceni Najeźdźcy"),
    "points.paid_debts": ("Paid Debts", "Długi spłacone"),
    "points.unpaid_debts": ("Unpaid Debts", "Długi niespłacone"),
    "points.resources": ("Silver and provisions", "Srebrniki i Zapasy"),
    "tie.suspicions": ("Suspicions (tie: fewer)", "Podejrzenia (remis: mniej)"),
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
    "family.paladins": ("Paladins", "Paladyni"),
    "family.tavern": ("Tavern cards", "Karty Karczmy"),
    "family.suspicions": ("Suspicions", "Podejrzenia"),
    "family.favours": ("King's Favours", "Królewskie Łaski"),
    "family.townsfolk": ("Townsfolk", "Mieszczanie"),
    "family.townsfolk_track": ("Townsfolk track", "Tor Mieszczan"),
    "family.outsiders": ("Outsiders", "Najeźdźcy"),
    "family.walls": ("Walls", "Mury"),
    "family.spaces": ("Spaces of the map", "Pola mapy"),
    "family.jar_spaces": ("Jar spaces", "Pola Dzbanów"),
    "family.jars": ("Jars", "Dzbany"),
    "family.workshops": ("Workshops", "Warsztaty"),
    # Cards in words.
    "card.copies": ("copies: {n}", "egzemplarze: {n}"),
    "card.tax": ("tax {n}", "Podatek {n}"),
    "card.dismiss": ("dismissed: {what}", "za odrzucenie: {what}"),
    "card.attack": ("attacked: {what}", "za Atak: {what}"),
    "card.convert": ("converted: {what}", "za Nawrócenie: {what}"),
    "card.players": ("from {n} players on", "od {n} graczy"),
    "card.influence": ("needs Influence {n}", "wymagane Wpływy: {n}"),
    "card.debt": ("or 1 Debt", "albo 1 Dług"),
    "card.slot": ("worker: {what}", "Robotnik: {what}"),
}

WORKER_BRIEF: Final = {
    "labourer": ("Lab", "Par"),
    "scout": ("Sco", "Zwi"),
    "merchant": ("Mer", "Kup"),
    "fighter": ("Fig", "Woj"),
    "cleric": ("Cle", "Kle"),
    "criminal": ("Cri", "Zło"),
    "any": ("any", "dow"),
}
WORKER_STYLES: Final = {
    "labourer": "bold", "scout": "green", "merchant": "blue", "fighter": "red", "cleric": "bright_black",
    "criminal": "magenta", "any": "",
}  # fmt: skip
TYPE_BRIEF: Final = {"byzantine": ("Byz", "Biz"), "saracen": ("Sar", "Sar"), "viking": ("Vik", "Wik")}
ATTRIBUTE_BRIEF: Final = {"strength": ("Str", "Siła"), "faith": ("Fai", "Wiara"), "influence": ("Inf", "Wpł.")}
MARKS: Final = {RECONSTRUCTED: "?", OVERLAY: "◆"}
"""What a figure carries that is neither printed nor public; the list of cards shows the same signs."""

assert set(WORKER_BRIEF) == {*WORKERS, "any"} and list(ATTRIBUTE_BRIEF) == ATTRIBUTES


def word(key: str, lang: str, **words: object) -> str:
    """A word of the board in the language of the table."""
    return WORDS[key][1 if lang == "pl" else 0].format(**words)


def mark(row: Row) -> str:
    """The sign of a figure that is our own, or the player's own."""
    return MARKS.get(row.source, "")
