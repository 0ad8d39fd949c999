"""What announcements say in Classic War about last cards and about cards that leave the game."""

from __future__ import annotations

from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Cue, Line, Lines
from audiowar.announce.reasons.explain_wars import (
    Battle,
    explain_battles,
    explain_outs,
    explain_renewals,
    explain_short_players,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.announce.wording_context import WordingContext
from audiowar.rules.cards import card_code
from audiowar.rules.view import View

from . import events as own


class ClassicContext(WordingContext):
    """What narrators remember of a match of Classic War, in whose wars all players fight."""

    all_fight = True

    def keeps_battle_cards(self) -> bool:
        return self.options.get("run_out") == "last_card"


def narrate_purge(self: WordingContext, event: own.Purge) -> Lines:
    """Say which cards are removed from the game. All have the same rank."""
    args = {"count": len(event.cards), "card": card_code(event.cards[0])}
    yield Line("event-purge", args, Cue("purge"))


def explain_war_cards(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Explain how many cards each player puts in a war, and which players have too few."""
    options = explainer.trick.options
    yield Line("why-war-all", {"count": int(options["face_down"])})
    if options["run_out"] == "last_card":
        for seat in battle.shown.keys() - following.puts.keys():
            yield Line("why-last-card", explainer.player_args(seat))
    yield from explain_short_players(explainer, following)


class ClassicWording(GameWording[View]):
    """The wording of Classic War."""

    sections = ("aim", "deal", "trick", "war", "short", "jokers", "taken", "end")
    context = ClassicContext
    narrators = {own.Purge: narrate_purge}

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        """Explain the battles, the take, and which cards were removed from the game."""
        purged = explainer.events_of(own.Purge)
        yield from explain_battles(
            explainer,
            explain_war_cards,
            cards_stay=explainer.trick.options["run_out"] == "last_card",
        )
        yield from explainer.explain_cards_from_earlier_wars(
            -sum(len(event.cards) for event in purged)
        )
        yield from explain_renewals(explainer)
        if purged:
            yield Line("why-purged", {"count": int(explainer.trick.options["purge_after"])})
        yield from explain_outs(explainer)
        yield from explainer.explain_end()

    def describe_packet_size(self, view: View, count: int) -> Line:
        """Say how many cards the viewer's packet has; with the pile, if that becomes a packet."""
        if view.options["recycle"] == "reshuffle":
            return Line("now-packet-pile", {"count": count})
        return super().describe_packet_size(view, count)


WORDING = ClassicWording()
