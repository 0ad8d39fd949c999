"""What the answers to keys claim of the table, and whether that is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from audiowar.announce.line import Line

from .claims import Args, Step, claim_nothing
from .facts import Facts, rank

Claim = Callable[[Step, Args], bool]


def of(facts: Callable[[Facts, int], object], name: str = "count") -> Claim:
    """Return the claim that a figure of a line's player is so."""
    return lambda step, args: args[name] == facts(step.end, step.seat({"who": "you", **args}))


def owned(step: Step, args: Args) -> bool:
    """At Steal War, who fights has laid three cards before it is known whether they are put."""
    seat, facts = step.seat(args), step.end
    fights = facts.game == "steal" and facts.running and facts.war is not None
    return args["count"] in (facts.owned[seat], max(0, facts.owned[seat] - 3 * fights))


def mine(facts: Callable[[Facts, int], object], name: str = "count") -> Claim:
    """Return the claim that a figure of the listener is so."""
    return lambda step, args: args[name] == facts(step.end, step.viewer or 0)


def trick(step: Step, args: Args) -> bool:
    """The running trick, or the last one between two of a game without choices."""
    facts = step.end
    if "round" in args and args["round"] not in (max(1, facts.round), facts.round + 1):
        return False
    # A round of the casino is also over when all have left instead of betting.
    left = facts.game == "casino" and bool(step.all("end"))
    return args["trick"] - running(step) in (0, left)


def running(step: Step) -> int:
    """Return which trick is played; between two of them, where nobody is asked, the last one."""
    facts = step.end
    return facts.tricks + 1 if is_played(step) else max(1, facts.tricks)


def is_played(step: Step) -> bool:
    """Return whether a trick is being played, and not over."""
    return bool(step.end.running or step.asked)


def left(name: str) -> Claim:
    """Return the claim that so many tricks or rounds are left, with the one that is played."""

    def holds(step: Step, args: Args) -> bool:
        to_be_played = is_played(step) or not step.end.tricks
        return to_be_played and int(step.end.options[name]) - args["count"] == running(step) - 1

    return holds


def left_after(step: Step, args: Args) -> bool:
    """Between two tricks, so many are left."""
    facts = step.end
    return not is_played(step) and args["count"] == int(facts.options["trick_limit"]) - facts.tricks


def option(step: Step, args: Args) -> bool:
    name = args["option"].message.removeprefix("option-").replace("-", "_")
    value, said = step.end.options[name], args["value"]
    if said.message == "value-number":
        return bool(said.args["number"] == value)
    plain = str(value).replace("_", "-")
    return said.message.endswith(f"-{plain}") if isinstance(value, str) else value == 0


def order(step: Step, args: Args) -> bool:
    facts = step.end
    low = facts.low if facts.next_low is None else facts.next_low
    return bool(args["reversed"] == low)


def spy(step: Step, args: Args) -> bool:
    return ("spy", step.seat(args)) in step.end.powers


def may(name: str) -> Claim:
    """Return the claim that the listener may still use a power."""

    def holds(step: Step, args: Args) -> bool:
        seat = step.viewer or 0
        pile = name != "swap" or bool(step.end.piles[seat])
        return (name, seat) in step.end.powers and pile

    return holds


def pot(step: Step, args: Args) -> bool:
    held = Counter(step.end.pot)
    return Counter(args["cards"]) == held and args["count"] == held.total()


def pot_unseen(step: Step, args: Args) -> bool:
    return bool(args["count"] == len(step.end.pot))


def pot_empty(step: Step, args: Args) -> bool:
    return not step.end.pot


def nothing(step: Step, args: Args) -> bool:
    return not step.end.pot and not step.end.open


def table(step: Step, args: Args) -> bool:
    """All open cards of the trick, each with its owner, and those of the house."""
    told = Counter(told_card(step, part) for part in args["cards"])
    house = [("house", card) for card in step.end.house]
    down = len(step.end.down) + sum(step.end.laid.values())
    if args["count"] not in (down, down + unput(step), len(step.end.covered)):
        return False
    if shown := [*step.end.open, *house]:
        return told == Counter(shown)
    # Where nobody could fight a war, its cards lie open there too.
    stayed = Counter(step.end.table) - Counter(step.end.covered)
    return Counter(card for _, card in told.elements()) == stayed


def unput(step: Step) -> int:
    """Return how many cards fighters of Steal War have laid that are not put yet."""
    facts = step.end
    fights = facts.game == "steal" and facts.running and facts.war is not None
    return sum(min(3, facts.owned[seat]) for seat in facts.list_alive_seats()) if fights else 0


def told_card(step: Step, part: Line) -> tuple[int | str, str]:
    if part.message == "event-card-house":
        return "house", part.args["card"]
    return step.seat(part.args), part.args["card"]


def chosen(step: Step, args: Args) -> bool:
    return set(step.seats(args["players"])) == step.chosen


def choosing(step: Step, args: Args) -> bool:
    """Those asked are in the game, and have not chosen."""
    named = set(step.seats(args["players"]))
    facts = step.end
    spies = {seat for name, seat in facts.powers if name == "spy"}
    rest = set(facts.list_alive_seats()) - step.chosen
    if facts.game == "scientific" and named != (rest - spies or rest):
        return False
    return named == step.asked and named <= rest


def out(step: Step, args: Args) -> bool:
    return set(step.seats(args["players"])) == step.end.out


def hand(step: Step, args: Args) -> bool:
    held = Counter(step.end.hands[step.viewer or 0])
    return Counter(args["cards"]) == held and args["count"] == held.total()


def pile_top(step: Step, args: Args) -> bool:
    seat, facts = step.seat(args), step.end
    return (args["count"], args["card"]) == (facts.piles[seat], facts.tops[seat])


def packet(facts: Facts, seat: int) -> int:
    """Return how many cards a player turns from."""
    held = facts.owned[seat] - (seat in facts.prisoners)
    return held - facts.piles[seat] if facts.has_packet else held


def held(step: Step, args: Args) -> bool:
    """At Steal War three cards may lie there already: see `owned`."""
    count = packet(step.end, step.viewer or 0)
    fights = step.end.game == "steal" and step.end.running and step.end.war is not None
    return args["count"] in (count, max(0, count - 3 * fights))


def bet(step: Step, args: Args) -> bool:
    seat, facts = step.seat(args), step.end
    return (args["cents"], args["tie"]) == (facts.stakes[seat], facts.tie_bets[seat])


def limits(step: Step, args: Args) -> bool:
    low, high = (int(step.end.options[name]) * 100 for name in ("min_bet", "max_bet"))
    return (args["low"], args["high"]) == (low, high)


def seen_card(step: Step, args: Args) -> bool:
    seat = step.names.index(args["player"])
    return seat in step.chosen and step.end.answers[seat] == args["card"]


def hand_counts(step: Step, args: Args) -> bool:
    if args["chosen"] != bool(step.chosen):
        return False
    told = {step.names.index(one.args["player"]): one.args["count"] for one in args["hands"]}
    others = [seat for seat in step.end.list_alive_seats() if seat != step.viewer]
    return told == {seat: len(step.end.hands[seat]) for seat in others}


def no_rank(step: Step, args: Args) -> bool:
    return all(rank(card) != rank(args["card"]) for card in step.end.hands[step.viewer or 0])


ANSWERS: Mapping[str, Claim] = {
    "now-game": trick,
    "now-game-round": trick,
    "now-game-of-round": trick,
    "now-left": left("trick_limit"),
    "now-left-after": left_after,
    "now-left-rounds": left("rounds"),
    "now-option": option,
    "now-order": order,
    "now-spy": spy,
    "now-may-count": may("count"),
    "now-may-swap": may("swap"),
    "now-limits": limits,
    "now-pot": pot,
    "now-pot-unseen": pot_unseen,
    "now-pot-empty": pot_empty,
    "now-nothing": nothing,
    "now-table": table,
    "now-chosen": chosen,
    "now-choosing": choosing,
    "now-nobody-chooses": claim_nothing,
    "refused-game-over": claim_nothing,
    "now-owned": owned,
    "now-out": out,
    "now-bankroll": of(lambda facts, seat: facts.money[seat], "cents"),
    "now-bet": bet,
    "now-hand": hand,
    "now-hand-empty": lambda step, args: not step.end.hands[step.viewer or 0],
    "now-pile": mine(lambda facts, seat: facts.piles[seat]),
    "now-pile-empty": lambda step, args: not step.end.piles[step.viewer or 0],
    "now-pile-top": pile_top,
    "now-packet": held,
    "now-packet-pile": mine(lambda facts, seat: facts.owned[seat]),
    "now-prisoner": of(lambda facts, seat: facts.prisoners.get(seat), "card"),
    "now-no-hand": claim_nothing,
    "now-seen-card": seen_card,
    "now-hand-counts": hand_counts,
    # A part of the line above, and checked with it.
    "now-hand-count": claim_nothing,
    "table-no-rank": no_rank,
}
"""What is claimed, by the id of the message."""
