"""How Classic War is told: its last cards, and the cards that leave the game."""

from __future__ import annotations

from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Cue, Line, Lines
from audiowar.announce.reasons.explain_wars import Battle, dropped, fought, renewed, short
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.wording_context import WordingContext
from audiowar.rules.cards import code

from . import events as own


class ClassicTable(WordingContext):
    """A war of all, in which last cards may stand."""

    all_fight = True

    def stands(self) -> bool:
        return self.options.get("run_out") == "last_card"


def purge(self: WordingContext, event: own.Purge) -> Lines:
    """Tell which cards leave the game: all of one rank."""
    args = {"count": len(event.cards), "card": code(event.cards[0])}
    yield Line("event-purge", args, Cue("purge"))


def why(story: TrickExplainer) -> Lines:
    """Explain battles, the take, and which cards left the game."""
    purged = story.all(own.Purge)
    yield from fought(story, war, stands=story.trick.options["run_out"] == "last_card")
    yield from story.takes(-sum(len(event.cards) for event in purged))
    yield from renewed(story)
    if purged:
        yield Line("why-purged", {"count": int(story.trick.options["purge_after"])})
    yield from dropped(story)
    yield from story.end()


def war(story: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Say that all fight, with how many cards, whose last card stands and who has too few."""
    options = story.trick.options
    yield Line("why-war-all", {"count": int(options["face_down"])})
    if options["run_out"] == "last_card":
        for seat in battle.shown.keys() - following.puts.keys():
            yield Line("why-last-card", story.who(seat))
    yield from short(story, following)


WORDING = GameWording(
    sections=("aim", "deal", "trick", "war", "short", "jokers", "taken", "end"),
    why=why,
    table=ClassicTable,
    tellers={own.Purge: purge},
)
