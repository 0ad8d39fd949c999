"""Format messages in English, Spanish, Romanian and Serbian; inflect cards, counts and names.

    from audiowar.l10n import Catalogue

    catalogue = Catalogue("sr")
    catalogue.format_message("event-take", who="other", player="Ana", cards=["QH", "8C"])
    # "Ana uzima dve karte."
    catalogue.format_message("event-take", "full", who="other", player="Ana", cards=["QH", "8C"])
    # "Ana uzima damu herc i osmicu tref."

The message behind it, in locales/sr/events.ftl (locales/README.md says how messages are written):

    event-take = { $who ->
        [you] Uzimate { COUNT($cards, noun: "card", form: "obj") }.
       *[other] { $player } uzima { COUNT($cards, noun: "card", form: "obj") }.
      }
        .brief = { $who ->
            [you] Vi { LENGTH($cards) }.
           *[other] { $player } { LENGTH($cards) }.
        }
        .full = { $who ->
            [you] Uzimate { CARDS($cards, form: "acc") }.
           *[other] { $player } uzima { CARDS($cards, form: "acc") }.
        }

A `Catalogue` never raises for a message: one that is missing or wrong is formatted in English, and
the fault is added to its `problems`. Tests make it `strict`. `YOU` in a list of names stands for
the listener.
"""

from .catalogue import Catalogue, Detail
from .language_file_problems import MessageError, Problem
from .list_joining import YOU
from .locales import FALLBACK, Locale, discover_locales, find_system_language, match_language

__all__ = [
    "FALLBACK",
    "YOU",
    "Catalogue",
    "Detail",
    "Locale",
    "MessageError",
    "Problem",
    "discover_locales",
    "find_system_language",
    "match_language",
]
