"""The frontend of a page: it turns speech, sounds and settings into messages to the page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue, Line
from audiowar.sound.cue_player import CuePlayer
from audiowar.speech.utterance import Utterance
from audiowar.speech.utterance_queue import UtteranceQueue
from audiowar.storage.settings import Settings
from audiowar.ui.core.frontend import Frontend, SpokenMessage, make_utterance
from audiowar.ui.settings.output_settings import get_background_setting, get_number_settings
from audiowar.ui.settings.reader_pace import get_reader_pace

from .page_engine_messages import Message, PostMessage
from .page_sound_backend import PageSoundBackend, SoundIndex

READER_START_SECONDS = 0.25
"""Seconds until a screen reader starts to speak a text that the page has given it."""
READER_NAME = "page"
"""The name by which the pace of the screen reader that reads the page is saved."""
CUE_CHECK_SECONDS = 0.2
"""Seconds after its cue within which an utterance is surely in the queue."""


@dataclass(frozen=True)
class PageUtterance(Utterance):
    """An utterance for the page."""

    text_without_focus: str = ""
    """The text without what a screen reader says when the page's focus moves."""


class PageFrontend(Frontend):
    """The frontend of a page. `post` sends the page a message.

    New utterances wait until the engine knows which line has the focus. Then the engine calls
    `queue_new_utterances`, and `send_due` sends the utterances that are due.
    """

    has_voice = True
    has_buttons = True

    def __init__(self, post: PostMessage, sounds: SoundIndex, clock: Callable[[], float]) -> None:
        self._post = post
        self._clock = clock
        self._queue = UtteranceQueue(READER_START_SECONDS)
        self.cue_player = CuePlayer(
            sounds.pack, PageSoundBackend(post), clock, sounds.get_duration_seconds
        )
        self.browser_voice_names: tuple[str, ...] | None = None
        """The names of the browser's voices; None if a screen reader speaks instead."""
        self._settings: Settings | None = None
        self.last_key_response = ""
        """The text of the last response to a key."""
        self._spoken: list[Message] = []
        """The new messages for the page's list: all except responses to keys."""
        self._new_utterances: list[tuple[PageUtterance, SpokenMessage]] = []
        self._waiting_for_cue: list[tuple[float, PageUtterance]] = []

    def say(self, message: SpokenMessage) -> None:
        """Store a message until `queue_new_utterances` is called."""
        if message.kind is AnnouncementKind.NAVIGATION:
            self.last_key_response = message.text
        else:
            self._spoken.append({"x": message.text, "l": message.locale.tag})
        plain = vars(make_utterance(message))
        told = PageUtterance(**plain, text_without_focus=message.text)
        self._new_utterances.append((told, message))

    def take_messages_except_key_responses(self) -> list[Message]:
        """Return the messages spoken since the last call, without responses to keys."""
        spoken, self._spoken = self._spoken, []
        return spoken

    def queue_new_utterances(self, remove_focus_text: Callable[[str], str]) -> None:
        """Queue the new utterances.

        `remove_focus_text` removes from a response to a key what a screen reader speaks by itself.
        """
        new, self._new_utterances = self._new_utterances, []
        now = self._clock()
        for told, saying in new:
            if saying.kind is AnnouncementKind.NAVIGATION:
                told = replace(told, text_without_focus=remove_focus_text(told.text))
            if saying.delay_seconds > 0 or self._waiting_for_cue:
                # Do not send an utterance before an older one that still waits for its cue.
                after = self._waiting_for_cue[-1][0] if self._waiting_for_cue else 0.0
                self._waiting_for_cue.append((max(now + saying.delay_seconds, after), told))
            else:
                self._queue.say(told, now)

    def send_due(self) -> float:
        """Send the utterances and play the cues that are due.

        Return the time, by the clock, of the next call; inf if nothing waits.
        """
        now = self._clock()
        while self._waiting_for_cue and self._waiting_for_cue[0][0] <= now:
            self._queue.say(self._waiting_for_cue.pop(0)[1], now)
        while (order := self._queue.take_next_order(now)) is not None:
            if order.utterance is not None:
                self._post_utterance(order.utterance, order.number)
        self.cue_player.run_due()
        dues = [self._queue.get_next_due_time(now), self.cue_player.get_next_due_time()]
        dues += [self._waiting_for_cue[0][0]] if self._waiting_for_cue else []
        return min(due for due in dues if due is not None)

    def _post_utterance(self, told: Utterance, order_number: int) -> None:
        assert isinstance(told, PageUtterance)
        self.cue_player.lower_volume_while_spoken(told.text)
        message = {"t": "say", "x": told.text, "s": told.text_without_focus, "l": told.language}
        self._post({**message, "k": told.priority.value, "n": order_number})

    def note_spoken(self, order_number: int, has_ended: bool) -> None:
        """Note that what was sent with this number was begun or ended.

        A voice of the browser reports both. To a screen reader the page gives a text, which counts
        as its beginning.
        """
        note = self._queue.note_ended if has_ended else self._queue.note_begun
        note(order_number, self._clock())

    def start_cue(self, cue: Cue, seat_count: int, low_wins: bool) -> float:
        return self.cue_player.play_at_seat(cue.name, cue.seat, seat_count, cue.card, low_wins)

    def interrupt_speech(self) -> None:
        """Stop the browser's voice because of a key. Screen readers stop by themselves."""
        self._queue_waiting()
        self._queue.on_key_pressed(self._clock())
        self.cue_player.lower_volume_for(0)
        self._post({"t": "hush", "all": False})

    def get_end_of_speech(self) -> float:
        delayed = self._waiting_for_cue[-1][0] + CUE_CHECK_SECONDS if self._waiting_for_cue else 0.0
        return max(delayed, self._queue.get_end_of_speech(self._clock()))

    def hush_all(self) -> None:
        self._queue_waiting()
        self._queue.fall_silent(self._clock())
        self.cue_player.stop_all()

    def _queue_waiting(self) -> None:
        """Queue the utterances that wait for a cue, so that they can be interrupted like others."""
        while self._waiting_for_cue:
            self._queue.say(self._waiting_for_cue.pop(0)[1], self._clock())

    def copy_to_clipboard(self, text: str) -> bool:
        """Let the page copy a text to the clipboard, and return True.

        If copying fails, the page itself says so.
        """
        self._post({"t": "copy", "x": text})
        return True

    def apply_settings(self, settings: Settings) -> None:
        level = get_number_settings(settings)
        self.cue_player.set_output_levels(level)
        look = {"theme": settings.get("theme"), "size": settings.get("size")}
        look["table"] = settings.get("table")
        look["suits"] = settings.get("suit_colours")
        look["faces"] = settings.get("faces")
        voice: Message = {"rate": level["rate"], "volume": level["speech_volume"]}
        voice["background"] = get_background_setting(settings, is_page=True)
        self._post({"t": "look", **look, **voice, "voice": settings.get("voice")})
        self._settings = settings
        self._apply_reader_pace()

    def set_browser_voice_names(self, names: tuple[str, ...] | None) -> None:
        """Note that a voice of the browser speaks, or, with None, a screen reader."""
        self.browser_voice_names = names
        self._apply_reader_pace()

    def _apply_reader_pace(self) -> None:
        """Tell the queue the pace of the screen reader, which reports nothing."""
        reader = self.get_silent_reader_name()
        pace = get_reader_pace(self._settings, reader) if reader and self._settings else 0
        self._queue.set_pace(pace)

    def get_silent_reader_name(self) -> str | None:
        return READER_NAME if self.browser_voice_names is None else None

    def get_current_voice_line(self) -> Line | None:
        return Line("voice-page" if self.browser_voice_names is None else "voice-browser")

    def list_own_voice_names(self) -> tuple[str, ...] | None:
        return self.browser_voice_names
