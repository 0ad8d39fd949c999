"""What announcements say in Casino War: bets, cards from the shoe, and money."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from audiowar.announce.game_wording import GameWording, Names, PlacedCards
from audiowar.announce.line import ABOVE_BRIEF, ALL_LEVELS, NO_LEVEL, Cue, Line, Lines
from audiowar.announce.narrate_shared_events import (
    get_choice_part_after_colon,
    make_choice_cue,
    narrate_out_or_only_sound,
)
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.owned_card_counter import OwnedCardCounter
from audiowar.announce.player_names_and_common_lines import get_seat_args, replace_underscores
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.remark_types import FoundOccasion, RemarkWeight, StepFacts
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, get_card_code
from audiowar.rules.events import Seat
from audiowar.rules.parts.possible_bets import CENTS_PER_UNIT, LEAVE, PossibleBets, parse_bet

from . import events as own
from .describe_choice_cost import describe_average_cost
from .rules import BURN, HOUSE, SURRENDER, WAR, CasinoView

MINUS_SIGN = "\N{MINUS SIGN}"


class BetRecord(OwnedCardCounter):
    """Tracks for remarks how much each player has won, and who doubled a bet after a loss."""

    def __init__(self) -> None:
        super().__init__()
        self.won_cents_by_seat: Counter[Seat] = Counter()
        """How many cents each player has won in all; negative for a loss."""
        self.seats_doubling_lost_bet: set[Seat] = set()
        """The players whose bet is twice the bet that they lost in the last round."""
        self._lost: dict[Seat, int] = {}
        """The bet that each player lost in the last round, without the tie bet, in cents."""
        self._stakes: dict[Seat, int] = {}

    def count_event(self, event: ev.Event) -> None:
        if isinstance(event, ev.Choose) and (bet := parse_bet(event.choice)) is not None:
            twice = bet.stake == 2 * self._lost.pop(event.seat, 0)
            (self.seats_doubling_lost_bet.add if twice else self.seats_doubling_lost_bet.discard)(
                event.seat
            )
            self._stakes[event.seat] = bet.stake
        elif isinstance(event, own.Pay):
            self.won_cents_by_seat[event.seat] += event.cents
            if event.why != "tie_bet" and event.cents < 0:
                self._lost[event.seat] = self._stakes.get(event.seat, 0)


class CasinoMemory(NarrationMemory):
    """What narrators remember of a match: the money and bets of all players, and the round."""

    def begin_match(self, position: Mapping[str, Any]) -> None:
        usual = [int(self.options.get("bankroll", 0)) * CENTS_PER_UNIT for _ in self.names]
        self.money: dict[Seat, int] = dict(enumerate(position.get("bankrolls") or usual))
        began = position.get("began_with")
        self.began_with = dict(enumerate(began)) if began else dict(self.money)
        """The money of each player when the match began."""
        self.stakes: dict[Seat, int] = {}
        """The last bet of each player, without the tie bet, in cents."""
        self.burnt = 0
        """The number of burnt cards that have not been announced yet."""
        self.is_before_first_house_card = True
        """Whether the house has no card yet in this round."""
        self.dealt: dict[Seat, Card] = {}
        """The first card of each player in this round."""
        self.is_asked = True
        """Whether the listener has an open question: for a bet, or about a war."""
        self.betting = True
        """Whether players can bet now."""
        self.deferred_answer_lines: list[Line] = []
        """Lines about other players' answers, which are spoken after the listener's answer."""

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        super().begin_step(events)
        self.has_money_changed_in_step = False
        """Whether the listener's money has changed in this step. For a spectator, whether
        anybody's money has."""

    def narrate_step_end(self) -> Lines:
        if self.ends or not self.has_money_changed_in_step:
            return
        if self.viewer is None:
            yield Line("event-balance", {"balance": self.make_balance_lines()})
        else:
            yield Line("event-money", {"cents": self.money[self.viewer]})

    def make_balance_lines(self) -> tuple[Line, ...]:
        """Return one line for each player that says how much money the player has."""
        return tuple(
            Line("event-balance-of", {**self.get_player_args(seat), "cents": cents})
            for seat, cents in self.money.items()
        )

    def make_line_of_card_and_player(self, seat: Seat | None, card: Card) -> Line:
        if seat is None:
            return Line("event-card-house", {"card": get_card_code(card)})
        return super().make_line_of_card_and_player(seat, card)


def announce_or_defer_answer(self: CasinoMemory, event: ev.Choose, line: Line) -> Lines:
    """Announce an answer.

    While the listener has an open question, other players' answers are only heard as sounds. Their
    lines wait for the listener's answer.
    """
    seat, cue = event.seat, line.cue or make_choice_cue(self, event.seat)
    line = replace(line, args={**self.get_player_args(seat), **line.args}, cue=cue)
    if seat != self.viewer and self.is_asked and self.viewer not in (None, *self.out_seats):
        self.deferred_answer_lines.append(replace(line, cue=None))
        yield replace(line, levels=NO_LEVEL)
        return
    yield line
    if seat == self.viewer:
        self.is_asked = False
        yield from self.deferred_answer_lines
        self.deferred_answer_lines.clear()


def remember_betting_began(self: CasinoMemory) -> None:
    """Note at the first answer of a round that all players still in are asked for a bet."""
    if not self.betting:
        self.betting = self.is_asked = True


def narrate_bet(self: CasinoMemory, event: ev.Choose) -> Lines:
    """Announce a bet, and remember that the round has begun."""
    remember_betting_began(self)
    self.is_before_first_house_card = True
    self.dealt.clear()
    stake, _, tie = get_choice_part_after_colon(event).partition("+")
    self.stakes[event.seat] = int(stake)
    line = Line("event-choose-bet", {"cents": int(stake), "tie": int(tie or 0)}, Cue("bet"))
    yield from announce_or_defer_answer(self, event, line)


def narrate_going_to_war(self: CasinoMemory, event: ev.Choose) -> Lines:
    """Say that a player goes to war, and how much the war costs.

    At the brief level, say nothing if the war is settled in the same step.
    """
    fought = any(isinstance(one, own.Pay) and one.seat == event.seat for one in self.events)
    args, at = (
        {"cents": self.stakes.get(event.seat, 0)},
        ABOVE_BRIEF if fought else ALL_LEVELS,
    )
    yield from announce_or_defer_answer(self, event, Line("event-choose-war", args, levels=at))


def narrate_leave(self: CasinoMemory, event: ev.Choose) -> Lines:
    """Say that a player leaves the table. The event `Out` that follows is then only a sound."""
    remember_betting_began(self)
    self.said_out.add(event.seat)
    yield from announce_or_defer_answer(self, event, Line("event-choose-leave"))


def narrate_shuffle(self: CasinoMemory, event: own.Shuffle) -> Lines:
    """Say that a new shoe was shuffled."""
    yield Line("event-shuffle", {"count": event.decks}, Cue("shuffle"))


def narrate_drawn_card(self: CasinoMemory, event: own.DrawCard) -> Lines:
    """Announce a card from the shoe. Burnt cards are announced together before the next card."""
    if event.to == BURN:
        self.burnt += 1
    elif isinstance(event.card, int):
        if self.burnt:
            yield Line("event-burn", {"count": self.burnt}, levels=ABOVE_BRIEF)
            self.burnt = 0
        card = get_card_code(event.card)
        if isinstance(event.to, int):
            self.dealt.setdefault(event.to, event.card)
            self.unnamed_cards[event.to] = event.card
            cue = Cue("revealed", event.to, card)
            yield Line(
                "event-draw",
                {**self.get_player_args(event.to), "card": card},
                cue,
                ABOVE_BRIEF,
            )
        else:
            self.unnamed_cards[None] = event.card
            yield Line("event-draw-house", {"card": card}, Cue("revealed", None, card), ABOVE_BRIEF)
            yield from narrate_ties_with_house(self, event.card)


def narrate_ties_with_house(self: CasinoMemory, card: Card) -> Lines:
    """Name the players who tie with the house's first card of a round, except the listener.

    A listener who ties hears a question instead: whether to go to war. Also note that betting has
    ended, and whether the listener is asked.
    """
    seats = [seat for seat, own in self.dealt.items() if own >> 2 == card >> 2]
    others = [seat for seat in seats if seat != self.viewer]
    if self.is_before_first_house_card:
        self.betting, self.is_asked = False, self.viewer in seats
        if others:
            args = {"players": self.list_names_marking_listener(others)}
            yield Line("event-house-tie", args, levels=ABOVE_BRIEF)
    self.is_before_first_house_card = False


def narrate_pay(self: CasinoMemory, event: own.Pay) -> Lines:
    """Say what a player wins or loses. After a war, also name the two cards."""
    self.money[event.seat] += event.cents
    self.has_money_changed_in_step |= self.viewer in (None, event.seat)
    cue = "coins-won" if event.cents > 0 else "coins-lost" if event.cents else "push"
    args = {**self.get_player_args(event.seat), "cents": abs(event.cents), "won": event.cents > 0}
    yield Line(f"event-pay-{replace_underscores(event.why)}", args, Cue(cue, event.seat))
    if event.why.startswith("war"):
        yield from self.describe_unnamed_cards()


def narrate_casino_end(self: CasinoMemory, event: ev.End) -> Lines:
    """Say how much money each player has at the end, and what the listener has won or lost."""
    limit = event.result == "limit"
    richest_first = tuple(sorted(self.make_balance_lines(), key=lambda line: -line.args["cents"]))
    message = "event-end-casino" if limit else "event-end-casino-empty"
    cue = Cue("game-drawn" if limit else "game-lost")
    yield Line(message, {"balance": richest_first}, cue)
    if self.viewer is not None:
        cents = self.money[self.viewer] - self.began_with[self.viewer]
        won = "even" if not cents else "yes" if cents > 0 else "no"
        yield Line("event-end-net", {"cents": abs(cents), "won": won})


def explain_unsettled_ties(explainer: TrickExplainer, drawn: Mapping[Seat | str, Card]) -> Lines:
    """Name the players who tie with the house and whose bets are not settled yet."""
    settled = {
        event.seat for event in explainer.list_events_of_kind(own.Pay) if event.why != "tie_bet"
    }
    for seat, card in drawn.items():
        if isinstance(seat, int) and seat not in settled:
            cards = {"card": get_card_code(card), "house": get_card_code(drawn[HOUSE])}
            yield Line("why-house-tie", {**explainer.get_player_args(seat), **cards})


PAYMENT_REASONS = ("win", "lose", "tie-bet", "surrender", "war-win", "war-lose")
"""The reasons for payments, as parts of message ids."""


class CasinoWording(GameWording[CasinoView]):
    """The wording of Casino War."""

    rules_sections = ("aim", "deal", "bets", "round", "tie", "odds", "end")
    described_bots = frozenset(("sensible",))
    composed_message_ids = (
        *(f"event-pay-{pay}" for pay in PAYMENT_REASONS),
        *(f"why-pay-{pay}" for pay in PAYMENT_REASONS),
        *("choice-war", "choice-surrender", "choice-leave", "cli-casino-limit", "cli-casino-draw"),
    )
    narration_memory_class = CasinoMemory
    narrators = {
        own.Shuffle: narrate_shuffle,
        own.DrawCard: narrate_drawn_card,
        own.Pay: narrate_pay,
        ev.Out: partial(narrate_out_or_only_sound, why="money"),
        ev.End: narrate_casino_end,
    }
    word_narrators = {
        "bet": narrate_bet,
        WAR: narrate_going_to_war,
        SURRENDER: partial(announce_or_defer_answer, line=Line("event-choose-surrender")),
        LEAVE: narrate_leave,
    }
    result_message_prefixes = ("event-pay",)
    running_total_prefixes = ("event-money",)
    card_playing_events = (own.DrawCard,)
    events_outside_tricks = (own.Shuffle,)
    own_remark_occasions = {
        **dict.fromkeys(("bet-won", "bet-lost"), RemarkWeight.SMALL),
        **dict.fromkeys(("doubled-won", "doubled-lost"), RemarkWeight.GREAT),
        **dict.fromkeys(("hunch-won", "hunch-lost"), RemarkWeight.GREAT),
        "left-ahead": RemarkWeight.END,
    }
    card_counter_class = BetRecord
    command_help_messages = {
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
    calls_tricks_rounds = True

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        drawn: dict[Seat | str, Card] = {}
        left = {
            event.seat
            for event in explainer.list_events_of_kind(ev.Choose)
            if event.choice == LEAVE
        }
        for event in explainer.trick.events:
            if isinstance(event, own.DrawCard) and isinstance(event.card, int):
                drawn[event.to] = event.card
            elif isinstance(event, own.Pay):
                cards = {
                    "card": get_card_code(drawn[event.seat]),
                    "house": get_card_code(drawn[HOUSE]),
                }
                args = {**explainer.get_player_args(event.seat), **cards, "won": event.cents > 0}
                yield Line(f"why-pay-{replace_underscores(event.why)}", args)
            elif isinstance(event, ev.Out) and event.seat not in left:
                yield Line("why-out-poor", explainer.get_player_args(event.seat))
        yield from explain_unsettled_ties(explainer, drawn)

    def is_trick_over_without_take(self, events: Sequence[ev.Event]) -> bool:
        """Return whether all bets of the round are settled."""
        bets = {event.to for event in events if isinstance(event, own.DrawCard)} - {HOUSE, BURN}
        settled = {e.seat for e in events if isinstance(e, own.Pay) and e.why != "tie_bet"}
        return bool(bets) and settled >= bets

    def find_remark_occasions(
        self, watcher: Any, step: StepFacts, close_calls: Iterator[FoundOccasion]
    ) -> Iterator[FoundOccasion]:
        yield from close_calls
        for answer in step.list_events_of_kind(ev.Choose):
            if answer.choice == LEAVE and watcher.card_counter.won_cents_by_seat[answer.seat] > 0:
                yield ("left-ahead", answer.seat)
        for event in step.list_events_of_kind(own.Pay):
            ending = "won" if event.cents > 0 else "lost"
            if event.why == "tie_bet":
                yield (f"hunch-{ending}", event.seat)
            elif event.why != "surrender":
                yield (f"bet-{ending}", event.seat)
            if (
                event.why != "tie_bet"
                and event.seat in watcher.card_counter.seats_doubling_lost_bet
            ):
                yield (f"doubled-{ending}", event.seat)
            if event.why == "war_win" and event.seat == watcher.viewer:
                yield from (("praise", seat) for seat in step.list_seats_except(event.seat))

    def get_trick_title_message_and_args(self, view: CasinoView) -> tuple[str, dict[str, Any]]:
        return "now-game-round", {}

    def describe_situation(self, view: CasinoView, names: Names) -> list[Line]:
        low, high = (int(view.options[name]) * CENTS_PER_UNIT for name in ("min_bet", "max_bet"))
        return [Line("now-limits", {"low": low, "high": high})]

    def describe_shared_cards(self, view: CasinoView) -> list[Line]:
        house = map(get_card_code, view.peek.get("house", ()))
        return [Line("event-card-house", {"card": card}) for card in house]

    def describe_rest_of_table(self, view: CasinoView, names: Names) -> list[Line]:
        return [
            Line("now-bet", {**get_seat_args(view, names, seat), "cents": stake, "tie": tie})
            for seat, (stake, tie) in view.peek.get("bets", {}).items()
        ]

    def describe_card_count(self, view: CasinoView, names: Names, seat: Seat) -> Line:
        return Line(
            "now-bankroll", {**get_seat_args(view, names, seat), "cents": view.bankrolls[seat]}
        )

    def format_trick_gain(self, events: Sequence[ev.Event], seat: Seat) -> str:
        cents = sum(e.cents for e in events if isinstance(e, own.Pay) and e.seat == seat)
        return f"{MINUS_SIGN if cents < 0 else '+'}{abs(cents) / 100:g}" if cents else ""

    def describe_seat_in_window(self, view: CasinoView, seat: Seat, args: dict[str, Any]) -> Line:
        return Line("shown-seat-money", {**args, "cents": view.bankrolls[seat]})

    def get_seat_scene_fields(self, view: CasinoView, seat: Seat) -> Mapping[str, Any]:
        money = view.bankrolls
        stake, tie = view.peek.get("bets", {}).get(seat, (0, 0))
        others = [cents for other, cents in enumerate(money) if other != seat]
        return {
            "owned": f"{money[seat] / 100:g}",
            "is_leader": money[seat] > max(others, default=money[seat]),
            "bet": " + ".join(f"{cents / 100:g}" for cents in (stake, tie) if cents),
        }

    def find_placed_cards(self, event: ev.Event) -> PlacedCards | None:
        if isinstance(event, own.DrawCard):
            return event.to, 0, event.card if isinstance(event.card, int) else None
        return super().find_placed_cards(event)

    def describe_question(self, view: CasinoView, names: Names) -> Line:
        choices, me = view.open_question.choices, view.own_seat
        if isinstance(choices, PossibleBets):
            # Only the first question of a match states the money and the limits.
            limits = {
                "low": choices.stakes_in_units[0] * CENTS_PER_UNIT,
                "high": choices.stakes_in_units[-1] * CENTS_PER_UNIT,
            }
            return Line("ask-bet", {"cents": view.bankrolls[me], "first": view.trick < 2, **limits})
        message = "ask-tie" if WAR in choices else "ask-tie-poor"
        return Line(message, {"cents": view.peek["bets"][me][0]})

    def describe_choice(self, word: str, argument: str, view: CasinoView, names: Names) -> Line:
        if word != "bet":
            return super().describe_choice(word, argument, view, names)
        stake, _, tie = argument.partition("+")
        return Line("choice-bet", {"cents": int(stake), "tie": int(tie or 0)})

    describe_average_cost = staticmethod(describe_average_cost)


WORDING = CasinoWording()
