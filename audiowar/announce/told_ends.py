"""How the rest is told: powers, new hands and packets, money, who goes out, and the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiowar.rules import events as ev
from audiowar.rules.cards import QUEEN, code

from .line import LONGER, NEVER, Cue, Line, Lines
from .situation import Situation
from .sizes import size
from .told_cards import ALL_FIGHT


def shuffle(self: Situation, event: ev.Shuffle) -> Lines:
    """Tell that there is a new shoe."""
    yield Line("event-shuffle", {"count": event.decks}, Cue("shuffle"))


def queens_void(self: Situation, event: ev.QueensVoid) -> Lines:
    """Tell how many queens cancel each other."""
    args = {"count": self.count(QUEEN)}
    yield Line("event-queens-void", args, Cue("queens-void"), LONGER)


def power(self: Situation, event: ev.Power) -> Lines:
    """Tell the listener's power; those of the others are told together."""
    cue = Cue(event.power, event.seat)
    if event.seat == self.viewer:
        yield Line(f"event-power-{event.power}", {}, cue)
    else:
        self.powers.setdefault(event.power, []).append(event.seat)
        yield Line(f"event-powers-{event.power}", {}, cue, NEVER)


def pick_up(self: Situation, event: ev.PickUp) -> Lines:
    """Tell that a pile becomes the hand, or a new packet."""
    args = {**self.who(event.seat), "count": size(event.cards)}
    self.piles[event.seat] = 0
    if self.in_hand:
        yield Line("event-pick-up", args, Cue("pick-up", event.seat))
    else:
        yield Line("event-renew", args, Cue("shuffle", event.seat))


def purge(self: Situation, event: ev.Purge) -> Lines:
    """Tell which cards leave the game: all of one rank."""
    args = {"count": len(event.cards), "card": code(event.cards[0])}
    yield Line("event-purge", args, Cue("purge"))


def draw(self: Situation, event: ev.Draw) -> Lines:
    """Tell a card from the shoe; burnt ones together before the next."""
    if event.to == "burn":
        self.burnt += 1
    elif isinstance(event.card, int):
        if self.burnt:
            yield Line("event-burn", {"count": self.burnt}, at=LONGER)
            self.burnt = 0
        card = code(event.card)
        if isinstance(event.to, int):
            self.untold[event.to] = event.card
            cue = Cue("revealed", event.to, card)
            yield Line("event-draw", {**self.who(event.to), "card": card}, cue, LONGER)
        else:
            self.untold[None] = event.card
            yield Line("event-draw-house", {"card": card}, Cue("revealed", None, card), LONGER)


def pay(self: Situation, event: ev.Pay) -> Lines:
    """Tell what a player wins or loses; a war's two cards go with it."""
    self.money[event.seat] += event.cents
    self.paid |= self.viewer in (None, event.seat)
    cue = "coins-won" if event.cents > 0 else "coins-lost" if event.cents else "push"
    args = {**self.who(event.seat), "cents": abs(event.cents), "won": event.cents > 0}
    yield Line(f"event-pay-{event.why.replace('_', '-')}", args, Cue(cue, event.seat))
    if event.why.startswith("war"):
        yield from self.name_cards()


def out(self: Situation, event: ev.Out) -> Lines:
    """Tell who is out, and why where that has not been told."""
    seat = event.seat
    self.gone.add(seat)
    cue = self.by(seat, "out-me", "out-other")
    safe = self.game == "drunkard" and self.options.get("drunkard", "all_cards") == "all_cards"
    message = "event-out-safe" if safe else "event-out"
    args = {**self.who(seat), "why": why_out(self, seat)}
    told = seat in self.said_out and not safe
    yield Line(message, args, cue, NEVER if told else ("brief", *LONGER))


def why_out(self: Situation, seat: ev.Seat) -> str:
    """Return why somebody goes out: for want of money, of cards for a war, or of any."""
    if "bankroll" in self.options:
        return "money"
    called = bool(self.tied) if self.game in ALL_FIGHT else seat in self.tied
    stands = self.options.get("run_out") == "last_card" or self.game == "scientific"
    return "war" if called and seat not in self.fighters and not stands else "cards"


def round_(self: Situation, event: ev.Round) -> Lines:
    """Tell who has won a round, by how many cards, and how many rounds each has."""
    won, self.won = self.won, dict.fromkeys(self.won, 0)
    args: dict[str, Any] = {"number": event.number}
    if event.winner is None:
        yield Line("event-round-drawn", args, Cue("game-drawn"))
    else:
        other = next(seat for seat in won if seat != event.winner)
        self.rounds[event.winner] += 1
        args |= {"more": won[event.winner], "fewer": won[other], **self.who(event.winner)}
        cue = self.by(event.winner, "war-won", "trick-won-other")
        yield Line("event-round", args, cue)
    score = tuple(
        Line("event-score-of", {**self.who(seat), "count": count})
        for seat, count in self.rounds.items()
    )
    yield Line("event-score", {"score": score})


def end(self: Situation, event: ev.End) -> Lines:
    """Tell how the game ends."""
    if "bankroll" in self.options:
        yield from casino_closes(self, event)
        return
    named = self.viewer in event.seats
    args: dict[str, Any] = {"players": self.players(event.seats), "who": "other", "player": ""}
    if len(event.seats) == 1:
        args |= self.who(event.seats[0])
    result = "most" if event.result == "limit" and "drunkard" in self.options else event.result
    many = "-many" if result == "drunkard" and len(event.seats) > 1 else ""
    won, lost = ("game-lost", "game-won") if result == "drunkard" else ("game-won", "game-lost")
    cue = "game-drawn" if result in ("draw", "most") else won if named else lost
    yield Line(f"event-end-{result}{many}", args, Cue(cue))


def casino_closes(self: Situation, event: ev.End) -> Lines:
    """Tell with how much money each ends at the house's table."""
    limit = event.result == "limit"
    message = "event-end-casino" if limit else "event-end-casino-empty"
    yield Line(message, {"balance": self.balances()}, Cue("game-drawn" if limit else "game-lost"))


ENDS: Mapping[type[ev.Event], Callable[[Situation, Any], Lines]] = {
    ev.Shuffle: shuffle,
    ev.Power: power,
    ev.QueensVoid: queens_void,
    ev.PickUp: pick_up,
    ev.Purge: purge,
    ev.Draw: draw,
    ev.Pay: pay,
    ev.Out: out,
    ev.Round: round_,
    ev.End: end,
}
"""How each other kind of event is told."""
