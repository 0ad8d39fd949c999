"""Which language the player hears."""

from __future__ import annotations

from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.locales import discover, of_system
from audiowar.session.store import Settings


def speak(language: str | None = None) -> Catalogue:
    """Return the messages of `language`, else of the player's last one, else of the system's."""
    return Catalogue(choose(language, Settings()))


def choose(language: str | None, settings: Settings) -> str:
    """Return the tag of the language to speak."""
    known = discover()
    for tag in (language, settings.get("language", "")):
        if tag in known:
            return str(tag)
    return of_system(known)
