"""What lies before a player in a browser: everything becomes a message to the page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from audiowar.announce.announcement import Kind
from audiowar.announce.line import Cue, Line
from audiowar.sound.mixer import Mixer
from audiowar.speech.queue_policy import Policy
from audiowar.speech.utterance import Utterance
from audiowar.storage.settings import Settings
from audiowar.ui.core.frontend import SpokenMessage
from audiowar.ui.core.message_priorities import priority_of
from audiowar.ui.settings.window_settings import FACES, SUIT_COLOURS, TABLES, levels

from .page_sounds import PageSounds, SoundIndex
from .protocol import Message, Post

CHARACTERS = 15.0
"""Characters a second that a usual reader says: how long sounds stay softer."""
LAG = 1.0
"""Seconds from a message to the first word of a reader: page, browser and reader take their time,
and a line that gets the focus goes before."""

REPEATED = 20
"""Of so many utterances the page still knows whether they were told before."""


@dataclass(frozen=True)
class PageUtterance(Utterance):
    """An utterance, with what the focus does not say of it."""

    said: str = ""
    number: int = 0


class PageFrontend:
    """The front of a page; `post` sends it a message.

    Nothing is told at once: the engine calls `settle` when it knows where the focus goes, and
    `tick` as time passes.
    """

    has_voice = True
    has_buttons = True

    def __init__(self, post: Post, sounds: SoundIndex, clock: Callable[[], float]) -> None:
        self._post = post
        self._clock = clock
        self._policy = Policy(LAG)
        self.mixer = Mixer(sounds.pack, PageSounds(post), clock, sounds.length)
        self.names: tuple[str, ...] | None = None
        """The voices of the browser, while the player wants one of them to speak."""
        self.last = ""
        """What was said last in answer to a key."""
        self._spoken: list[Message] = []
        """What was said beside the answers to keys, for the list of messages."""
        self._count = 0
        self._told: list[int] = []
        """The numbers of utterances that the page has, so that it keeps each once."""
        self._new: list[tuple[PageUtterance, SpokenMessage]] = []
        self._later: list[tuple[float, PageUtterance]] = []

    def say(self, said: SpokenMessage) -> None:
        """Take an utterance; it is told once the list has been shown."""
        if said.kind is Kind.NAVIGATION:
            self.last = said.text
        else:
            self._spoken.append({"x": said.text, "l": said.language.tag})
        self._count += 1
        told = PageUtterance(
            *(said.text, said.language.tag, said.topic, priority_of(said), None, said.short),
            essential=said.essential,
            vital=said.vital,
            said=said.text,
            number=self._count,
        )
        self._new.append((told, said))

    def take_spoken(self) -> list[Message]:
        """Return what was said since the last time, but for the answers to keys."""
        spoken, self._spoken = self._spoken, []
        return spoken

    def settle(self, unsaid: Callable[[str], str]) -> None:
        """Tell what is new; `unsaid` says what of an answer to a key no focus says."""
        new, self._new = self._new, []
        now = self._clock()
        for told, saying in new:
            if saying.kind is Kind.NAVIGATION:
                told = replace(told, said=unsaid(told.text))
            if saying.lead > 0 or self._later:
                # What waits for its cue must not be overtaken: order is meaning.
                after = self._later[-1][0] if self._later else 0.0
                self._later.append((max(now + saying.lead, after), told))
            else:
                self._policy.say(told, now)

    def tick(self) -> float:
        """Let time pass; return when to come again, on the clock."""
        now = self._clock()
        while self._later and self._later[0][0] <= now:
            self._policy.say(self._later.pop(0)[1], now)
        while (order := self._policy.next(now)) is not None:
            if order.utterance is not None:
                self._tell(order.utterance)
        self.mixer.tick()
        dues = [self._policy.wake_at(now), self.mixer.due()]
        dues += [self._later[0][0]] if self._later else []
        return min(due for due in dues if due is not None)

    def _tell(self, told: Utterance) -> None:
        if not isinstance(told, PageUtterance):
            # A result that waited too long has been made short: an utterance of its own.
            self._count += 1
            short = (told.text, told.language, told.topic, told.priority)
            told = PageUtterance(*short, said=told.text, number=self._count)
        self.mixer.words(len(told.text) / CHARACTERS)
        again = told.number in self._told
        self._told = [*self._told[1 - REPEATED :], told.number]
        message = {"t": "say", "x": told.text, "s": told.said, "l": told.language}
        more = {"n": told.number, "o": told.short, "again": again}
        self._post({**message, "k": told.priority.value, **more})

    def play_cue(self, cue: Cue, players: int, low_wins: bool) -> float:
        """Sound a cue at its seat."""
        return self.mixer.play_card(cue.name, cue.seat, players, cue.card, low_wins)

    def stop(self) -> None:
        """A key was pressed: readers fall silent by themselves, the program's voice does here."""
        self._give_all()
        self._policy.key_pressed(self._clock())
        self.mixer.words(0)
        self._post({"t": "hush", "all": False})

    def hurry(self, topic: str, which: str = "unheard") -> bool:
        """Say next the results that nobody can have heard; tell whether there are any."""
        return self._policy.hurry(topic, self._clock(), which)

    def silence(self) -> None:
        """Stop speaking and playing."""
        self._give_all()
        self._policy.silence(self._clock())
        self.mixer.silence()

    def _give_all(self) -> None:
        """Give the policy what waits for its cue: it knows what a key makes stale."""
        while self._later:
            self._policy.say(self._later.pop(0)[1], self._clock())

    def copy_to_clipboard(self, text: str) -> bool:
        """Put a text on the clipboard."""
        self._post({"t": "copy", "x": text})
        return True

    def apply_settings(self, settings: Settings) -> None:
        """Take over volumes, voice, colours and size."""
        level = levels(settings)
        self.mixer.set_levels(level)
        look = {"theme": settings.get("theme", ""), "size": settings.get("size", 0)}
        look["table"] = settings.get("table", TABLES[0])
        look["suits"] = settings.get("suit_colours", SUIT_COLOURS[0])
        look["faces"] = settings.get("faces", FACES[0])
        voice = {"rate": level["rate"], "volume": level["speech_volume"]}
        self._post({"t": "look", **look, **voice, "voice": settings.get("voice", "")})

    def toggle_full_screen(self) -> bool | None:
        """A browser has a key of its own for that."""
        return None

    def voice_line(self) -> Line | None:
        """Tell who speaks."""
        return Line("voice-page" if self.names is None else "voice-browser")

    def voice_names(self) -> tuple[str, ...] | None:
        """Return the browser's voices, while one of them speaks."""
        return self.names
