"""How Război is told: what a war costs, and what becomes of prisoners."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from audiowar.announce.card_counts import size
from audiowar.announce.card_tally import CardTally
from audiowar.announce.find_by_prefix import answer
from audiowar.announce.game_wording import GameWording, Names, Power
from audiowar.announce.line import BRIEF, LONGER, Cue, Line, Lines
from audiowar.announce.narrate_cards import chosen_cue, silent
from audiowar.announce.reasons.explain_wars import Battle, dropped, fought, renewed, unfought
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.step_facts import Found, RemarkWeight, StepFacts
from audiowar.announce.view_lines import by
from audiowar.announce.wording_context import WordingContext
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, card, code
from audiowar.rules.events import Choice, Seat

from . import events as own
from .rules import CARDS_PER_RANK, PrisonerView

# What happens


class PrisonerTable(WordingContext):
    """Knows who holds which prisoner, and what the war costs."""

    def begin(self, position: Mapping[str, Any]) -> None:
        self.prisoners: dict[Seat, Card] = held(position)
        self.lost: dict[Seat, Card] = {}
        """The prisoners that lie on the table."""
        self.cost = 0
        """How many cards the war asks of each."""
        self.kept_top = False
        """Whether the card that is kept comes from the winner's own stack."""
        self.kept: str | Line = ""
        """What the take says of a prisoner that is kept, or declined."""
        self.lifted = 0
        """How many of the cards that are taken become prisoners."""

    def settle(self) -> None:
        super().settle()
        self.stay()

    def stay(self) -> None:
        # A prisoner that stays there is an ordinary card, and the next cards are no war's.
        self.cost = 0
        self.lost.clear()

    def revealed(
        self, seat: Seat, down: int, up: Card, known: bool
    ) -> tuple[str, dict[str, Any]] | None:
        prisoner = self.prisoners.get(seat) == up
        if prisoner:
            self.lost[seat] = self.prisoners.pop(seat)
        elif 0 < down + 1 < self.cost:
            return "event-put-rest", {"count": down + 1}
        if prisoner and not known:
            return "event-put-prisoner", {}
        if not known and down + 1 == self.cost:
            # What the war costs has been told.
            return "event-put", {}
        return super().revealed(seat, down, up, known)

    def price(self, card: Card) -> Lines:
        """Tell how many cards a war costs, and why."""
        self.cost = cost_of(self.options.get("pictures", "ranked"), card)
        has = [count for seat in self.tied if (count := self.tally.owned.get(seat, self.cost))]
        if self.options.get("short") == "fewest" and has and min(has) < self.cost:
            self.cost = min(has)
            yield Line("event-war-fewest", {"count": self.cost}, at=LONGER)
        else:
            yield Line("event-war-cost", {"card": code(card), "count": self.cost}, at=LONGER)

    def taking(self, seat: Seat) -> tuple[list[Line], dict[str, Any]]:
        # Who has no top card to lose with it forfeits nothing.
        losses = [
            Line("event-prisoner-lost", self.loss(loser), Cue("prisoner-lost", loser))
            for loser in sorted(self.lost.keys() - {seat})
        ]
        more = {"top": None, "prisoner": seat in self.lost, "kept": self.kept}
        self.kept = ""
        return losses, more

    def taken(self, event: ev.Take) -> int:
        lifted, self.lifted = self.lifted, 0
        return super().taken(event) + lifted

    def loss(self, loser: Seat) -> dict[str, Any]:
        """Return what tells that somebody loses the prisoner that they played."""
        lost = self.lost.get(loser)
        return {**self.who(loser), "lost": None if lost is None else code(lost)}


def held(position: Mapping[str, Any]) -> dict[Seat, Card]:
    """Return the prisoners of a position."""
    prisoners = enumerate(position.get("prisoners", ()))
    return {seat: card(text) for seat, text in prisoners if text}


def cost_of(pictures: object, card: Card) -> int:
    """Return how many cards a war of that card's rank costs."""
    return CARDS_PER_RANK[str(pictures)][card >> 2]


def choose_prisoner(self: PrisonerTable, seat: Seat, what: str) -> Lines:
    """Tell that the prisoner is played."""
    known = self.prisoners[seat]
    self.known[seat] = known
    args = {**self.who(seat), "card": code(known)}
    yield Line("event-choose-prisoner", args, chosen_cue(self, seat))


def choose_keep(self: PrisonerTable, seat: Seat, what: str) -> Lines:
    """Remember what is kept: the take tells it."""
    self.kept_top = what == "top"
    if what == "none":
        self.kept = Line("event-take-kept-none")
    yield from silent(self, seat, what)


def prisoner(self: PrisonerTable, event: own.Prisoner) -> Lines:
    """Tell which card is kept as prisoner."""
    args = {**self.who(event.seat), "card": code(event.card)}
    self.on_table -= not self.kept_top
    self.lifted = int(not self.kept_top)
    self.prisoners[event.seat] = event.card
    self.kept = Line("event-take-kept", {"card": code(event.card), "top": self.kept_top})
    yield Line("event-prisoner", args, Cue("prisoner-taken", event.seat), BRIEF)


def forfeit(self: PrisonerTable, event: own.Forfeit) -> Lines:
    """Tell that a lost prisoner costs the top card too."""
    self.on_table += 1
    seen = code(event.card) if isinstance(event.card, int) else None
    args = {**self.loss(event.seat), "card": seen}
    self.lost.pop(event.seat, None)
    yield Line("event-forfeit", args, Cue("prisoner-lost", event.seat))


# Counting


def kept(self: PrisonerTally, event: ev.Choose) -> None:
    """A prisoner from the winner's own stack was owned already."""
    if event.choice == "keep:top":
        self.blind.add(event.seat)


def taken(self: PrisonerTally, event: own.Prisoner) -> None:
    """A prisoner comes from the table, or from the winner's own stack."""
    self.owned[event.seat] += event.seat not in self.blind
    self.blind.discard(event.seat)


def forfeited(self: PrisonerTally, event: own.Forfeit) -> None:
    """The top card goes to the table."""
    self.owned[event.seat] -= 1


class PrisonerTally(CardTally):
    """Counts prisoners among the cards of their holders."""

    changes: ClassVar[Mapping[type[ev.Event], Callable[[Any, Any], None]]] = {
        **CardTally.changes,
        ev.Choose: kept,
        own.Prisoner: taken,
        own.Forfeit: forfeited,
    }

    def __init__(self) -> None:
        super().__init__()
        self.blind: set[Seat] = set()
        """Who keeps their own top card as prisoner."""


# What happened


def learn(before: Mapping[Seat, Card], event: ev.Event) -> Mapping[Seat, Card]:
    """Return the prisoners after an event."""
    if isinstance(event, own.Prisoner):
        return {**before, event.seat: event.card}
    if isinstance(event, ev.Put) and event.up is not None and event.up == before.get(event.seat):
        return {seat: card for seat, card in before.items() if seat != event.seat}
    return before


def why(story: TrickExplainer) -> Lines:
    """Explain the battles, then what became of prisoners, then the take."""
    yield from fought(story, of_tied)
    yield from prisoners(story)
    blind = any(event.choice == "keep:top" for event in story.all(ev.Choose))
    lifted = 0 if blind else len(story.all(own.Prisoner))
    yield from story.takes(len(story.all(own.Forfeit)), lifted)
    yield from renewed(story)
    yield from dropped(story)
    yield from story.end()


def of_tied(story: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Say how many cards the tying rank asks of each who is tied, and who has fewer."""
    assert battle.war is not None
    options = story.trick.options
    tied = battle.war.seats
    card = battle.shown[tied[0]]
    cost = cost_of(options["pictures"], card)
    args = {"players": story.players(tied), "card": code(card), "count": cost}
    yield Line("why-war-cost", args)
    for seat in tied:
        if following.shown and seat not in following.puts:
            yield Line("why-war-none", story.who(seat))
    fewer = {put.seat: size(put.down) + 1 for put in following.puts.values()}
    fewer = {seat: count for seat, count in fewer.items() if count < cost}
    if fewer and options["short"] == "fewest":
        yield Line("why-war-fewest", {"count": min(fewer.values())})
    elif fewer:
        for seat, count in fewer.items():
            yield Line("why-war-fewer", {**story.who(seat), "count": count})
    yield from unfought(story, battle, following)


def prisoners(story: TrickExplainer) -> Lines:
    """Say what it meant that prisoners were played, and why one was kept."""
    before = story.trick.before or {}
    risked = [put.seat for put in story.all(ev.Put) if put.up == before.get(put.seat, -1)]
    winners = [take.seat for take in story.all(ev.Take)]
    top = {event.seat for event in story.all(own.Forfeit)}
    for seat in risked:
        if seat in winners:
            yield Line("why-prisoner-won", story.who(seat))
        elif winners:
            message = "why-prisoner-lost" if seat in top else "why-prisoner-lost-alone"
            yield Line(message, story.who(seat))
    for event in story.all(own.Prisoner):
        yield Line("why-prisoner-kept", {**story.who(event.seat), "card": code(event.card)})


def occasions(watch: Any, scene: StepFacts, close: Iterator[Found]) -> Iterator[Found]:
    """Find who has kept a prisoner."""
    yield from close
    yield from (("captive", event.seat) for event in scene.all(own.Prisoner))


# What is asked


def lies(view: PrisonerView, names: Names) -> list[Line]:
    """Tell the prisoners."""
    return [
        Line("now-prisoner", {**by(view, names, seat), "card": code(card)})
        for seat, card in enumerate(view.prisoners)
        if card is not None
    ]


def beside(view: PrisonerView, names: Names) -> list[Line]:
    """Tell the viewer's own prisoner."""
    assert view.viewer is not None
    own = view.prisoners[view.viewer]
    if own is None:
        return []
    return [Line("now-prisoner", {**by(view, names, view.viewer), "card": code(own)})]


def ask_prisoner(view: PrisonerView, names: Names) -> Line:
    """Ask for the prisoner or the top card."""
    assert view.viewer is not None
    own = view.prisoners[view.viewer]
    message = "ask-prisoner-war" if view.table else "ask-prisoner"
    return Line(message, {"card": None if own is None else code(own)})


def choice_keep(what: str, view: PrisonerView, names: Names) -> Line:
    """Name a card that may be kept."""
    if what in ("top", "none"):
        return Line(f"choice-keep-{what}")
    return Line("choice-keep", {"card": what})


def choice_top(what: str, view: PrisonerView, names: Names) -> Line:
    """Name the top card; in a war it is the last one."""
    return Line("choice-top-war" if view.table else "choice-top")


def power(view: PrisonerView, names: Names, options: Sequence[Choice]) -> Power:
    """Play the prisoner."""
    none = "power-not-here" if view.options["prisoners"] == "off" else "power-prisoner-none"
    asked = view.question is not None and view.question.kind == "prisoner"
    return answer("prisoner", options, Line(none)) if asked else Line(none)


def seat_seen(view: PrisonerView, seat: Seat) -> Mapping[str, Any]:
    """Show the prisoner of a seat."""
    own = view.prisoners[seat]
    return {"prisoner": None if own is None else code(own)}


WORDING = GameWording(
    sections=("aim", "deal", "trick", "war", "short", "prisoners", "end"),
    why=why,
    language="ro",
    composed=("ask-keep", "choice-keep-top", "choice-keep-none", "choice-prisoner"),
    table=PrisonerTable,
    tellers={own.Prisoner: prisoner, own.Forfeit: forfeit},
    words={"prisoner": choose_prisoner, "top": silent, "keep": choose_keep},
    tally=PrisonerTally,
    before=held,
    learn=learn,
    occasions=occasions,
    remarked={"captive": RemarkWeight.SMALL},
    commands={"power": "command-power-razboi"},
    lies=lies,
    beside=beside,
    seat=seat_seen,
    asks={"prisoner": ask_prisoner},
    choices={"keep": choice_keep, "top": choice_top},
    power=power,
)
