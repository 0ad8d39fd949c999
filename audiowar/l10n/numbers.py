"""Format numbers: counts in words that agree with a noun, and amounts of money."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

SPELLED_BELOW = 1000
"""Numbers from this one on are written in digits."""


@dataclass(frozen=True)
class Agreement:
    """The properties with which a number word agrees."""

    gender: str = "none"
    """The gender of the noun, in the language's own terms; "none" without a noun."""
    form: str = "subj"
    alone: bool = True
    """Whether no noun follows: "una", but with a noun "o carte"."""
    after: bool = False
    """Whether a greater number precedes it: "douăzeci și una"."""


def spell_number(amount: int, agreement: Agreement, word: Callable[..., str]) -> str:
    """Spell a whole number. Negative numbers and those from `SPELLED_BELOW` on are digits.

    `word(message_id, **args)` returns a message of counts.ftl and raises KeyError if there is none.
    A number without its own message is composed of hundreds, tens and the rest.
    """
    if not 0 <= amount < SPELLED_BELOW:
        return str(amount)
    try:
        return _word(amount, 0, agreement, word)
    except KeyError:
        size = 100 if amount > 100 else 10
    rest = amount % size
    if rest in (0, amount):
        raise ValueError(f"no number-{amount}")
    head = _word(amount - rest, rest, agreement, word)
    tail = spell_number(rest, replace(agreement, after=True), word)
    return word("number-hundreds" if size == 100 else "number-tens", head=head, rest=tail)


def _word(amount: int, rest: int, agreement: Agreement, word: Callable[..., str]) -> str:
    return word(
        f"number-{amount}",
        gender=agreement.gender,
        form=agreement.form,
        alone="yes" if agreement.alone else "no",
        after="yes" if agreement.after else "no",
        rest=rest,
    )


def format_money(cents: int, plural_tag: str) -> str:
    """Format cents in whole units, with decimals only if needed, without thousands separators."""
    whole, rest = divmod(cents, 100)
    if not rest:
        return str(whole)
    # Imported late, because Babel loads slowly.
    from decimal import Decimal

    from babel.numbers import format_decimal

    told: str = format_decimal(
        Decimal(cents) / 100, format="0.00", locale=plural_tag.replace("-", "_")
    )
    return told


def format_decimal(value: float, plural_tag: str) -> str:
    """Format a number with at most one decimal, with the language's decimal separator."""
    # Imported late, because Babel loads slowly.
    from babel.numbers import format_decimal

    told: str = format_decimal(round(value, 1), format="0.#", locale=plural_tag.replace("-", "_"))
    return told
