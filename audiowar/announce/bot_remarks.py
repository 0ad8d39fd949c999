"""Choose the remarks of bots from public events, the seed and the bots' characters.

Remarks are not events. The same events, seed and memory of earlier matches give the same remarks,
so a replayed match repeats them. `remark_occasions.py` finds the occasions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from audiowar.rules import events as ev
from audiowar.rules.registry import GAMES

from .compare_with_last_match import MatchComparison
from .count_cards import count_cards
from .game_wording import get_wording
from .line import Line
from .remark_facts import FoundOccasion, RemarkWeight, find_only_take
from .remark_occasions import OCCASIONS, RemarkWatcher

_T = TypeVar("_T")

SETTINGS = ("off", "seldom", "often")
"""The values of the setting, from no remarks to many."""
USUAL = "seldom"

SHARED_BOT_MANNERS: Mapping[str, str] = {"random": "beginner", "dreamer": "beginner"}
"""The manners of bots that play several games, by bot. Games add the manners of their own bots; all
other bots speak plainly."""
PLAIN = "plain"
MANNERS = (PLAIN, "beginner", "gambler", "scholar")
"""How bots may speak; each manner has its own remarks."""
VARIANT_COUNT = 6
"""The number of variants of each remark."""

REMARK_CHANCES: Mapping[str, Mapping[RemarkWeight, float]] = {
    "seldom": {
        RemarkWeight.END: 1.0,
        RemarkWeight.RARE: 0.6,
        RemarkWeight.GREAT: 0.35,
        RemarkWeight.SMALL: 0.0,
    },
    "often": {
        RemarkWeight.END: 1.0,
        RemarkWeight.RARE: 1.0,
        RemarkWeight.GREAT: 0.8,
        RemarkWeight.SMALL: 0.4,
    },
}
"""The probability of a remark, by the player's setting and the weight of the occasion."""
REMARK_GAPS: Mapping[str, int] = {"seldom": 6, "often": 2}
"""How many tricks must pass between two remarks, by the player's setting. Remarks about the end or
something rare need not wait."""


def make_remark_id(manner: str, occasion: str, variant: int) -> str:
    """Return the message id of a remark; variants count from 1."""
    return f"remark-{manner}-{occasion}-{variant}"


def get_occasion_weights(game: str) -> Mapping[str, RemarkWeight]:
    """Return the weights of all occasions on which bots may remark in a game."""
    return {**OCCASIONS, **get_wording(game).own_occasions}


def list_manners(game: str, occasion: str) -> tuple[str, ...]:
    """Return the manners that have remarks for an occasion."""
    own = get_wording(game)
    return (PLAIN,) if occasion in own.own_occasions and not own.manners else MANNERS


def find_manner(game: str, character: str, occasion: str) -> str:
    """Return the manner in which a bot remarks on an occasion; `character` is the bot's name."""
    manner = {**SHARED_BOT_MANNERS, **get_wording(game).manners}.get(character, PLAIN)
    return manner if manner in list_manners(game, occasion) else PLAIN


def list_remark_ids() -> Iterator[str]:
    """Yield the message ids of all remarks of all games."""
    for game in GAMES:
        for occasion in get_occasion_weights(game):
            for manner in list_manners(game, occasion):
                yield from (make_remark_id(manner, occasion, n + 1) for n in range(VARIANT_COUNT))


def list_topics(game: str, characters: Iterable[str]) -> set[str]:
    """Return the topics (`make_topic`) of all remarks that these bots may make in a game."""
    named = set(characters)
    return {
        make_topic(find_manner(game, character, occasion), occasion)
        for occasion in get_occasion_weights(game)
        for character in named
    }


def make_topic(manner: str, occasion: str) -> str:
    """Return the name under which remarks are counted, whichever of their variants was used."""
    return f"{manner}-{occasion}"


class RemarkChooser:
    """Chooses the remarks in one match, step by step from its start.

    `names` are all players by seat, `characters` the bots among them. `memory` has the counts of
    all remarks in earlier matches, and the last match as `dump_memory` described it. For remarks
    without a count, the seed decides which variant comes first.
    """

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        characters: Mapping[ev.Seat, str],
        viewer: ev.Seat | None,
        seed: int,
        memory: Mapping[str, Any] | None = None,
    ) -> None:
        self.names = names
        self._characters = characters
        self._seed = seed
        self._watch = RemarkWatcher(game, viewer, len(names))
        self._game = game
        self._card_events = get_wording(game).card_events
        self._weights = get_occasion_weights(game)
        self._number = 0
        """The number of events so far in this match."""
        self._tricks = 0
        """The number of tricks since the last remark."""
        memory = memory or {}
        self._comparison = MatchComparison(game, names, viewer, read_object(memory.get("last")))
        self._said = {
            topic: count
            for topic, count in read_object(memory.get("said")).items()
            if type(count) is int and count >= 0
        }
        """The number of remarks made in this match and all earlier ones, by topic."""
        self._unsaved: Counter[str] = Counter()
        """How many of these remarks are not saved yet, by topic."""

    def dump_memory(self) -> dict[str, Any]:
        """Return as JSON what to save for the next matches.

        `said` has the numbers to add to the saved ones, by topic; `last` describes this match.
        """
        return {"said": dict(self._unsaved), "last": self._comparison.dump_facts()}

    def mark_saved(self) -> None:
        """Leave all remarks made so far out of `dump_memory`: they are saved, or were erased."""
        self._unsaved.clear()

    def continue_from_saved_counts(self, counts: Mapping[str, int]) -> None:
        """Continue with unused variants, given the saved counts of a match resumed later.

        Other matches may have used variants since this match was left.
        """
        for topic, count in counts.items():
            self._said[topic] = max(count, self._said.get(topic, 0))

    def choose_remark(self, events: Sequence[ev.Event], setting: str) -> Line | None:
        """Return a remark about a step, or None. The events are projected for the viewer."""
        found = self._find_occasions(events)
        self._number += len(events)
        self._tricks += any(isinstance(event, self._card_events) for event in events)
        chosen = self._choose(found, setting) if found and setting in REMARK_CHANCES else None
        if chosen is None:
            return None
        self._tricks = 0
        take = find_only_take(events)
        count = {} if take is None else {"count": count_cards(take.cards)}
        occasion, seat = chosen
        return Line(
            "remark",
            {
                "player": self.names[seat],
                "remark": Line(self._next_message_id(occasion, seat), count),
            },
        )

    def _find_occasions(self, events: Sequence[ev.Event]) -> list[FoundOccasion]:
        """Return the occasions in a step, each with a seat whose bot may remark on it."""
        again = self._comparison.find_occasions(events)
        both = [*self._watch.find_occasions(events), *again]
        return [(occasion, seat) for occasion, seat in both if seat in self._characters]

    def _choose(self, found: Sequence[FoundOccasion], setting: str) -> FoundOccasion | None:
        """Choose an occasion and a speaker, or None for silence."""
        weight = max(self._weights[occasion] for occasion, _ in found)
        if weight < RemarkWeight.RARE and self._tricks < REMARK_GAPS[setting]:
            return None
        if self._draw("speak") >= REMARK_CHANCES[setting][weight]:
            return None
        heavy = [occasion for occasion, _ in found if self._weights[occasion] == weight]
        occasion = self._one_of(list(dict.fromkeys(heavy)), "occasion")
        return occasion, self._one_of([s for what, s in found if what == occasion], "seat")

    def _next_message_id(self, occasion: str, seat: ev.Seat) -> str:
        """Return the id of the next variant. All variants are used before one is repeated."""
        manner = find_manner(self._game, self._characters[seat], occasion)
        topic = make_topic(manner, occasion)
        if topic not in self._said:
            first = int(draw_fraction(self._seed, manner, occasion) * VARIANT_COUNT)
            self._said[topic] = self._unsaved[topic] = first
        count = self._said[topic]
        self._said[topic] += 1
        self._unsaved[topic] += 1
        return make_remark_id(manner, occasion, count % VARIANT_COUNT + 1)

    def _one_of(self, options: Sequence[_T], what: str) -> _T:
        return options[int(self._draw(what) * len(options))]

    def _draw(self, what: str) -> float:
        return draw_fraction(self._seed, str(self._number), what)


def read_object(value: object) -> Mapping[str, Any]:
    """Return a value that should be a JSON object; an empty mapping if it is none."""
    return value if isinstance(value, dict) else {}


def draw_fraction(seed: int, *what: str) -> float:
    """Return a number from 0 to 1 that depends only on the seed and the words."""
    return Random(":".join((str(seed), *what))).random()
