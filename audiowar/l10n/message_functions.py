"""The functions that messages may call in .ftl files, such as CARD and COUNT: they inflect words.

The words are messages themselves: cards.ftl (`rank-queen`, `suit-hearts`, `card`), number_words.ftl
(`number-2`, `noun-card`, `counted`), names_and_lists.ftl (`you`, `name`). locales/README.md lists
the forms.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from .convert_arguments import ArgumentConverter
from .discover_locales import Locale
from .format_messages import MessageFormatter, MessageSource
from .list_joining import LISTENER_MARK, get_number_or_length, to_list_of_texts
from .numbers import NumberWordAgreement, format_money, spell_number
from .protect_from_transliteration import PROTECTION_START, protect_from_transliteration
from .translation_problem import TranslationProblem

RANK_MESSAGES = {
    **{digit: f"rank-{digit}" for digit in "23456789"},
    **{"T": "rank-10", "J": "rank-jack", "Q": "rank-queen", "K": "rank-king", "A": "rank-ace"},
    "JOKER": "rank-joker",
}
SUIT_MESSAGES = {"H": "suit-hearts", "S": "suit-spades", "D": "suit-diamonds", "C": "suit-clubs"}
PLACES_NAMED_WITH_SUIT = {
    "none": ("always",),
    "hand": ("always", "hand"),
    "all": ("always", "hand", "table"),
}
"""For each value of `MessageFunctions.suits`: the values of the option `suit` for which the names
of cards contain the suit."""

_WORDS = ArgumentConverter(protected=False)
"""Converts the arguments of messages that are single words. It marks no texts, because these
arguments are either in the message's language or already marked."""


def split_card(card: str) -> tuple[str, str]:
    """Return the rank and suit of a card's code; the suit is "" for a joker or a rank alone.

    Raises ValueError for other texts.
    """
    if card in RANK_MESSAGES:
        return card, ""
    if len(card) == 2 and card[0] in RANK_MESSAGES and card[1] in SUIT_MESSAGES:
        return card[0], card[1]
    raise ValueError(f"{card!r} is no card")


class MessageFunctions:
    """The Fluent functions of one language, such as those that inflect names of cards.

    Cards are codes as in transcripts ("QH", "JOKER"); a rank may stand alone ("Q"). Invalid
    arguments raise ValueError or LookupError, which Fluent reports as errors of the message.
    """

    def __init__(
        self, locale: Locale, index: Mapping[str, MessageSource], problems: list[TranslationProblem]
    ) -> None:
        self.suits = "all"
        """Which cards are named with suits: "none", those of the listener's "hand", or "all"."""
        self._locale = locale
        self._told: dict[tuple[Any, ...], str] = {}
        self.messages = MessageFormatter(
            locale.babel_tag, index, self.get_functions_by_name(), problems
        )

    def get_functions_by_name(self) -> dict[str, Callable[..., Any]]:
        """Return the methods that messages may call, by their names in .ftl files."""
        return {
            "CARD": self.name_card,
            "CARDS": self.name_cards,
            "RANK": self.name_rank,
            "COUNT": self.name_count,
            "LENGTH": self.get_list_length,
            "NAMES": self.join_player_names,
            "LIST": self.join_texts,
            "MONEY": self.format_money,
            "DATE": self.format_date_or_timestamp,
            "KEY": self.mark_verbatim,
            "CAP": self.capitalize,
        }

    def name_card(self, card: str, form: str = "bare", suit: str = "table") -> str:
        """Return the name of a card in a grammatical form, such as "acc" for the accusative.

        The form "gender" returns the gender of its rank instead. `suit` decides whether the suit is
        named: "always", "never", or as the player has set for cards in the listener's "hand" or on
        the "table".
        """
        suited = suit in PLACES_NAMED_WITH_SUIT[self.suits]
        key = ("card", card, form, suited)
        if key not in self._told:
            self._told[key] = self._card(*key[1:])
        return self._told[key]

    def _card(self, card: str, form: str, suited: bool) -> str:
        rank, suit = split_card(card)
        if form == "gender":
            return self.get_word(RANK_MESSAGES[rank], "gender")
        if not suit or not suited:
            return self.get_word(RANK_MESSAGES[rank], form=form, suit="none")
        of = self.get_word(SUIT_MESSAGES[suit])
        return self.get_word(
            "card", rank=self.get_word(RANK_MESSAGES[rank], form=form, suit=of), suit=of
        )

    def name_cards(self, cards: Any, form: str = "bare", suit: str = "table") -> str:
        """Return the names of cards, joined. Equal cards without suits are counted ("two aces").

        If all cards in hand have the same suit, only the last is named with it: "ace, king and two
        of hearts".
        """
        codes = to_list_of_texts(cards)
        suited_places = [place for place, code in enumerate(codes) if split_card(code)[1]]
        has_one_suit = suit == "hand" and len({codes[place][1] for place in suited_places}) == 1
        first_named_with_suit = suited_places[-1] if has_one_suit else 0
        names = [
            self.name_card(code, form, "never" if place < first_named_with_suit else suit)
            for place, code in enumerate(codes)
        ]
        if form != "bare" or names != [self.name_rank(code) for code in codes]:
            return self._join(names)
        ranks = dict(zip(names, codes, strict=True))
        counted = Counter(names).items()
        return self._join(
            [self.name_count(n, ranks[name]) if n > 1 else name for name, n in counted]
        )

    def name_rank(self, card: str, form: str = "bare") -> str:
        """Return the name of a card's rank."""
        return self.name_card(card, form, "never")

    def name_count(
        self, number: Any, of: str = "", noun: str = "", form: str = "subj", alone: int = 0
    ) -> str:
        """Return a number in words, with a noun if there is one.

        The noun is the rank of the card `of`, or the message `noun-NOUN`. If `number` is a list,
        its length is used. With `alone`, the noun is left out but determines the gender. Without a
        noun, the number is spelled as in arithmetic.
        """
        key = ("count", get_number_or_length(number), of, noun, form, bool(alone))
        if key not in self._told:
            self._told[key] = self._count(*key[1:])
        return self._told[key]

    def _count(self, amount: int, of: str, noun: str, form: str, alone: bool) -> str:
        counted = RANK_MESSAGES[split_card(of)[0]] if of else f"noun-{noun}" if noun else ""
        if not counted:
            return spell_number(amount, NumberWordAgreement(form=form), self.get_word)
        agreement = NumberWordAgreement(self._gender(counted), form, alone)
        number = spell_number(amount, agreement, self.get_word)
        if alone:
            return number
        name = self.get_word(counted, "counted", count=amount, form=form)
        return self.get_word("counted", number=number, noun=name)

    def _gender(self, counted: str) -> str:
        # In Romanian "două cărți de opt" (two eights), the number agrees with "cărți" (cards).
        try:
            return self.get_word(counted, "counted-gender")
        except KeyError:
            return self.get_word(counted, "gender")

    def get_list_length(self, items: Any) -> Any:
        """Return the number of items in a list, to select a plural form."""
        # Imported late, because Fluent loads slowly.
        from fluent.runtime.types import FluentInt

        return FluentInt(get_number_or_length(items), useGrouping=False)

    def format_money(self, cents: int) -> str:
        """Format an amount of cents in whole units."""
        return format_money(int(cents), self._locale.babel_tag)

    def format_date_or_timestamp(self, when: str) -> str:
        """Format an ISO 8601 timestamp, or a date alone."""
        # Imported late, because Babel loads slowly.
        from babel.dates import format_date, format_time

        moment = datetime.fromisoformat(str(when))
        locale = self._locale.babel_tag.replace("-", "_")
        args = {"day": str(moment.day), "month": f"m{moment.month}", "year": str(moment.year)}
        args["date"] = format_date(moment, "long", locale)
        if "T" not in when:
            return self.get_word("date", **args)
        return self.get_word("moment", time=format_time(moment, "short", locale=locale), **args)

    def join_player_names(self, names: Any, form: str = "nom", kind: str = "and") -> str:
        """Return players' names, joined. `LISTENER_MARK` becomes "you", in first or last place."""
        players = self._locale.list_rules.move_listener_first_or_last(to_list_of_texts(names))
        return self._join([self._name(name, form) for name in players], kind)

    def _name(self, name: str, form: str) -> str:
        if name == LISTENER_MARK:
            return self.get_word("you", form=form)
        return self.get_word("name", name=self.mark_verbatim(name), form=form)

    def join_texts(self, texts: Any, kind: str = "and") -> str:
        """Return texts joined with `kind`: "and", "or", or "comma" for commas only."""
        return self._join([self.mark_verbatim(text) for text in to_list_of_texts(texts)], kind)

    def mark_verbatim(self, text: str) -> str:
        """Protect a text, such as a foreign word or the name of a key, from transliteration."""
        return (
            protect_from_transliteration(str(text))
            if self._locale.transliteration_script
            else str(text)
        )

    def capitalize(self, text: Any) -> str:
        """Return a text with a capital first letter, for the beginning of a sentence."""
        told = str(text)
        first = len(told) - len(told.lstrip(PROTECTION_START))
        return told[:first] + told[first : first + 1].upper() + told[first + 1 :]

    def _join(self, items: list[str], kind: str = "and") -> str:
        if kind == "comma":
            return ", ".join(items)
        return self._locale.list_rules.join(items, kind)

    def get_word(self, message_id: str, attribute: str = "", /, **args: Any) -> str:
        """Return the text of a message that is a word, such as `rank-queen`.

        Raises KeyError if the message is missing, ValueError if formatting it fails.
        """
        told = self.messages.format_with_errors(message_id, attribute, args, _WORDS)
        if told is None:
            raise KeyError(f"{message_id}.{attribute}" if attribute else message_id)
        text, errors = told
        if errors:
            raise ValueError(f"{message_id}: {errors[0]}")
        return text
