"""The words that a page shows by itself, in all languages at once: it needs them to load."""

from __future__ import annotations

from typing import Final

from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.locales import discover
from audiowar.manual import html_tag

WORDS: Final = (
    *("page-start", "page-about", "page-loading", "page-starting", "page-ready", "page-failed"),
    *("page-retry", "page-elsewhere", "page-take-over", "page-moved", "page-invited"),
    *("page-game", "page-buttons", "page-more", "page-messages", "page-files", "page-help"),
    *("page-help-keys", "page-help-touch", "page-help-home"),
    *("page-button-play", "page-button-bet", "page-button-choose", "page-button-on"),
    *("page-button-last", "page-button-rules"),
    *("page-button-who", "page-button-count", "page-button-power", "page-button-menu"),
    *("page-button-back", "page-button-less", "page-button-more", "page-button-why"),
    *("page-button-hand", "page-button-pot", "page-button-coach", "page-button-auto"),
    *("page-button-skip", "page-button-older", "page-button-newer", "page-button-repeat"),
    *("page-button-silence", "page-button-timer", "page-button-done"),
    *("page-button-chat", "page-button-here"),
    *("page-export", "page-import", "page-own-voice", "page-store-damaged", "page-copy-failed"),
    *("page-lighter", "page-full", "page-thin-chosen", "page-thin-old", "page-thin-small"),
    *("page-thin-first", "page-thin-away", "page-thin-many", "page-thin-full"),
    *("page-thin-fault", "page-thin-refused", "page-thin-lacking", "link-back"),
    *("menu-manual",),
)
"""By the ids of their messages."""
FILLED: Final = {
    "page-loading": "percent",
    "page-failed": "reason",
    "page-invited": "code",
    "page-thin-lacking": "count",
}
"""Words with a place that the page fills: {percent}, {reason}, {code}, {count}."""


def words() -> dict[str, dict[str, str]]:
    """Return the words of every language by its tag; under "lang" stands that of HTML."""
    return {tag: _words(tag) for tag in discover()}


def _words(tag: str) -> dict[str, str]:
    catalogue = Catalogue(tag)
    told = {
        name: catalogue.tell(
            name, **({FILLED[name]: f"{{{FILLED[name]}}}"} if name in FILLED else {})
        )
        for name in WORDS
    }
    return {"lang": html_tag(catalogue.locale), "name": catalogue.locale.name, **told}
