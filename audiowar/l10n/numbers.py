"""Format numbers: counts in words that agree with a noun, amounts of money, and decimals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

SPELLED_BELOW = 1000
"""Numbers from this one on are written in digits."""


@dataclass(frozen=True)
class NumberWordAgreement:
    """What determines the form of a number word: its noun and its place in the sentence."""

    gender: str = "none"
    """The gender of the noun, in the language's own terms; "none" without a noun."""
    form: str = "subj"
    """The grammatical form, such as "subj" for a subject."""
    stands_alone: bool = True
    """Whether no noun follows the number: "una" without a noun, but "o carte" with a noun."""
    ends_compound: bool = False
    """Whether the word ends a compound number: "una" in "douăzeci și una"."""


def spell_number(amount: int, agreement: NumberWordAgreement, get_word: Callable[..., str]) -> str:
    """Return a whole number in words, or in digits if negative or at least `SPELLED_BELOW`.

    `get_word(message_id, **args)` returns a message of number_words.ftl. It raises KeyError if
    there is none. A number without a message of its own is composed of hundreds, tens and the rest.
    Raises KeyError or ValueError if the messages for this are missing.
    """
    if not 0 <= amount < SPELLED_BELOW:
        return str(amount)
    try:
        return _word(amount, 0, agreement, get_word)
    except KeyError:
        size = 100 if amount > 100 else 10
    rest = amount % size
    if rest in (0, amount):
        raise ValueError(f"no number-{amount}")
    head = _word(amount - rest, rest, agreement, get_word)
    tail = spell_number(rest, replace(agreement, ends_compound=True), get_word)
    return get_word("number-hundreds" if size == 100 else "number-tens", head=head, rest=tail)


def _word(
    amount: int, rest: int, agreement: NumberWordAgreement, get_word: Callable[..., str]
) -> str:
    return get_word(
        f"number-{amount}",
        gender=agreement.gender,
        form=agreement.form,
        alone="yes" if agreement.stands_alone else "no",
        after="yes" if agreement.ends_compound else "no",
        rest=rest,
    )


def format_money(cents: int, babel_tag: str) -> str:
    """Return cents as units of money: "12", or "12.50" with the language's decimal separator."""
    whole, rest = divmod(cents, 100)
    if not rest:
        return str(whole)
    # Imported late, because players rarely have parts of a unit.
    from decimal import Decimal

    return _format(Decimal(cents) / 100, "0.00", babel_tag)


def format_with_one_decimal(value: float, babel_tag: str) -> str:
    """Return a number rounded to one decimal, with the language's decimal separator."""
    return _format(round(value, 1), "0.#", babel_tag)


def _format(value: Any, pattern: str, babel_tag: str) -> str:
    # Imported late, because Babel loads slowly.
    from babel.numbers import format_decimal

    return str(format_decimal(value, pattern, babel_tag.replace("-", "_")))
