"""What the coach says of a choice and of a game, where it can be counted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from audiowar.announce.line import Line
from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.coach import find_advice
from audiowar.games.scientific.coach import COACH
from audiowar.rules.cards import get_card_code
from audiowar.rules.events import Event
from audiowar.rules.view import View

from .claims import Step
from .facts import JOKER, RANKS, rank

HUNDRED = 100
Said = Mapping[str, Any]


def find_faults(view: View, history: Sequence[Event], step: Step) -> list[str]:
    """Return what is false in the advice for an open question."""
    if view.game == "scientific":
        return find_mixture_faults(COACH.describe_mixed_strategy(view, history), step)
    found = find_advice(view, history)
    if found is None:
        return []
    choice, why = found
    told = get_card_code(choice) if isinstance(choice, int) else str(choice)
    claim = ADVICE.get(why)
    return [] if claim is None or claim(told, step) else [f"{why} {told}"]


def find_mixture_faults(lines: Sequence[Line], step: Step) -> list[str]:
    """Return what is false where choices are mixed: hundred in all, each from the hand."""
    if not lines:
        return []
    me = step.viewer or 0
    total, faults = 0, []
    for line in lines:
        cards = line.args.get("cards", (line,))
        total += sum(one.args["percent"] for one in cards)
        held = step.end.taken if line.message == "coach-swap-then" else step.end.hands
        named = [one.args["card"] for one in cards if one.args.get("card")]
        if any(rank(card) not in map(rank, held[me]) for card in named):
            faults.append(f"{line.message}: not all of {named} can be chosen")
        reason = line.args.get("reason")
        claim = MIXED_LINEUP.get(reason.message) if reason else None
        if claim is not None and not all(claim(card, step) for card in named):
            faults.append(f"{reason.message} {named}")
    return faults + ([f"{total} of a hundred"] if total != HUNDRED else [])


def is_rank(name: str) -> Callable[[str, Step], bool]:
    """Return the claim that a card has a rank."""
    return lambda card, step: rank(card) == name


def beats_seen(card: str, step: Step) -> bool:
    """A spy's card is stronger than all that are chosen, or decides in another way."""
    facts, me = step.end, step.viewer or 0
    others = [facts.answers[seat] for seat in step.chosen if seat != me]
    if rank(card) in ("J", JOKER) or {"J", JOKER} & set(map(rank, others)):
        return True
    return all(facts.strength(card) > facts.strength(other) for other in others)


def is_played_last(card: str, step: Step) -> bool:
    others = [seat for seat in step.end.list_alive_seats() if seat != step.viewer]
    return step.chosen.issuperset(others)


def spied_on(card: str, step: Step) -> bool:
    return any(name == "spy" and seat != step.viewer for name, seat in step.end.powers)


MIXED_LINEUP: Mapping[str, Callable[[str, Step], bool]] = {
    "coach-turn-order": is_rank("J"),
    "coach-become-spy": is_rank("Q"),
    "coach-get-swap": is_rank("8"),
    "coach-force-war": is_rank(JOKER),
    "coach-spy-takes": beats_seen,
    "coach-spy-gives-little": is_played_last,
    "coach-deny-spy": spied_on,
    "coach-win-pot": lambda card, step: bool(step.end.pot),
}
"""Reasons of the professor that say something of the table."""


def steals_most(choice: str, step: Step) -> bool:
    """No other answer steals more cards."""
    facts = step.end
    seats = [int(one) for one in choice.removeprefix("steal:").split(",")]
    names = {rank(str(facts.tops[seat])) for seat in seats}
    others = [seat for seat in facts.list_alive_seats() if seat != step.viewer]
    every = [seat for seat in others if facts.tops[seat] and rank(str(facts.tops[seat])) in names]
    return sorted(seats) == sorted(every)


def matches_nothing(choice: str, step: Step) -> bool:
    return choice == "play"


def beats_most_others(choice: str, step: Step) -> bool:
    """It is higher than half of all cards that the listener does not have."""
    facts, me = step.end, step.viewer or 0
    own = facts.hands[me] + facts.taken[me]
    others = [seat for seat in facts.list_alive_seats() if seat != me]
    held = [card for seat in others for card in facts.hands[seat] + facts.taken[seat]]
    assert own and held
    lower = sum(facts.strength(card) < facts.strength(choice) for card in held)
    return 2 * lower > len(held)


def is_best(choice: str, step: Step) -> bool:
    facts, hand = step.end, step.end.hands[step.viewer or 0]
    return facts.strength(choice) == max(map(facts.strength, hand))


def in_war(choice: str, step: Step) -> bool:
    return step.end.wars > 0


def beats_most_of_all(choice: str, step: Step) -> bool:
    """It is higher than half of the ranks."""
    card = choice.removeprefix("keep:")
    return card == "top" or 2 * RANKS.index(rank(card)) > len(RANKS) - 1


ADVICE: Mapping[str, Callable[[str, Step], bool]] = {
    "coach-steal-most": steals_most,
    "coach-steal-nothing": matches_nothing,
    "coach-steal-protect": matches_nothing,
    "coach-armed-two": is_rank("2"),
    "coach-armed-war": in_war,
    "coach-armed-best": is_best,
    "coach-armed-high": beats_most_others,
    "coach-keep-best": beats_most_of_all,
    "coach-keep-none": lambda choice, step: choice == "keep:none",
    "coach-prisoner-now": lambda choice, step: choice == "prisoner" and in_war(choice, step),
    "coach-prisoner-sure": lambda choice, step: choice == "prisoner",
    "coach-prisoner-waits": lambda choice, step: choice == "top",
    "coach-prisoner-weak": lambda choice, step: choice == "top",
}
"""Reasons of the strong player that say something of the table."""


class Lived:
    """Counts again, from the transcript, what a finished game taught its listener."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.counted: Counter[str] = Counter()

    def add(self, step: Step) -> None:
        """Count a step."""
        for one in step.all("steal"):
            if "blocked" not in one.said:
                self._steal(one.said, step)
        for one in step.all("choose", seat=self.me):
            choice = str(one.said["choice"])
            self.counted["keep"] += choice.startswith("keep:")
            self.counted["kept"] += choice.startswith("keep:") and choice != "keep:none"
            self.counted["lay"] += choice.startswith("lay:")
        for one in step.all("take"):
            mine = self.me in one.before.played
            self.counted["played"] += mine
            self.counted["won"] += mine and one.said["seat"] == self.me
            other = one.said["seat"] != self.me and one.said["seat"] in one.before.played
            self.counted["others"] += other

    def _steal(self, said: Said, step: Step) -> None:
        first = step.all("steal")[0].before
        if said["seat"] == self.me:
            self.counted["stolen"] += len(said["victims"])
            self.counted["stolen cards"] += sum(first.piles[seat] for seat in said["victims"])
        elif self.me in said["victims"]:
            self.counted["robbed"] += 1
            self.counted["robbed cards"] += first.piles[self.me]

    def find_faults(self, view: View, history: Sequence[Event]) -> list[str]:
        """Return what is false in what the game is said to have taught."""
        faults = []
        for lesson in get_bots(view.game).find_review_takeaways(view, history):
            for name, key in TAUGHT.get(lesson.message, {}).items():
                if lesson.args[name] != self.counted[key]:
                    faults.append(f"{lesson.message} {name} {lesson.args} {self.counted[key]}")
        return faults


TAUGHT: Mapping[str, Mapping[str, str]] = {
    "taught-steal-stolen": {"times": "stolen", "count": "stolen cards"},
    "taught-steal-robbed": {"times": "robbed", "count": "robbed cards"},
    "taught-steal-lay": {"times": "lay"},
    "taught-prisoner-kept": {"could": "keep", "kept": "kept"},
    "taught-prisoner-played": {"played": "played", "won": "won"},
    "taught-prisoner-others": {"times": "others"},
}
"""Which figures of what a game taught are which of those counted here."""
