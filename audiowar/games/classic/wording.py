"""What announcements say in Classic War about last cards and about cards removed from play."""

from __future__ import annotations

from audiowar.announce.game_wording import GameWording
from audiowar.announce.line import Cue, Line, Lines
from audiowar.announce.narration_memory import NarrationMemory
from audiowar.announce.reasons.explain_battles import (
    Battle,
    explain_battles,
    explain_outs,
    explain_packet_renewals,
    explain_players_short_of_cards,
)
from audiowar.announce.reasons.trick_explainer import TrickExplainer
from audiowar.rules.cards import get_card_code
from audiowar.rules.view import View

from . import rules as own


def narrate_purge(self: NarrationMemory, event: own.Purge) -> Lines:
    """Say which cards are removed from play. All have the same rank."""
    args = {"count": len(event.cards), "card": get_card_code(event.cards[0])}
    yield Line("event-purge", args, Cue("purge"))


def explain_war_cards(explainer: TrickExplainer, battle: Battle, following: Battle) -> Lines:
    """Explain how many cards each player puts face down in a war, and who has too few cards."""
    options = explainer.trick.options
    yield Line("why-war-all", {"count": int(options["face_down"])})
    if options["run_out"] == "last_card":
        for seat in battle.face_up_cards.keys() - following.puts.keys():
            yield Line("why-last-card", explainer.get_player_args(seat))
    yield from explain_players_short_of_cards(explainer, following)


class ClassicWording(GameWording[View]):
    """The wording of Classic War."""

    rules_sections = ("aim", "deal", "trick", "war", "short", "jokers", "taken", "end")
    narrators = {own.Purge: narrate_purge}

    def explain_trick(self, explainer: TrickExplainer) -> Lines:
        purged, options = explainer.list_events_of_kind(own.Purge), explainer.trick.options
        last_cards_stay = options["run_out"] == "last_card"
        yield from explain_battles(explainer, explain_war_cards, cards_stay=last_cards_stay)
        yield from explainer.explain_cards_from_earlier_wars()
        yield from explain_packet_renewals(explainer)
        if purged:
            yield Line("why-purged", {"count": int(options["purge_after"])})
        yield from explain_outs(explainer)
        yield from explainer.explain_match_end()

    def describe_packet_size(self, view: View, count: int) -> Line:
        """Say how many cards the packet has. If the pile becomes the next packet, it counts too."""
        if view.options["recycle"] == "reshuffle":
            return Line("now-packet-pile", {"count": count})
        return super().describe_packet_size(view, count)


WORDING = ClassicWording()
