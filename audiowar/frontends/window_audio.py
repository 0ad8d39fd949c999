"""Voice, braille and sounds for a window: the speaker and the mixer behind one front."""

from __future__ import annotations

import time
from collections import deque

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line
from audiowar.l10n.locales import Locale
from audiowar.resources import folder
from audiowar.sound.backends import open_backend
from audiowar.sound.mixer import Mixer
from audiowar.sound.packs import STANDARD, Pack, choose_pack
from audiowar.speech import Speaker, SpeechEvent, SpeechKind, Utterance, Voice, chain
from audiowar.storage.settings import Settings, data_folder
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.message_priorities import priority_of
from audiowar.ui.settings.window_settings import levels

from .startup_sound import greet
from .voice_loss import VoiceLossWatcher

CHARACTERS = 15.0
"""Characters a second that an average voice says: how long sounds stay softer."""
FAREWELL = 2.5
"""Seconds that the last words may take."""
LOOK = 0.2
"""Seconds between looks at voice and sound device; sounds that wait are looked at every tick."""


class WindowAudio:
    """What the player hears and feels. All methods are called on the window's thread."""

    def __init__(
        self, settings: Settings, language: Locale, speaks: bool = True, greets: bool = False
    ) -> None:
        """Open sound and voice; with `speaks` off there is no voice: somebody else reads.

        With `greets` the first thing heard is that the program is there.
        """
        self.muted = not speaks
        """Whether words are left to somebody else."""
        self.language = language.tag
        self._lines: list[Line] = []
        self._pack = settings.get("sound_pack", STANDARD)
        backend, problem = open_backend()
        if greets:
            greet(backend, settings)
        # The voice opens while the sounds are read.
        self.speaker = Speaker(chain() if speaks else (), self.language, Voice())
        self.mixer = Mixer(self._load(), backend)
        self._settled = False
        self._voiceless = VoiceLossWatcher()
        if problem:
            self._lines.append(Line("sound-none"))
        self._later: deque[tuple[float, Utterance]] = deque()
        self._look_at = 0.0
        self._sound_lost = bool(self.mixer.backend.problem())
        self.apply_settings(settings)

    def _load(self) -> Pack:
        own = data_folder() / "sounds"
        pack, problems = choose_pack(self._pack, folder("sounds"), own)
        self._lines += [Line("sound-pack-broken", {"problem": str(p)}) for p in problems]
        return pack

    def apply_settings(self, settings: Settings) -> None:
        """Take over rate, voice, volumes, sounds and braille."""
        level = levels(settings)
        self.speaker.set_rate(level["rate"])
        self.speaker.set_volume(level["speech_volume"] / 100)
        self.speaker.set_voice(settings.get("voice", ""))
        self.speaker.set_braille(settings.get("braille", True))
        self.mixer.set_levels(level)
        if self._pack != (wanted := settings.get("sound_pack", STANDARD)):
            self._pack = wanted
            self.mixer.pack = self._load()

    def say(self, said: SpokenMessage) -> None:
        """Speak and braille, after the lead of the cue."""
        if self.muted:
            return
        tag = said.language.tag
        if tag != self.language:
            self.language = tag
            self.speaker.set_language(tag)
        # A braille line keeps the result that a remark is about.
        braille = "" if said.kind is Kind.REMARK else None
        priority = priority_of(said)
        utterance = Utterance(
            *(said.text, tag, said.topic, priority, braille, said.short, said.vital)
        )
        if said.lead > 0 or self._later:
            # What waits must not be overtaken: order is meaning.
            due = time.monotonic() + said.lead
            self._later.append((max(due, self._later[-1][0]) if self._later else due, utterance))
        else:
            self._hand_over(utterance)

    def _hand_over(self, utterance: Utterance) -> None:
        self.mixer.words(len(utterance.text) / CHARACTERS)
        self.speaker.say(utterance)

    def _hand_over_all(self) -> None:
        """Give the speaker what waits for its cue: it knows what a key makes stale."""
        while self._later:
            self.speaker.say(self._later.popleft()[1])

    def play_cue(self, cue: Cue, players: int, low_wins: bool) -> float:
        """Sound a cue at its seat."""
        return self.mixer.play_card(cue.name, cue.seat, players, cue.card, low_wins)

    def stop(self) -> None:
        """A key was pressed: what is being said is cut off; results come later."""
        self._hand_over_all()
        self.speaker.key_pressed()
        self.mixer.words(0)

    def hurry(self, topic: str, which: str = "unheard") -> bool:
        """Say next the results that nobody can have heard; tell whether there are any."""
        return not self.muted and self.speaker.hurry(topic, which)

    def silence(self) -> None:
        """Stop speaking and playing."""
        self._hand_over_all()
        self.speaker.stop()
        self.mixer.silence()

    def tick(self) -> list[Line]:
        """Let time pass; return what has happened to voice and sound, to be told."""
        now = time.monotonic()
        while self._later and self._later[0][0] <= now:
            self._hand_over(self._later.popleft()[1])
        self.mixer.tick()
        if now < self._look_at:
            return []
        self._look_at = now + LOOK
        self.speaker.tick()
        lines, self._lines = self._lines, []
        events = self.speaker.take_events()
        self._voiceless.note(events, now)
        lines += [line for event in events if (line := self._news(event))]
        lost = bool(self.mixer.backend.problem())
        if lost != self._sound_lost:
            lines.append(Line("sound-lost" if lost else "sound-back"))
        self._sound_lost = lost
        return lines

    def _news(self, event: SpeechEvent) -> Line | None:
        """Return what to tell of a change of the voices, if anything."""
        if event.kind is SpeechKind.SPEAKING:
            self._settled = True
            # Behind what it says already, the name of a voice is no news any more.
            late = event.name and self.speaking()
            return None if self.muted or late else self.voice_line()
        if event.kind in (SpeechKind.LOST, SpeechKind.HUNG) and event.name:
            return Line("voice-lost", {"name": event.name})
        return None

    def speaking(self) -> bool:
        """Return whether something is being said or waits, as far as anybody can know."""
        return not self.muted and (bool(self._later) or not self.speaker.idle())

    def unheard(self) -> Line | None:
        """Tell, once, that nobody speaks for good, and why: the player cannot hear it from us."""
        if self.muted or not self._voiceless.due(time.monotonic()):
            return None
        return Line("voice-alarm", {"reason": self._voiceless.reason})

    def voice_line(self) -> Line:
        """Tell who speaks."""
        name = self.speaker.status().name
        return Line("voice-by", {"name": name}) if name else Line("voice-none")

    def voice_names(self) -> tuple[str, ...] | None:
        """Return the voices to choose from; None where a screen reader has its own."""
        status = self.speaker.status()
        return None if self.muted or (status.name and not status.own_voice) else status.voices

    def mute(self, on: bool) -> None:
        """Leave the words to somebody else, or speak again."""
        self.muted = on
        if on:
            self._later.clear()
            self.speaker.stop()

    def unread(self) -> bool:
        """Return whether it is known by now that no screen reader takes our words."""
        status = self.speaker.status()
        return self._settled and (status.own_voice or not status.name)

    def finish(self) -> None:
        """Wait until the last words are on their way; in the program's voice, until they end."""
        self._hand_over_all()
        if not self.muted:
            self.speaker.finish(FAREWELL)

    def close(self) -> None:
        """Let go of voice and sound."""
        self.speaker.close()
        self.mixer.backend.close()
