"""What the words that tell a game need and its events do not say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from audiowar.l10n.lists import YOU
from audiowar.rules import events as ev
from audiowar.rules.cards import ACE, JOKER_RANK, TWO, Card, Rank, card, code
from audiowar.rules.registry import variant
from audiowar.rules.state import Options

from .line import BRIEF, Cue, Line, Lines
from .tally import Tally

SIX: Rank = 4
CENTS = 100


class Situation:
    """How a game stands for one listener: how many cards lie on the table, which war it is.

    `viewer` is the listener's seat, or None for a spectator; `position`
    is that of the transcript's header, for games that do not begin with a deal.
    """

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        options: Options,
        viewer: ev.Seat | None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.options = options
        self.viewer = viewer
        position = position or {}
        self.in_hand = "hands" in variant(game).sight
        """Whether players hold their cards in hand, not in a packet."""
        self.on_table = len(position.get("pot", ())) + len(position.get("table", ()))
        """Cards on the table: the pot and the running trick."""
        self.covered = 0
        """How many cards of the running trick were put face down."""
        self.wars = 0
        """Wars in a row that nobody has won yet."""
        self.low_wins = bool(position.get("reversed", False))
        """Whether the two is strongest."""
        self.shown: dict[ev.Seat, Card] = {}
        """The open cards of the running battle: of the trick, or of one round of its war."""
        self.known: dict[ev.Seat, Card] = {}
        """Cards that were told when they were chosen, and are not revealed yet."""
        held = enumerate(position.get("prisoners", ()))
        self.prisoners: dict[ev.Seat, Card] = {s: card(text) for s, text in held if text}
        self.lost: dict[ev.Seat, Card] = {}
        """The prisoners that lie on the table."""
        self.tied: tuple[ev.Seat, ...] = ()
        """Who tied in the last war of the trick."""
        self.fighters: set[ev.Seat] = set()
        """Who has put a card in the last battle."""
        self.settled = True
        """Whether the cards of the last trick are gone."""
        self.cost = 0
        """How many cards that war asks of each."""
        self.turned: bool | None = None
        """The order from the next trick on, where it is about to turn."""
        self.kept_top = False
        """Whether the card that is kept comes from the own stack."""
        self.top: str | None = None
        """The card that the taker lays on top."""
        self.burnt = 0
        """Cards that were burnt and are not told yet."""
        self.stakes: dict[ev.Seat, int] = {}
        """What each has bet, in cents."""
        money = position.get("bankrolls") or [
            int(options.get("bankroll", 0)) * CENTS for _ in names
        ]
        self.money: dict[ev.Seat, int] = dict(enumerate(money))
        self.rounds: dict[ev.Seat, int] = dict.fromkeys(range(len(names)), 0)
        """Rounds won (Tod und Leben)."""
        self.won: dict[ev.Seat, int] = dict.fromkeys(range(len(names)), 0)
        """Cards won in the running round."""
        piles = enumerate(position.get("piles", ()))
        self.piles: dict[ev.Seat, int] = {seat: len(pile) for seat, pile in piles}
        """Cards in the piles."""
        self.gone: set[ev.Seat] = set(position.get("out", ()))
        """Who is out."""
        self.tally = Tally()
        self.begin_step(())

    def begin_step(self, events: Sequence[ev.Event]) -> None:
        self.events = events
        self.piles_before = dict(self.piles)
        self.takes = sum(isinstance(event, ev.Take) for event in events)
        self.out = {event.seat for event in events if isinstance(event, ev.Out)}
        """Who goes out in this step."""
        self.ends = any(isinstance(event, ev.End) for event in events)
        self.open = open_war(events)
        """The war that this step leaves open."""
        self.fought = False
        """Whether there was a war before in this step."""
        self.at_once: set[ev.Seat] = set()
        """Who chooses a card that this step also reveals."""
        self.untold: dict[ev.Seat | None, Card] = {}
        """Cards of this step that the brief telling has not named; the house's is None."""
        self.said_out: set[ev.Seat] = set()
        """Who is known to go out already."""
        self.powers: dict[str, list[ev.Seat]] = {}
        """What the others may do in the next trick."""
        self.paid = False
        """Whether the listener's money has changed in this step; for a spectator, anybody's."""

    def who(self, seat: ev.Seat) -> dict[str, Any]:
        """Return the arguments that say whose doing it is."""
        return {"who": "you" if seat == self.viewer else "other", "player": self.names[seat]}

    def players(self, seats: Sequence[ev.Seat]) -> list[str]:
        """Return names for a list, with the listener marked."""
        return [YOU if seat == self.viewer else self.names[seat] for seat in seats]

    def count(self, rank: int) -> int:
        """Return how many cards that this step reveals have that rank."""
        puts = (event.up for event in self.events if isinstance(event, ev.Put))
        return sum(up is not None and up >> 2 == rank for up in puts)

    def by(self, seat: ev.Seat, mine: str, others: str) -> Cue:
        """Return one cue for the listener, another for the others, at the seat's place."""
        return Cue(mine if seat == self.viewer else others, seat)

    def upset(self) -> tuple[Rank, Rank] | None:
        """Return the lowest rank and the highest, which it beats; None where no card does that."""
        options = self.options
        if self.game == "drunkard":
            return (SIX if options.get("deck", 36) == 36 else TWO), ACE
        if self.game == "armed":
            return TWO, JOKER_RANK if options.get("jokers") else ACE
        if self.game == "classic" and options.get("two_beats_joker") == "on":
            return TWO, JOKER_RANK
        return None

    def upsets(self, seat: ev.Seat) -> str | None:
        """Return the code of the highest card if the seat's lowest one beats it."""
        ranks = self.upset()
        if ranks is None or seat not in self.shown or self.shown[seat] >> 2 != ranks[0]:
            return None
        return next((code(c) for c in self.shown.values() if c >> 2 == ranks[1]), None)

    def balances(self) -> tuple[Line, ...]:
        """Tell the money of each player."""
        return tuple(
            Line("event-balance-of", {**self.who(seat), "cents": cents})
            for seat, cents in self.money.items()
        )

    def name_cards(self) -> Lines:
        """Name the cards of this step that the brief telling has not named yet."""
        cards = tuple(
            Line(
                "event-card-house" if seat is None else "event-card",
                {**({} if seat is None else self.who(seat)), "card": code(card)},
            )
            for seat, card in self.untold.items()
        )
        self.untold.clear()
        if cards:
            yield Line("event-cards", {"cards": cards}, at=BRIEF)


def open_war(events: Sequence[ev.Event]) -> ev.War | None:
    """Return the war after which neither cards nor a take follow."""
    last: ev.War | None = None
    for event in events:
        if isinstance(event, ev.War):
            last = event
        elif isinstance(event, (ev.Put, ev.Take)):
            last = None
    return last
