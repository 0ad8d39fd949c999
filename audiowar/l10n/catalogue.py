"""Format messages in one language, with fallback languages for missing messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path
from typing import Any, Literal, get_args

from .convert_arguments import ArgumentConverter
from .discover_locales import FALLBACK_LANGUAGE, get_locale_or_english
from .format_messages import read_message_sources
from .list_joining import LISTENER_MARK
from .message_functions import MessageFunctions
from .translation_problem import MessageError, TranslationProblem

Detail = Literal["brief", "normal", "full"]
DETAILS: tuple[Detail, ...] = get_args(Detail)
"""The levels of detail, shortest first."""
SuitNaming = Literal["none", "hand", "all"]
"""Which cards are named with their suit: none, those of the listener's own hand, or all."""

SUIT_NAMING_BY_DETAIL: dict[Detail, SuitNaming] = {"brief": "none", "normal": "hand", "full": "all"}
"""Which cards are named with their suit, by level of detail."""
PLAIN_SUIT_NAMING_BY_DETAIL: dict[Detail, SuitNaming] = {**SUIT_NAMING_BY_DETAIL, "full": "hand"}
"""The same for messages with the argument `plain`, where naming every suit would be tiring."""

_PARAGRAPH = re.compile(r"\n\s*\n")
_BLANK = re.compile(r"[ \t\n]+")


class Catalogue:
    """The messages of one language, with fallback languages for missing or faulty ones.

    `problems` collects each fault once; with `strict`, a fault raises MessageError instead. `suits`
    says which cards are named with their suit; None means that it depends on the level of detail.
    `root` is the folder of all locales, by default the program's own.
    """

    def __init__(
        self,
        language: str = FALLBACK_LANGUAGE,
        problems: list[TranslationProblem] | None = None,
        *,
        strict: bool = False,
        suits: SuitNaming | None = None,
        root: Path | None = None,
    ) -> None:
        self.problems = problems if problems is not None else []
        self.locale = get_locale_or_english(language, root, self.problems)
        self.suits = suits
        self.touch = False
        """Whether the listener plays by touch: the value of `$touch` in messages."""
        self._strict = strict
        self._root = root
        entries = read_message_sources(self.locale.folder, self.problems)
        self._functions = MessageFunctions(self.locale, entries, self.problems)
        self._messages = self._functions.messages
        self._transliterate: Callable[[str], str] | None = None
        if self.locale.transliteration_script == "Cyrl":
            # Imported late, because only Cyrillic needs it.
            from .serbian_cyrillic import LatinToCyrillic

            self._transliterate = LatinToCyrillic(self.locale.untransliterated_phrases)
        self._converter = ArgumentConverter(protected=self._transliterate is not None)
        self._noted: set[str] = set()
        self._behind: dict[str, Catalogue] = {}
        self.last_used_fallback: Catalogue | None = None
        """The catalogue of the fallback language that was last used instead of this one, if any."""

    @property
    def language(self) -> str:
        """The tag of the language ("sr-Cyrl")."""
        return self.locale.tag

    def __contains__(self, message_id: str) -> bool:
        """Return whether the language itself has a message. Fallback languages do not count."""
        return message_id in self._messages

    def copy_for_listener(self, suits: SuitNaming | None = None) -> Catalogue:
        """Return a catalogue for another listener, which shares the parsed messages with this one.

        The two catalogues must be used in the same thread.
        """
        other = copy(self)
        other.suits, other.last_used_fallback = suits, None
        other.problems, other._noted, other._behind = [*self.problems], set(), {}
        return other

    def load_fluent(self) -> None:
        """Load Fluent, which some messages need, in advance. This can be done in any thread."""
        self._messages.load_fluent()

    def format_message(self, message_id: str, detail: Detail = "normal", /, **args: Any) -> str:
        """Return the text of a message, or "" if nothing is spoken at this level of detail.

        Arguments are texts, numbers, lists of texts, booleans ("yes" and "no" in selectors) and
        None ("none"). A message must pass a number that is not whole to a function. With an
        argument `plain`, the full level names suits only of cards in hand, unless `suits` is set. A
        message that is missing or fails is formatted in the fallback language. If it fails in all
        languages, return the parts that work; for a message that no language has, return its id. A
        strict catalogue raises MessageError instead.
        """
        args.setdefault("touch", self.touch)
        partial = None
        for catalogue in self._chain():
            text, fault = catalogue._try(message_id, detail, args)
            if text is not None and not fault:
                if catalogue is not self:
                    self.last_used_fallback = catalogue
                return text
            self._note(catalogue, message_id, fault)
            partial = text if partial is None else partial
        return message_id if partial is None else partial

    def _chain(self) -> Iterator[Catalogue]:
        yield self
        for tag in dict.fromkeys((self.locale.fallback, FALLBACK_LANGUAGE)):
            if tag in ("", self.language):
                continue
            if tag not in self._behind:
                self._behind[tag] = Catalogue(tag, self.problems, suits=self.suits, root=self._root)
            yield self._behind[tag]

    def _try(self, message_id: str, detail: Detail, args: dict[str, Any]) -> tuple[str | None, str]:
        """Return a message's text in this language (None without one), and its fault or ""."""
        self._functions.suits = (
            self.suits
            or (PLAIN_SUIT_NAMING_BY_DETAIL if "plain" in args else SUIT_NAMING_BY_DETAIL)[detail]
        )
        found = None
        if detail != "normal":
            found = self._messages.format_with_errors(message_id, detail, args, self._converter)
        if found is None:
            found = self._messages.format_with_errors(message_id, "", args, self._converter)
        if found is None:
            return None, f"no message {message_id}"
        text, errors = found
        return self._finish(text), f"{message_id}: {errors[0]}" if errors else ""

    def _finish(self, text: str) -> str:
        if LISTENER_MARK in text:
            you = self._messages.format_with_errors("you", "", {"form": "nom"}, self._converter)
            text = text.replace(LISTENER_MARK, you[0] if you else "")
        if "\n" in text or "  " in text:
            paragraphs = _PARAGRAPH.split(text)
            text = "\n".join(_BLANK.sub(" ", paragraph).strip() for paragraph in paragraphs)
        text = text.strip()
        return self._transliterate(text) if self._transliterate else text

    def _note(self, catalogue: Catalogue, message_id: str, fault: str) -> None:
        fault = f"{catalogue.language}: {fault}"
        if self._strict:
            raise MessageError(fault)
        if fault not in self._noted:
            self._noted.add(fault)
            self.problems.append(
                TranslationProblem(*catalogue._messages.find_position(message_id), fault)
            )
