"""Speak utterances and show them in braille: queue, worker thread and voices.

A frontend uses only this:

    speaker = Speaker(make_voice_chain(), language="sr-Latn", voice=VoiceSettings(rate=250))
    speaker.say(Utterance("Žandar karo, 3 od 8", priority=Priority.NAVIGATION))
    speaker.say(Utterance("Ana uzima štih", priority=Priority.RESULT, topic="trick"))

- `on_key_pressed()` at every key, before the response to it: interrupts speech.
- `stop()` for the silence key; results and system messages follow after the next utterance.
- `tick()` about four times a second, so that a voice that hangs is replaced.
- `set_language`, `set_rate`, `set_volume`, `set_voice`, `set_braille`: from the next utterance on.
- `get_status()`: the current voice, whether rate and volume can be set, and the available voices.
- `take_events()`: changes of the voice. Announce each one of kind `SpeechEventKind.SPEAKING`.
- `close()` at the end; a sentence of the program's own voice ends with the process.

None of these calls blocks. An utterance without text but with `braille` is only shown in braille.

If there is a window, import `pyglet.window` before creating the speaker: pyglet opens a hidden
window at import, which must not happen on the speaker's thread. A busy Python thread keeps the
interpreter for 5 ms; after `sys.setswitchinterval(0.0005)`, the speaker's thread starts sooner
while a key handler is still working.
"""

from .backend_interface import RATE_RANGE, VoiceFactory, VoiceSettings
from .shared_state import SpeechEvent, SpeechEventKind, VoiceStatus
from .speaker import Speaker
from .utterance import Priority, Utterance
from .voice_chain import make_voice_chain

__all__ = [
    "RATE_RANGE",
    "Priority",
    "Speaker",
    "SpeechEvent",
    "SpeechEventKind",
    "Utterance",
    "VoiceFactory",
    "VoiceSettings",
    "VoiceStatus",
    "make_voice_chain",
]
