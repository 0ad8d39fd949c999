"""Rules of thumb for Vanish."""

from __future__ import annotations

from random import Random

from audiowar.rules.events import Choice
from audiowar.rules.view import View


def card(view: View, random: Random) -> Choice:
    """Play any card."""
    return random.choice(view.hand)


def mercy(view: View, random: Random) -> Choice:
    """Spare cards now and then."""
    return "take" if random.random() < 0.8 else "spare"


RULES_OF_THUMB = {"card": card, "mercy": mercy}
"""What to think for each kind of question."""
