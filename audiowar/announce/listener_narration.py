"""Narrate a match for one player view, and remember its lines, trick by trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from audiowar.announce.reasons.last_trick_facts import LastTrick, is_trick_over, shows_card
from audiowar.rules import events as ev
from audiowar.rules.table_info import ViewerAndTableInfo

from .choose_bot_remarks import RemarkChooser
from .game_wording import get_wording
from .line import Line, rename_players
from .line_order import DEFAULT_ORDER_SETTING
from .narrator import Narrator


@dataclass(frozen=True)
class NarratedStep:
    """The lines about one step, with a bot's remark."""

    lines: tuple[Line, ...]
    is_minor: bool
    """Whether the step has only minor events, which decide nothing."""
    remark: Line | None


class ListenerNarration:
    """Narrates a match for one seat or spectator, and remembers the lines."""

    def __init__(self, table_info: ViewerAndTableInfo) -> None:
        self.viewer = table_info.viewer
        self.names: Sequence[str] = table_info.names
        self.game = table_info.game
        options = table_info.options
        self.narrator = Narrator(self.game, self.names, options, self.viewer)
        self.last_trick = LastTrick(self.game, options)
        self.remarks = RemarkChooser(
            self.game,
            self.names,
            table_info.public_bots_by_seat,
            self.viewer,
            table_info.remark_seed,
            table_info.remark_memory,
        )
        self._minor_events = get_minor_events(self.game)
        self._preparing_events: tuple[type[ev.Event], ...] = (
            ev.Deal,
            *get_wording(self.game).events_outside_tricks,
        )
        self.events: list[ev.Event] = []
        self.last_trick_lines: tuple[Line, ...] = ()
        """The lines of the current trick or, while it has only minor events, of the last one.

        If something has happened since the last trick but no card was shown, such as that a player
        has left, these are the lines of the last trick and of what has happened since.
        """
        self.finished_trick_lines: list[tuple[Line, ...]] = []
        """The lines of each finished trick, including those about its questions and answers."""
        self._lines: list[Line] = []
        self._events: list[ev.Event] = []

    def rename_players(self, names: Sequence[str]) -> None:
        """Use new player names, also in the remembered lines."""
        new = {old: now for old, now in zip(self.names, names, strict=False) if old != now}
        self.names = self.remarks.names = names
        self.narrator.rename_players(names)
        self.last_trick_lines = tuple(rename_players(line, new) for line in self.last_trick_lines)
        self._lines = [rename_players(line, new) for line in self._lines]
        self.finished_trick_lines = [
            tuple(rename_players(line, new) for line in trick)
            for trick in self.finished_trick_lines
        ]

    def narrate(
        self,
        events: Sequence[ev.Event],
        remark_setting: str,
        order_setting: str = DEFAULT_ORDER_SETTING,
    ) -> NarratedStep:
        """Return the remark about a step, and its lines in the order set by `order_setting`."""
        told = self.narrate_in_event_order(events, remark_setting)
        return replace(told, lines=tuple(self.narrator.arrange_lines(told.lines, order_setting)))

    def narrate_in_event_order(
        self, events: Sequence[ev.Event], remark_setting: str
    ) -> NarratedStep:
        """Return the remark about a step, and its lines in the order of its events.

        Only at the brief level, the result comes first. The events and lines are remembered.
        """
        lines = tuple(self.narrator.narrate_step(events))
        remark = self.remarks.choose_remark(events, remark_setting)
        self.last_trick.add(events)
        self.events += events
        small = all(isinstance(event, self._minor_events) for event in events)
        self._collect(events, lines, small)
        return NarratedStep(lines, small, remark)

    def _collect(self, events: Sequence[ev.Event], lines: Sequence[Line], small: bool) -> None:
        self._events += events
        self._lines += [replace(line, speaks_for_sound=False) for line in lines]
        if not small:
            begun = shows_card(self.game, self._events)
            before = () if begun or not self.finished_trick_lines else self.finished_trick_lines[-1]
            self.last_trick_lines = (*before, *self._lines)
        if is_trick_over(self.game, self._events):
            self.finished_trick_lines.append(self.last_trick_lines)
        elif not all(isinstance(event, self._preparing_events) for event in events):
            return
        self._events.clear()
        self._lines.clear()


def get_minor_events(game: str) -> tuple[type[ev.Event], ...]:
    """Return a game's kinds of events that decide nothing."""
    return (ev.Choose, *get_wording(game).minor_events)
