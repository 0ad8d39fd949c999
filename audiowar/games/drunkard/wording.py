"""How Drunkard is told: whoever has no cards is safe, or is the drunkard."""

from __future__ import annotations

from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Line, Lines
from audiowar.announce.narrate_ends import goes, result
from audiowar.announce.narrate_ends import out as goes_out
from audiowar.announce.reasons.explain_wars import Battle, dropped, fought, renewed, unfought
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.step_facts import RemarkWeight
from audiowar.announce.wording_context import WordingContext
from audiowar.rules import events as ev


class DrunkardTable(WordingContext):
    """A tie that all go on from."""

    all_fight = True


def out(self: WordingContext, event: ev.Out) -> Lines:
    """Tell who is out, or safe where the one with all the cards is the drunkard."""
    if self.options.get("drunkard", "all_cards") == "all_cards":
        yield from goes(self, event, why="cards", message="event-out-safe")
    else:
        yield from goes_out(self, event)


def end(self: WordingContext, event: ev.End) -> Lines:
    """Tell who is the drunkard; to own most cards is neither won nor lost."""
    if event.result != "drunkard":
        message = "most" if event.result == "limit" else event.result
        yield result(self, event, message, "game-drawn")
        return
    cue = "game-lost" if self.viewer in event.seats else "game-won"
    many = "-many" if len(event.seats) > 1 else ""
    yield result(self, event, f"drunkard{many}", cue)


def why(story: TrickExplainer) -> Lines:
    """Explain the ties, in which the lowest card beats the ace, and who is the drunkard."""
    yield from fought(story, tie)
    yield from story.takes()
    yield from renewed(story)
    yield from dropped(story)
    yield from story.end(first=story.trick.options["drunkard"] == "first_out")


def tie(story: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Say what everyone puts for a tie."""
    yield Line(f"why-war-{story.trick.options['tie']}")
    yield from unfought(story, battle, following)


WORDING = GameWording(
    sections=("aim", "deal", "trick", "tie", "end"),
    why=why,
    composed=(
        *("event-end-most", "event-end-drunkard", "event-end-drunkard-many"),
        *("why-end-drunkard", "why-war-open", "why-war-covered", "cli-result-drunkard"),
    ),
    table=DrunkardTable,
    tellers={ev.Out: out, ev.End: end},
    # Who takes all cards is the drunkard, or who has none: what is good depends on the rules.
    remarked={"spared": RemarkWeight.END},
    unfit=frozenset(
        ("out", "farewell", "war-won", "war-lost", "praise", "close-win", "close-loss")
    ),
)
