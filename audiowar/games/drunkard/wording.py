"""What announcements say in Drunkard, whose options decide whether losing all cards is good."""

from __future__ import annotations

from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Line, Lines
from audiowar.announce.narrate_shared_events import (
    describe_scores,
    make_match_end_line,
    narrate_out,
    narrate_out_or_only_sound,
)
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.reasons.explain_battles import (
    Battle,
    explain_battles,
    explain_outs,
    explain_unfought_war,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.remark_types import RemarkWeight
from audiowar.rules import events as ev
from audiowar.rules.view import View


def narrate_out_or_safe(self: NarrationMemory, event: ev.Out) -> Lines:
    """Say that a player is out.

    If the drunkard is whoever ends with all cards, say instead that the player is safe.
    """
    if self.options.get("drunkard", "all_cards") == "all_cards":
        yield from narrate_out_or_only_sound(self, event, why="cards", message="event-out-safe")
    else:
        yield from narrate_out(self, event)


def narrate_drunkard_end(self: NarrationMemory, event: ev.End) -> Lines:
    """Say who is the drunkard. If the trick limit ends the match, say who owns most cards."""
    many = "-many" if len(event.seats) > 1 else ""
    if event.are_seats_losers:
        cue = "game-lost" if self.viewer in event.seats else "game-won"
        yield make_match_end_line(self, event, f"drunkard{many}", cue)
    elif not any(event.scores):
        yield make_match_end_line(self, event, event.result, "game-drawn")
    else:
        yield make_match_end_line(self, event, f"most{many}", "game-drawn")
        yield from describe_scores(self, event)


def explain_drunkard_end(explainer: TrickExplainer) -> Lines:
    """Explain why the match has ended with a drunkard or, at the trick limit, without one."""
    for end in explainer.list_events_of_kind(ev.End):
        result = end.result
        if not end.are_seats_losers and any(end.scores):
            result = "most"
        first = explainer.trick.options["drunkard"] == "first_out"
        yield explainer.make_match_end_line(end, result, first=first)


def explain_tie(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Explain which cards each player puts after a tie."""
    yield Line(f"why-war-{explainer.trick.options['tie']}")
    yield from explain_unfought_war(explainer, battle, following)


class DrunkardWording(GameWording[View]):
    """The wording of Drunkard."""

    rules_sections = ("aim", "deal", "trick", "tie", "end")
    composed_message_ids = (
        *("event-end-most", "event-end-most-many"),
        *("event-end-drunkard", "event-end-drunkard-many"),
        *("why-end-most", "why-end-drunkard", "why-war-open", "why-war-covered"),
        "cli-result-drunkard",
    )
    narrators = {ev.Out: narrate_out_or_safe, ev.End: narrate_drunkard_end}
    # The options decide whether running out of cards is good or bad, so remarks that praise or
    # pity players for their cards would often be wrong.
    own_remark_occasions = {"spared": RemarkWeight.END}
    unused_remark_occasions = frozenset(
        ("out", "farewell", "war-won", "war-lost", "praise", "close-win", "close-loss")
    )

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        yield from explain_battles(explainer, explain_tie)
        yield from explainer.explain_cards_from_earlier_wars()
        yield from explain_outs(explainer)
        yield from explain_drunkard_end(explainer)


WORDING = DrunkardWording()
