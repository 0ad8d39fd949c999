"""The voice, the braille and the sounds of the window, and reports of problems with them.

If no voice works, a sound and a message box warn the player instead.
"""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from collections import deque
from collections.abc import Iterable
from typing import Any

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue, Line
from audiowar.l10n.discover_locales import Locale
from audiowar.resources import find_data_folder
from audiowar.sound.cue_player import CuePlayer
from audiowar.sound.packs import STANDARD_PACK_NAME, Pack, load_pack_with_standard_fallback
from audiowar.sound.pyglet_backend import open_sound_backend
from audiowar.speech import windows_com
from audiowar.speech.backend_interface import VoiceSettings
from audiowar.speech.shared_state import SpeechEvent, SpeechEventKind
from audiowar.speech.speaker import Speaker
from audiowar.speech.utterance import Utterance
from audiowar.speech.voices_to_try import make_voice_chain
from audiowar.storage.settings import Settings, get_data_folder
from audiowar.ui.core.frontend import SpokenMessage, make_utterance
from audiowar.ui.settings.output_settings import get_number_settings
from audiowar.ui.settings.reader_pace import get_reader_pace

from .startup_sound import play_startup_sound_unless_windows
from .window_accessibility import WINDOW_TITLE

MAX_FAREWELL_SECONDS = 2.5
"""The maximum number of seconds to wait for the last words."""
DEVICE_CHECK_SECONDS = 0.2
"""Seconds between two checks of the voice and the sound device."""
SECONDS_UNTIL_ALARM = 7.0
"""Seconds without a voice until the alarm, long enough for a slow voice to start."""
ALARM_ICON, ALARM_IN_FRONT = 0x30, 0x10000
"""Flags of a message box of Windows: with the warning's sign and sound, before other windows."""


class VoiceLossWatcher:
    """Watches the speaker's events, and decides when to warn the player that no voice works."""

    def __init__(self) -> None:
        self._reasons: list[str] = []
        self._since: float | None = None
        self._raised = False

    def record_events(self, events: Iterable[SpeechEvent], now: float) -> None:
        """Learn from the speaker's events why voices failed, and since when no voice works."""
        for event in events:
            if event.kind is SpeechEventKind.BRAILLE_LOST:
                continue
            if event.kind is not SpeechEventKind.SPEAKING:
                default = "a voice did not answer" if event.kind is SpeechEventKind.HUNG else ""
                self._reasons.append(event.reason or default)
            elif event.name:
                self._since, self._reasons = None, []
            else:
                self._since = now

    def take_alarm_reasons(self, now: float) -> str | None:
        """Once, when the alarm is due, return why voices failed; otherwise None.

        The reasons since a voice last worked are in English; "" if they are unknown.
        """
        if self._raised or self._since is None or now - self._since < SECONDS_UNTIL_ALARM:
            return None
        self._raised = True
        return "; ".join(dict.fromkeys(filter(None, self._reasons)))


class SpeechAndSound:
    """The voice, the braille display and the sounds. Call all methods in the window's thread."""

    def __init__(
        self, settings: Settings, language: Locale, speaks: bool = True, greets: bool = False
    ) -> None:
        """Open the sound device and, if `speaks`, a voice. If `greets`, play the startup sound."""
        self.is_voice_muted = not speaks
        """Whether the voice is silent, because a screen reader reads the accessibility tree."""
        self._lines: list[Line] = []
        self._pack = settings.get("sound_pack", STANDARD_PACK_NAME)
        backend, problem = open_sound_backend()
        if greets:
            play_startup_sound_unless_windows(backend, settings)
        windows_com.set_generated_modules_folder(get_data_folder() / "com")
        # The speaker opens its voice in another thread while the sounds are loaded here.
        self.speaker = Speaker(make_voice_chain() if speaks else (), language.tag, VoiceSettings())
        self.cue_player = CuePlayer(self._load_pack(), backend)
        self._settled = False
        self._voice_loss = VoiceLossWatcher()
        if problem:
            self._lines.append(Line("sound-none"))
        self._delayed: deque[tuple[float, Utterance]] = deque()
        self._check_at = 0.0
        self._sound_lost = bool(self.cue_player.backend.find_problem_id())
        self.apply_settings(settings)

    def _load_pack(self) -> Pack:
        own = get_data_folder() / "sounds"
        pack, problems = load_pack_with_standard_fallback(
            self._pack, find_data_folder("sounds"), own
        )
        self._lines += [Line("sound-pack-broken", {"problem": str(p)}) for p in problems]
        return pack

    def apply_settings(self, settings: Settings) -> None:
        """Apply the settings of rate, voice, volumes, sounds and braille."""
        level = get_number_settings(settings)
        volume, name = level["speech_volume"] / 100, settings.get("voice", "")
        self.speaker.set_voice(VoiceSettings(level["rate"], volume, name))
        self._settings = settings
        self._apply_reader_pace()
        self.speaker.set_braille(settings.get("braille", True))
        self.cue_player.set_output_levels(level)
        if self._pack != (wanted := settings.get("sound_pack", STANDARD_PACK_NAME)):
            self._pack = wanted
            self.cue_player.pack = self._load_pack()

    def _apply_reader_pace(self) -> None:
        """Tell the speaker the pace of a screen reader that reports nothing."""
        reader = self.get_silent_reader_name()
        self.speaker.set_reader_pace(get_reader_pace(self._settings, reader) if reader else 0)

    def get_silent_reader_name(self) -> str | None:
        """Return the name of the screen reader if it reports nothing of what it has spoken."""
        status = self.speaker.get_voice_status()
        return None if status.reports_speech else status.name or None

    def say(self, message: SpokenMessage) -> None:
        """Speak a message and show it in braille, after the beginning of its sound."""
        if self.is_voice_muted:
            return
        self.speaker.set_language(message.locale.tag)
        # Do not show a remark in braille: the display keeps the result that the remark is about.
        braille = "" if message.kind is AnnouncementKind.REMARK else None
        utterance = make_utterance(message, braille)
        if message.delay_seconds > 0 or self._delayed:
            # Keep the order: no utterance may be spoken before an older one that is delayed.
            after = self._delayed[-1][0] if self._delayed else 0.0
            self._delayed.append((max(time.monotonic() + message.delay_seconds, after), utterance))
        else:
            self._hand_over(utterance)

    def _hand_over(self, utterance: Utterance) -> None:
        self.cue_player.lower_volume_while_spoken(utterance.text)
        self.speaker.say(utterance)

    def _hand_over_all(self) -> None:
        """Pass the delayed utterances to the speaker, which drops those that a key makes stale."""
        while self._delayed:
            self.speaker.say(self._delayed.popleft()[1])

    def start_cue(self, cue: Cue, seat_count: int, low_wins: bool) -> float:
        """Play a cue at the position of its seat. Return the seconds until speech may begin."""
        return self.cue_player.play_at_seat(cue.name, cue.seat, seat_count, cue.card, low_wins)

    def interrupt_speech(self) -> None:
        """Interrupt speech because of a key. Results that it cuts off follow the answer."""
        self._hand_over_all()
        self.speaker.on_key_pressed()
        self.cue_player.lower_volume_for(0)

    def get_end_of_speech(self) -> float:
        """Return when everything has surely been spoken, by `time.monotonic`."""
        delayed = self._delayed[-1][0] + DEVICE_CHECK_SECONDS if self._delayed else 0.0
        return 0.0 if self.is_voice_muted else max(delayed, self.speaker.get_end_of_speech())

    def stop_speech(self) -> None:
        """Stop speaking. Results that have not begun wait for the next utterance."""
        self._hand_over_all()
        self.speaker.stop()

    def hush_all(self) -> None:
        """Stop speaking and playing."""
        self.stop_speech()
        self.cue_player.stop_all()

    def run_due_changes(self) -> list[Line]:
        """Do everything that is due. Return lines that report changes of voice and sound device."""
        now = time.monotonic()
        while self._delayed and self._delayed[0][0] <= now:
            self._hand_over(self._delayed.popleft()[1])
        self.cue_player.run_due()
        if now < self._check_at:
            return []
        self._check_at = now + DEVICE_CHECK_SECONDS
        self.speaker.replace_stuck_thread()
        lines, self._lines = self._lines, []
        events = self.speaker.take_events()
        self._voice_loss.record_events(events, now)
        lines += [line for event in events if (line := self._describe_event(event))]
        lost = bool(self.cue_player.backend.find_problem_id())
        if lost != self._sound_lost:
            lines.append(Line("sound-lost" if lost else "sound-back"))
        self._sound_lost = lost
        return lines

    def get_seconds_until_next_sound(self) -> float | None:
        """Return the seconds until the next sound must be played; None if no sound waits."""
        due = self.cue_player.get_next_due_time()
        return None if due is None else due - time.monotonic()

    def _describe_event(self, event: SpeechEvent) -> Line | None:
        """Return the line that reports a change of the voice; None if none is needed."""
        if event.kind is SpeechEventKind.SPEAKING:
            self._settled = True
            self._apply_reader_pace()
            # Do not announce a voice that the player already hears.
            late = event.name and self.is_speaking_or_about_to()
            return None if self.is_voice_muted or late else self.get_current_voice_line()
        if event.kind in (SpeechEventKind.LOST, SpeechEventKind.HUNG) and event.name:
            return Line("voice-lost", {"name": event.name})
        if event.kind is SpeechEventKind.BRAILLE_LOST:
            return Line("braille-lost", {"name": event.name})
        return None

    def is_speaking_or_about_to(self) -> bool:
        """Return whether a text is probably being spoken, or waits to be spoken."""
        return time.monotonic() < self.get_end_of_speech()

    def take_voice_alarm_line(self) -> Line | None:
        """Return the warning that no voice works, once, when it is due. Otherwise return None."""
        muted = self.is_voice_muted
        reasons = None if muted else self._voice_loss.take_alarm_reasons(time.monotonic())
        return None if reasons is None else Line("voice-alarm", {"reason": reasons})

    def get_current_voice_line(self) -> Line:
        """Return the line that names the current voice."""
        name = self.speaker.get_voice_status().name
        return Line("voice-by", {"name": name}) if name else Line("voice-none")

    def list_own_voice_names(self) -> tuple[str, ...] | None:
        """Return the available voices; None if a screen reader speaks."""
        status = self.speaker.get_voice_status()
        return (
            None
            if self.is_voice_muted or (status.name and not status.is_adjustable)
            else status.voices
        )

    def set_voice_muted(self, muted: bool) -> None:
        """Mute the voice, because a screen reader speaks instead, or unmute it."""
        self.is_voice_muted = muted
        if muted:
            self._delayed.clear()
            self.speaker.stop()

    def lacks_screen_reader(self) -> bool:
        """Return whether it is certain that no screen reader receives what is spoken."""
        status = self.speaker.get_voice_status()
        return self._settled and (status.is_adjustable or not status.name)

    def wait_for_last_words(self) -> None:
        """Wait until a screen reader has received the last words, or the voice has spoken them.

        Wait at most `MAX_FAREWELL_SECONDS`, and not at all if the voice is muted.
        """
        self._hand_over_all()
        if not self.is_voice_muted:
            self.speaker.wait_until_spoken(MAX_FAREWELL_SECONDS)

    def close(self) -> None:
        """Close voice and sound."""
        self.speaker.close()
        self.cue_player.backend.close()


def show_alarm(text: str) -> None:
    """Beep, and show a text: in a message box on Windows, otherwise on standard error.

    The message box does not block the caller.
    """
    if sys.platform == "win32":
        threading.Thread(target=_show_alarm_box, args=(text,), name="alarm", daemon=True).start()
    else:
        print(f"\a{WINDOW_TITLE}: {text}", file=sys.stderr, flush=True)


def _show_alarm_box(text: str) -> None:
    user: Any = getattr(ctypes, "windll").user32  # noqa: B009
    user.MessageBeep(ALARM_ICON)
    user.MessageBoxW(None, text, WINDOW_TITLE, ALARM_ICON | ALARM_IN_FRONT)
