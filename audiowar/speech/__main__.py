"""Say one sentence and print which voice said it: `python -m audiowar.speech "Dan" --lang sr`."""

from __future__ import annotations

import argparse
import time

from .backend_interface import VoiceSettings
from .shared_state import SpeechEventKind
from .speaker import Speaker
from .utterance import Utterance
from .voices_to_try import make_voice_chain

_TICK = 0.1


def main() -> None:
    """Speak the text of the command line and print the speech events."""
    options = _parser().parse_args()
    voice = VoiceSettings(options.rate, options.volume, options.voice)
    speaker = Speaker(make_voice_chain(), options.lang, voice)
    speaker.say(Utterance(options.text))
    until = time.monotonic() + options.seconds
    while time.monotonic() < until:
        speaker.replace_stuck_thread()
        for event in speaker.take_events():
            name = event.name or (
                "captions only" if event.kind is SpeechEventKind.SPEAKING else "-"
            )
            print(f"{event.kind.value}: {name} {event.reason}".rstrip(), flush=True)
        time.sleep(_TICK)
    speaker.close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m audiowar.speech", description=__doc__)
    parser.add_argument("text")
    parser.add_argument("--lang", default="en", help="language tag: en, es, ro, sr")
    parser.add_argument(
        "--rate", type=int, default=VoiceSettings.rate, help="words per minute, own voice"
    )
    parser.add_argument(
        "--volume", type=float, default=VoiceSettings.volume, help="0 to 1, own voice"
    )
    parser.add_argument("--voice", default=VoiceSettings.name, help="name of a voice of the system")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to stay")
    return parser


if __name__ == "__main__":
    main()
