"""Explain why the last trick ended as it did: in speech, and when asked again, in a list."""

from __future__ import annotations

from audiowar.announce.announcement import Buffer
from audiowar.announce.line import Line
from audiowar.announce.listener_narration import ListenerNarration
from audiowar.announce.reasons.last_trick_facts import explain_trick
from audiowar.announce.reasons.trick_explainer import TrickFacts
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import ReadingList, fixed_item


class LastTrickExplainer:
    """Explains the last trick to the player, and remembers which trick was explained last."""

    def __init__(self, app: App, listener: ListenerNarration) -> None:
        self._app = app
        self._listener = listener
        self._explained: TrickFacts | None = None

    def speak_or_list_explanation(self) -> None:
        """Explain the last trick in speech; the second time, open the explanation as a list."""
        trick = self._listener.last_trick.get_current_or_last_trick()
        names, viewer = self._listener.names, self._listener.viewer
        lines = explain_trick(trick, names, viewer) if trick is not None else []
        if not lines:
            self._app.refuse(Line("why-nothing"))
        elif trick == self._explained:
            items = [fixed_item(line) for line in lines]
            self._app.open_screen(ReadingList(self._app, Line("why-title"), items))
        else:
            self._app.say(*lines, buffer=Buffer.TABLE)
        self._explained = trick
