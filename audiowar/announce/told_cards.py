"""How cards are told: dealt, chosen, revealed, tied, taken, kept and stolen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiowar.games.razboi.rules import CARDS_PER_RANK
from audiowar.rules import events as ev
from audiowar.rules.cards import JACK, JOKER_RANK, code
from audiowar.rules.parts.comparing import strongest

from .line import BRIEF, FULL, LONGER, NEVER, Cue, Line, Lines
from .situation import Situation
from .sizes import size

ALL_FIGHT = ("classic", "steal", "drunkard")
"""Games in which a war is fought by all, not only by those who tied."""
WAR_CUES = ("war", "war-again", "war-third")
SILENT = ("play", "steal", "lay", "keep", "top")
"""Words that are told by what comes of them."""


def deal(self: Situation, event: ev.Deal) -> Lines:
    """Tell how many cards each has."""
    self.on_table = self.wars = 0
    self.won = dict.fromkeys(self.won, 0)
    count = max(size(cards) for cards in event.cards)
    yield Line("event-deal", {"count": count}, Cue("shuffle"), LONGER)
    left_out = size(event.left_out)
    if left_out:
        yield Line("event-left-out", {"count": left_out}, at=LONGER)


def choose(self: Situation, event: ev.Choose) -> Lines:
    """Tell a choice, or only that it was made."""
    who, choice = self.who(event.seat), event.choice
    cue = self.by(event.seat, "chosen-own", "chosen-other")
    if isinstance(choice, int):
        self.known[event.seat] = choice
        yield Line("event-choose", {**who, "card": code(choice)}, cue)
    elif isinstance(choice, str):
        word, _, what = choice.partition(":")
        if word == "lay":
            self.top = what
        elif word == "keep":
            self.kept_top = what == "top"
        yield from chosen(self, event.seat, word, what, CHOICE_CUES.get(word, cue))
    else:
        yield Line("event-choose-hidden", who, cue, FULL)


CHOICE_CUES: Mapping[str, Cue] = {"swap": Cue("swap"), "bet": Cue("bet")}


def chosen(self: Situation, seat: ev.Seat, word: str, what: str, cue: Cue) -> Lines:
    """Tell a choice that is a word."""
    who = self.who(seat)
    if word == "bet":
        stake, _, tie = what.partition("+")
        self.stakes[seat] = int(stake)
        yield Line("event-choose-bet", {**who, "cents": int(stake), "tie": int(tie or 0)}, cue)
    elif word == "prisoner" and seat in self.prisoners:
        self.known[seat] = self.prisoners[seat]
        yield Line("event-choose-prisoner", {**who, "card": code(self.prisoners[seat])}, cue)
    elif word == "keep" and what == "none":
        yield Line("event-choose-keep-none", who, cue, FULL)
    elif word in SILENT:
        yield Line("event-choose-silent", {}, cue, NEVER)
    else:
        if word == "leave":
            self.said_out.add(seat)
        args = {**who, "cents": self.stakes.get(seat, 0)}
        yield Line(f"event-choose-{word}", args, cue)


def put(self: Situation, event: ev.Put) -> Lines:
    """Tell a card that is revealed, and how many lie face down before it."""
    down, seat, up = size(event.down), event.seat, event.up
    self.on_table += down + (up is not None)
    self.covered += down
    args = {**self.who(seat), "count": down, "out": seat in self.out}
    if up is None:
        self.said_out.add(seat)
        yield Line("event-put-short", args)
        return
    if self.settled:
        self.settled, self.tied = False, ()
        self.fighters.clear()
    known = self.known.pop(seat, None) == up
    self.shown[seat] = up
    self.fighters.add(seat)
    if not known:
        self.untold[seat] = up
    args |= {"card": code(up)}
    cue = Cue("revealed", seat, code(up))
    prisoner = self.prisoners.get(seat) == up
    if prisoner:
        self.lost[seat] = self.prisoners.pop(seat)
    if 0 < down + 1 < self.cost and not prisoner:
        yield Line("event-put-rest", {**args, "count": down + 1}, cue, LONGER)
    elif prisoner and not known:
        yield Line("event-put-prisoner", args, cue, LONGER)
    elif not known:
        yield Line("event-put-war" if down else "event-put", args, cue, LONGER)


def war(self: Situation, event: ev.War) -> Lines:
    """Tell a war: who tied, who fights when that is more, and what it costs."""
    cue = Cue(WAR_CUES[min(self.wars, 2)])
    self.wars += 1
    still_open = event is self.open
    args: dict[str, Any] = {"again": self.wars > 1, "open": still_open, "count": self.on_table}
    if event.cause == "joker":
        self.tied = ()
        yield Line("event-war-joker", args, Cue("joker-forces"))
    else:
        yield from tie(self, event, args, cue)
    yield from self.name_cards()
    if still_open and not self.ends:
        if self.game == "scientific":
            yield Line("event-pot", {"count": self.on_table}, at=LONGER)
        elif self.out.issuperset(self.tied):
            yield Line("event-stays", {"count": self.on_table}, at=LONGER)
    self.fought = True
    self.fighters.clear()
    if self.options.get("run_out") != "last_card":
        self.shown.clear()


def tie(self: Situation, event: ev.War, args: dict[str, Any], cue: Cue) -> Lines:
    """Tell a war between cards of the same rank."""
    self.tied = event.seats
    if self.shown and self.game in ALL_FIGHT:
        self.tied = tuple(strongest(self.shown, self.upset()))
    first = self.shown.get(self.tied[0])
    for seat in self.tied:
        self.untold.pop(seat, None)
    two = len(self.names) - len(self.gone) == len(self.tied) == 2
    args |= {
        "players": [] if two else self.players(self.tied),
        "all": len(self.tied) < len(event.seats),
        "card": None if first is None else code(first),
        "beaten": self.upsets(self.tied[0]),
    }
    self.cost = 0
    if self.game == "razboi" and first is not None:
        yield Line("event-war", args, cue)
        yield from price(self, first >> 2)
    else:
        yield Line("event-war", args, cue)


def price(self: Situation, rank: int) -> Lines:
    """Tell how many cards a war of Război costs, and why."""
    self.cost = CARDS_PER_RANK[str(self.options.get("pictures", "ranked"))][rank]
    card = self.shown[self.tied[0]]
    has = [count for seat in self.tied if (count := self.tally.owned.get(seat, self.cost))]
    if self.options.get("short") == "fewest" and has and min(has) < self.cost:
        self.cost = min(has)
        yield Line("event-war-fewest", {"count": self.cost}, at=LONGER)
    else:
        yield Line("event-war-cost", {"card": code(card), "count": self.cost}, at=LONGER)


def war_cards(self: Situation, event: ev.WarCards) -> Lines:
    """Tell the random face-down cards of a fighter, to the fighter."""
    if isinstance(event.cards, tuple):
        cards = [code(card) for card in event.cards]
        yield Line("event-war-cards", {**self.who(event.seat), "cards": cards})


def joker_wins(self: Situation, event: ev.JokerWins) -> Lines:
    """Tell that a joker cancels the war."""
    yield Line("event-joker-wins", self.who(event.seat), Cue("joker-wins", event.seat), LONGER)


def take(self: Situation, event: ev.Take) -> Lines:
    """Tell who takes how many, and why where that is not as usual."""
    seat = event.seat
    self.won[seat] += size(event.cards)
    self.piles[seat] = self.piles.get(seat, 0) + size(event.cards)
    if self.takes == 2:
        yield from own_back(self)
        return
    cue = self.by(seat, "trick-won-me", "trick-won-other")
    if self.wars and seat == self.viewer:
        cue = Cue("war-won", seat)
    why, beaten = reason(self, seat)
    args: dict[str, Any] = {**self.who(seat), "count": size(event.cards), "why": why}
    args |= {"beaten": beaten, "top": self.top, "card": None, "prisoner": seat in self.lost}
    if why == "upset":
        args["card"] = code(self.shown[seat])
    for loser in sorted(self.lost.keys() - {seat}):
        # Who has no top card to lose with it forfeits nothing.
        yield Line("event-prisoner-lost", self.who(loser), Cue("prisoner-lost", loser))
    longer = Line("event-take", args, cue, LONGER)
    if seat in self.untold and not self.fought:
        args = {**args, "card": code(self.untold.pop(seat))}
    yield Line("event-take-brief", args, at=BRIEF)
    yield longer
    earlier = self.game == "scientific" and self.on_table > len(self.shown)
    if isinstance(event.cards, tuple) and (self.covered or earlier):
        yield Line("event-take-cards", {"cards": [code(card) for card in event.cards]}, at=FULL)
    settled(self)


def own_back(self: Situation) -> Lines:
    """Tell once that both take their own cards back (Tod und Leben)."""
    if self.on_table:
        yield Line("event-own-back", {}, Cue("push"))
    settled(self)


def reason(self: Situation, seat: ev.Seat) -> tuple[str, str | None]:
    """Return why somebody takes where that is not as usual, and the highest card if beaten."""
    if seat in self.said_out:
        return "most", None
    if self.wars and not self.shown:
        return "alone", None
    if seat in self.shown and self.shown[seat] >> 2 == JOKER_RANK and self.in_hand:
        return "none", None
    beaten = self.upsets(seat)
    if beaten is not None:
        return "upset", beaten
    return ("low" if self.low_wins and len(self.shown) > 1 else "none"), None


def settled(self: Situation) -> None:
    """Forget the trick that is over."""
    self.on_table = self.wars = self.cost = self.covered = 0
    self.top = None
    self.settled = True
    self.lost.clear()
    self.shown.clear()


def revolution(self: Situation, event: ev.Revolution) -> Lines:
    """Tell the order from here on."""
    now = self.options.get("revolution", "immediate") == "immediate"
    if now:
        self.low_wins = event.reversed
    else:
        self.turned = event.reversed
    cue = Cue("revolution" if event.reversed else "revolution-back")
    message = "event-revolution" if now else "event-revolution-next"
    yield Line(message, {"reversed": event.reversed}, cue)


def jacks_cancelled(self: Situation, event: ev.RevolutionCancelled) -> Lines:
    """Tell how many jacks cancel each other."""
    args = {"count": self.count(JACK)}
    yield Line("event-jacks-cancelled", args, Cue("jacks-cancelled"), LONGER)


def jokers_void(self: Situation, event: ev.JokersVoid) -> Lines:
    """Tell how many jokers cancel each other."""
    args = {"count": self.count(JOKER_RANK)}
    yield Line("event-jokers-void", args, Cue("jokers-void"), LONGER)


def after(self: Situation) -> Lines:
    """Tell what a step as a whole says: the powers it gave, the money, cards without a result."""
    if self.turned is not None:
        self.low_wins, self.turned = self.turned, None
    yield from granted(self)
    yield from balance(self)
    yield from self.name_cards()


def balance(self: Situation) -> Lines:
    """Tell the listener's money after a payment; a spectator hears that of all."""
    if self.ends or not self.paid:
        return
    if self.viewer is None:
        yield Line("event-balance", {"balance": self.balances()})
    else:
        yield Line("event-money", {"cents": self.money[self.viewer]})


def granted(self: Situation) -> Lines:
    """Tell the powers of the others in one sentence."""
    others = tuple(
        Line(f"event-powers-{power}", {"players": self.players(seats), "count": len(seats)})
        for power, seats in self.powers.items()
    )
    if others:
        yield Line("event-powers", {"powers": others}, at=LONGER)


CARDS: Mapping[type[ev.Event], Callable[[Situation, Any], Lines]] = {
    ev.Deal: deal,
    ev.Choose: choose,
    ev.Put: put,
    ev.Revolution: revolution,
    ev.RevolutionCancelled: jacks_cancelled,
    ev.JokersVoid: jokers_void,
    ev.War: war,
    ev.WarCards: war_cards,
    ev.JokerWins: joker_wins,
    ev.Take: take,
}
"""How each kind of event with cards is told."""
