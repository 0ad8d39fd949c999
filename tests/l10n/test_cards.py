"""Every card in every form of every language, as reviewed in the tables beside this file.

`python tests/l10n/test_cards.py` writes the tables anew; read what changed before you keep it.
"""

from __future__ import annotations

from copy import copy
from pathlib import Path

import pytest

from audiowar.l10n.message_functions import RANK_MESSAGES
from tests.l10n.conftest import functions
from tools.translations.check_messages import DECK

HERE = Path(__file__).parent
FORMS = {
    "en": ("bare", "indef", "def"),
    "es": ("bare", "indef", "def", "de", "a"),
    "ro": ("bare", "indef", "def", "prep", "subj", "gd"),
    "sr": ("nom", "acc", "gen", "ins"),
}
COUNTED = {"sr": ("subj", "obj")}
"""Forms of counts, in a language that has more than one."""


def table(tag: str) -> str:
    """Cards, then ranks alone with their gender, then counted ranks."""
    words, forms = functions(tag), FORMS[tag]
    lines = [" | ".join(("card", *forms))]
    lines += [" | ".join((card, *(words.name_card(card, form) for form in forms))) for card in DECK]
    lines += ["", " | ".join(("rank", "gender", *forms))]
    for rank in RANK_MESSAGES:
        alone = (words.name_rank(rank, form) for form in forms)
        lines.append(" | ".join((rank, words.name_rank(rank, "gender"), *alone)))
    lines += ["", "rank | counted"]
    for rank in RANK_MESSAGES:
        forms = COUNTED.get(tag, ("subj",))
        counted = [words.name_count(n, rank, form=form) for form in forms for n in (0, 1, 2, 5, 21)]
        lines.append(f"{rank} | {', '.join(counted)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("tag", FORMS)
def test_cards_are_as_reviewed(tag: str) -> None:
    assert table(tag) == (HERE / f"cards_{tag}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("tag", FORMS)
def test_no_two_cards_share_a_name(tag: str) -> None:
    words = functions(tag)
    for form in FORMS[tag]:
        assert len({words.name_card(card, form) for card in DECK}) == len(DECK)


@pytest.mark.parametrize("code", ["", "1H", "QX", "HQ", "QHH", "10H", "joker"])
def test_what_is_no_card_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        functions("en").name_card(code)


def test_suit_can_be_left_out() -> None:
    words = copy(functions("sr"))
    assert words.name_card("QH", "acc", suit="never") == "damu"
    words.suits = "none"
    assert words.name_cards(["QH", "KS"], "acc") == "damu i kralja"
    assert words.name_card("QH", "acc", suit="always") == "damu herc"


def test_romanian_number_cards_stay_bare_before_a_suit_only() -> None:
    words = functions("ro")
    assert words.name_card("7C", "def") == "șapte de treflă"
    assert words.name_rank("7C", "def") == "șaptele"


if __name__ == "__main__":
    for each in FORMS:
        (HERE / f"cards_{each}.txt").write_text(table(each), encoding="utf-8")
