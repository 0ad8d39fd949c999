"""What announcements say in Scientific War: revolutions, jokers, and powers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from audiowar.announce.count_cards import count_cards
from audiowar.announce.game_wording import CommandResult, GameWording, Names
from audiowar.announce.line import ALWAYS, BRIEF, LONGER, NEVER, Cue, Line, Lines
from audiowar.announce.line_order import MANY_PLAYERS
from audiowar.announce.narrate_cards import narrate_take as takes
from audiowar.announce.narrate_outs_and_end import narrate_pick_up as picks_up
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.remark_facts import FoundOccasion, RemarkWeight, StepFacts
from audiowar.announce.view_lines import describe_pot, seat_args
from audiowar.announce.wording_context import WordingContext
from audiowar.rules import events as ev
from audiowar.rules.cards import JACK, JOKER_RANK, QUEEN, card_code
from audiowar.rules.events import Choice, Seat

from . import events as own
from .explain_trick import TableFacts, explain_trick
from .rules import POWERS, PowerView


class PowerContext(WordingContext):
    """What narrators remember of a match: piles, powers, and a revolution that begins later."""

    pot_waits = True

    def set_match_start_position(self, position: Mapping[str, Any]) -> None:
        self.turned: bool | None = None
        """Whether low cards win from the next trick on; None if the order stays."""
        self.piles = {seat: len(pile) for seat, pile in enumerate(position.get("piles", ()))}
        """The number of cards on each pile."""

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        super().begin_step(events)
        self.powers: dict[str, list[Seat]] = {}
        """The other players to whom a power was granted in this step, by power."""

    def lines_at_step_end(self) -> Lines:
        """Announce in one sentence which powers the other players got."""
        if self.turned is not None:
            self.low_wins, self.turned = self.turned, None
        others = tuple(
            Line(
                f"event-powers-{power}",
                {"players": self.list_names_marking_listener(seats), "count": len(seats)},
            )
            for power, seats in self.powers.items()
        )
        if others:
            yield Line("event-powers", {"powers": others}, at=LONGER)
        spies = tuple(part for part in others if part.message == "event-powers-spy")
        if spies:
            yield Line("event-powers", {"powers": spies}, at=BRIEF)


def narrate_take_and_count(self: PowerContext, event: ev.Take) -> Lines:
    """Say who takes how many cards, and add them to the pile's count."""
    self.piles[event.seat] = self.piles.get(event.seat, 0) + count_cards(event.cards)
    yield from takes(self, event)


def narrate_pick_up_and_count(self: PowerContext, event: ev.PickUp) -> Lines:
    """Say that a pile becomes the hand, and count the pile as empty."""
    self.piles[event.seat] = 0
    yield from picks_up(self, event)


def narrate_swap(self: PowerContext, event: ev.Choose) -> Lines:
    """Say that a player swaps hand and pile."""
    self.piles[event.seat] = self.card_counter.owned.get(event.seat, 0) - self.piles.get(
        event.seat, 0
    )
    yield Line("event-choose-swap", self.player_args(event.seat), Cue("swap"))


def narrate_revolution(self: PowerContext, event: own.Revolution) -> Lines:
    """Announce the new order of strength."""
    now = self.options.get("revolution", "immediate") == "immediate"
    if now:
        self.low_wins = event.reversed
    else:
        self.turned = event.reversed
    cue = Cue("revolution" if event.reversed else "revolution-back")
    message = "event-revolution" if now else "event-revolution-next"
    yield Line(message, {"reversed": event.reversed}, cue)


def narrate_jacks_cancelled(self: PowerContext, event: own.RevolutionCancelled) -> Lines:
    """Say how many jacks cancel each other."""
    args = {"count": self.count_revealed(JACK)}
    yield Line("event-jacks-cancelled", args, Cue("jacks-cancelled"))


def narrate_jokers_void(self: PowerContext, event: own.JokersVoid) -> Lines:
    """Say how many jokers cancel each other."""
    args = {"count": self.count_revealed(JOKER_RANK)}
    yield Line("event-jokers-void", args, Cue("jokers-void"), LONGER)


def narrate_joker_cancels_war(self: PowerContext, event: own.JokerWins) -> Lines:
    """Say that a joker cancels the war."""
    yield Line(
        "event-joker-wins", self.player_args(event.seat), Cue("joker-wins", event.seat), LONGER
    )


def narrate_queens_void(self: PowerContext, event: own.QueensVoid) -> Lines:
    """Say how many queens cancel each other."""
    args = {"count": self.count_revealed(QUEEN)}
    yield Line("event-queens-void", args, Cue("queens-void"), LONGER)


def narrate_power(self: PowerContext, event: own.Power) -> Lines:
    """Announce a power if the listener got it; powers of others are announced together later."""
    cue = Cue(event.power, event.seat)
    if event.seat == self.viewer:
        args = {"empty": not self.piles.get(event.seat)} if event.power == "swap" else {}
        yield Line(f"event-power-{event.power}", args, cue)
    else:
        self.powers.setdefault(event.power, []).append(event.seat)
        yield Line(f"event-powers-{event.power}", {}, cue, NEVER)


def can_use_power(view: PowerView, power: str, seats: Collection[Seat]) -> bool:
    """Return whether the viewer has a power and can still use it.

    `seats` are the seats that have the power. A player with an empty pile cannot swap it.
    """
    me = view.viewer
    if me is None or me not in seats or me in view.chosen:
        return False
    return power != "swap" or bool(view.piles[me])


class ScientificWording(GameWording[PowerView]):
    """The wording of Scientific War."""

    sections = (
        *("aim", "deal", "trick", "war", "jack", "joker", "queen", "three", "eight"),
        *("after", "end", "keys"),
    )
    composed_messages = (
        *(f"event-power-{power}" for power in POWERS.values()),
        *(f"event-powers-{power}" for power in POWERS.values()),
        *(f"why-power-{power}" for power in POWERS.values()),
        *("now-may-count", "now-may-swap", "choice-swap"),
    )
    context = PowerContext
    narrators = {
        ev.Take: narrate_take_and_count,
        ev.PickUp: narrate_pick_up_and_count,
        own.Revolution: narrate_revolution,
        own.RevolutionCancelled: narrate_jacks_cancelled,
        own.JokersVoid: narrate_jokers_void,
        own.JokerWins: narrate_joker_cancels_war,
        own.QueensVoid: narrate_queens_void,
        own.Power: narrate_power,
    }
    word_narrators = {"swap": narrate_swap}
    words_at_any_time = frozenset(("swap",))
    own_occasions = {
        "joker-won": RemarkWeight.GREAT,
        "revolution": RemarkWeight.GREAT,
        "upset": RemarkWeight.GREAT,
        "spy": RemarkWeight.SMALL,
        "spied": RemarkWeight.SMALL,
        "swap": RemarkWeight.SMALL,
    }
    cancel_events = (own.JokerWins,)
    described_bots = frozenset(("sensible",))
    manners = {
        "newcomer": "beginner",
        "amateur": "beginner",
        "beginner": "beginner",
        "gambler": "gambler",
        "counter": "scholar",
        "d1": "scholar",
        "sel1": "scholar",
        "professor": "scholar",
    }

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        return explain_trick(explainer)

    def is_trick_over_without_take(self, events: Sequence[ev.Event]) -> bool:
        """Return whether the cards are revealed. This ends a trick: a war is the next trick."""
        return any(isinstance(event, ev.Put) for event in events)

    def get_facts_before_first_trick(self, position: Mapping[str, Any]) -> TableFacts:
        """Return the order of strength and the seats with a pile (hidden piles: all with cards)."""
        piles = enumerate(position.get("piles") or position.get("owned", ()))
        return TableFacts(
            bool(position.get("reversed", False)), frozenset(seat for seat, pile in piles if pile)
        )

    def get_facts_after_event(self, facts: TableFacts, event: ev.Event) -> TableFacts:
        """Return the order of strength and the seats with a pile after an event."""
        return facts.after(event)

    def find_occasions(
        self, watcher: Any, step: StepFacts, close_calls: Iterator[FoundOccasion]
    ) -> Iterator[FoundOccasion]:
        """Yield who won with a joker, made a revolution, became the spy, or swapped."""
        yield from (("joker-won", event.seat) for event in step.events_of(own.JokerWins))
        if step.events_of(own.Revolution):
            makers = step.seats_showing(JACK)
            yield from (("revolution", seat) for seat in makers)
            yield from (("upset", seat) for seat in step.list_seats_except(*makers))
        for event in step.events_of(own.Power):
            if event.power == "spy":
                yield ("spy", event.seat)
                yield from (("spied", seat) for seat in step.list_seats_except(event.seat))
        if step.events_of(ev.Put):
            yield from (("swap", seat) for seat in sorted(watcher.words.get("swap", ())))
        yield from close_calls

    def describe_situation(self, view: PowerView, names: Names) -> list[Line]:
        """Describe the order of strength, the powers, and the pot."""
        lines = [Line("now-order", {"reversed": view.reversed})]
        if view.over:
            return [*lines, describe_pot(view)]
        if view.spy is not None:
            lines.append(Line("now-spy", seat_args(view, names, view.spy)))
        for power, seats in (("count", view.count), ("swap", view.swap)):
            if can_use_power(view, power, seats):
                lines.append(Line(f"now-may-{power}"))
        return [*lines, describe_pot(view)]

    def describe_cards_shown_by_power(self, view: PowerView, names: Names) -> list[Line]:
        """Name the cards that a spy may see, or say how many cards the others have in hand."""
        lines = [
            Line("now-seen-card", {"player": names[seat], "card": card_code(card)})
            for seat, card in view.peek.get("chosen", {}).items()
        ]
        counts = view.peek.get("hand_counts", {})
        counted = tuple(
            Line("now-hand-count", {"player": names[seat], "count": count})
            for seat, count in counts.items()
            if seat != view.viewer
        )
        if counted:
            lines.append(Line("now-hand-counts", {"hands": counted, "chosen": bool(view.chosen)}))
        return lines

    def run_power_command(
        self, view: PowerView, names: Names, options: Sequence[Choice]
    ) -> CommandResult:
        """Return the swap, lines with what the power shows, or a line why there is nothing."""
        me = view.viewer
        if me in view.swap and me not in view.chosen:
            return "swap"
        if lines := self.describe_cards_shown_by_power(view, names):
            return lines
        if me is not None and view.spy == me and not view.over:
            return Line("refused-spy-waits" if view.question is None else "power-nobody")
        if me in view.count and me in view.chosen:
            return Line("power-too-late")
        return Line("power-none")

    def describe_strength_order(self, view: PowerView) -> list[Line]:
        """Describe the current order of strength."""
        return [Line("shown-order", {"reversed": view.reversed})]

    def get_seat_scene_fields(self, view: PowerView, seat: Seat) -> Mapping[str, Any]:
        """Return whether the seat is the spy, which the window shows."""
        return {"spy": view.spy == seat}

    def describe_question(self, view: PowerView, names: Names) -> Line:
        """Return the line that asks for a card; a spy is asked in other words."""
        if view.spy == view.viewer:
            return Line("ask-spy")
        # With many players, the last one to choose has just heard that all others have chosen.
        return Line("ask-card", at=NEVER if view.players >= MANY_PLAYERS else ALWAYS)


WORDING = ScientificWording()
