"""From the events of a step to the lines that tell it to one listener.

The order of the lines is the order of the events, which the rules fix: who played what,
revolution, war or joker, who takes how many, who is out, the new powers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from audiowar.l10n.lists import YOU
from audiowar.rules import events as ev
from audiowar.rules.cards import JACK, JOKER_RANK, QUEEN, Card, code
from audiowar.rules.registry import variant
from audiowar.rules.state import Options

from .line import Cue, Line


class Teller:
    """Tells the events of one game to one listener, step by step from its beginning.

    It remembers what the words need and events do not say: how many cards lie on the table,
    which war in a row it is. `viewer` is the listener's seat, or None for a spectator.
    """

    def __init__(
        self, game: str, names: Sequence[str], options: Options, viewer: ev.Seat | None
    ) -> None:
        self.game = game
        self.names = names
        self.options = options
        self.viewer = viewer
        self.in_hand = "hands" in variant(game).sight
        """Whether players hold their cards in hand, not in a packet."""
        self.on_table = 0
        """Cards on the table: the pot and the running trick."""
        self.wars = 0
        """Wars in a row that nobody has won yet."""
        self.cards: list[Card] = []
        """The open cards of the running trick or war round."""
        self.chose: Card | None = None
        """The listener's own card, when it was told in this step already."""

    def step(self, events: Sequence[ev.Event]) -> list[Line]:
        """Return the lines for the events of one step, already projected for the viewer."""
        self.chose = None
        self.cards.clear()
        lines: list[Line] = []
        for event in events:
            lines += TELLERS[type(event)](self, event)
        return lines

    def who(self, seat: ev.Seat) -> dict[str, str]:
        """Return the arguments that say whose doing it is."""
        return {"who": "you" if seat == self.viewer else "other", "player": self.names[seat]}

    def players(self, seats: Sequence[ev.Seat]) -> list[str]:
        """Return names for a list, with the listener marked."""
        return [YOU if seat == self.viewer else self.names[seat] for seat in seats]

    def count(self, rank: int) -> int:
        """Return how many open cards of the running trick have that rank."""
        return sum(card >> 2 == rank for card in self.cards)

    def by(self, seat: ev.Seat, mine: str, others: str) -> Cue:
        """Return one cue for the listener, another for the others, at the seat's place."""
        return Cue(mine if seat == self.viewer else others, seat)


Lines = Iterator[Line]


def deal(self: Teller, event: ev.Deal) -> Lines:
    """Tell how many cards each has."""
    self.on_table = self.wars = 0
    count = max(size(cards) for cards in event.cards)
    yield Line("event-deal", {"count": count}, Cue("shuffle"))
    left_out = size(event.left_out)
    if left_out:
        yield Line("event-left-out", {"count": left_out})


def shuffle(self: Teller, event: ev.Shuffle) -> Lines:
    """Tell that there is a new shoe."""
    yield Line("event-shuffle", {"count": event.decks}, Cue("shuffle"))


def choose(self: Teller, event: ev.Choose) -> Lines:
    """Tell a choice, or only that it was made."""
    who, choice = self.who(event.seat), event.choice
    cue = self.by(event.seat, "chosen-own", "chosen-other")
    if isinstance(choice, int):
        if event.seat == self.viewer:
            self.chose = choice
        yield Line("event-choose", {**who, "card": code(choice)}, cue)
    elif isinstance(choice, str):
        word, _, what = choice.partition(":")
        args = CHOICE_ARGS.get(word, no_args)(self, what)
        if word == "keep" and what in ("top", "none"):
            word, args = f"keep-{what}", {}
        yield Line(f"event-choose-{word}", {**who, **args}, CHOICE_CUES.get(word, cue))
    else:
        yield Line("event-choose-hidden", who, cue)


def no_args(self: Teller, what: str) -> dict[str, Any]:
    """A word without more."""
    return {}


CHOICE_ARGS: Mapping[str, Callable[[Teller, str], dict[str, Any]]] = {
    "keep": lambda self, what: {"card": what},
    "lay": lambda self, what: {"card": what},
    "steal": lambda self, what: {"victims": self.players([int(s) for s in what.split(",")])},
    "bet": lambda self, what: {
        "cents": int(what.partition("+")[0]),
        "tie": int(what.partition("+")[2] or 0),
    },
}
CHOICE_CUES: Mapping[str, Cue] = {"swap": Cue("swap"), "bet": Cue("bet")}


def put(self: Teller, event: ev.Put) -> Lines:
    """Tell a card that is revealed, with the cards that lie face down before it."""
    down = size(event.down)
    self.on_table += down + (event.up is not None)
    if event.up is None:
        yield Line("event-put-short", {**self.who(event.seat), "count": down})
        return
    self.cards.append(event.up)
    card = code(event.up)
    args = {**self.who(event.seat), "card": card, "count": down}
    cue = Cue("revealed", event.seat, card)
    if down:
        yield Line("event-put-war", args, cue)
    elif event.seat != self.viewer or event.up != self.chose:
        yield Line("event-put", args, cue)


def revolution(self: Teller, event: ev.Revolution) -> Lines:
    """Tell the order from here on."""
    now = self.options.get("revolution", "immediate") == "immediate"
    cue = Cue("revolution" if event.reversed else "revolution-back")
    message = "event-revolution" if now else "event-revolution-next"
    yield Line(message, {"reversed": event.reversed}, cue)


def jacks_cancelled(self: Teller, event: ev.RevolutionCancelled) -> Lines:
    """Tell how many jacks cancel each other."""
    yield Line("event-jacks-cancelled", {"count": self.count(JACK)}, Cue("jacks-cancelled"))


def jokers_void(self: Teller, event: ev.JokersVoid) -> Lines:
    """Tell how many jokers cancel each other."""
    yield Line("event-jokers-void", {"count": self.count(JOKER_RANK)}, Cue("jokers-void"))


def queens_void(self: Teller, event: ev.QueensVoid) -> Lines:
    """Tell how many queens cancel each other."""
    yield Line("event-queens-void", {"count": self.count(QUEEN)}, Cue("queens-void"))


WAR_CUES = ("war", "war-again", "war-third")


def war(self: Teller, event: ev.War) -> Lines:
    """Tell a war, and what is at stake."""
    cue = Cue(WAR_CUES[min(self.wars, 2)])
    self.wars += 1
    again = self.wars > 1
    if event.cause == "joker":
        yield Line("event-war-joker", {"again": again}, Cue("joker-forces"))
    else:
        players = self.players(event.seats)
        yield Line("event-war", {"players": players, "again": again}, cue)
    yield Line("event-pot", {"count": self.on_table})


def war_cards(self: Teller, event: ev.WarCards) -> Lines:
    """Tell the random face-down cards of a fighter, to the fighter."""
    if isinstance(event.cards, tuple):
        cards = [code(card) for card in event.cards]
        yield Line("event-war-cards", {**self.who(event.seat), "cards": cards})


def joker_wins(self: Teller, event: ev.JokerWins) -> Lines:
    """Tell that a joker cancels the war."""
    yield Line("event-joker-wins", self.who(event.seat), Cue("joker-wins", event.seat))


def power(self: Teller, event: ev.Power) -> Lines:
    """Tell a power that is granted."""
    yield Line(f"event-power-{event.power}", self.who(event.seat), Cue(event.power, event.seat))


def take(self: Teller, event: ev.Take) -> Lines:
    """Tell who takes how many."""
    cue = self.by(event.seat, "trick-won-me", "trick-won-other")
    if self.wars and event.seat == self.viewer:
        cue = Cue("war-won", event.seat)
    yield Line("event-take", {**self.who(event.seat), "count": size(event.cards)}, cue)
    self.on_table = self.wars = 0


def prisoner(self: Teller, event: ev.Prisoner) -> Lines:
    """Tell which card is kept as prisoner."""
    args = {**self.who(event.seat), "card": code(event.card)}
    self.on_table -= 1
    yield Line("event-prisoner", args, Cue("prisoner-taken", event.seat))


def forfeit(self: Teller, event: ev.Forfeit) -> Lines:
    """Tell that a lost prisoner costs the top card too."""
    self.on_table += 1
    yield Line("event-forfeit", self.who(event.seat), Cue("prisoner-lost", event.seat))


def steal(self: Teller, event: ev.Steal) -> Lines:
    """Tell whose piles are stolen, with which card."""
    args = {
        **self.who(event.seat),
        "victims": self.players(event.victims),
        "card": code(event.card),
        "count": len(event.pile),
        "mine": self.viewer in event.victims,
    }
    yield Line("event-steal", args, Cue("steal", event.seat))


def steal_blocked(self: Teller, event: ev.StealBlocked) -> Lines:
    """Tell that a steal is void."""
    args = {
        **self.who(event.seat),
        "victims": self.players(event.victims),
        "card": code(event.card),
    }
    yield Line("event-steal-blocked", args, Cue("steal-blocked", event.seat))


def pick_up(self: Teller, event: ev.PickUp) -> Lines:
    """Tell that a pile becomes the hand, or a new packet."""
    args = {**self.who(event.seat), "count": size(event.cards)}
    if self.in_hand:
        yield Line("event-pick-up", args, Cue("pick-up", event.seat))
    else:
        yield Line("event-renew", args, Cue("shuffle", event.seat))


def purge(self: Teller, event: ev.Purge) -> Lines:
    """Tell which cards leave the game."""
    yield Line("event-purge", {"cards": [code(card) for card in event.cards]}, Cue("purge"))


def draw(self: Teller, event: ev.Draw) -> Lines:
    """Tell a card from the shoe."""
    if event.to == "burn":
        yield Line("event-burn")
    elif isinstance(event.card, int):
        card = code(event.card)
        if isinstance(event.to, int):
            cue = Cue("revealed", event.to, card)
            yield Line("event-draw", {**self.who(event.to), "card": card}, cue)
        else:
            yield Line("event-draw-house", {"card": card}, Cue("revealed", None, card))


def pay(self: Teller, event: ev.Pay) -> Lines:
    """Tell what a player wins or loses."""
    cue = "coins-won" if event.cents > 0 else "coins-lost" if event.cents else "push"
    args = {**self.who(event.seat), "cents": abs(event.cents), "won": event.cents > 0}
    message = f"event-pay-{event.why.replace('_', '-')}"
    yield Line(message, args, Cue(cue, event.seat))


def out(self: Teller, event: ev.Out) -> Lines:
    """Tell who is out."""
    yield Line("event-out", self.who(event.seat), self.by(event.seat, "out-me", "out-other"))


def round_(self: Teller, event: ev.Round) -> Lines:
    """Tell who has won a round."""
    if event.winner is None:
        yield Line("event-round-drawn", {"number": event.number}, Cue("game-drawn"))
        return
    cue = self.by(event.winner, "war-won", "trick-won-other")
    yield Line("event-round", {**self.who(event.winner), "number": event.number}, cue)


def end(self: Teller, event: ev.End) -> Lines:
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


def casino_closes(self: Teller, event: ev.End) -> Lines:
    """Tell who is still at the house's table, where nobody wins against another."""
    if event.result == "limit":
        args = {"players": self.players(event.seats)}
        yield Line("event-end-casino", args, Cue("game-drawn"))
    else:
        yield Line("event-end-casino-empty", {}, Cue("game-lost"))


def size(cards: Any) -> int:
    """Return how many cards these are, also when they are hidden."""
    return cards.count if isinstance(cards, ev.Hidden) else len(cards)


TELLERS: Mapping[type[ev.Event], Callable[[Teller, Any], Lines]] = {
    ev.Deal: deal,
    ev.Shuffle: shuffle,
    ev.Choose: choose,
    ev.Put: put,
    ev.Revolution: revolution,
    ev.RevolutionCancelled: jacks_cancelled,
    ev.JokersVoid: jokers_void,
    ev.War: war,
    ev.WarCards: war_cards,
    ev.JokerWins: joker_wins,
    ev.Power: power,
    ev.QueensVoid: queens_void,
    ev.Take: take,
    ev.Prisoner: prisoner,
    ev.Forfeit: forfeit,
    ev.Steal: steal,
    ev.StealBlocked: steal_blocked,
    ev.PickUp: pick_up,
    ev.Purge: purge,
    ev.Draw: draw,
    ev.Pay: pay,
    ev.Out: out,
    ev.Round: round_,
    ev.End: end,
}
"""How each kind of event is told."""
