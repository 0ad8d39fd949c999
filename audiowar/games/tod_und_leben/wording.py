"""What announcements say in Tod und Leben: the results of rounds, and a tie on the last cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Cue, Line, Lines
from audiowar.announce.narrate_shared_events import narrate_take
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.owned_card_counter import count_known_or_hidden_cards
from audiowar.announce.reasons.explain_battles import Battle, explain_battles
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules import events as ev
from audiowar.rules.view import View

from . import events as own


class TodUndLebenMemory(NarrationMemory):
    """What narrators remember of a match: the cards won in this round, and the rounds won."""

    def begin_match(self, position: Mapping[str, Any]) -> None:
        seats = range(len(self.names))
        self.rounds_won: dict[ev.Seat, int] = dict.fromkeys(seats, 0)
        """The number of rounds won by each seat."""
        self.cards_won: dict[ev.Seat, int] = dict.fromkeys(seats, 0)
        """The number of cards won by each seat in this round."""

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        super().begin_step(events)
        self.take_count_in_step = sum(isinstance(event, ev.Take) for event in events)

    def reset_for_deal(self) -> None:
        super().reset_for_deal()
        self.cards_won = dict.fromkeys(self.cards_won, 0)


def narrate_take_or_both_take_back(self: TodUndLebenMemory, event: ev.Take) -> Lines:
    """Say who takes the cards. If both players take back their own cards, say it once for both."""
    self.cards_won[event.seat] += count_known_or_hidden_cards(event.cards)
    if self.take_count_in_step < 2:
        yield from narrate_take(self, event)
        return
    if self.table_card_count:
        yield Line("event-own-back", {}, Cue("push"))
    self.clear_trick()


def narrate_round_end(self: TodUndLebenMemory, event: own.RoundEnd) -> Lines:
    """Say who won a round, by how many cards, and the score in rounds."""
    won, self.cards_won = self.cards_won, dict.fromkeys(self.cards_won, 0)
    args: dict[str, Any] = {"number": event.number}
    if event.winner is None:
        yield Line("event-round-drawn", args, Cue("game-drawn"))
    else:
        other = next(seat for seat in won if seat != event.winner)
        self.rounds_won[event.winner] += 1
        args |= {
            "more": won[event.winner],
            "fewer": won[other],
            **self.get_player_args(event.winner),
        }
        cue = self.make_cue_at_seat(event.winner, "war-won", "trick-won-other")
        yield Line("event-round", args, cue)
    score = tuple(
        Line("event-score-of", {**self.get_player_args(seat), "count": count})
        for seat, count in self.rounds_won.items()
    )
    yield Line("event-score", {"score": score})


def explain_tie_break(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Explain that the next cards decide the tie. Say nothing if there are no more cards."""
    if following.face_up_cards:
        yield Line("why-war-turned")


class TodUndLebenWording(GameWording[View]):
    """The wording of Tod und Leben."""

    rules_sections = ("aim", "deal", "trick", "tie", "end")
    title_language = "de"
    composed_message_ids = ("why-rounds-win", "why-rounds-draw")
    narration_memory_class = TodUndLebenMemory
    narrators = {ev.Take: narrate_take_or_both_take_back, own.RoundEnd: narrate_round_end}
    result_message_prefixes = ("event-round",)
    running_total_prefixes = ("event-score",)
    # Remarks about players with most cards or with few cards do not fit, because the cards are
    # dealt anew in each round.
    unused_remark_occasions = frozenset(("close-win", "close-loss"))

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        yield from explain_battles(explainer, explain_tie_break)
        if len(explainer.list_events_of_kind(ev.Take)) == 2:
            yield Line("why-own-back")
        else:
            yield from explainer.explain_cards_from_earlier_wars()
        for finished in explainer.list_events_of_kind(own.RoundEnd):
            if finished.winner is None:
                yield Line("why-round-drawn")
            else:
                yield Line("why-round", explainer.get_player_args(finished.winner))
        yield from (
            Line(f"why-rounds-{end.result}") for end in explainer.list_events_of_kind(ev.End)
        )

    def get_trick_title_message_and_args(self, view: View) -> tuple[str, dict[str, Any]]:
        return "now-game-of-round", {"round": view.peek["round"]}


WORDING = TodUndLebenWording()
