"""What announcements say in Casino War: bets, cards from the shoe, and money."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from audiowar.announce.count_owned_cards import OwnedCardCounter
from audiowar.announce.game_wording import GameWording, Names, PlacedCards
from audiowar.announce.line import ALWAYS, LONGER, NEVER, Cue, Line, Lines
from audiowar.announce.narrate_cards import choice_cue, get_choice_argument
from audiowar.announce.narrate_outs_and_end import narrate_out_unless_said
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.remark_facts import FoundOccasion, RemarkWeight, StepFacts
from audiowar.announce.view_lines import seat_args
from audiowar.announce.wording_context import WordingContext
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, card_code
from audiowar.rules.events import Choice, Seat
from audiowar.rules.parts.possible_bets import LEAVE, UNIT, PossibleBets, parse_bet

from . import events as own
from .explain_cost import describe_cost
from .rules import BURN, HOUSE, SURRENDER, WAR, HouseView

MINUS = "\N{MINUS SIGN}"


class BetRecord(OwnedCardCounter):
    """Tracks for remarks how much each player has won, and who doubled a bet after a loss."""

    def __init__(self) -> None:
        super().__init__()
        self.won: Counter[Seat] = Counter()
        """The gain of each player in cents, negative for a loss."""
        self.doubled: set[Seat] = set()
        """The players whose bet is twice the bet that they lost in the last round."""
        self._lost: dict[Seat, int] = {}
        """The last bet of each player whose last bet was lost."""
        self._stakes: dict[Seat, int] = {}

    def add(self, event: ev.Event) -> None:
        if isinstance(event, ev.Choose) and (bet := parse_bet(event.choice)) is not None:
            twice = bet.stake == 2 * self._lost.pop(event.seat, 0)
            (self.doubled.add if twice else self.doubled.discard)(event.seat)
            self._stakes[event.seat] = bet.stake
        elif isinstance(event, own.Pay):
            self.won[event.seat] += event.cents
            if event.why != "tie_bet" and event.cents < 0:
                self._lost[event.seat] = self._stakes.get(event.seat, 0)


class CasinoContext(WordingContext):
    """What narrators remember of a match: the money and bets of all players, and the round."""

    def set_match_start_position(self, position: Mapping[str, Any]) -> None:
        usual = [int(self.options.get("bankroll", 0)) * UNIT for _ in self.names]
        self.money: dict[Seat, int] = dict(enumerate(position.get("bankrolls") or usual))
        began = position.get("began_with")
        self.began_with = dict(enumerate(began)) if began else dict(self.money)
        """The money of each player when the match began."""
        self.stakes: dict[Seat, int] = {}
        """The bet of each player, in cents."""
        self.burnt = 0
        """The number of burnt cards that have not been announced yet."""
        self.first = True
        """Whether the house has no card yet in this round."""
        self.dealt: dict[Seat, Card] = {}
        """The first card of each player in this round."""
        self.is_asked = True
        """Whether the listener has an open question: for a bet, or about a war."""
        self.betting = True
        """Whether players can bet now."""
        self.untold: list[Line] = []
        """Lines about other players' answers, which are spoken after the listener's answer."""

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        super().begin_step(events)
        self.paid = False
        """Whether the listener's money has changed in this step. For a spectator, whether
        anybody's money has."""

    def lines_at_step_end(self) -> Lines:
        """Say how much money the listener has after a payment. Tell a spectator everybody's."""
        if self.ends or not self.paid:
            return
        if self.viewer is None:
            yield Line("event-balance", {"balance": self.balance_lines()})
        else:
            yield Line("event-money", {"cents": self.money[self.viewer]})

    def balance_lines(self) -> tuple[Line, ...]:
        """Return one line for each player that says how much money the player has."""
        return tuple(
            Line("event-balance-of", {**self.player_args(seat), "cents": cents})
            for seat, cents in self.money.items()
        )

    def ranking_lines(self) -> tuple[Line, ...]:
        """Return the lines of `balance_lines`, the richest player first."""
        seats = sorted(self.money, key=lambda seat: -self.money[seat])
        return tuple(self.balance_lines()[seat] for seat in seats)

    def card_line(self, seat: Seat | None, card: Card) -> Line:
        if seat is None:
            return Line("event-card-house", {"card": card_code(card)})
        return super().card_line(seat, card)


def narrate_answer(self: CasinoContext, seat: Seat, line: Line) -> Lines:
    """Announce an answer with `line`.

    Another player's answer waits while the listener has a question, which should be spoken last.
    """
    if seat != self.viewer and self.is_asked and self.viewer not in (None, *self.gone):
        self.untold.append(replace(line, cue=None))
        yield replace(line, at=NEVER)
        return
    yield line
    if seat == self.viewer:
        self.is_asked = False
        yield from self.untold
        self.untold.clear()


def note_betting_began(self: CasinoContext) -> None:
    """Note that a round of bets begins, in which all players at the table must answer."""
    if not self.betting:
        self.betting = self.is_asked = True


def narrate_bet(self: CasinoContext, event: ev.Choose) -> Lines:
    """Announce a bet. The first one begins a round."""
    note_betting_began(self)
    self.first = True
    self.dealt.clear()
    stake, _, tie = get_choice_argument(event).partition("+")
    self.stakes[event.seat] = int(stake)
    args = {**self.player_args(event.seat), "cents": int(stake), "tie": int(tie or 0)}
    yield from narrate_answer(self, event.seat, Line("event-choose-bet", args, Cue("bet")))


def narrate_going_to_war(self: CasinoContext, event: ev.Choose) -> Lines:
    """Say that a player goes to war, and how much it costs."""
    args = {**self.player_args(event.seat), "cents": self.stakes.get(event.seat, 0)}
    fought = any(isinstance(one, own.Pay) and one.seat == event.seat for one in self.events)
    at = LONGER if fought else ALWAYS
    line = Line("event-choose-war", args, choice_cue(self, event.seat), at)
    yield from narrate_answer(self, event.seat, line)


def narrate_surrender(self: CasinoContext, event: ev.Choose) -> Lines:
    """Say that a player surrenders."""
    args, cue = self.player_args(event.seat), choice_cue(self, event.seat)
    yield from narrate_answer(self, event.seat, Line("event-choose-surrender", args, cue))


def narrate_leave(self: CasinoContext, event: ev.Choose) -> Lines:
    """Say that a player leaves the table."""
    note_betting_began(self)
    self.said_out.add(event.seat)
    args, cue = self.player_args(event.seat), choice_cue(self, event.seat)
    yield from narrate_answer(self, event.seat, Line("event-choose-leave", args, cue))


def narrate_shuffle(self: CasinoContext, event: own.Shuffle) -> Lines:
    """Say that a new shoe was shuffled."""
    yield Line("event-shuffle", {"count": event.decks}, Cue("shuffle"))


def narrate_drawn_card(self: CasinoContext, event: own.Draw) -> Lines:
    """Announce a card from the shoe. Burnt cards are announced together before the next card."""
    if event.to == BURN:
        self.burnt += 1
    elif isinstance(event.card, int):
        if self.burnt:
            yield Line("event-burn", {"count": self.burnt}, at=LONGER)
            self.burnt = 0
        card = card_code(event.card)
        if isinstance(event.to, int):
            self.dealt.setdefault(event.to, event.card)
            self.unnamed_cards[event.to] = event.card
            cue = Cue("revealed", event.to, card)
            yield Line("event-draw", {**self.player_args(event.to), "card": card}, cue, LONGER)
        else:
            self.unnamed_cards[None] = event.card
            yield Line("event-draw-house", {"card": card}, Cue("revealed", None, card), LONGER)
            yield from narrate_ties_with_house(self, event.card)


def narrate_ties_with_house(self: CasinoContext, card: Card) -> Lines:
    """Name the players who tie with the first card of the house, except the listener.

    A listener who ties hears it from the question about the tie.
    """
    seats = [seat for seat, own in self.dealt.items() if own >> 2 == card >> 2]
    others = [seat for seat in seats if seat != self.viewer]
    if self.first:
        self.betting, self.is_asked = False, self.viewer in seats
        if others:
            yield Line(
                "event-house-tie", {"players": self.list_names_marking_listener(others)}, at=LONGER
            )
    self.first = False


def narrate_pay(self: CasinoContext, event: own.Pay) -> Lines:
    """Say what a player wins or loses. After a war, also name the two cards."""
    self.money[event.seat] += event.cents
    self.paid |= self.viewer in (None, event.seat)
    cue = "coins-won" if event.cents > 0 else "coins-lost" if event.cents else "push"
    args = {**self.player_args(event.seat), "cents": abs(event.cents), "won": event.cents > 0}
    yield Line(f"event-pay-{event.why.replace('_', '-')}", args, Cue(cue, event.seat))
    if event.why.startswith("war"):
        yield from self.describe_unnamed_cards()


def narrate_out_of_money(self: CasinoContext, event: ev.Out) -> Lines:
    """Say that a player is out because of too little money."""
    yield from narrate_out_unless_said(self, event, why="money")


def narrate_casino_end(self: CasinoContext, event: ev.End) -> Lines:
    """Say how much money each player has at the end, and what the listener has won or lost."""
    limit = event.result == "limit"
    message = "event-end-casino" if limit else "event-end-casino-empty"
    yield Line(
        message, {"balance": self.ranking_lines()}, Cue("game-drawn" if limit else "game-lost")
    )
    if self.viewer is not None:
        cents = self.money[self.viewer] - self.began_with[self.viewer]
        won = "even" if not cents else "yes" if cents > 0 else "no"
        yield Line("event-end-net", {"cents": abs(cents), "won": won})


def explain_unpaid_ties(explainer: TrickExplainer, drawn: Mapping[Seat | str, Card]) -> Lines:
    """Explain whose cards tie with the house and have not been paid yet."""
    settled = {event.seat for event in explainer.events_of(own.Pay) if event.why != "tie_bet"}
    for seat, card in drawn.items():
        if isinstance(seat, int) and seat not in settled:
            cards = {"card": card_code(card), "house": card_code(drawn[HOUSE])}
            yield Line("why-house-tie", {**explainer.player_args(seat), **cards})


def describe_bet_question(view: HouseView) -> Line:
    """Return the line that asks for a bet. The first one states the player's money and limits."""
    assert isinstance(view.open_question.choices, PossibleBets)
    stakes = view.open_question.choices.stakes
    args = {"cents": view.bankrolls[view.own_seat], "first": view.trick < 2}
    return Line("ask-bet", {**args, "low": stakes[0] * UNIT, "high": stakes[-1] * UNIT})


def describe_tie_question(view: HouseView) -> Line:
    """Return the line that asks whether to go to war or to surrender."""
    message = "ask-tie" if WAR in view.open_question.choices else "ask-tie-poor"
    return Line(message, {"cents": view.peek["bets"][view.own_seat][0]})


PAYS = ("win", "lose", "tie-bet", "surrender", "war-win", "war-lose")
"""The reasons for payments, as parts of message ids."""


class CasinoWording(GameWording[HouseView]):
    """The wording of Casino War."""

    sections = ("aim", "deal", "bets", "round", "tie", "odds", "end")
    described_bots = frozenset(("sensible",))
    composed_messages = (
        *(f"event-pay-{pay}" for pay in PAYS),
        *(f"why-pay-{pay}" for pay in PAYS),
        *("choice-war", "choice-surrender", "choice-leave", "cli-casino-limit", "cli-casino-draw"),
    )
    context = CasinoContext
    narrators = {
        own.Shuffle: narrate_shuffle,
        own.Draw: narrate_drawn_card,
        own.Pay: narrate_pay,
        ev.Out: narrate_out_of_money,
        ev.End: narrate_casino_end,
    }
    word_narrators = {
        "bet": narrate_bet,
        WAR: narrate_going_to_war,
        SURRENDER: narrate_surrender,
        LEAVE: narrate_leave,
    }
    result_messages = ("event-pay",)
    running_total_messages = ("event-money",)
    card_events = (own.Draw,)
    preparing_events = (own.Shuffle,)
    own_occasions = {
        "bet-won": RemarkWeight.SMALL,
        "bet-lost": RemarkWeight.SMALL,
        "doubled-won": RemarkWeight.GREAT,
        "doubled-lost": RemarkWeight.GREAT,
        "hunch-won": RemarkWeight.GREAT,
        "hunch-lost": RemarkWeight.GREAT,
        "left-ahead": RemarkWeight.END,
    }
    card_counter = BetRecord
    command_messages = {
        "play": "command-play-casino",
        "owned": "command-owned-casino",
        "pot": "command-pot-casino",
        "last-trick": "command-last-trick-casino",
        "card-previous": "command-card-previous-casino",
        "card-next": "command-card-next-casino",
        "card-first": "command-card-first-casino",
        "card-last": "command-card-last-casino",
        **{f"rank-{digit}": "command-digit-casino" for digit in range(2, 11)},
    }
    has_rounds = True

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        """Explain each payment with the two cards that decided it, and who has too little money."""
        drawn: dict[Seat | str, Card] = {}
        left = {event.seat for event in explainer.events_of(ev.Choose) if event.choice == LEAVE}
        for event in explainer.trick.events:
            if isinstance(event, own.Draw) and isinstance(event.card, int):
                drawn[event.to] = event.card
            elif isinstance(event, own.Pay):
                cards = {"card": card_code(drawn[event.seat]), "house": card_code(drawn[HOUSE])}
                args = {**explainer.player_args(event.seat), **cards, "won": event.cents > 0}
                yield Line(f"why-pay-{event.why.replace('_', '-')}", args)
            elif isinstance(event, ev.Out) and event.seat not in left:
                yield Line("why-out-poor", explainer.player_args(event.seat))
        yield from explain_unpaid_ties(explainer, drawn)

    def is_trick_over_without_take(self, events: Sequence[ev.Event]) -> bool:
        """Return whether all bets of the round have been paid."""
        bets = {event.to for event in events if isinstance(event, own.Draw)} - {HOUSE, BURN}
        settled = {e.seat for e in events if isinstance(e, own.Pay) and e.why != "tie_bet"}
        return bool(bets) and settled >= bets

    def find_occasions(
        self, watcher: Any, step: StepFacts, close_calls: Iterator[FoundOccasion]
    ) -> Iterator[FoundOccasion]:
        """Yield who won or lost a bet, who leaves with a gain, and who may praise the listener."""
        yield from close_calls
        for answer in step.events_of(ev.Choose):
            if answer.choice == LEAVE and watcher.card_counter.won[answer.seat] > 0:
                yield ("left-ahead", answer.seat)
        for event in step.events_of(own.Pay):
            ending = "won" if event.cents > 0 else "lost"
            if event.why == "tie_bet":
                yield (f"hunch-{ending}", event.seat)
            elif event.why != "surrender":
                yield (f"bet-{ending}", event.seat)
            if event.why != "tie_bet" and event.seat in watcher.card_counter.doubled:
                yield (f"doubled-{ending}", event.seat)
            if event.why == "war_win" and event.seat == watcher.viewer:
                yield from (("praise", seat) for seat in step.list_seats_except(event.seat))

    def get_trick_title_message(self, view: HouseView) -> tuple[str, dict[str, Any]]:
        """Return the title that names the current round."""
        return "now-game-round", {}

    def describe_situation(self, view: HouseView, names: Names) -> list[Line]:
        """Say between which limits bets are possible."""
        low, high = (int(view.options[name]) * UNIT for name in ("min_bet", "max_bet"))
        return [Line("now-limits", {"low": low, "high": high})]

    def describe_shared_cards(self, view: HouseView) -> list[Line]:
        """Name the cards of the house."""
        return [
            Line("event-card-house", {"card": card_code(card)})
            for card in view.peek.get("house", ())
        ]

    def describe_other_table_cards(self, view: HouseView, names: Names) -> list[Line]:
        """Say what each player has bet."""
        return [
            Line("now-bet", {**seat_args(view, names, seat), "cents": stake, "tie": tie})
            for seat, (stake, tie) in view.peek.get("bets", {}).items()
        ]

    def describe_holdings(self, view: HouseView, names: Names, seat: Seat) -> Line:
        """Say how much money a player has."""
        return Line("now-bankroll", {**seat_args(view, names, seat), "cents": view.bankrolls[seat]})

    def format_gain(self, events: Sequence[ev.Event], seat: Seat) -> str:
        """Return how much money a seat won or lost, such as "+10"; empty if nothing."""
        cents = sum(e.cents for e in events if isinstance(e, own.Pay) and e.seat == seat)
        return f"{MINUS if cents < 0 else '+'}{abs(cents) / 100:g}" if cents else ""

    def describe_seat(self, view: HouseView, seat: Seat, args: dict[str, Any]) -> Line:
        """Describe a seat with its money."""
        return Line("shown-seat-money", {**args, "cents": view.bankrolls[seat]})

    def get_seat_scene_fields(self, view: HouseView, seat: Seat) -> Mapping[str, Any]:
        """Return what the window shows of a seat: money, bet, and whether it leads."""
        money = view.bankrolls
        stake, tie = view.peek.get("bets", {}).get(seat, (0, 0))
        others = [cents for other, cents in enumerate(money) if other != seat]
        return {
            "count": f"{money[seat] / 100:g}",
            "leads": money[seat] > max(others, default=money[seat]),
            "bet": " + ".join(f"{cents / 100:g}" for cents in (stake, tie) if cents),
        }

    def find_placed_cards(self, event: ev.Event) -> PlacedCards | None:
        """Return the card that was drawn from the shoe; burnt cards are face down."""
        if isinstance(event, own.Draw):
            return event.to, 0, event.card if isinstance(event.card, int) else None
        return super().find_placed_cards(event)

    def describe_question(self, view: HouseView, names: Names) -> Line:
        return (
            describe_bet_question(view)
            if view.open_question.kind == "bet"
            else describe_tie_question(view)
        )

    def describe_choice(self, word: str, argument: str, view: HouseView, names: Names) -> Line:
        """Return the name of an answer. That of a bet contains its amounts."""
        if word != "bet":
            return super().describe_choice(word, argument, view, names)
        stake, _, tie = argument.partition("+")
        return Line("choice-bet", {"cents": int(stake), "tie": int(tie or 0)})

    def describe_cost(self, view: HouseView, choice: Choice) -> list[Line]:
        """Return lines with the house edge of a choice and, for a bet, the cost of an evening."""
        return describe_cost(view, choice)


WORDING = CasinoWording()
