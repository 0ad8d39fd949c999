"""Compose the cues of menus, messages and the player's own hand: short, soft and dry."""

from __future__ import annotations

from instruments import (
    BELL,
    WOOD,
    Samples,
    beat_drum,
    blow_reed,
    brush_paper,
    get_pitch,
    glide,
    mix,
    strike,
    sweep_noise,
)
from take import Take


def menu_move(take: Take) -> Samples:
    """A single dry tick of wood."""
    return strike(take.vary_pitch(get_pitch("D6")), 0.05, WOOD, take.draw_brightness())


def menu_enter(take: Take) -> Samples:
    """Two plucked notes upwards."""
    first = strike(take.vary_pitch(get_pitch("A4")), 0.08, bright=take.draw_brightness())
    return mix((0, first), (0.06, strike(take.vary_pitch(get_pitch("D5")), 0.13)))


def menu_back(take: Take) -> Samples:
    """The same two notes downwards."""
    first = strike(take.vary_pitch(get_pitch("D5")), 0.08, bright=take.draw_brightness())
    return mix((0, first), (0.06, strike(take.vary_pitch(get_pitch("A4")), 0.13)))


def edge(take: Take) -> Samples:
    """One dull low knock, as on a padded wall: the end of a list."""
    return 1.5 * beat_drum(take.vary_pitch(get_pitch("D3")), 0.12, take.random)


def refusal(take: Take) -> Samples:
    """Two short buzzes of a minor second: not allowed."""
    low, high = take.vary_pitch(get_pitch("D4")), take.vary_pitch(get_pitch("Eb4"))
    buzz = blow_reed(low, low, 0.08) + blow_reed(high, high, 0.08)
    return mix((0, buzz), (0.11, buzz))


def other_buffer(take: Take) -> Samples:
    """A breath of air and a small distant bell: a message in another buffer."""
    air = sweep_noise(take.random, 0.16, 2500, 6000) * 0.15
    return mix((0, air), (0.05, strike(take.vary_pitch(get_pitch("B6")), 0.16, BELL) * 0.5))


def _switch(take: Take, start: str, end: str) -> Samples:
    click = brush_paper(take.random, 0.012, 1500, 6000) * 0.8
    slide = blow_reed(take.vary_pitch(get_pitch(start)), take.vary_pitch(get_pitch(end)), 0.16)
    return mix((0, click), (0.02, slide))


def option_on(take: Take) -> Samples:
    """A switch and a hollow slide upwards."""
    return _switch(take, "D5", "A5")


def option_off(take: Take) -> Samples:
    """A switch and a hollow slide downwards."""
    return _switch(take, "A5", "D5")


def card_pick(take: Take, pitch: float | None) -> Samples:
    """A card under the fingers: a flick of paper and a damped pluck at its rank's pitch."""
    flick = brush_paper(take.random, 0.025, 3000, 9000) * 0.5
    if pitch is None:
        tone = _wobble(take, 0.09)
    else:
        tone = strike(pitch, 0.09, bright=0.5 * take.draw_brightness())
    return mix((0, flick), (0.004, tone))


def welcome(take: Take) -> Samples:
    """Three small rising bells: the program has started, and will speak soon."""
    pitches = ("G4", "D5", "B5")
    bells = [strike(take.vary_pitch(get_pitch(name)), 0.3, BELL, 0.9) for name in pitches]
    return mix(*((0.13 * place, bell) for place, bell in enumerate(bells)))


def goal_reached(take: Take) -> Samples:
    """Five rising bells, the last one long."""
    pitches = ("C5", "E5", "G5", "C6", "E6")
    bells = [strike(take.vary_pitch(get_pitch(name)), 0.25, BELL, 0.9) for name in pitches[:-1]]
    top = strike(take.vary_pitch(get_pitch(pitches[-1])), 0.7, BELL)
    return mix(*((0.09 * place, bell) for place, bell in enumerate([*bells, top])))


def _knock(take: Take, name: str) -> Samples:
    """A knuckle on a wooden door."""
    return mix(
        (0, beat_drum(take.vary_pitch(get_pitch(name)), 0.1, take.random)),
        (0.002, strike(take.vary_pitch(4 * get_pitch(name)), 0.05, WOOD) * 0.6),
    )


def person_joins(take: Take) -> Samples:
    """Two knocks on a door and rising bells: somebody comes in."""
    bells = [strike(take.vary_pitch(get_pitch(name)), 0.3, BELL) * 0.5 for name in ("E5", "B5")]
    knocks = (0, _knock(take, "A3")), (0.14, _knock(take, "A3"))
    return mix(*knocks, (0.3, bells[0]), (0.42, bells[1]))


def person_leaves(take: Take) -> Samples:
    """Falling bells, then a closing door: somebody has left."""
    bells = [strike(take.vary_pitch(get_pitch(name)), 0.3, BELL) * 0.5 for name in ("B5", "E5")]
    door = beat_drum(take.vary_pitch(get_pitch("D3")), 0.25, take.random)
    return mix((0, bells[0]), (0.12, bells[1]), (0.36, door))


def person_returns(take: Take) -> Samples:
    """One knock and a hollow rising slide: somebody is back."""
    slide = blow_reed(take.vary_pitch(get_pitch("G4")), take.vary_pitch(get_pitch("C5")), 0.22)
    bell = strike(take.vary_pitch(get_pitch("G5")), 0.3, BELL) * 0.5
    return mix((0, _knock(take, "A3")), (0.13, slide), (0.36, bell))


def chat(take: Take) -> Samples:
    """Three quick strokes of a scratching pen: a chat message."""
    strokes = [brush_paper(take.random, length, 1800, 7000) for length in (0.04, 0.025, 0.06)]
    return mix(*((0.075 * place, stroke) for place, stroke in enumerate(strokes)))


def revealed(take: Take, pitch: float | None) -> Samples:
    """A card turned up: a snap of paper, then its rank's note, ringing."""
    snap = brush_paper(take.random, 0.035, 900, 5000, 0.3) * 0.9
    if pitch is None:
        tone = _wobble(take, 0.21)
    else:
        tone = strike(pitch, 0.21, bright=1.5 * take.draw_brightness())
    return mix((0, snap), (0.03, tone))


def _wobble(take: Take, seconds: float) -> Samples:
    """The joker: a sliding tritone instead of a note of the scale."""
    low, high = take.vary_pitch(get_pitch("G#5")), take.vary_pitch(get_pitch("D6"))
    return glide(low, high, seconds, vibrato=1.5) + 0.5 * glide(high, low, seconds)
