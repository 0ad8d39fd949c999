"""What announcements say in Tod und Leben: the results of rounds, and a tie on the last cards."""

from __future__ import annotations

from typing import Any

from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Cue, Line, Lines
from audiowar.announce.narrate_shared_events import make_result_line, narrate_take
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.reasons.explain_battles import Battle, explain_battles
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules import events as ev
from audiowar.rules.view import View

from . import rules as own


def narrate_take_or_both_take_back(self: NarrationMemory, event: ev.Take) -> Lines:
    """Say who takes the cards. If both players take back their own cards, say it once for both."""
    takes = [one for one in self.events if isinstance(one, ev.Take)]
    if len(takes) < 2:
        yield from narrate_take(self, event)
    elif event is takes[0]:
        yield Line("event-own-back", {}, Cue("push"))


def narrate_round_end(self: NarrationMemory, event: own.RoundEnd) -> Lines:
    """Say who won a round, by how many cards, and the score in rounds."""
    args: dict[str, Any] = {"number": event.number}
    if event.winner is None:
        yield Line("event-round-drawn", args, Cue("game-drawn"))
    else:
        args |= {"more": max(event.counts), "fewer": min(event.counts)}
        args |= self.get_player_args(event.winner)
        cue = self.make_cue_at_seat(event.winner, "war-won", "trick-won-other")
        yield Line("event-round", args, cue)
    score = tuple(
        Line("event-score-of", {**self.get_player_args(seat), "count": count})
        for seat, count in enumerate(event.rounds_won)
    )
    yield Line("event-score", {"score": score})


def narrate_match_end(self: NarrationMemory, event: ev.End) -> Lines:
    """Announce the result of the match. The end of its last round has told the score in rounds."""
    yield make_result_line(self, event)


def explain_tie_break(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Explain that the next cards decide the tie. Say nothing if there are no more cards."""
    if following.face_up_cards:
        yield Line("why-war-turned")


class TodUndLebenWording(GameWording[View]):
    """The wording of Tod und Leben."""

    rules_sections = ("aim", "deal", "trick", "tie", "end")
    title_language = "de"
    composed_message_ids = ("why-rounds-win", "why-rounds-draw")
    narrators = {
        ev.Take: narrate_take_or_both_take_back,
        own.RoundEnd: narrate_round_end,
        ev.End: narrate_match_end,
    }
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

    def get_trick_title(self, view: View) -> tuple[str, dict[str, Any]]:
        return "now-game-of-round", {"round": view.peek["round"]}


WORDING = TodUndLebenWording()
