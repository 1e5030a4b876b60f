"""KB-19 The 16 whim tiles of Module 6, one for each advisor of rank 1 to 16; all of them are stated in the rulebook."""

from typing import Final

from palatine.kernel.data import RULEBOOK, Row


def _whim(rank: int, effect: str, fields: dict[str, object] | None = None) -> Row:
    """`open` says, for each alternative, when it may be taken."""
    return Row(f"whim_{rank}", f"Whim {rank}", f"Kaprys {rank}", {"support": effect, **(fields or {})}, RULEBOOK)


WHIMS: Final = (
    _whim(1, "copy_lowest"),
    _whim(2, "2 plus2 | pay_token + gold + soldiers", {"open": "always has_token"}),
    _whim(3, "named_by_left"),
    _whim(4, "take_from_tile"),
    _whim(5, "take_shown_good"),
    # KB-A-39
    _whim(6, "any > soldiers + vp | vp > soldiers + any | soldiers > vp + any"),
    _whim(7, "rival_takes_good"),
    _whim(8, "named_by_left + named_by_right"),
    _whim(
        9,
        "gold + wood | gold + stone | gold + soldiers + plus2 | wood + stone | wood + soldiers + plus2"
        " | stone + soldiers + plus2",
    ),
    _whim(10, "2 gold | 2 wood | 2 stone"),
    # KB-19.8, KB-A-20
    _whim(
        11,
        "stone + soldiers + vp | 2 stone + vp | 2 stone + soldiers | stone + 2 soldiers | 2 soldiers + vp"
        " | stone + 2 vp | soldiers + 2 vp",
        {"open": "always fewest_goods fewest_goods fewest_soldiers fewest_soldiers fewest_vp fewest_vp"},
    ),
    # KB-A-41
    _whim(12, "3 gold + others_vp | 3 vp + others_gold", {"may": 1}),
    _whim(13, "plus2 + vp + soldiers + any + peek"),
    _whim(14, "rival_picks_item"),
    _whim(15, "share_out"),
    _whim(16, "5 vp"),
)
