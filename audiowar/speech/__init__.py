"""From an utterance to a voice and a braille line: queue policy, worker, backends.

The whole of it for a front end:

    speaker = Speaker(chain(), language="sr-Latn", voice=Voice(rate=250))
    speaker.say(Utterance("Žandar karo, 3 od 8", priority=Priority.NAVIGATION))
    speaker.say(Utterance("Ana uzima štih", priority=Priority.RESULT, topic="trick"))

- `key_pressed()` at every key, before its answer is said: cuts off what is being said.
- `stop()` for the key that silences; what may not be dropped comes after the next utterance.
- `tick()` some four times a second, so that a voice that hangs is left behind.
- `set_language`, `set_rate`, `set_volume`, `set_voice`, `set_braille`: from the next utterance on.
- `status()`: who speaks, whether rate and volume can be set, which voices there are.
- `take_events()`: what happened to the voices; a `SpeechKind.SPEAKING` is there to be told once.
- `close()` at the end; the last sentence of a voice of our own ends with the process.

None of them blocks. With a window, import `pyglet.window` before the speaker is made: pyglet
opens a hidden one at import, which must not happen on the speaker's thread. Python lets a thread
that computes keep the interpreter for 5 ms: `sys.setswitchinterval(0.0005)` at the start lets the
speaker's thread begin sooner when a key's handler goes on working.
An utterance without text but with `braille` is only shown in braille.
"""

from .backend_interface import RATES, Voice, VoiceLink
from .chain import chain
from .shared_state import SpeechEvent, SpeechKind, Status
from .speaker import Speaker
from .utterance import Priority, Utterance

__all__ = [
    "RATES",
    "Priority",
    "Speaker",
    "SpeechEvent",
    "SpeechKind",
    "Status",
    "Utterance",
    "Voice",
    "VoiceLink",
    "chain",
]
