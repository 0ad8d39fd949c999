"""What each reason for a trick claims, and whether that is so.

A claim is a function of the arguments of a line and of all that happened in its trick.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .claims import Args, Happening, Step, blocked, claim_nothing, ends
from .facts import JOKER, Facts, rank

Claim = Callable[[Step, Args], bool]


def battles(step: Step) -> list[Facts]:
    """Return the table at each decision of the trick, the cards compared still open.

    The last one may wait for a card to be kept.
    """
    tables = [*(one.before for one in decisions(step)), step.end]
    return [facts for facts in tables if facts.battle]


def decisions(step: Step) -> list[Happening]:
    """Return what decided: wars, a joker that cancelled one, takes."""
    kinds = ("war", "joker_wins", "take")
    return [one for one in step.happened if one.said["event"] in kinds]


def second(facts: Facts, best: int) -> str | None:
    """Return the rank of the strongest card below the best one."""
    rest = {seat: card for seat, card in facts.battle.items() if seat != best}
    if facts.game == "scientific":
        rest = {seat: card for seat, card in rest.items() if card != JOKER}
    following = max(rest.values(), key=facts.strength, default=None)
    return None if following is None else rank(following)


def strongest(step: Step, args: Args) -> bool:
    seat = step.seat(args)
    return any(
        facts.find_strongest_seats() == [seat]
        and facts.battle[seat] == args["card"]
        and second(facts, seat) == rank(args["beaten"])
        for facts in battles(step)
    )


def only_card(step: Step, args: Args) -> bool:
    seat = step.seat(args)
    return any(
        facts.battle.get(seat) == args["card"] and second(facts, seat) is None
        for facts in battles(step)
    )


def tie(step: Step, args: Args) -> bool:
    named = sorted(step.seats(args["players"]))
    return args["count"] == len(named) and any(
        facts.find_strongest_seats() == named and rank(facts.battle[named[0]]) == rank(args["card"])
        for facts in battles(step)
    )


def upset(step: Step, args: Args) -> bool:
    return any(
        rank(facts.battle[seat]) == rank(args["card"])
        and rank(facts.find_upset_card(seat) or "") == rank(args["beaten"])
        for facts in battles(step)
        for seat in facts.find_strongest_seats()
        if facts.find_upset_card(seat)
    )


def takes_more(step: Step, args: Args) -> bool:
    lifted = len(step.all("prisoner")) - any(
        one.said["choice"] == "keep:top" for one in step.all("choose")
    )
    return any(
        len(one.said["cards"]) + lifted == args["count"] and len(one.before.pot) == args["earlier"]
        for one in step.by("take", args)
    )


def did(kind: str) -> Claim:
    """Return the claim that somebody did that."""
    return lambda step, args: bool(step.by(kind, args))


def war_all(step: Step, args: Args) -> bool:
    facts = step.end
    return bool(step.all("war")) and args["count"] == facts.options.get("face_down", 3)


def unfought(step: Step) -> bool:
    """Tell whether nobody put an open card after the last war."""
    last = step.all("war")[-1]
    return not any(one["event"] == "put" and one["up"] for one in step.after(last))


def war_alone(step: Step, args: Args) -> bool:
    return unfought(step) and did("take")(step, args)


def war_nobody(step: Step, args: Args) -> bool:
    tied = step.all("war")[-1].before.find_strongest_seats()
    return unfought(step) and {one.said["seat"] for one in step.all("out")}.issuperset(tied)


def short(step: Step, args: Args) -> bool:
    return any(len(one.said["down"]) == args["count"] for one in step.by("put", args, up=None))


def out_war(step: Step, args: Args) -> bool:
    return bool(step.all("war")) and did("out")(step, args)


def limit(step: Step, args: Args) -> bool:
    owned, seats = step.end.owned, step.seats(args["players"])
    best = all(owned[seat] == max(owned) for seat in seats)
    return ends("limit", "draw")(step, args) and best and reached(step, args)


def reached(step: Step, args: Args) -> bool:
    return bool(args["count"] == step.end.options["trick_limit"])


# Scientific War


def jacks(step: Step) -> tuple[int, Facts]:
    """Return how many jacks were played, and the table when the cards were judged."""
    facts = [one.after for one in step.all("put")][-1]
    return sum(rank(card) == "J" for card in facts.battle.values()), facts


def order(step: Step, args: Args) -> bool:
    count, facts = jacks(step)
    return not count and facts.low


def jack_turns(step: Step, args: Args) -> bool:
    turned = step.all("revolution", reversed=args["reversed"])
    return bool(turned) and jacks(step)[0] == args["count"] and args["count"] % 2 == 1


def jack_later(step: Step, args: Args) -> bool:
    return bool(step.all("revolution", reversed=not args["reversed"])) and (
        jacks(step)[1].low == args["reversed"]
    )


def jacks_cancel(step: Step, args: Args) -> bool:
    count, facts = jacks(step)
    return count == args["count"] and count % 2 == 0 and facts.low == args["reversed"]


def shown(step: Step, name: str) -> int:
    """Return how many cards of a rank lay open in the trick."""
    return sum(rank(one.said["up"]) == name for one in step.all("put") if one.said["up"])


def jokers_void(step: Step, args: Args) -> bool:
    """Two jokers or more leave the decision to other cards, of which there are some."""
    return 1 < args["count"] == shown(step, JOKER) < len(step.all("put"))


def all_jokers(step: Step, args: Args) -> bool:
    return shown(step, JOKER) == len(step.all("put"))


def joker_forces(step: Step, args: Args) -> bool:
    forced = step.all("war", cause="joker")
    return any(
        [one.before.battle[seat] for seat in one.before.find_strongest_seats()] == [args["card"]]
        for one in forced
    )


def joker_forces_two(step: Step, args: Args) -> bool:
    return bool(step.all("war", cause="joker")) and len(step.all("put")) == 2


def stays(step: Step, args: Args) -> bool:
    return not step.all("take") and bool(step.all("war"))


def power(name: str) -> Claim:
    """Return the claim that somebody was granted a power."""

    def holds(step: Step, args: Args) -> bool:
        seat = step.seat(args)
        empty = name == "swap" and not step.end.piles[seat]
        return bool(step.all("power", power=name, seat=seat)) and args.get("empty", False) == empty

    return holds


def spy_out(step: Step, args: Args) -> bool:
    queens = [one.said["seat"] for one in step.all("put") if rank(one.said["up"]) == "Q"]
    return queens == [step.seat(args)] and did("out")(step, args)


# Război


def war_cost(step: Step, args: Args) -> bool:
    named = sorted(step.seats(args["players"]))
    return any(
        one.before.find_strongest_seats() == named
        and rank(one.before.battle[named[0]]) == rank(args["card"])
        and one.before.cost(args["card"]) == args["count"]
        for one in step.all("war")
    )


def war_fewer(step: Step, args: Args) -> bool:
    """Who put fewer than the war costs has nothing left but a prisoner."""
    seat = step.seat(args)
    return any(
        len(one.said["down"]) + 1 == args["count"]
        and one.before.wars
        and args["count"] < one.before.price
        and one.after.owned[seat] == (seat in one.after.prisoners)
        for one in step.all("put", seat=seat)
    )


def war_fewest(step: Step, args: Args) -> bool:
    puts = [one for one in step.all("put") if one.before.wars]
    return any(
        len(one.said["down"]) + 1 == args["count"] < one.before.price
        and one.after.owned[one.said["seat"]] == (one.said["seat"] in one.after.prisoners)
        for one in puts
    )


def war_none(step: Step, args: Args) -> bool:
    seat = step.seat(args)
    return any(
        seat in one.before.find_strongest_seats()
        and not any(put["event"] == "put" and put["seat"] == seat for put in step.after(one))
        for one in step.all("war")
    )


def played(step: Step, args: Args) -> bool:
    return any(step.seat(args) in one.before.played for one in step.all("take"))


def prisoner_won(step: Step, args: Args) -> bool:
    return played(step, args) and did("take")(step, args)


def prisoner_lost(alone: bool) -> Claim:
    """Return the claim that a played prisoner was lost, with the top card or `alone`."""

    def holds(step: Step, args: Args) -> bool:
        top = did("forfeit")(step, args)
        return played(step, args) and not did("take")(step, args) and top != alone

    return holds


def prisoner_kept(step: Step, args: Args) -> bool:
    return bool(step.by("prisoner", args, card=args["card"])) and not played(step, args)


# Steal War


def steal(step: Step, args: Args) -> bool:
    victims = sorted(step.seats(args["victims"]))
    return args["mine"] == (step.viewer in victims) and any(
        "blocked" not in one.said and sorted(one.said["victims"]) == victims
        for one in step.by("steal", args, card=args["card"])
    )


def wanted(step: Step, args: Args) -> tuple[int, set[int]]:
    """Return whose pile was asked for in vain, and by whom in the same round."""
    (victim,) = step.seats(args["victims"])
    return victim, {
        one.said["seat"]
        for one in step.all("steal")
        if str(victim) in one.before.answers[one.said["seat"]].removeprefix("steal:").split(",")
    }


def steal_fails(step: Step, args: Args) -> bool:
    """Nobody knows yet whether the owner plays a card that protects the pile."""
    victim, thieves = wanted(step, args)
    attempt = step.by("steal", args, blocked=True)[-1]
    put = any(one["event"] == "put" and one["seat"] == victim for one in step.after(attempt))
    return step.seat(args) in thieves and args["mine"] == (victim == step.viewer) and not put


def steal_rivals(step: Step, args: Args) -> bool:
    thieves = wanted(step, args)[1]
    return step.seat(args) in thieves and len(thieves) > 1


# Other games


def war_armed(step: Step, args: Args) -> bool:
    named = sorted(step.seats(args["players"]))
    return any(one.before.find_strongest_seats() == named for one in step.all("war"))


def purged(step: Step, args: Args) -> bool:
    return bool(step.all("purge")) and args["count"] == step.end.options["purge_after"]


def last_card(step: Step, args: Args) -> bool:
    """It was compared before, and no other one has come since."""
    seat = step.seat(args)
    return any(
        one.before.battle.get(seat) and not one.before.owned[seat] for one in step.all("war")
    )


def pay(why: str) -> Claim:
    """Return the claim that somebody was paid so, with the cards that decided it."""

    def holds(step: Step, args: Args) -> bool:
        paid = step.by("pay", args, why=why)
        return any(
            (one.said["cents"] > 0) == args["won"]
            and rank(one.before.drawn[step.seat(args)]) == rank(args["card"])
            and rank(one.before.drawn["house"]) == rank(args["house"])
            for one in paid
        )

    return holds


def house_tie(step: Step, args: Args) -> bool:
    seat, facts = step.seat(args), step.end
    same = {rank(facts.drawn[seat]), rank(facts.drawn["house"]), rank(args["card"])}
    settled = [one for one in step.by("pay", args) if one.said["why"] != "tie_bet"]
    return same == {rank(args["house"])} and not settled


def out_poor(step: Step, args: Args) -> bool:
    low = int(step.end.options["min_bet"]) * 100
    return did("out")(step, args) and step.end.money[step.seat(args)] < low


def option(name: str, value: str) -> Claim:
    """Return the claim that a rule is set so."""
    return lambda step, args: step.end.options[name] == value and bool(step.all("war"))


def drunkard(step: Step, args: Args) -> bool:
    first = step.end.options["drunkard"] == "first_out"
    return ends("drunkard")(step, args) and args["first"] == first


def won_round(step: Step, args: Args) -> bool:
    return bool(step.all("round", winner=step.seat(args)))


def drawn_round(step: Step, args: Args) -> bool:
    return bool(step.all("round", winner=None))


def result(name: str) -> Claim:
    """Return the claim that the game ended so."""
    return lambda step, args: bool(step.all("end", result=name))


def happened(kind: str, **wanted_: Any) -> Claim:
    """Return the claim that there was such an event."""
    return lambda step, args: bool(step.all(kind, **wanted_))


REASONS: Mapping[str, Claim] = {
    "why-strongest": strongest,
    "why-only-card": only_card,
    "why-tie": tie,
    "why-upset": upset,
    "why-takes-more": takes_more,
    "why-pick-up": did("pick_up"),
    "why-renewed": did("pick_up"),
    "why-war-all": war_all,
    "why-war-alone": war_alone,
    "why-war-nobody": war_nobody,
    "why-short": short,
    "why-out": did("out"),
    "why-out-hand": did("out"),
    "why-out-war": out_war,
    "why-end-win": ends("win"),
    "why-end-draw": ends("draw"),
    "why-end-limit": limit,
    "why-end-most": limit,
    "why-end-drunkard": drunkard,
    "why-order": order,
    "why-jack-turns": jack_turns,
    "why-jack-later": jack_later,
    "why-jacks-cancel": jacks_cancel,
    "why-jokers-void": jokers_void,
    "why-queens-void": lambda step, args: 1 < args["count"] == shown(step, "Q"),
    "why-all-jokers": all_jokers,
    "why-joker-wins": did("joker_wins"),
    "why-joker-forces": joker_forces,
    "why-joker-forces-two": joker_forces_two,
    "why-stays": stays,
    **{f"why-power-{name}": power(name) for name in ("spy", "count", "swap")},
    "why-spy-out": spy_out,
    "why-war-cost": war_cost,
    "why-war-fewer": war_fewer,
    "why-war-fewest": war_fewest,
    "why-war-none": war_none,
    "why-prisoner-kept": prisoner_kept,
    "why-prisoner-won": prisoner_won,
    "why-prisoner-lost": prisoner_lost(alone=False),
    "why-prisoner-lost-alone": prisoner_lost(alone=True),
    "why-steal": steal,
    "why-steal-protected": blocked,
    "why-steal-fails": steal_fails,
    "why-steal-rivals": steal_rivals,
    "why-war-armed": war_armed,
    "why-purged": purged,
    "why-last-card": last_card,
    **{
        f"why-pay-{why.replace('_', '-')}": pay(why)
        for why in ("win", "lose", "tie_bet", "surrender", "war_win", "war_lose")
    },
    "why-house-tie": house_tie,
    "why-out-poor": out_poor,
    "why-war-open": option("tie", "open"),
    "why-war-covered": option("tie", "covered"),
    "why-own-back": lambda step, args: len(step.all("take")) == 2,
    "why-war-turned": happened("war"),
    "why-round": won_round,
    "why-round-drawn": drawn_round,
    "why-rounds-win": result("win"),
    "why-rounds-draw": result("draw"),
}
"""What is claimed, by the id of the message."""
assert claim_nothing not in REASONS.values()
