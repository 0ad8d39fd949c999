"""A frontend that has nothing of its own is a silent terminal."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from audiowar.announce.announcement import AnnouncementKind
from audiowar.announce.line import Cue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.storage.settings import Settings
from audiowar.ui.core.frontend import Frontend, SpokenMessage


def test_what_a_frontend_does_not_say_it_cannot_do(home: Path) -> None:
    plain = Frontend()
    assert (plain.has_voice, plain.has_buttons, plain.queues_messages) == (False, False, True)
    assert plain.copy_to_clipboard("text") is False
    assert plain.get_end_of_speech() == -math.inf
    assert plain.toggle_full_screen() is None
    assert plain.list_own_voice_names() is None and plain.get_current_voice_line() is None
    assert plain.play_cue_and_get_speech_delay(Cue("war"), 4, False) == 0.0
    plain.interrupt_speech()
    plain.stop_speech_and_sounds()
    plain.apply_settings(Settings(home))
    message = SpokenMessage("One", AnnouncementKind.EVENT, "", discover_locales()["en"])
    with pytest.raises(NotImplementedError):
        plain.say(message)
    assert (message.delay_seconds, message.vital_length, message.follows_system_message) == (
        0.0, 0, False,
    )  # fmt: skip
