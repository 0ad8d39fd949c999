"""What each sentence of the table claims, and whether that is so.

A claim is a function of the arguments of a line and of what happened in its step; it returns
whether something happened of which it is true. It never looks at how the line came to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from audiowar.announce.line import Line
from audiowar.l10n.list_joining import LISTENER_MARK

from .facts import JOKER, Facts, Said, rank
from .own import load_own

Args = Mapping[str, Any]


@dataclass(frozen=True)
class Happening:
    """One event with the table as it stood before it and after it."""

    said: Said
    before: Facts
    after: Facts


class Step:
    """Everything that happened in a step, for one listener."""

    def __init__(
        self, happened: Sequence[Happening], end: Facts, names: Sequence[str], viewer: int | None
    ) -> None:
        self.happened = happened
        self.end = end
        """The table as it stands after the step."""
        self.names = names
        self.viewer = viewer
        self.chosen: set[int] = set()
        """Who has chosen what is not open yet."""
        self.asked: set[int] = set()
        """Who is asked now."""

    def all(self, kind: str, **wanted: Any) -> list[Happening]:
        """Return the events of a kind with these parts."""
        return [
            one
            for one in self.happened
            if one.said["event"] == kind
            and all(one.said.get(name) == value for name, value in wanted.items())
        ]

    def seat(self, args: Args) -> int:
        """Return whose doing a line tells."""
        if args["who"] == "you":
            assert self.viewer is not None
            return self.viewer
        return self.names.index(args["player"])

    def by(self, kind: str, args: Args, **wanted: Any) -> list[Happening]:
        """Return the events of a kind that a line's player did."""
        return self.all(kind, seat=self.seat(args), **wanted)

    def seats(self, players: Sequence[str]) -> list[int]:
        """Return the seats of a list of names."""
        mine = -1 if self.viewer is None else self.viewer
        return [mine if name == LISTENER_MARK else self.names.index(name) for name in players]

    def after(self, one: Happening) -> list[Said]:
        """Return what happened later in the step."""
        return [later.said for later in self.happened[self.happened.index(one) + 1 :]]


Claim = Callable[[Step, Args], bool]


def deal(step: Step, args: Args) -> bool:
    return any(max(map(len, one.said["cards"])) == args["count"] for one in step.all("deal"))


def left_out(step: Step, args: Args) -> bool:
    return any(len(one.said["left_out"]) == args["count"] for one in step.all("deal"))


def choose(step: Step, args: Args) -> bool:
    return bool(step.by("choose", args, choice=args["card"]))


def chosen(step: Step, args: Args) -> bool:
    return bool(step.by("choose", args))


def word(begins: str) -> Claim:
    """Return the claim that somebody answered so."""
    return lambda step, args: any(
        str(one.said["choice"]).startswith(begins) for one in step.by("choose", args)
    )


def choose_prisoner(step: Step, args: Args) -> bool:
    seat = step.seat(args)
    held = [one.before.prisoners.get(seat) for one in step.by("choose", args, choice="prisoner")]
    return args["card"] in held


def choose_steal(step: Step, args: Args) -> bool:
    wanted = "steal:" + ",".join(map(str, step.seats(args["victims"])))
    return bool(step.by("choose", args, choice=wanted))


def answered(begins: str) -> Claim:
    """Return the claim that somebody answered so, now or while the listener was asked."""
    return lambda step, args: step.end.answers.get(step.seat(args), "").startswith(begins)


def bet(step: Step, args: Args) -> bool:
    seat, facts = step.seat(args), step.end
    told = (args["cents"], args["tie"])
    return answered("bet")(step, args) and told == (facts.stakes[seat], facts.tie_bets[seat])


def goes_to_war(step: Step, args: Args) -> bool:
    return answered("war")(step, args) and step.end.stakes[step.seat(args)] == args["cents"]


def put(step: Step, args: Args) -> bool:
    return bool(step.by("put", args, up=args["card"]))


def put_war(step: Step, args: Args) -> bool:
    return any(
        len(one.said["down"]) == args["count"] for one in step.by("put", args, up=args["card"])
    )


def put_rest(step: Step, args: Args) -> bool:
    """Nothing but a prisoner is left, and it was more than was put before."""
    seat = step.seat(args)
    return any(
        len(one.said["down"]) + 1 == args["count"]
        and one.after.owned[seat] == (seat in one.after.prisoners)
        for one in step.by("put", args, up=args["card"])
    )


def put_prisoner(step: Step, args: Args) -> bool:
    puts = step.by("put", args, up=args["card"])
    return any(one.before.prisoners.get(step.seat(args)) == args["card"] for one in puts)


def put_short(step: Step, args: Args) -> bool:
    puts = step.by("put", args, up=None)
    out = bool(step.by("out", args))
    return any(len(one.said["down"]) == args["count"] for one in puts) and args["out"] == out


def is_open(step: Step, one: Happening) -> bool:
    """Tell whether no card and no take follow on a war."""
    return not any(later["event"] in ("put", "take") for later in step.after(one))


def war(step: Step, args: Args) -> bool:
    return any(tied(step, one, args) for one in step.all("war", cause="tie"))


def tied(step: Step, one: Happening, args: Args) -> bool:
    before = one.before
    best, alive = before.find_strongest_seats(), before.list_alive_seats()
    named = sorted(step.seats(args["players"]))
    two = len(alive) == len(best) == 2
    return (
        named == ([] if two else best)
        and rank(args["card"]) == rank(before.battle[best[0]])
        and args["all"] == (len(best) < len(one.said["seats"]))
        and args["again"] == (before.wars > 0)
        and args["open"] == is_open(step, one)
        and args["count"] == len(before.table)
        and with_so(args, before.battle[best[0]])
        and (args["beaten"] or None) == before.find_upset_card(best[0])
    )


def with_so(args: Args, card: str) -> bool:
    """Tell whether a card that is named with a war has the rank that ties."""
    told = args["with"]
    return not isinstance(told, Line) or rank(told.args["card"]) == rank(card)


def war_joker(step: Step, args: Args) -> bool:
    for one in step.all("war", cause="joker"):
        battle = one.before.battle
        jokers = sum(card == JOKER for card in battle.values())
        if (
            jokers == 1
            and len(one.before.find_strongest_seats()) == 1
            and args["two"] == (len(one.before.list_alive_seats()) == 2)
            and args["again"] == (one.before.wars > 0)
            and args["count"] == len(one.before.table)
            and args["open"] == is_open(step, one)
        ):
            return True
    return False


def war_cost(step: Step, args: Args) -> bool:
    return any(
        rank(args["card"]) == rank(one.before.battle[one.before.find_strongest_seats()[0]])
        and args["count"] == one.before.cost(args["card"])
        for one in step.all("war")
    )


def war_fewest(step: Step, args: Args) -> bool:
    for one in step.all("war"):
        facts = one.before
        stacks = [
            facts.owned[seat] - (seat in facts.prisoners) or 1
            for seat in facts.find_strongest_seats()
            if facts.owned[seat]
        ]
        if stacks and min(stacks) == args["count"] < facts.cost(
            facts.battle[facts.find_strongest_seats()[0]]
        ):
            return True
    return False


def pot(step: Step, args: Args) -> bool:
    return any(len(one.after.table) == args["count"] for one in step.all("war"))


def stays(step: Step, args: Args) -> bool:
    out = {one.said["seat"] for one in step.all("out")}
    return not step.all("take") and any(
        out.issuperset(one.before.find_strongest_seats()) and len(step.end.table) == args["count"]
        for one in step.all("war")
    )


def take(step: Step, args: Args) -> bool:
    return any(taken(step, one, args) for one in step.by("take", args))


def taken(step: Step, one: Happening, args: Args) -> bool:
    seat, facts = one.said["seat"], one.before
    kept = [later.said["card"] for later in step.all("prisoner", seat=seat)]
    own = any(str(c.said["choice"]) == "keep:top" for c in step.all("choose", seat=seat))
    lifted = len(kept) if not own else 0
    return (
        args["count"] == len(one.said["cards"]) + lifted
        and bool(args["prisoner"]) == (seat in facts.played)
        and kept_so(args["kept"], kept, own, step, seat)
        and args["top"] in (None, (one.said["cards"] or [None])[0])
        and args["card"] in (None, facts.battle.get(seat))
        and why_so(args, facts, seat)
        and named_so(args, facts, seat)
    )


def kept_so(told: Any, kept: Sequence[str], own: bool, step: Step, seat: int) -> bool:
    """Tell whether a prisoner was kept as told."""
    if not isinstance(told, Line):
        return not kept
    if told.message == "event-take-kept-none":
        return not kept and bool(step.all("choose", seat=seat, choice="keep:none"))
    return list(kept) == [told.args["card"]] and told.args["top"] == own


def named_so(args: Args, facts: Facts, seat: int) -> bool:
    """Tell whether a card that is named with the result is that of the taker."""
    told = args["with"]
    return not isinstance(told, Line) or told.args["card"] == facts.battle.get(seat)


def why_so(args: Args, facts: Facts, seat: int) -> bool:
    """Tell whether the reason is right."""
    why = args["why"]
    plain = [card for card in facts.battle.values() if card != JOKER]
    if why == "low":
        return facts.low and len(plain) > 1 and seat in facts.find_strongest_seats()
    if why == "upset":
        return facts.find_upset_card(seat) == args["beaten"] and args["card"] == facts.battle[seat]
    if why == "most":
        most = max(facts.short.values(), default=0)
        return facts.short.get(seat) == most and seat not in facts.battle
    if why == "alone":
        return facts.wars > 0
    return True


def take_brief(step: Step, args: Args) -> bool:
    """The brief sentence gives no reason."""
    card, seat = args["card"], step.seat(args)
    shown = [one.before.battle.get(seat) for one in step.by("take", args)]
    return take(step, {**args, "with": None, "why": "none"}) and (card is None or card in shown)


def take_cards(step: Step, args: Args) -> bool:
    hidden: Counter[str] = Counter(args["cards"])
    return any(hidden == Counter(one.before.covered) - gone(step) for one in step.all("take"))


def gone(step: Step) -> Counter[str]:
    """Return the cards of the table that nobody takes: prisoners that are kept, purged ones."""
    left = Counter(one.said["card"] for one in step.all("prisoner"))
    for one in step.all("purge"):
        left.update(one.said["cards"])
    return left


def own_back(step: Step, args: Args) -> bool:
    return len(step.all("take")) == 2


def counts(name: str) -> Claim:
    """Return the claim that so many cards of a rank lie open in the battle."""
    return lambda step, args: any(
        sum(rank(card) == name for card in one.after.battle.values()) == args["count"]
        for one in step.all("put")
    )


def revolution(step: Step, args: Args) -> bool:
    return bool(step.all("revolution", reversed=args["reversed"]))


def cancelled(step: Step, args: Args) -> bool:
    return bool(step.all("revolution", cancelled=True)) and counts("J")(step, args)


def jokers_void(step: Step, args: Args) -> bool:
    return bool(step.all("jokers_void")) and counts(JOKER)(step, args)


def queens_void(step: Step, args: Args) -> bool:
    return bool(step.all("power", queens_void=True)) and counts("Q")(step, args)


def joker_wins(step: Step, args: Args) -> bool:
    won = step.all("joker_wins", seat=step.seat(args))
    return any(len(one.before.find_strongest_seats()) > 1 for one in won)


def power(name: str) -> Claim:
    """Return the claim that the listener has a power."""

    def holds(step: Step, args: Args) -> bool:
        granted = step.all("power", power=name, seat=step.viewer)
        empty = name == "swap" and not step.end.piles[step.viewer or 0]
        return bool(granted) and bool(args.get("empty", False)) == empty

    return holds


def powers(step: Step, args: Args) -> bool:
    for part in args["powers"]:
        name = part.message.rpartition("-")[2]
        holders = sorted(one.said["seat"] for one in step.all("power", power=name))
        others = [seat for seat in holders if seat != step.viewer]
        if sorted(step.seats(part.args["players"])) != others:
            return False
        if part.args["count"] != len(others):
            return False
    return True


def pick_up(step: Step, args: Args) -> bool:
    return any(len(one.said["cards"]) == args["count"] for one in step.by("pick_up", args))


def pick_ups(step: Step, args: Args) -> bool:
    others = {one.said["seat"] for one in step.all("pick_up")} - {step.viewer}
    return sorted(step.seats(args["players"])) == sorted(others)


def renew(step: Step, args: Args) -> bool:
    """A packet that a put has used up holds what was not put."""
    seat = step.seat(args)
    return any(one.after.owned[seat] == args["count"] for one in step.by("pick_up", args))


def renew_war(step: Step, args: Args) -> bool:
    seat, down = step.seat(args), args["down"]
    return any(
        one.after.owned[seat] - down == args["count"] and one.before.wars
        for one in step.by("pick_up", args)
    )


def out(step: Step, args: Args) -> bool:
    named = out_seats(step, args)
    return all(gone_so(step, seat, args["why"]) for seat in named) and nobody_else(step, args)


def nobody_else(step: Step, args: Args) -> bool:
    """Tell whether a sentence for several names all others who go out, where there is no war."""
    if "players" not in args or step.all("war"):
        return True
    left = {one.said["seat"] for one in step.all("choose", choice="leave")}
    gone = {one.said["seat"] for one in step.all("out")}
    return gone - left - {step.viewer} == set(step.seats(args["players"])) - {step.viewer}


def out_seats(step: Step, args: Args) -> list[int]:
    return step.seats(args["players"]) if "players" in args else [step.seat(args)]


def gone_so(step: Step, seat: int, why: str) -> bool:
    """Tell whether somebody goes out, for the reason that is told."""
    for one in step.all("out", seat=seat):
        if why == "money":
            return one.before.money[seat] < int(one.before.options["min_bet"]) * 100
        return not one.before.owned[seat] and (why != "war" or one.before.called)
    return False


def prisoner(step: Step, args: Args) -> bool:
    return bool(step.by("prisoner", args, card=args["card"]))


def lost_so(step: Step, args: Args) -> bool:
    """Tell whether somebody loses the prisoner that they played, to who takes."""
    seat = step.seat(args)
    return any(
        one.before.played.get(seat) == args["lost"] and one.said["seat"] != seat
        for one in step.all("take")
    )


def forfeit(step: Step, args: Args) -> bool:
    """Who may not see the card hears none; the taker may be asked first what to keep."""
    card, seat = args["card"], step.seat(args)
    return any(
        card in (None, one.said["card"]) and one.before.played.get(seat) == args["lost"]
        for one in step.by("forfeit", args)
    )


def steal(step: Step, args: Args) -> bool:
    victims = sorted(step.seats(args["victims"]))
    first = step.all("steal")[0].before
    count = sum(first.piles[victim] for victim in victims)
    return any(
        sorted(one.said["victims"]) == victims
        and one.said["card"] == args["card"]
        and count == args["count"]
        and args["mine"] == (step.viewer in victims)
        for one in step.by("steal", args)
        if "blocked" not in one.said
    )


def find_thieves(step: Step, victim: int) -> list[int]:
    """Return who wanted a pile in this round, also those who have got another one."""
    return sorted(
        one.said["seat"]
        for one in step.all("steal")
        if str(victim) in one.before.answers[one.said["seat"]].removeprefix("steal:").split(",")
    )


def blocked(step: Step, args: Args) -> bool:
    """Protected: the owner has played a card of the rank that lay on top then.

    Of the players of whom this is seen, nobody else wanted the pile.
    """
    (victim,) = step.seats(args["victims"])
    shown = [one for one in step.all("steal", blocked=True) if victim in one.said["victims"]]
    attempts = [one for one in shown if one.said["seat"] == step.seat(args)]
    later = {rank(card) for one in step.happened for card in one.after.protects.get(victim, ())}
    return args["mine"] == (victim == step.viewer) and any(
        args["earlier"] == (rank(args["card"]) in map(rank, one.before.protects.get(victim, ())))
        and rank(args["card"]) in later
        and (args["earlier"] or rank(one.said["card"]) == rank(args["card"]))
        for one in attempts
    )


def steal_fails(step: Step, args: Args) -> bool:
    """Nobody gets the pile. Where rivals are told of, there is at least one more."""
    (victim,) = step.seats(args["victims"])
    thieves = find_thieves(step, victim)
    got = [one for one in step.all("steal") if "blocked" not in one.said]
    return (
        step.seat(args) in thieves
        and not any(victim in one.said["victims"] for one in got)
        and (len(thieves) > 1 or not args["rivals"])
        and args["mine"] == (step.viewer == victim)
    )


def rivals(step: Step, args: Args) -> bool:
    (victim,) = step.seats(args["victims"])
    wanted = [one for one in step.all("steal", blocked=True) if victim in one.said["victims"]]
    named = sorted(step.seats(args["players"]))
    return len(named) > 1 and sorted(one.said["seat"] for one in wanted) == named


def purge(step: Step, args: Args) -> bool:
    return any(
        len(one.said["cards"]) == args["count"]
        and {rank(card) for card in one.said["cards"]} == {rank(args["card"])}
        for one in step.all("purge")
    )


def shuffle(step: Step, args: Args) -> bool:
    return bool(step.all("shuffle", decks=args["count"]))


def draw(step: Step, args: Args) -> bool:
    return bool(step.all("draw", to=step.seat(args), card=args["card"]))


def draw_house(step: Step, args: Args) -> bool:
    return bool(step.all("draw", to="house", card=args["card"]))


def house_tie(step: Step, args: Args) -> bool:
    """All others whose first card has the rank of the first card of the house."""
    first: dict[Any, str] = {}
    for one in step.all("draw"):
        first.setdefault(one.said["to"], one.said["card"])
    house = first.pop("house")
    tied = [
        s
        for s, card in first.items()
        if s not in ("burn", step.viewer) and rank(card) == rank(house)
    ]
    return sorted(step.seats(args["players"])) == sorted(tied)


def burn(step: Step, args: Args) -> bool:
    return len(step.all("draw", to="burn")) % args["count"] == 0


def pay(why: str) -> Claim:
    """Return the claim that somebody wins or loses so much."""

    def holds(step: Step, args: Args) -> bool:
        return any(
            abs(one.said["cents"]) == args["cents"] and (one.said["cents"] > 0) == args["won"]
            for one in step.by("pay", args, why=why)
        )

    return holds


def money(step: Step, args: Args) -> bool:
    return step.viewer is not None and step.end.money[step.viewer] == args["cents"]


def balance(step: Step, args: Args) -> bool:
    told = {step.seat(part.args): part.args["cents"] for part in args["balance"]}
    return told == dict(enumerate(step.end.money))


def ranked(step: Step, args: Args) -> bool:
    cents = [part.args["cents"] for part in args["balance"]]
    return balance(step, args) and cents == sorted(cents, reverse=True)


def net(step: Step, args: Args) -> bool:
    assert step.viewer is not None
    gain = step.end.money[step.viewer] - int(step.end.options["bankroll"]) * 100
    won = "even" if not gain else "yes" if gain > 0 else "no"
    return (abs(gain), won) == (args["cents"], args["won"])


def round_(step: Step, args: Args) -> bool:
    seat = step.seat(args)
    for one in step.all("round", number=args["number"], winner=seat):
        won = one.before.won
        return won[seat] == args["more"] > args["fewer"] == won[1 - seat]
    return False


def round_drawn(step: Step, args: Args) -> bool:
    return any(one.said["winner"] is None for one in step.all("round", number=args["number"]))


def score(step: Step, args: Args) -> bool:
    told = {step.seat(part.args): part.args["count"] for part in args["score"]}
    return told == {seat: step.end.rounds.get(seat, 0) for seat in range(2)}


def ends(*results: str) -> Claim:
    """Return the claim that a game ends so, and whom the result names."""

    def holds(step: Step, args: Args) -> bool:
        for one in step.all("end"):
            seats = list(one.said["seats"])
            told = step.seats(args["players"])
            alone = len(seats) != 1 or step.seat(args) == seats[0]
            return one.said["result"] in results and told == seats and alone
        return False

    return holds


def limit(step: Step, args: Args) -> bool:
    seat, owned = step.seat(args), step.end.owned
    others = [count for other, count in enumerate(owned) if other != seat]
    score_so = (args["count"], args["next"]) == (owned[seat], max(others))
    return ends("limit")(step, args) and score_so and owned[seat] > max(others)


def end_counts(step: Step, args: Args) -> bool:
    told = {step.seat(part.args): part.args["count"] for part in args["counts"]}
    return all(step.end.owned[seat] == count for seat, count in told.items())


def most(step: Step, args: Args) -> bool:
    owned = step.end.owned
    return ends("limit")(step, args) and owned[step.seat(args)] == max(owned)


def most_many(step: Step, args: Args) -> bool:
    owned, seats = step.end.owned, step.seats(args["players"])
    leaders = [seat for seat, count in enumerate(owned) if count == max(owned)]
    return ends("draw")(step, args) and seats == leaders


def war_cards(step: Step, args: Args) -> bool:
    return bool(step.by("war_cards", args, cards=list(args["cards"])))


def cards(step: Step, args: Args) -> bool:
    """Each card that is named lies open before that player, or before the house."""
    return all(lies_open(step, part) for part in args["cards"])


def lies_open(step: Step, part: Line) -> bool:
    card = part.args["card"]
    if part.message == "event-card-house":
        return bool(step.all("draw", to="house", card=card))
    seat = step.seat(part.args)
    return bool(step.all("put", seat=seat, up=card) or step.all("draw", to=seat, card=card))


def claim_nothing(step: Step, args: Args) -> bool:
    """Claim nothing that could be wrong."""
    return True


CLAIMS: Mapping[str, Claim] = {
    "event-deal": deal,
    "event-left-out": left_out,
    "event-shuffle": shuffle,
    "event-choose": choose,
    "event-choose-hidden": chosen,
    "event-choose-silent": claim_nothing,
    "event-choose-swap": word("swap"),
    "event-choose-prisoner": choose_prisoner,
    "event-choose-bet": bet,
    "event-choose-war": goes_to_war,
    "event-choose-surrender": answered("surrender"),
    "event-choose-leave": answered("leave"),
    "event-choose-play": word("play"),
    "event-choose-steal": choose_steal,
    "event-choose-top": word("top"),
    "event-put": put,
    "event-put-war": put_war,
    "event-put-rest": put_rest,
    "event-put-prisoner": put_prisoner,
    "event-put-short": put_short,
    "event-cards": cards,
    "event-war": war,
    "event-war-joker": war_joker,
    "event-war-cost": war_cost,
    "event-war-fewest": war_fewest,
    "event-war-cards": war_cards,
    "event-pot": pot,
    "event-stays": stays,
    "event-take": take,
    "event-take-brief": take_brief,
    "event-take-cards": take_cards,
    "event-own-back": own_back,
    "event-revolution": revolution,
    "event-revolution-next": revolution,
    "event-jacks-cancelled": cancelled,
    "event-jokers-void": jokers_void,
    "event-queens-void": queens_void,
    "event-joker-wins": joker_wins,
    **{f"event-power-{name}": power(name) for name in ("spy", "count", "swap")},
    "event-powers": powers,
    "event-pick-up": pick_up,
    "event-pick-ups": pick_ups,
    "event-renew": renew,
    "event-renew-war": renew_war,
    "event-out": out,
    "event-outs": out,
    "event-out-safe": out,
    "event-outs-safe": out,
    "event-prisoner": prisoner,
    "event-prisoner-lost": lost_so,
    "event-forfeit": forfeit,
    "event-steal": steal,
    "event-steal-blocked": blocked,
    "event-steal-fails": steal_fails,
    "event-steal-rivals": rivals,
    "event-purge": purge,
    "event-draw": draw,
    "event-draw-house": draw_house,
    "event-house-tie": house_tie,
    "event-burn": burn,
    **{
        f"event-pay-{why.replace('_', '-')}": pay(why)
        for why in ("win", "lose", "tie_bet", "surrender", "war_win", "war_lose")
    },
    "event-money": money,
    "event-balance": balance,
    "event-round": round_,
    "event-round-drawn": round_drawn,
    "event-score": score,
    "event-end-win": ends("win"),
    "event-end-draw": ends("draw"),
    "event-end-limit": limit,
    "event-end-counts": end_counts,
    "event-end-most": most,
    "event-end-most-many": most_many,
    "event-end-drunkard": ends("drunkard"),
    "event-end-drunkard-many": ends("drunkard"),
    "event-end-casino": ranked,
    "event-end-casino-empty": ranked,
    "event-end-net": net,
}
"""What is claimed, by the id of the message."""


def find_claim(message: str) -> Claim | None:
    """Return what a message claims, None where nobody knows."""
    return CLAIMS.get(message) or load_own("CLAIMS").get(message)
