"""Decline what a message is told about: cards, ranks, counts, names, lists, money.

These are the functions that .ftl files may call. The words themselves are messages: cards.ftl
(`rank-queen`, `suit-hearts`, `card`), counts.ftl (`number-2`, `noun-card`), lists.ftl (`you`, `name`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .cyrillic import shield

if TYPE_CHECKING:
    from .messages import Messages

YOU = "\ue002"
"""Stands for the listener in a list of players' names."""

RANKS = {
    "2": "rank-2",
    "3": "rank-3",
    "4": "rank-4",
    "5": "rank-5",
    "6": "rank-6",
    "7": "rank-7",
    "8": "rank-8",
    "9": "rank-9",
    "T": "rank-10",
    "J": "rank-jack",
    "Q": "rank-queen",
    "K": "rank-king",
    "A": "rank-ace",
    "JOKER": "rank-joker",
}
SUITS = {"H": "suit-hearts", "S": "suit-spades", "D": "suit-diamonds", "C": "suit-clubs"}
SPELLED_BELOW = 1000
"""Counts from here on are told in digits."""


@dataclass(frozen=True)
class Joining:
    """How a language joins the items of a list."""

    words: dict[str, str] = field(default_factory=lambda: {"and": "and", "or": "or"})
    """The conjunction for "and" and for "or"."""
    before: dict[str, tuple[tuple[str, re.Pattern[str]], ...]] = field(default_factory=dict)
    """Other conjunctions, each with the beginning of a next item that asks for it (es: e, u)."""
    you_last: bool = False
    """True where the listener is politely named last."""

    def conjunction(self, kind: str, following: str) -> str:
        """The word for `kind` ("and" or "or") in front of the item `following`."""
        for word, beginning in self.before.get(kind, ()):
            if beginning.match(following):
                return word
        return self.words[kind]


class Grammar:
    """The functions for one language's messages.

    Forms are the language's own (README.md of locales/); all codes of cards are those of transcripts
    ("QH", "JOKER"), and a rank may be given alone ("Q").
    Errors are raised as ValueError; Fluent hands them to the catalogue.
    """

    def __init__(self, plural_tag: str, joining: Joining, shielded: bool) -> None:
        self._plural_tag = plural_tag
        self._joining = joining
        self._shielded = shielded
        self._memory: dict[tuple[Any, ...], str] = {}
        self.messages: Messages
        self.suits = True
        """False while cards are named by their rank alone."""

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The functions by the names that .ftl files call them by."""
        return {
            "CARD": self.card,
            "CARDS": self.cards,
            "RANK": self.rank,
            "COUNT": self.count,
            "LENGTH": self.length,
            "NAMES": self.names,
            "LIST": self.list,
            "MONEY": self.money,
            "KEY": self.verbatim,
            "CAP": self.cap,
        }

    # Cards

    def card(self, card: str, form: str = "bare", suit: int = 1) -> str:
        """Name a card in a form; form "gender" gives the gender of its rank, to select on."""
        suited = self.suits and bool(suit)
        key = ("card", card, form, suited)
        try:
            return self._memory[key]
        except KeyError:
            return self._remember(key, self._card(str(card), form, suited))

    def _card(self, card: str, form: str, suited: bool) -> str:
        rank, suit = split(card)
        if form == "gender":
            return self._word(RANKS[rank], "gender")
        if not suit or not suited:
            return self._word(RANKS[rank], form=form, suit="none")
        suit_name = self._word(SUITS[suit])
        rank_name = self._word(RANKS[rank], form=form, suit=suit_name)
        return self._word("card", rank=rank_name, suit=suit_name)

    def cards(self, cards: Iterable[str], form: str = "bare", suit: int = 1) -> str:
        """Name the cards of a list, joined by "and"."""
        return self._joined([self.card(card, form, suit) for card in several(cards)], "and")

    def rank(self, card: str, form: str = "bare") -> str:
        """Name the rank of a card."""
        return self.card(card, form, 0)

    # Counts

    def count(
        self, number: Any, of: str = "", noun: str = "", form: str = "subj", alone: int = 0
    ) -> str:
        """Spell a count with its noun in agreement: "dve karte".

        `number` may be a list, whose length counts. The noun is the rank of the card `of`, or `noun`,
        the name of a `noun-…` message; with `alone=1` it only lends its gender.
        """
        amount = length_of(number)
        key = ("count", amount, noun, of, form, bool(alone))
        try:
            return self._memory[key]
        except KeyError:
            return self._remember(key, self._count(amount, noun, str(of), form, bool(alone)))

    def _count(self, amount: int, noun: str, of: str, form: str, alone: bool) -> str:
        thing = RANKS[split(of)[0]] if of else f"noun-{noun}" if noun else ""
        if not thing:
            return self.spelled(amount, "none", form)
        spelled = self.spelled(amount, self._counted_gender(thing), form, alone)
        if alone:
            return spelled
        counted = self._word(thing, "counted", count=amount, form=form)
        return self._word("counted", number=spelled, noun=counted)

    def _counted_gender(self, thing: str) -> str:
        told = self.messages.format(thing, "counted-gender", {})
        return told[0] if told else self._word(thing, "gender")

    def spelled(
        self, amount: int, gender: str, form: str, alone: bool = True, after: bool = False
    ) -> str:
        """Spell a whole number in words; digits from `SPELLED_BELOW` on and below zero.

        `alone` tells that no noun follows ("una", not "o carte"), `after` that a greater number
        goes before ("douăzeci și una").
        """
        if not 0 <= amount < SPELLED_BELOW:
            return str(amount)
        known = f"number-{amount}" in self.messages
        size = 100 if amount >= 100 else 10
        rest = 0 if known else amount % size
        head = self._word(
            f"number-{amount - rest}",
            gender=gender,
            form=form,
            alone="yes" if alone else "no",
            after="yes" if after else "no",
            rest=rest,
        )
        if known:
            return head
        tail = self.spelled(rest, gender, form, alone, after=True)
        return self._word("number-hundreds" if size == 100 else "number-tens", head=head, rest=tail)

    def length(self, items: Any) -> Any:
        """The number of items in a list, to select a plural on."""
        from fluent.runtime.types import FluentInt

        return FluentInt(length_of(items), useGrouping=False)

    def money(self, cents: int) -> str:
        """Tell an amount of cents in whole units, with decimals only when there are some."""
        from babel.numbers import format_decimal

        whole, rest = divmod(int(cents), 100)
        if not rest:
            return str(whole)
        amount: str = format_decimal(
            int(cents) / 100, format="0.00", locale=self._plural_tag.replace("-", "_")
        )
        return amount

    # Names and lists

    def names(self, names: Iterable[str], form: str = "nom", kind: str = "and") -> str:
        """Join players' names; YOU among them is told in the right form and place."""
        players = several(names)
        if YOU in players:
            others = [name for name in players if name != YOU]
            players = [*others, YOU] if self._joining.you_last else [YOU, *others]
        return self._joined([self._name(name, form) for name in players], kind)

    def _name(self, name: str, form: str) -> str:
        if name == YOU:
            return self._word("you", form=form)
        return self._word("name", name=self.verbatim(name), form=form)

    def list(self, items: Iterable[str], kind: str = "and") -> str:
        """Join texts by "and" or "or"."""
        return self._joined([self.verbatim(item) for item in several(items)], kind)

    def verbatim(self, text: str) -> str:
        """Keep a key's name, a path, a word of another language as it is in every script."""
        return shield(str(text)) if self._shielded else str(text)

    def cap(self, text: Any) -> str:
        """Begin a sentence: the first letter as a capital."""
        text = str(text)
        return text[:1].upper() + text[1:]

    def _joined(self, items: list[str], kind: str) -> str:
        if len(items) < 2:
            return "".join(items)
        word = self._joining.conjunction(kind, items[-1])
        return f"{', '.join(items[:-1])} {word} {items[-1]}"

    def _word(self, message_id: str, attribute: str = "", **args: Any) -> str:
        told = self.messages.format(message_id, attribute, args)
        if told is None:
            raise ValueError(f"no {message_id}{'.' if attribute else ''}{attribute}")
        text, errors = told
        if errors:
            raise ValueError(f"{message_id}: {errors[0]}")
        return text

    def _remember(self, key: tuple[Any, ...], text: str) -> str:
        self._memory[key] = text
        return text


def split(card: str) -> tuple[str, str]:
    """The rank and the suit of a card's code; the suit is "" for a joker or a rank alone."""
    if card in RANKS:
        return card, ""
    if len(card) == 2 and card[0] in RANKS and card[1] in SUITS:
        return card[0], card[1]
    raise ValueError(f"{card!r} is no card")


def several(items: Any) -> list[str]:
    """The items of a list; one text alone is a list of one."""
    if isinstance(items, str):
        return [items]
    if isinstance(items, Iterable):
        return [str(item) for item in items]
    raise ValueError(f"{items!r} is no list")


def length_of(items: Any) -> int:
    """A number as it is, a list as its length."""
    return int(items) if isinstance(items, int) else len(several(items))
