"""Tell messages in a language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from .cyrillic import to_cyrillic
from .grammar import Grammar
from .locales import FALLBACK, Locale, find
from .messages import Messages, read
from .problems import MessageError, Problem

if TYPE_CHECKING:
    from fluent.runtime.types import FluentInt

Detail = Literal["brief", "normal", "full"]
_ATTRIBUTES = {"brief": "brief", "normal": "", "full": "full"}
_WRAPPED = re.compile(r"[ \t]*\n[ \t]*(?=\S)|[ \t]{2,}")


class Catalogue:
    """The messages of one language, with English behind it.

    `problems` collects each fault that telling meets, once; with `strict` a fault raises
    MessageError instead. `suitless` names the levels of detail at which cards are told without suit.
    """

    def __init__(
        self,
        language: str = FALLBACK,
        problems: list[Problem] | None = None,
        *,
        strict: bool = False,
        suitless: Collection[Detail] = (),
        root: Path | None = None,
    ) -> None:
        self.problems: list[Problem] = problems if problems is not None else []
        self.locale: Locale = find(language, root, self.problems)
        self.suitless = frozenset(suitless)
        self._strict = strict
        self._root = root
        self._cyrillic = self.locale.script == "Cyrl"
        self._grammar = Grammar(self.locale.plural_tag, self.locale.joining, self._cyrillic)
        index = read(self.locale.folder, self.problems)
        self._messages = Messages(
            self.locale.plural_tag, index, self._grammar.functions(), self.problems
        )
        self._grammar.messages = self._messages
        self._english: Catalogue | None = None
        self._numbers: dict[int, FluentInt] = {}
        self._noted: set[str] = set()

    @property
    def language(self) -> str:
        """The tag of the language ("sr-Cyrl")."""
        return self.locale.tag

    def __contains__(self, message_id: str) -> bool:
        """Whether this language itself has the message."""
        return message_id in self._messages

    def ids(self) -> Iterable[str]:
        """The ids of all messages that this language itself has."""
        return iter(self._messages)

    def tell(self, message_id: str, /, detail: Detail = "normal", **args: Any) -> str:
        """Tell a message; "" when it is silent at this level of detail.

        Arguments: text, whole numbers, lists of text, None (as "none"), booleans ("yes", "no").
        A message that is missing or fails is told in English, and failing that by its id.
        """
        told = self._told(message_id, detail, args)
        if told is not None:
            return told
        if self.language != FALLBACK:
            return self._in_english(message_id, detail, args)
        return message_id

    def _told(self, message_id: str, detail: Detail, args: dict[str, Any]) -> str | None:
        self._grammar.suits = detail not in self.suitless
        given = {name: self._argument(value) for name, value in args.items()}
        attribute = _ATTRIBUTES[detail]
        found = self._messages.format(message_id, attribute, given) if attribute else None
        if found is None:
            found = self._messages.format(message_id, "", given)
        if found is None:
            self._note(message_id, f"no message {message_id}")
            return None
        text, errors = found
        if errors:
            self._note(message_id, f"{message_id}: {errors[0]}")
        return self._finish(text)

    def _in_english(self, message_id: str, detail: Detail, args: dict[str, Any]) -> str:
        if self._english is None:
            self._english = Catalogue(
                FALLBACK, self.problems, suitless=self.suitless, root=self._root
            )
        return self._english.tell(message_id, detail, **args)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, str):
            return self._text(value) if self._cyrillic else value
        if isinstance(value, bool) or value is None:
            return {True: "yes", False: "no", None: "none"}[value]
        if isinstance(value, int):
            return self._number(value)
        return _items(value)

    def _number(self, number: int) -> FluentInt:
        if number not in self._numbers:
            from fluent.runtime.types import FluentInt

            self._numbers[number] = FluentInt(number, useGrouping=False)
        return self._numbers[number]

    def _text(self, text: str) -> Any:
        from .arguments import Verbatim

        return Verbatim(text)

    def _finish(self, text: str) -> str:
        if "\n" in text or "  " in text:
            text = _WRAPPED.sub(" ", text)
        text = text.strip()
        return to_cyrillic(text) if self._cyrillic else text

    def _note(self, message_id: str, text: str) -> None:
        if self._strict:
            raise MessageError(f"{self.language}: {text}")
        if text not in self._noted:
            self._noted.add(text)
            self.problems.append(Problem(*self._messages.where(message_id), text))


def _items(value: Any) -> Any:
    from .arguments import Items

    return Items(value)
