"""Voice, braille and sounds for a window: the speaker and the mixer behind one front."""

from __future__ import annotations

import time
from collections.abc import Callable

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line
from audiowar.l10n.locales import Locale
from audiowar.resources import folder
from audiowar.session.match import ME
from audiowar.session.store import Settings, data_folder
from audiowar.sound.backends import open_backend
from audiowar.sound.mixer import Mixer
from audiowar.sound.packs import choose_pack
from audiowar.sound.places import NEAR, seat_place
from audiowar.speech import Kind as SpeechKind
from audiowar.speech import Priority, Speaker, Utterance, Voice, chain
from audiowar.ui.app import LEVELS

PRIORITIES = {
    Kind.NAVIGATION: Priority.NAVIGATION,
    Kind.EVENT: Priority.EVENT,
    Kind.RESULT: Priority.RESULT,
    Kind.SYSTEM: Priority.SYSTEM,
}
CHARACTERS = 15.0
"""Characters a second that an average voice says: how long sounds stay softer."""


class Ears:
    """What the player hears and feels. All methods are called on the window's thread."""

    def __init__(self, settings: Settings, language: Locale) -> None:
        pack, problems = choose_pack(
            settings.get("sound_pack", "standard"), folder("sounds"), data_folder() / "sounds"
        )
        backend, problem = open_backend()
        self.mixer = Mixer(pack, backend)
        self.speaker = Speaker(chain(), language.tag, Voice())
        self.problems = [Line("sound-pack-broken", {"problem": str(p)}) for p in problems]
        if problem:
            self.problems.append(Line("sound-none"))
        self._later: list[tuple[float, Callable[[], None]]] = []
        self._sound_problem = bool(problem)
        self.apply(settings)

    def apply(self, settings: Settings) -> None:
        """Take over rate, voice and volumes."""
        level = {name: settings.get(name, usual) for name, (_, _, usual) in LEVELS.items()}
        self.speaker.set_rate(level["rate"])
        self.speaker.set_volume(level["speech_volume"] / 100)
        self.speaker.set_voice(settings.get("voice", ""))
        self.mixer.set_volume("all", level["sound_volume"] / 100)

    def say(self, text: str, kind: Kind, topic: str, language: Locale, lead: float) -> None:
        """Speak and braille, after the lead of the cue."""
        utterance = Utterance(text, language.tag, topic, PRIORITIES[kind])

        def speak() -> None:
            self.mixer.words(len(text) / CHARACTERS)
            self.speaker.say(utterance)

        # What waits must not be overtaken: order is meaning.
        if lead > 0 or self._later:
            due = time.monotonic() + lead
            self._later.append((max(due, self._later[-1][0] if self._later else due), speak))
        else:
            speak()

    def cue(self, cue: Cue, players: int, low_wins: bool) -> float:
        """Sound a cue at its seat."""
        place = NEAR if cue.seat is None else seat_place(cue.seat, players, ME)
        rank = None
        if cue.card is not None:
            rank = cue.card if cue.card == "JOKER" else cue.card[0]
        return self.mixer.play(cue.name, place, rank, low_wins)

    def stop(self) -> None:
        """A key was pressed: what is being said is cut off; results come later."""
        self.speaker.key_pressed()
        self.mixer.words(0)

    def silence(self) -> None:
        """Fall silent."""
        self.speaker.stop()
        self.mixer.silence()

    def tick(self) -> list[Line]:
        """Let time pass; return what has happened to voice and sound, to be told."""
        now = time.monotonic()
        while self._later and self._later[0][0] <= now:
            self._later.pop(0)[1]()
        self.mixer.tick()
        self.speaker.tick()
        lines, self.problems = self.problems, []
        for event in self.speaker.take_events():
            if event.kind is SpeechKind.SPEAKING:
                lines.append(
                    Line("voice-by", {"name": event.name}) if event.name else Line("voice-none")
                )
            elif event.kind in (SpeechKind.LOST, SpeechKind.HUNG):
                lines.append(Line("voice-lost", {"name": event.name}))
        problem = bool(self.mixer.backend.problem())
        if problem and not self._sound_problem:
            lines.append(Line("sound-lost"))
        self._sound_problem = problem
        return lines

    def voice(self) -> Line:
        """Tell who speaks."""
        name = self.speaker.status().name
        return Line("voice-by", {"name": name}) if name else Line("voice-none")

    def close(self) -> None:
        """Let go of voice and sound."""
        self.speaker.close()
        self.mixer.backend.close()
