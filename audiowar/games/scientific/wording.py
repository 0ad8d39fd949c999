"""How Scientific War is told: revolution, jokers, and the powers of queens, threes and eights."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from audiowar.announce.card_counts import size
from audiowar.announce.game_wording import GameWording, Names, Power
from audiowar.announce.line import ALWAYS, BRIEF, LONGER, NEVER, Cue, Line, Lines
from audiowar.announce.line_order import MANY
from audiowar.announce.narrate_cards import take as takes
from audiowar.announce.narrate_ends import pick_up as picks_up
from audiowar.announce.step_facts import Found, RemarkWeight, StepFacts
from audiowar.announce.view_lines import by, pot
from audiowar.announce.wording_context import WordingContext
from audiowar.rules import events as ev
from audiowar.rules.cards import JACK, JOKER_RANK, QUEEN, code
from audiowar.rules.events import Choice, Seat

from . import events as own
from .explain import why
from .rules import POWERS, PowerView

# What happens


class PowerTable(WordingContext):
    """Knows which powers the step has given, and when the order turns."""

    pot_waits = True

    def begin(self, position: Mapping[str, Any]) -> None:
        self.turned: bool | None = None
        """The order from the next trick on, where it is about to turn."""
        self.piles = {seat: len(pile) for seat, pile in enumerate(position.get("piles", ()))}
        """How many cards lie on each pile."""

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        super().begin_step(events)
        self.powers: dict[str, list[Seat]] = {}
        """What the others may do in the next trick."""

    def end_step(self) -> Lines:
        """Tell the powers of the others in one sentence."""
        if self.turned is not None:
            self.low_wins, self.turned = self.turned, None
        others = tuple(
            Line(f"event-powers-{power}", {"players": self.players(seats), "count": len(seats)})
            for power, seats in self.powers.items()
        )
        if others:
            yield Line("event-powers", {"powers": others}, at=LONGER)
        spies = tuple(part for part in others if part.message == "event-powers-spy")
        if spies:
            yield Line("event-powers", {"powers": spies}, at=BRIEF)


def take(self: PowerTable, event: ev.Take) -> Lines:
    """Tell who takes how many, and count the pile."""
    self.piles[event.seat] = self.piles.get(event.seat, 0) + size(event.cards)
    yield from takes(self, event)


def pick_up(self: PowerTable, event: ev.PickUp) -> Lines:
    """Tell that a pile becomes the hand."""
    self.piles[event.seat] = 0
    yield from picks_up(self, event)


def swap(self: PowerTable, seat: Seat, what: str) -> Lines:
    """Tell that a player swaps hand and pile."""
    self.piles[seat] = self.tally.owned.get(seat, 0) - self.piles.get(seat, 0)
    yield Line("event-choose-swap", self.who(seat), Cue("swap"))


def revolution(self: PowerTable, event: own.Revolution) -> Lines:
    """Tell the order from here on."""
    now = self.options.get("revolution", "immediate") == "immediate"
    if now:
        self.low_wins = event.reversed
    else:
        self.turned = event.reversed
    cue = Cue("revolution" if event.reversed else "revolution-back")
    message = "event-revolution" if now else "event-revolution-next"
    yield Line(message, {"reversed": event.reversed}, cue)


def jacks_cancelled(self: PowerTable, event: own.RevolutionCancelled) -> Lines:
    """Tell how many jacks cancel each other."""
    args = {"count": self.count(JACK)}
    yield Line("event-jacks-cancelled", args, Cue("jacks-cancelled"))


def jokers_void(self: PowerTable, event: own.JokersVoid) -> Lines:
    """Tell how many jokers cancel each other."""
    args = {"count": self.count(JOKER_RANK)}
    yield Line("event-jokers-void", args, Cue("jokers-void"), LONGER)


def joker_wins(self: PowerTable, event: own.JokerWins) -> Lines:
    """Tell that a joker cancels the war."""
    yield Line("event-joker-wins", self.who(event.seat), Cue("joker-wins", event.seat), LONGER)


def queens_void(self: PowerTable, event: own.QueensVoid) -> Lines:
    """Tell how many queens cancel each other."""
    args = {"count": self.count(QUEEN)}
    yield Line("event-queens-void", args, Cue("queens-void"), LONGER)


def granted(self: PowerTable, event: own.Power) -> Lines:
    """Tell the listener's power; those of the others are told together."""
    cue = Cue(event.power, event.seat)
    if event.seat == self.viewer:
        args = {"empty": not self.piles.get(event.seat)} if event.power == "swap" else {}
        yield Line(f"event-power-{event.power}", args, cue)
    else:
        self.powers.setdefault(event.power, []).append(event.seat)
        yield Line(f"event-powers-{event.power}", {}, cue, NEVER)


# What happened


def reversed_before(position: Mapping[str, Any]) -> bool:
    """Tell whether the two is strongest in a position."""
    return bool(position.get("reversed", False))


def learn(low_wins: bool, event: ev.Event) -> bool:
    """Return the order after an event."""
    return event.reversed if isinstance(event, own.Revolution) else low_wins


def revealed(events: Sequence[ev.Event]) -> bool:
    """Tell whether the cards lie open, which ends a trick: a war is another one."""
    return any(isinstance(event, ev.Put) for event in events)


def occasions(watch: Any, scene: StepFacts, close: Iterator[Found]) -> Iterator[Found]:
    """Find jokers that win, revolutions, spies and swaps."""
    yield from (("joker-won", event.seat) for event in scene.all(own.JokerWins))
    if scene.all(own.Revolution):
        makers = scene.showed(JACK)
        yield from (("revolution", seat) for seat in makers)
        yield from (("upset", seat) for seat in scene.others(*makers))
    for event in scene.all(own.Power):
        if event.power == "spy":
            yield ("spy", event.seat)
            yield from (("spied", seat) for seat in scene.others(event.seat))
    if scene.all(ev.Put):
        yield from (("swap", seat) for seat in sorted(watch.words.get("swap", ())))
    yield from close


# What is asked


def now(view: PowerView, names: Names) -> list[Line]:
    """Tell the order, the open powers, and what lies on the table."""
    lines = [Line("now-order", {"reversed": view.reversed})]
    if view.spy is not None:
        lines.append(Line("now-spy", by(view, names, view.spy)))
    for power, seats in (("count", view.count), ("swap", view.swap)):
        if may_use(view, power, seats):
            lines.append(Line(f"now-may-{power}"))
    return [*lines, pot(view)]


def may_use(view: PowerView, power: str, seats: Collection[Seat]) -> bool:
    """Tell whether the viewer's power still does something: an empty pile is nothing to swap."""
    me = view.viewer
    if me is None or me not in seats or me in view.chosen:
        return False
    return power != "swap" or bool(view.piles[me])


def ask_card(view: PowerView, names: Names) -> Line:
    """Ask for a card; the spy sees those of the others first."""
    if view.spy == view.viewer:
        return Line("ask-spy")
    # Among many all that is told counts: who is asked hears that the others are through.
    return Line("ask-card", at=NEVER if view.players >= MANY else ALWAYS)


def look(view: PowerView, names: Names) -> list[Line]:
    """Tell the cards that a spy looks at, and the hands of who may count them."""
    lines = [
        Line("now-seen-card", {"player": names[seat], "card": code(card)})
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


def power(view: PowerView, names: Names, options: Sequence[Choice]) -> Power:
    """Swap, look or count, as the last card allows."""
    me = view.viewer
    if me in view.swap and me not in view.chosen:
        return "swap"
    if lines := look(view, names):
        return lines
    if me is not None and view.spy == me and not view.over:
        return Line("refused-spy-waits" if view.question is None else "power-nobody")
    if me in view.count and me in view.chosen:
        return Line("power-too-late")
    return Line("power-none")


def shown_order(view: PowerView) -> list[Line]:
    """Show which order is in force."""
    return [Line("shown-order", {"reversed": view.reversed})]


WORDING = GameWording(
    sections=(
        *("aim", "deal", "trick", "war", "jack", "joker", "queen", "three", "eight"),
        *("after", "end", "keys"),
    ),
    why=why,
    composed=(
        *(f"event-power-{power}" for power in POWERS.values()),
        *(f"event-powers-{power}" for power in POWERS.values()),
        *(f"why-power-{power}" for power in POWERS.values()),
        *("now-may-count", "now-may-swap", "choice-swap"),
    ),
    table=PowerTable,
    tellers={
        ev.Take: take,
        ev.PickUp: pick_up,
        own.Revolution: revolution,
        own.RevolutionCancelled: jacks_cancelled,
        own.JokersVoid: jokers_void,
        own.JokerWins: joker_wins,
        own.QueensVoid: queens_void,
        own.Power: granted,
    },
    words={"swap": swap},
    typed=frozenset(("swap",)),
    ended=revealed,
    before=reversed_before,
    learn=learn,
    occasions=occasions,
    remarked={
        "joker-won": RemarkWeight.GREAT,
        "revolution": RemarkWeight.GREAT,
        "upset": RemarkWeight.GREAT,
        "spy": RemarkWeight.SMALL,
        "spied": RemarkWeight.SMALL,
        "swap": RemarkWeight.SMALL,
    },
    cancels=(own.JokerWins,),
    manners={
        "amateur": "beginner",
        "beginner": "beginner",
        "gambler": "gambler",
        "counter": "scholar",
        "d1": "scholar",
        "sel1": "scholar",
        "professor": "scholar",
    },
    now=now,
    asks={"card": ask_card},
    look=look,
    power=power,
    order=shown_order,
)
