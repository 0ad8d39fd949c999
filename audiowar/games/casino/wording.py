"""What announcements say in Casino War: bets, cards from the shoe, and money."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from audiowar.announce.common_lines import get_seat_args, replace_underscores
from audiowar.announce.game_wording import GameWording, Names, PlacedCards
from audiowar.announce.line import ABOVE_BRIEF, ALL_LEVELS, NO_LEVEL, Cue, Line, Lines
from audiowar.announce.narrate_shared_events import (
    get_choice_part_after_colon,
    make_choice_cue,
    narrate_out_or_only_sound,
)
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.remark_types import FoundOccasion, RemarkWeight, StepFacts
from audiowar.rules import events as ev
from audiowar.rules.cards import Card, get_card_code
from audiowar.rules.events import Seat
from audiowar.rules.parts.possible_bets import CENTS_PER_UNIT, LEAVE, PossibleBets
from audiowar.rules.state import Options

from . import events as own
from .describe_choice_cost import describe_average_cost
from .rules import BURN, HOUSE, SURRENDER, WAR, CasinoView

MINUS_SIGN = "\N{MINUS SIGN}"


class CasinoMemory(NarrationMemory):
    """What narrators remember of a match: the money and bets of all players, and the round."""

    def __init__(
        self, game: str, names: Sequence[str], options: Options, viewer: Seat | None
    ) -> None:
        super().__init__(game, names, options, viewer)
        self.is_asked = True
        """Whether the listener has an open question: for a bet, or about a war."""
        self.is_out = False
        """Whether the listener is out."""
        self.betting = True
        """Whether players can bet now."""
        self.deferred_answer_lines: list[Line] = []
        """Lines about other players' answers, which are spoken after the listener's answer."""

    def narrate_step_end(self) -> Lines:
        payments = [event for event in self.events if isinstance(event, own.Pay)]
        if self.ends or not any(self.viewer in (None, pay.seat) for pay in payments):
            return
        bankrolls = payments[-1].bankrolls
        if self.viewer is None:
            yield Line("event-balance", {"balance": self.make_balance_lines(bankrolls)})
        else:
            yield Line("event-money", {"cents": bankrolls[self.viewer]})

    def make_balance_lines(self, bankrolls: Sequence[int]) -> tuple[Line, ...]:
        """Return one line for each player that says how much money the player has."""
        return tuple(
            Line("event-balance-of", {**self.get_player_args(seat), "cents": cents})
            for seat, cents in enumerate(bankrolls)
        )

    def name_card_of_seat(self, seat: Seat | None, card: Card) -> Line:
        if seat is None:
            return Line("event-card-house", {"card": get_card_code(card)})
        return super().name_card_of_seat(seat, card)


def announce_or_defer_answer(self: CasinoMemory, event: ev.Choose, line: Line) -> Lines:
    """Announce an answer.

    While the listener has an open question, other players' answers are only heard as sounds. Their
    lines wait for the listener's answer.
    """
    seat, cue = event.seat, line.cue or make_choice_cue(self, event.seat)
    line = replace(line, args={**self.get_player_args(seat), **line.args}, cue=cue)
    if seat != self.viewer and self.is_asked and self.viewer is not None and not self.is_out:
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
    stake, _, tie = get_choice_part_after_colon(event).partition("+")
    line = Line("event-choose-bet", {"cents": int(stake), "tie": int(tie or 0)}, Cue("bet"))
    yield from announce_or_defer_answer(self, event, line)


def narrate_going_to_war(self: CasinoMemory, event: ev.Choose) -> Lines:
    """Say that a player goes to war, and how much the war costs.

    At the brief level, say nothing if the war is settled in the same step.
    """
    fought = any(isinstance(one, own.Pay) and one.seat == event.seat for one in self.events)
    levels = ABOVE_BRIEF if fought else ALL_LEVELS
    line = Line("event-choose-war", {"cents": event.cents}, levels=levels)
    yield from announce_or_defer_answer(self, event, line)


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
    if event.to == BURN or not isinstance(event.card, int):
        return
    if event.burnt:
        yield Line("event-burn", {"count": event.burnt}, levels=ABOVE_BRIEF)
    card = get_card_code(event.card)
    if isinstance(event.to, int):
        self.unnamed_cards[event.to] = event.card
        args, cue = (
            {**self.get_player_args(event.to), "card": card},
            Cue("revealed", event.to, card),
        )
        yield Line("event-draw", args, cue, ABOVE_BRIEF)
    else:
        self.unnamed_cards[None] = event.card
        yield Line("event-draw-house", {"card": card}, Cue("revealed", None, card), ABOVE_BRIEF)
        if event.tied is not None:
            yield from narrate_ties_with_house(self, event.tied)


def narrate_ties_with_house(self: CasinoMemory, tied: Sequence[Seat]) -> Lines:
    """Name the players who tie with the house's first card of a round, except the listener.

    A listener who ties hears a question instead: whether to go to war. Also note that betting has
    ended, and whether the listener is asked.
    """
    self.betting, self.is_asked = False, self.viewer in tied
    if others := [seat for seat in tied if seat != self.viewer]:
        args = {"players": self.list_names_marking_listener(others)}
        yield Line("event-house-tie", args, levels=ABOVE_BRIEF)


def narrate_pay(self: CasinoMemory, event: own.Pay) -> Lines:
    """Say what a player wins or loses. After a war, also name the two cards."""
    cue = "coins-won" if event.cents > 0 else "coins-lost" if event.cents else "push"
    args = {**self.get_player_args(event.seat), "cents": abs(event.cents), "won": event.cents > 0}
    yield Line(f"event-pay-{replace_underscores(event.why)}", args, Cue(cue, event.seat))
    if event.why.startswith("war"):
        yield from self.describe_unnamed_cards()


def narrate_casino_out(self: CasinoMemory, event: ev.Out) -> Lines:
    """Say that a player has not enough money for another bet."""
    self.is_out |= event.seat == self.viewer
    yield from narrate_out_or_only_sound(self, event, why="money")


def narrate_casino_end(self: CasinoMemory, event: ev.End) -> Lines:
    """Say how much money each player has at the end, and what the listener has won or lost."""
    limit = event.result == "limit"
    richest_first = tuple(
        sorted(self.make_balance_lines(event.scores), key=lambda line: -line.args["cents"])
    )
    message = "event-end-casino" if limit else "event-end-casino-empty"
    cue = Cue("game-drawn" if limit else "game-lost")
    yield Line(message, {"balance": richest_first}, cue)
    if self.viewer is not None:
        cents = event.gains[self.viewer]
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
        ev.Out: narrate_casino_out,
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
            if answer.choice == LEAVE and answer.cents > 0:
                yield ("left-ahead", answer.seat)
        for event in step.list_events_of_kind(own.Pay):
            ending = "won" if event.cents > 0 else "lost"
            if event.why == "tie_bet":
                yield (f"hunch-{ending}", event.seat)
            elif event.why != "surrender":
                yield (f"bet-{ending}", event.seat)
            if event.why != "tie_bet" and event.is_bet_doubled:
                yield (f"doubled-{ending}", event.seat)
            if event.why == "war_win" and event.seat == watcher.viewer:
                yield from (("praise", seat) for seat in step.list_seats_except(event.seat))

    def get_trick_title(self, view: CasinoView) -> tuple[str, dict[str, Any]]:
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
