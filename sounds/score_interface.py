"""Compose the cues of menus, messages and the own hand: short, soft, dry."""

from __future__ import annotations

from instruments import (
    BELL,
    WOOD,
    Samples,
    drum,
    glide,
    mix,
    note,
    paper,
    reed,
    struck,
    sweep,
)
from take import Take


def menu_move(take: Take) -> Samples:
    """A single dry tick of wood."""
    return struck(take.pitch(note("D6")), 0.05, WOOD, take.bright())


def menu_enter(take: Take) -> Samples:
    """Two plucked notes upwards."""
    first = struck(take.pitch(note("A4")), 0.08, bright=take.bright())
    return mix((0, first), (0.06, struck(take.pitch(note("D5")), 0.13)))


def menu_back(take: Take) -> Samples:
    """The same two notes downwards."""
    first = struck(take.pitch(note("D5")), 0.08, bright=take.bright())
    return mix((0, first), (0.06, struck(take.pitch(note("A4")), 0.13)))


def edge(take: Take) -> Samples:
    """A padded wall: one dull low knock."""
    return 1.5 * drum(take.pitch(note("D3")), 0.12, take.random)


def refusal(take: Take) -> Samples:
    """Two short buzzes of a minor second: no."""
    low, high = take.pitch(note("D4")), take.pitch(note("Eb4"))
    buzz = reed(low, low, 0.08) + reed(high, high, 0.08)
    return mix((0, buzz), (0.11, buzz))


def other_buffer(take: Take) -> Samples:
    """A breath of air and a small far bell: something came in elsewhere."""
    air = sweep(take.random, 0.16, 2500, 6000) * 0.15
    return mix((0, air), (0.05, struck(take.pitch(note("B6")), 0.16, BELL) * 0.5))


def _switch(take: Take, start: str, end: str) -> Samples:
    click = paper(take.random, 0.012, 1500, 6000) * 0.8
    slide = reed(take.pitch(note(start)), take.pitch(note(end)), 0.16)
    return mix((0, click), (0.02, slide))


def option_on(take: Take) -> Samples:
    """A switch and a hollow slide upwards."""
    return _switch(take, "D5", "A5")


def option_off(take: Take) -> Samples:
    """A switch and a hollow slide downwards."""
    return _switch(take, "A5", "D5")


def card_pick(take: Take, pitch: float | None) -> Samples:
    """A card under the fingers: a flick of paper and a damped pluck at its rank's pitch."""
    flick = paper(take.random, 0.025, 3000, 9000) * 0.5
    if pitch is None:
        tone = _wobble(take, 0.09)
    else:
        tone = struck(pitch, 0.09, bright=0.5 * take.bright())
    return mix((0, flick), (0.004, tone))


def welcome(take: Take) -> Samples:
    """Three small bells that open: I am here, and shall speak in a moment."""
    pitches = ("G4", "D5", "B5")
    bells = [struck(take.pitch(note(name)), 0.3, BELL, 0.9) for name in pitches]
    return mix(*((0.13 * place, bell) for place, bell in enumerate(bells)))


def goal_reached(take: Take) -> Samples:
    """A ladder of five bells, the last one held: something has been climbed."""
    pitches = ("C5", "E5", "G5", "C6", "E6")
    bells = [struck(take.pitch(note(name)), 0.25, BELL, 0.9) for name in pitches[:-1]]
    top = struck(take.pitch(note(pitches[-1])), 0.7, BELL)
    return mix(*((0.09 * place, bell) for place, bell in enumerate([*bells, top])))


def _knock(take: Take, name: str) -> Samples:
    """A knuckle on a wooden door."""
    return mix(
        (0, drum(take.pitch(note(name)), 0.1, take.random)),
        (0.002, struck(take.pitch(4 * note(name)), 0.05, WOOD) * 0.6),
    )


def person_joins(take: Take) -> Samples:
    """Two knocks at the door and the bell over it, upwards: somebody comes in."""
    bells = [struck(take.pitch(note(name)), 0.3, BELL) * 0.5 for name in ("E5", "B5")]
    knocks = (0, _knock(take, "A3")), (0.14, _knock(take, "A3"))
    return mix(*knocks, (0.3, bells[0]), (0.42, bells[1]))


def person_leaves(take: Take) -> Samples:
    """The bell downwards, then the door falls shut: somebody has gone."""
    bells = [struck(take.pitch(note(name)), 0.3, BELL) * 0.5 for name in ("B5", "E5")]
    door = drum(take.pitch(note("D3")), 0.25, take.random)
    return mix((0, bells[0]), (0.12, bells[1]), (0.36, door))


def person_returns(take: Take) -> Samples:
    """One knock, and the chair is pulled up again with a hollow rising slide."""
    slide = reed(take.pitch(note("G4")), take.pitch(note("C5")), 0.22)
    bell = struck(take.pitch(note("G5")), 0.3, BELL) * 0.5
    return mix((0, _knock(take, "A3")), (0.13, slide), (0.36, bell))


def chat(take: Take) -> Samples:
    """A pen that scratches three quick strokes: somebody writes."""
    strokes = [paper(take.random, length, 1800, 7000) for length in (0.04, 0.025, 0.06)]
    return mix(*((0.075 * place, stroke) for place, stroke in enumerate(strokes)))


def revealed(take: Take, pitch: float | None) -> Samples:
    """A card turned up: a snap of paper, then its rank's note, ringing."""
    snap = paper(take.random, 0.035, 900, 5000, 0.3) * 0.9
    if pitch is None:
        tone = _wobble(take, 0.21)
    else:
        tone = struck(pitch, 0.21, bright=1.5 * take.bright())
    return mix((0, snap), (0.03, tone))


def _wobble(take: Take, seconds: float) -> Samples:
    """The joker's voice: a tritone that slides, no note of the scale."""
    low, high = take.pitch(note("G#5")), take.pitch(note("D6"))
    return glide(low, high, seconds, vibrato=1.5) + 0.5 * glide(high, low, seconds)
