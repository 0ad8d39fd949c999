"""Compose the cues of rare events: wars, revolutions, jokers and the end of a match."""

from __future__ import annotations

import numpy as np
from instruments import (
    BELL,
    Samples,
    beat_drum,
    blow_horn,
    get_pitch,
    get_pitches,
    glide,
    mix,
    strike,
    sweep_noise,
)
from take import Take

SCALE = get_pitches("D4 E4 F#4 A4 B4 D5 E5 F#5 A5 B5 D6")


def _chord(names: str, seconds: float, bright: float = 1.0, top: float = 0.3) -> Samples:
    """Horns on several notes at once."""
    voices = [blow_horn(pitch, seconds, bright, top) for pitch in get_pitches(names)]
    return np.asarray(np.mean(voices, axis=0))


def _bells(names: str, seconds: float, spread: float = 0.0) -> Samples:
    """Bells on several notes, `spread` seconds apart."""
    return mix(
        *((spread * k, 0.5 * strike(p, seconds, BELL)) for k, p in enumerate(get_pitches(names)))
    )


def _drums(take: Take, gap: float, beats: int, pitch: str = "D3") -> Samples:
    """A drum beaten evenly."""
    return mix(
        *(
            (gap * k, beat_drum(take.vary_pitch(get_pitch(pitch)), 0.22, take.random))
            for k in range(beats)
        )
    )


def war(take: Take) -> Samples:
    """Two drum beats and a swelling dissonant chord: nothing is decided yet."""
    return mix((0, _drums(take, 0.2, 2)), (0.2, 0.8 * _chord("D4 G#4 A4", 0.65)))


def war_again(take: Take) -> Samples:
    """Like `war`, but higher, with three beats and one more dissonance."""
    return mix((0, _drums(take, 0.15, 3, "E3")), (0.15, 1.5 * _chord("E4 F4 Bb4 B4", 0.85, 1.3)))


def war_third(take: Take) -> Samples:
    """Six fast beats under a trembling cluster."""
    cluster = _chord("F#4 G4 C5 C#5 D5", 1.1, 2.0)
    tremble = 0.7 + 0.3 * np.sin(2 * np.pi * 13 * np.arange(len(cluster)) / 44100)
    return mix((0, _drums(take, 0.11, 6, "F#3")), (0.1, 1.4 * cluster * tremble))


def war_won(take: Take) -> Samples:
    """The drum once more, and the tension opens into the home chord with bells."""
    chord = 0.8 * _chord("D4 A4 D5 F#5", 0.8, 1.0, 0.1)
    tense = 0.5 * _chord("D4 G#4", 0.2)
    bells = _bells("A5 D6", 0.6, 0.08)
    return mix((0, _drums(take, 0.2, 2)), (0, tense), (0.2, chord), (0.24, bells))


def _run(pitches: list[float], seconds: float) -> Samples:
    """Pluck notes one after another, evenly."""
    gap = seconds / len(pitches)
    return mix(*((gap * k, strike(p, 0.22, bright=1.4)) for k, p in enumerate(pitches)))


def revolution(take: Take) -> Samples:
    """The scale from top to bottom: the order of the cards is reversed."""
    whoosh = sweep_noise(take.random, 0.75, 5000, 600) * 0.12
    landing = 0.7 * _chord("D4 A3", 0.4)
    return mix((0, _run(SCALE[::-1], 0.6)), (0, whoosh), (0.55, landing))


def revolution_back(take: Take) -> Samples:
    """The scale from bottom to top: the order of the cards is normal again."""
    whoosh = sweep_noise(take.random, 0.75, 600, 5000) * 0.12
    landing = 0.7 * _chord("D5 A5", 0.4)
    return mix((0, _run(SCALE, 0.6)), (0, whoosh), (0.55, landing))


def jacks_cancelled(take: Take) -> Samples:
    """Half a scale down, half a scale up, and a stop: the order has not changed."""
    halves = mix((0, _run(SCALE[10:6:-1], 0.22)), (0.24, _run(SCALE[7:11], 0.22)))
    stop = 1.2 * beat_drum(take.vary_pitch(get_pitch("D3")), 0.15, take.random)
    return mix((0, halves), (0.5, stop))


def _laugh(take: Take, times: int, fade: float = 1.0) -> Samples:
    """The laugh of the joker: a tone that slides up and down a tritone quickly."""
    low, high = take.vary_pitch(get_pitch("G#5")), take.vary_pitch(get_pitch("D6"))
    slide = (1.0, 0.4, 0.25)
    ha = mix((0, glide(low, high, 0.08, slide)), (0.07, glide(high, low, 0.08, slide)))
    return mix(*((0.15 * k, ha * fade**k) for k in range(times)))


def joker_forces(take: Take) -> Samples:
    """The joker laughs, and the drum of war answers."""
    threat = mix((0, _drums(take, 0.17, 2)), (0, 0.8 * _chord("D4 G#4 A4", 0.5)))
    return mix((0, 0.6 * _laugh(take, 3)), (0.46, threat))


def joker_wins(take: Take) -> Samples:
    """The joker laughs upwards, and ends in the home chord."""
    bells = _bells("D5 F#5 A5 D6", 0.6, 0.05)
    chord = 0.6 * _chord("D5 F#5", 0.5, 1, 0.1)
    return mix((0, 0.6 * _laugh(take, 2)), (0.32, bells), (0.32, chord))


def jokers_void(take: Take) -> Samples:
    """The joker's laugh gets weaker and sinks."""
    sink = glide(
        take.vary_pitch(get_pitch("D6")), get_pitch("D4"), 0.5, (1.0, 0.4, 0.25), vibrato=0.8
    )
    return mix((0, 0.7 * _laugh(take, 1)), (0.15, 0.6 * sink))


def out_other(take: Take) -> Samples:
    """Somebody else is out: two low horn notes a fourth down, and a closing door."""
    door = 1.2 * beat_drum(take.vary_pitch(get_pitch("A2")), 0.2, take.random)
    return mix(
        (0, 0.7 * blow_horn(get_pitch("A4"), 0.25)),
        (0.2, 0.7 * blow_horn(get_pitch("E4"), 0.35)),
        (0.48, door),
    )


def out_me(take: Take) -> Samples:
    """The player is out: a slow descent in minor."""
    falls = [(0.0, "D5 A4", 0.35), (0.3, "C5 F4", 0.35), (0.6, "A4 D4", 0.6)]
    parts = [(at, _chord(names, seconds, 0.8)) for at, names, seconds in falls]
    return mix(*parts, (0.6, beat_drum(take.vary_pitch(get_pitch("D3")), 0.3, take.random)))


def game_won(take: Take) -> Samples:
    """A small fanfare that rises to the home note."""
    steps = [(0.0, "D4 A4", 0.2), (0.17, "D4 A4", 0.2), (0.34, "F#4 D5", 0.3)]
    last = (0.56, "A4 D5 F#5", 0.85)
    horns = [(at, _chord(names, seconds, 1.5, 0.15)) for at, names, seconds in (*steps, last)]
    return mix(*horns, (0.58, _bells("D6 F#6 A6", 0.7, 0.09)))


def game_lost(take: Take) -> Samples:
    """Four plucked notes sink into a soft minor chord."""
    run = [(0.16 * k, strike(p, 0.4, bright=0.6)) for k, p in enumerate(get_pitches("A5 F5 D5 C5"))]
    return mix(*run, (0.6, 0.9 * _chord("D4 F4 A4", 0.85, 0.5)))


def game_drawn(take: Take) -> Samples:
    """Two equal open chords: nobody has won."""
    chord = 0.7 * _chord("D4 A4 D5", 0.5, 0.7, 0.1) + 0.6 * _bells("A5", 0.5)
    return mix((0, chord), (0.55, chord))
