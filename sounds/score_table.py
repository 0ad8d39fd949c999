"""Compose the cues of the table: what happens trick by trick."""

from __future__ import annotations

from instruments import (
    BELL,
    COIN,
    METAL,
    WOOD,
    Samples,
    beat_drum,
    blow_horn,
    brush_paper,
    get_pitch,
    get_pitches,
    glide,
    mix,
    strike,
    sweep_noise,
)
from take import Take


def _line(take: Take, names: str, gap: float, ring: float, bright: float = 1.0) -> Samples:
    """Pluck notes one after another, `gap` seconds apart, the last ringing for `ring`."""
    pitches = get_pitches(names)
    rings = [2.5 * gap] * (len(pitches) - 1) + [ring]
    loud = bright * take.draw_brightness()
    return mix(
        *(
            (gap * k, strike(take.vary_pitch(pitch), rings[k], bright=loud))
            for k, pitch in enumerate(pitches)
        )
    )


def chosen_own(take: Take) -> Samples:
    """A card laid down: a slide of paper, then a knock on wood with the home note."""
    slide = brush_paper(take.random, 0.07, 2000, 7000, 0.8) * 0.25
    knock = strike(take.vary_pitch(get_pitch("D4")), 0.12, WOOD) + 0.6 * strike(
        take.vary_pitch(get_pitch("A4")), 0.12
    )
    return mix((0, slide), (0.065, knock))


def chosen_other(take: Take) -> Samples:
    """Somebody else's card laid down: two taps of a finger on paper, no note."""
    tap = brush_paper(take.random, 0.035, 500, 1800, 0.1)
    return mix((0, tap), (0.09, 0.7 * brush_paper(take.random, 0.05, 400, 1500, 0.1)))


def trick_won_me(take: Take) -> Samples:
    """The home chord upwards."""
    return _line(take, "D5 F#5 A5 D6", 0.04, 0.13, 1.2)


def trick_won_other(take: Take) -> Samples:
    """Cards drawn away: a falling brush and two low notes down."""
    brush = sweep_noise(take.random, 0.2, 5000, 1200) * 0.12
    return mix((0, _line(take, "B4 E4", 0.09, 0.15, 0.5)), (0.02, brush))


def spy(take: Take) -> Samples:
    """A thin voice that rises a tritone and trembles."""
    start, end = take.vary_pitch(get_pitch("D5")), take.vary_pitch(get_pitch("G#5"))
    creep = glide(start, end, 0.32, (1.0, 0.12))
    return mix((0, creep), (0.26, glide(end, end, 0.38, (1.0, 0.12), vibrato=1.2)))


def queens_void(take: Take) -> Samples:
    """The spy's voice twice, sliding in opposite directions until it fades."""
    low, high = take.vary_pitch(get_pitch("D5")), take.vary_pitch(get_pitch("G#5"))
    down = glide(high, low, 0.45, (1.0, 0.12), vibrato=0.8)
    up = glide(low, get_pitch("D4"), 0.45, (1.0, 0.12), vibrato=0.8)
    return mix((0, down + up), (0.42, 0.6 * strike(get_pitch("D4"), 0.1, WOOD)))


def count(take: Take) -> Samples:
    """Three beads of an abacus."""
    bead = strike(take.vary_pitch(get_pitch("B5")), 0.05, WOOD, 1.3)
    tick = brush_paper(take.random, 0.008, 2500, 8000) * 0.5
    one = mix((0, tick), (0.002, bead))
    bell = 0.6 * strike(get_pitch("B5"), 0.16, BELL)
    return mix((0, one), (0.1, one), (0.2, one), (0.2, bell))


def swap(take: Take) -> Samples:
    """Two plucked voices that cross: one runs up while the other runs down."""
    up = _line(take, "D4 A4 D5 A5", 0.08, 0.16)
    down = _line(take, "B5 E5 B4 E4", 0.08, 0.16, 0.4)
    rustle = sweep_noise(take.random, 0.36, 1500, 1600, 2.5) * 0.06
    return mix((0, up), (0.04, down), (0, rustle))


def pick_up(take: Take) -> Samples:
    """A pile scooped up: a rising brush and a tap as it lands in the hand."""
    scoop = sweep_noise(take.random, 0.3, 700, 5000) * 0.4
    return mix((0, scoop), (0.29, 0.9 * strike(take.vary_pitch(get_pitch("A4")), 0.1, WOOD)))


def shuffle(take: Take) -> Samples:
    """Shuffled cards: many sheets fall faster and faster, then are squared on the table."""
    leaves: list[tuple[float, Samples]] = []
    at = 0.0
    for k in range(26):
        leaf = brush_paper(take.random, 0.014, 1200 + 60 * k, 5000 + 100 * k)
        leaves.append((at, leaf * take.vary(0.8, 0.3)))
        at += take.vary(0.034 - 0.0006 * k, 0.2)
    return mix(*leaves, (at + 0.03, 0.7 * brush_paper(take.random, 0.05, 350, 1200)))


def _chain(take: Take, links: int, gap: float) -> Samples:
    """Metal links falling on one another."""
    return mix(
        *(
            (gap * k, take.vary(0.7, 0.3) * strike(take.vary(2100, 0.12), 0.12, METAL))
            for k in range(links)
        )
    )


def prisoner_taken(take: Take) -> Samples:
    """Chains, and a heavy door falling shut."""
    door = 1.6 * beat_drum(take.vary_pitch(get_pitch("A2")), 0.3, take.random) + 0.4 * blow_horn(
        get_pitch("A3"), 0.3
    )
    return mix((0, 0.6 * _chain(take, 3, 0.07)), (0.24, door))


def prisoner_freed(take: Take) -> Samples:
    """One link falls, then open notes upwards."""
    run = _line(take, "A4 D5 E5 A5", 0.09, 0.3, 0.8)
    return mix((0, 0.5 * _chain(take, 2, 0.06)), (0.15, run))


def prisoner_lost(take: Take) -> Samples:
    """Chains dragged away under a voice that sinks a tritone."""
    sink = blow_horn(take.vary_pitch(get_pitch("G#4")), 0.25) + 0.9 * blow_horn(
        get_pitch("A4"), 0.25
    )
    end = blow_horn(take.vary_pitch(get_pitch("D4")), 0.4) + 0.6 * blow_horn(get_pitch("Eb4"), 0.4)
    return mix((0, 0.5 * _chain(take, 5, 0.11)), (0.08, 0.4 * sink), (0.3, 0.4 * end))


def steal(take: Take) -> Samples:
    """A quick hand: a swish upwards and a note snatched from below."""
    swish = sweep_noise(take.random, 0.14, 900, 7000, 1.8) * 0.5
    snatch = glide(get_pitch("D4"), take.vary_pitch(get_pitch("B5")), 0.16, (1.0, 0.5, 0.3, 0.15))
    return mix((0, swish), (0.1, 0.9 * snatch))


def steal_blocked(take: Take) -> Samples:
    """The same quick hand against a board: a hard knock and a sour second."""
    swish = sweep_noise(take.random, 0.14, 900, 7000, 1.8) * 0.5
    board = strike(take.vary_pitch(get_pitch("Eb4")), 0.2, WOOD) + strike(
        get_pitch("D4"), 0.2, WOOD
    )
    return mix((0, swish), (0.13, 0.9 * board))


def purge(take: Take) -> Samples:
    """Wind that carries cards away, and falling tones."""
    wind = sweep_noise(take.random, 0.7, 6000, 500, 1.4) * 0.35
    return mix((0, wind), (0.05, 0.35 * _line(take, "E6 C6 G#5 E5 C5 G#4", 0.09, 0.2, 0.3)))


def _chip(take: Take, pitch: float = 2600.0) -> Samples:
    """One clay chip that hits another."""
    clay = strike(take.vary(1150, 0.04), 0.06, WOOD)
    return strike(take.vary(pitch, 0.04), 0.06, COIN) + 0.4 * clay


def bet(take: Take) -> Samples:
    """Two chips put down."""
    return mix((0, _chip(take)), (0.075, _chip(take)))


def _coin(take: Take, pitch: float, ring: float = 0.16) -> Samples:
    return strike(take.vary_pitch(pitch), ring, COIN)


def coins_won(take: Take) -> Samples:
    """Coins pouring in, each brighter than the last."""
    pitches = get_pitches("D6 E6 F#6 A6 B6 D7 E7 F#7")
    return mix(*((take.vary(0.06, 0.1) * k, _coin(take, p)) for k, p in enumerate(pitches)))


def coins_lost(take: Take) -> Samples:
    """A few coins that roll away and fall, and a dull thud."""
    pitches = get_pitches("A6 F6 D6")
    falls = [(0.09 * k, 0.7 * _coin(take, p, 0.1)) for k, p in enumerate(pitches)]
    return mix(*falls, (0.27, 1.4 * beat_drum(take.vary_pitch(get_pitch("D3")), 0.17, take.random)))


def push(take: Take) -> Samples:
    """The bet comes back unchanged: a slide at one pitch between two equal chips."""
    slide = brush_paper(take.random, 0.2, 1500, 3000, 0.5) * 0.25
    return mix((0, _chip(take, 2000)), (0.04, slide), (0.24, _chip(take, 2000)))


def your_turn(take: Take) -> Samples:
    """A small bell, twice on one note."""
    bell = strike(take.vary_pitch(get_pitch("A5")), 0.15, BELL, take.draw_brightness())
    return mix((0, 0.8 * bell), (0.1, bell))


def time_running_out(take: Take) -> Samples:
    """A clock that ticks between two notes a semitone apart."""
    tick = strike(take.vary_pitch(get_pitch("A5")), 0.06, WOOD, 1.6)
    tock = strike(take.vary_pitch(get_pitch("G#5")), 0.06, WOOD, 1.6)
    return mix((0, tick), (0.13, tock), (0.26, tick), (0.39, tock))
