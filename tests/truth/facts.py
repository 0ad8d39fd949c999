"""What is so at a table, computed from the events of a transcript and from nothing else.

The rules are counted again here, as simply as can be: who owns how many cards, which of those that
lie open are strongest, what a war costs. Nothing of the program that tells a game is used. Only the
events of new games that have no `FACTS` are believed what `get_owned_card_changes` says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from audiowar.rules.registry import GAMES
from audiowar.rules.wire import load_event

from .own import load_own

RANKS = "23456789TJQKA"
JOKER = "JOKER"
Said = Mapping[str, Any]
"""A line of a transcript."""


def rank(card: str) -> str:
    """Return the rank of a card."""
    return card if card == JOKER else card[0]


@dataclass
class Facts:
    """How the table stands after an event."""

    game: str
    options: Mapping[str, Any]
    players: int
    owned: list[int] = field(default_factory=list)
    piles: list[int] = field(default_factory=list)
    tops: list[str | None] = field(default_factory=list)
    """The card on top of each pile, where that is known."""
    decided_tops: dict[int, str | None] = field(default_factory=dict)
    """The card on top of each pile when its owner answered last."""
    protects: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The cards by which each has protected the own pile in this trick, at Steal War."""
    prisoners: dict[int, str] = field(default_factory=dict)
    played: dict[int, str] = field(default_factory=dict)
    """The prisoners that were played in this trick."""
    money: list[int] = field(default_factory=list)
    stakes: dict[int, int] = field(default_factory=dict)
    at_stake: set[int] = field(default_factory=set)
    """Whose bet is not settled."""
    tie_bets: dict[int, int] = field(default_factory=dict)
    answers: dict[int, str] = field(default_factory=dict)
    """What each answered last."""
    table: list[str] = field(default_factory=list)
    """All cards on the table, the pot too."""
    pot: list[str] = field(default_factory=list)
    """Those of them that lay there before the running trick, or between two tricks."""
    open: list[tuple[int, str]] = field(default_factory=list)
    """The open cards of the running trick, with their owners."""
    down: list[str] = field(default_factory=list)
    """The face-down cards of the running trick."""
    running: bool = False
    """Whether cards of a trick lie there that is not over."""
    hands: list[list[str]] = field(default_factory=list)
    """The cards that each may choose from, in games with hands."""
    taken: list[list[str]] = field(default_factory=list)
    """The cards that each has taken since the last new hand."""
    drawn: dict[int | str, str] = field(default_factory=dict)
    """The last card of each player and of the house, at the casino."""
    house: list[str] = field(default_factory=list)
    """The cards of the house in this round."""
    powers: set[tuple[str, int]] = field(default_factory=set)
    """What each may do in the running trick: "spy", "count", "swap"."""
    laid: dict[int, int] = field(default_factory=dict)
    """Face-down cards of a war that are known to lie there before they are put."""
    price: int = 0
    """What the last war costs at Război."""
    tricks: int = 0
    """Tricks that are over."""
    round: int = 0
    """Rounds that are over."""
    covered: list[str] = field(default_factory=list)
    """Those of them that lie face down."""
    battle: dict[int, str] = field(default_factory=dict)
    """The open cards that are compared next."""
    completed: bool = True
    """Whether somebody could complete the last war."""
    short: dict[int, int] = field(default_factory=dict)
    """How many cards each put who could not complete the war."""
    wars: int = 0
    """Wars since somebody took the table."""
    war: Said | None = None
    """The last war of the trick."""
    called: bool = False
    """Whether there was a war since cards were put on an empty table."""
    low: bool = False
    """Whether the two is strongest."""
    next_low: bool | None = None
    out: set[int] = field(default_factory=set)
    spies: set[int] = field(default_factory=set)
    rounds: dict[int, int] = field(default_factory=dict)
    won: dict[int, int] = field(default_factory=dict)
    """Cards won in the running round."""

    def copy(self) -> Facts:
        """Return the facts as they stand now."""
        kept = dict(vars(self))
        for name, value in kept.items():
            if isinstance(value, (list, dict, set)):
                kept[name] = value.copy()
        return replace(self, **kept)

    @property
    def has_packet(self) -> bool:
        """Whether what is taken lies apart from a packet."""
        return self.game in ("steal", "tod_und_leben") or self.options.get("recycle") == "reshuffle"

    @property
    def in_hand(self) -> bool:
        """Whether players choose from hands."""
        return GAMES[self.game].what_players_always_choose == "cards"

    # What lies open

    def beats(self) -> tuple[str, str] | None:
        """Return the lowest rank and the highest that it beats."""
        if self.game == "drunkard":
            return ("6" if self.options["deck"] == 36 else "2"), "A"
        if self.game == "armed":
            return "2", JOKER if self.options["jokers"] else "A"
        if self.game == "classic" and self.options["two_beats_joker"] == "on":
            return "2", JOKER
        return None

    def strength(self, card: str) -> int:
        """Return a number that is higher for a stronger card of the battle."""
        name = rank(card)
        if name == JOKER:
            return -1 if self.game == "scientific" else 100
        beats = self.beats()
        shown = {rank(one) for one in self.battle.values()}
        if beats and name == beats[0] and beats[1] in shown:
            return 200
        at = RANKS.index(name)
        return -at + 50 if self.low else at

    def find_strongest_seats(self) -> list[int]:
        """Return whose cards of the battle are strongest."""
        plain = {seat: self.strength(card) for seat, card in self.battle.items()}
        best = max(plain.values())
        return sorted(seat for seat, strong in plain.items() if strong == best)

    def find_upset_card(self, seat: int) -> str | None:
        """Return the highest card that this seat's lowest one beats, if it does."""
        beats, card = self.beats(), self.battle.get(seat)
        if beats is None or card is None or rank(card) != beats[0]:
            return None
        return next((one for one in self.battle.values() if rank(one) == beats[1]), None)

    def cost(self, card: str) -> int:
        """Return what a war between cards of this rank costs at Război."""
        at = RANKS.index(rank(card)) + 2
        if self.options["pictures"] == "ten" and at > 10:
            return 11 if rank(card) == "A" else 10
        if self.options["pictures"] == "ranked":
            return {11: 12, 12: 13, 13: 14, 14: 11}.get(at, at)
        return at

    def list_alive_seats(self) -> list[int]:
        """Return who is not out."""
        return [seat for seat in range(self.players) if seat not in self.out]

    # What happens

    def add(self, said: Said) -> None:
        """Learn a line of the transcript."""
        kind = said["event"]
        learn = getattr(self, f"on_{kind}", None)
        if learn is not None:
            learn(said)
        elif kind in load_own("FACTS"):
            load_own("FACTS")[kind](self, said)
        else:
            self.move_cards(said)

    def move_cards(self, said: Said) -> None:
        """Move cards as an event says itself; those that nobody owns afterwards lie on the table.

        Events of which more must be known have a method here, or a function in `FACTS`.
        """
        changes = load_event(said).get_owned_card_changes()
        for seat, cards in changes.items():
            self.owned[seat] += cards
        if sum(changes.values()) < 0:
            self.table += said["cards"] if "cards" in said else [said["card"]]

    def on_deal(self, said: Said) -> None:
        self.owned = [len(cards) for cards in said["cards"]]
        self.piles, self.tops = [0] * self.players, [None] * self.players
        self.won = dict.fromkeys(range(self.players), 0)
        self.table, self.covered, self.battle, self.wars = [], [], {}, 0
        self.hands = [list(cards) for cards in said["cards"]]
        self.taken = [[] for _ in range(self.players)]

    def on_choose(self, said: Said) -> None:
        choice, seat = str(said["choice"]), said["seat"]
        self.answers[seat] = choice
        if self.tops:
            self.decided_tops[seat] = self.tops[seat]
        if choice == "swap":
            self.piles[seat] = self.owned[seat] - self.piles[seat]
            self.hands[seat], self.taken[seat] = self.taken[seat], self.hands[seat]
            self.powers.discard(("swap", seat))
        elif self.in_hand and choice in self.hands[seat]:
            self.hands[seat].remove(choice)
            self.powers -= {("count", seat), ("swap", seat)}
        elif choice.startswith("bet:"):
            stake, _, tie = choice[4:].partition("+")
            self.stakes[seat], self.tie_bets[seat] = int(stake), int(tie or 0)
            self.at_stake.add(seat)

    def on_put(self, said: Said) -> None:
        seat, down, up = said["seat"], said["down"], said["up"]
        if self.next_low is not None:
            self.low, self.next_low = self.next_low, None
        self.called &= bool(self.table)
        if not self.running:
            self.running, self.pot, self.open, self.down = True, list(self.table), [], []
            self.powers.clear()
        self.owned[seat] -= len(down) - self.laid.pop(seat, 0) + (up is not None)
        self.table += down + ([up] if up else [])
        self.covered += down
        self.down += down
        if up is None:
            self.short[seat] = len(down)
            return
        self.battle[seat] = up
        self.open.append((seat, up))
        top = self.decided_tops.get(seat)
        if self.game == "steal" and self.answers[seat] == "play" and top and rank(top) == rank(up):
            self.protects[seat] = (*self.protects.get(seat, ()), up)
        if self.prisoners.get(seat) == up:
            self.played[seat] = self.prisoners.pop(seat)

    def on_revolution(self, said: Said) -> None:
        if "cancelled" in said:
            return
        if self.options["revolution"] == "immediate":
            self.low = said["reversed"]
        else:
            self.next_low = said["reversed"]

    def on_war(self, said: Said) -> None:
        self.wars += 1
        self.war, self.called = said, True
        if self.game == "razboi":
            self.price = self.cost(self.battle[self.find_strongest_seats()[0]])

    def forget_compared_cards(self) -> None:
        """Forget the cards that have been compared; a last card of Classic War stands."""
        if not (self.game == "classic" and self.options["run_out"] == "last_card"):
            self.battle = {}

    def on_take(self, said: Said) -> None:
        self.owned[said["seat"]] += len(said["cards"])
        if self.piles:
            self.piles[said["seat"]] += len(said["cards"])
            self.tops[said["seat"]] = (said["cards"] or [None])[0]
        self.won[said["seat"]] = self.won.get(said["seat"], 0) + len(said["cards"])
        self.taken[said["seat"]] += said["cards"]

    def forget_trick(self) -> None:
        """Forget the trick that is over."""
        self.table, self.covered, self.battle, self.short = [], [], {}, {}
        self.played, self.wars, self.war, self.protects = {}, 0, None, {}
        self.pot, self.open = [], []
        self.count_ended_trick()

    def count_ended_trick(self) -> None:
        """Count a trick that is over; what still lies there is the pot."""
        self.tricks += self.running
        self.running, self.pot, self.open = False, list(self.table), []

    def on_pick_up(self, said: Said) -> None:
        self.piles[said["seat"]], self.tops[said["seat"]] = 0, None
        self.hands[said["seat"]], self.taken[said["seat"]] = list(said["cards"]), []

    def on_war_cards(self, said: Said) -> None:
        for card in said["cards"]:
            held = self.hands[said["seat"]]
            (held if card in held else self.taken[said["seat"]]).remove(card)
        self.owned[said["seat"]] -= len(said["cards"])
        self.laid[said["seat"]] = len(said["cards"])

    def on_power(self, said: Said) -> None:
        if "queens_void" not in said:
            self.powers.add((said["power"], said["seat"]))

    def on_draw(self, said: Said) -> None:
        if said["to"] == "burn":
            return
        if not self.running:
            self.running, self.open, self.house = True, [], []
        self.drawn[said["to"]] = said["card"]
        if said["to"] == "house":
            self.house.append(said["card"])
        else:
            self.open.append((said["to"], said["card"]))

    def on_prisoner(self, said: Said) -> None:
        self.prisoners[said["seat"]] = said["card"]
        if said["card"] in self.table:
            self.table.remove(said["card"])
            self.owned[said["seat"]] += 1

    def on_forfeit(self, said: Said) -> None:
        self.owned[said["seat"]] -= 1
        self.table.append(said["card"])
        self.pot.append(said["card"])

    def on_purge(self, said: Said) -> None:
        """What leaves the game was on the table: the take is without it."""

    def on_steal(self, said: Said) -> None:
        """The piles change when the whole round is known: see `steals`."""

    def on_out(self, said: Said) -> None:
        self.out.add(said["seat"])

    def on_pay(self, said: Said) -> None:
        self.money[said["seat"]] += said["cents"]
        if said["why"] != "tie_bet":
            self.at_stake.discard(said["seat"])

    def on_round(self, said: Said) -> None:
        self.round = said["number"]
        if said["winner"] is not None:
            self.rounds[said["winner"]] = self.rounds.get(said["winner"], 0) + 1


def steals(facts: Facts, said: Sequence[Said]) -> None:
    """Let all steals of a round act on the piles as they lay."""
    done = [one for one in said if one["event"] == "steal" and "blocked" not in one]
    gone = {victim for one in done for victim in one["victims"]}
    before = list(facts.piles)
    for victim in gone:
        facts.owned[victim] -= before[victim]
        facts.piles[victim], facts.tops[victim] = 0, None
    for one in done:
        seat = one["seat"]
        stolen = sum(before[victim] for victim in one["victims"])
        # The thief's own pile stays below, unless it was stolen in the same round.
        facts.piles[seat] += stolen + 1
        facts.owned[seat] += stolen
        facts.tops[seat] = one["card"]
