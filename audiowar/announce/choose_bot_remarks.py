"""Choose the remarks of bots from public events, the seed and the bots' characters.

Remarks are not events. The same events, seed and memory of earlier matches give the same remarks,
so a replayed match repeats them. `remark_occasions.py` finds the occasions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from audiowar.rules import events as ev
from audiowar.rules.chance import derive_random_fraction
from audiowar.rules.registry import GAMES

from .game_wording import get_wording
from .line import Line
from .narration_memory import count_known_or_hidden_cards
from .remark_occasions import SHARED_OCCASION_WEIGHTS, LastMatchComparison, RemarkWatcher
from .remark_types import FoundOccasion, RemarkWeight, find_only_take

_T = TypeVar("_T")

SHARED_BOT_MANNERS: Mapping[str, str] = {"random": "beginner", "dreamer": "beginner"}
"""The manners of bots that play several games. A game adds those of its own bots. All other bots
are plain."""
PLAIN_MANNER = "plain"
MANNERS = (PLAIN_MANNER, "beginner", "gambler", "scholar")
"""The ways in which bots speak. Each manner has its own remarks."""
VARIANTS_PER_REMARK = 6
"""How many variants each remark has. They are used in turn."""

REMARK_CHANCES: Mapping[str, Mapping[RemarkWeight, float]] = {
    "seldom": dict(zip(RemarkWeight, (0.0, 0.35, 0.6, 1.0), strict=True)),
    "often": dict(zip(RemarkWeight, (0.4, 0.8, 1.0, 1.0), strict=True)),
}
"""The probability of a remark, by the player's setting ("off" for none) and the occasion's
weight."""
MIN_TRICKS_BETWEEN_REMARKS: Mapping[str, int] = {"seldom": 6, "often": 2}
"""The minimum number of tricks between two remarks, by the player's setting. Remarks with the
weight RARE or END need not wait."""


def make_remark_id(manner: str, occasion: str, variant: int) -> str:
    """Return the message id of a remark. Variants are numbered from 1."""
    return f"remark-{manner}-{occasion}-{variant}"


def get_occasion_weights(game: str) -> Mapping[str, RemarkWeight]:
    """Return the weight of each occasion for remarks in a game."""
    return {**SHARED_OCCASION_WEIGHTS, **get_wording(game).own_remark_occasions}


def list_manners_with_remarks(game: str, occasion: str) -> tuple[str, ...]:
    """Return the manners that have remarks for an occasion."""
    own = get_wording(game)
    return (
        (PLAIN_MANNER,) if occasion in own.own_remark_occasions and not own.bot_manners else MANNERS
    )


def find_manner(game: str, character: str, occasion: str) -> str:
    """Return the manner in which a bot remarks on an occasion; `character` is the bot's name."""
    manner = {**SHARED_BOT_MANNERS, **get_wording(game).bot_manners}.get(character, PLAIN_MANNER)
    return manner if manner in list_manners_with_remarks(game, occasion) else PLAIN_MANNER


def iter_remark_ids() -> Iterator[str]:
    """Yield the message ids of all remarks of all games."""
    for game in GAMES:
        for occasion in get_occasion_weights(game):
            for manner in list_manners_with_remarks(game, occasion):
                yield from (
                    make_remark_id(manner, occasion, n + 1) for n in range(VARIANTS_PER_REMARK)
                )


def list_remark_topics(game: str, characters: Iterable[str]) -> set[str]:
    """Return the topics (`make_remark_topic`) of all remarks that these bots can make in a game."""
    return {
        make_remark_topic(find_manner(game, character, occasion), occasion)
        for character in characters
        for occasion in get_occasion_weights(game)
    }


def make_remark_topic(manner: str, occasion: str) -> str:
    """Return the name under which all variants of a remark are counted together."""
    return f"{manner}-{occasion}"


class RemarkChooser:
    """Chooses the remarks in one match, step by step from its start.

    `names` has the names of all players by seat, `characters` the bots by seat. `memory` has the
    keys that `dump_remark_memory` returns: the facts of the last match, and the counts
    of all earlier matches, added up. If there is no count for a remark, the seed decides which
    variant of the remark is used first.
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
        self._card_events = get_wording(game).card_playing_events
        self._weights = get_occasion_weights(game)
        self._event_count = 0
        self._tricks_since_remark = 0
        memory = memory or {}
        last = get_json_object_or_empty(memory.get("last"))
        self._comparison = LastMatchComparison(game, names, viewer, last)
        self._said = {
            topic: count
            for topic, count in get_json_object_or_empty(memory.get("said")).items()
            if type(count) is int and count >= 0
        }
        """By topic, the number of variants used or skipped in this match and all earlier ones. The
        remainder modulo `VARIANTS_PER_REMARK` is the next variant."""
        self._unsaved: Counter[str] = Counter()
        """By topic, how much of the number in `_said` has not been saved yet."""

    def dump_remark_memory(self) -> dict[str, Any]:
        """Return what to save: the facts of this match, and counts of unsaved remarks by topic.

        The facts replace those of the last match; the counts are added to the saved ones.
        """
        return {"said": dict(self._unsaved), "last": self._comparison.dump_facts_of_this_match()}

    def mark_remarks_as_saved(self) -> None:
        """Note that all remarks so far are saved or erased, and must not be saved again."""
        self._unsaved.clear()

    def skip_used_variants(self, counts: Mapping[str, int]) -> None:
        """Skip variants used in other matches. `counts` has the saved remark counts by topic."""
        for topic, count in counts.items():
            self._said[topic] = max(count, self._said.get(topic, 0))

    def choose_remark(self, events: Sequence[ev.Event], setting: str) -> Line | None:
        """Return a remark about a step, or None. The events are projected for the viewer."""
        occasions = self._watch.find_step_occasions(events)
        occasions += self._comparison.find_occasions(events)
        found = [(occasion, seat) for occasion, seat in occasions if seat in self._characters]
        self._event_count += len(events)
        self._tricks_since_remark += any(isinstance(event, self._card_events) for event in events)
        chosen = self._choose(found, setting) if found and setting in REMARK_CHANCES else None
        if chosen is None:
            return None
        self._tricks_since_remark = 0
        take = find_only_take(events)
        count = {} if take is None else {"count": count_known_or_hidden_cards(take.cards)}
        occasion, seat = chosen
        remark = Line(self._next_message_id(occasion, seat), count)
        return Line("remark", {"player": self.names[seat], "remark": remark})

    def _choose(self, found: Sequence[FoundOccasion], setting: str) -> FoundOccasion | None:
        weight = max(self._weights[occasion] for occasion, _ in found)
        if (
            weight < RemarkWeight.RARE
            and self._tricks_since_remark < MIN_TRICKS_BETWEEN_REMARKS[setting]
        ):
            return None
        if self._draw("speak") >= REMARK_CHANCES[setting][weight]:
            return None
        heavy = [occasion for occasion, _ in found if self._weights[occasion] == weight]
        occasion = self._one_of(list(dict.fromkeys(heavy)), "occasion")
        return occasion, self._one_of([s for what, s in found if what == occasion], "seat")

    def _next_message_id(self, occasion: str, seat: ev.Seat) -> str:
        """Return the message id of the next variant of a remark."""
        manner = find_manner(self._game, self._characters[seat], occasion)
        topic = make_remark_topic(manner, occasion)
        if topic not in self._said:
            first = int(derive_random_fraction(self._seed, manner, occasion) * VARIANTS_PER_REMARK)
            self._said[topic] = self._unsaved[topic] = first
        count = self._said[topic]
        self._said[topic] += 1
        self._unsaved[topic] += 1
        return make_remark_id(manner, occasion, count % VARIANTS_PER_REMARK + 1)

    def _one_of(self, options: Sequence[_T], what: str) -> _T:
        return options[int(self._draw(what) * len(options))]

    def _draw(self, what: str) -> float:
        return derive_random_fraction(self._seed, self._event_count, what)


def get_json_object_or_empty(value: object) -> Mapping[str, Any]:
    """Return a value if it is a JSON object, else an empty mapping."""
    return value if isinstance(value, dict) else {}
