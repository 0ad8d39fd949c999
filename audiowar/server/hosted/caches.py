"""Data that all hosted engines share, read once and used in one thread only."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from audiowar.input.key_file import KeyProblem
from audiowar.input.keymap import Keymap, load_keymap
from audiowar.l10n.catalogue import Catalogue, Suits


class CatalogueCache:
    """The messages of all languages, each parsed once."""

    def __init__(self) -> None:
        self._read: dict[str, Catalogue] = {}

    def __call__(self, language: str, suits: Suits | None = None) -> Catalogue:
        """Return the messages of a language for one player."""
        if language not in self._read:
            self._read[language] = Catalogue(language)
        return self._read[language].copy_for_listener(suits)


class KeymapCache:
    """The key maps of all languages. Players with own keys have their own map."""

    def __init__(self) -> None:
        self._read: dict[tuple[Path, ...], tuple[Keymap, list[KeyProblem]]] = {}

    def __call__(self, files: Sequence[Path]) -> tuple[Keymap, list[KeyProblem]]:
        """Return the map of the default and of `files`, the player's own last."""
        *others, own = files
        if own.exists():
            return load_keymap(files)
        key = tuple(others)
        if key not in self._read:
            self._read[key] = load_keymap(others)
        return self._read[key]
