"""The commands that work on every screen: message history, voice, language, help."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from audiowar.announce.announcement import Announcement, AnnouncementKind
from audiowar.announce.line import Cue, Line
from audiowar.announce.message_history import MessageHistory
from audiowar.announce.render_lines import render_lines
from audiowar.l10n.catalogue import DETAILS
from audiowar.l10n.discover_locales import discover_locales
from audiowar.ui.core.app import App
from audiowar.ui.core.preload_modules import import_when_called

MoveInHistory = Callable[[MessageHistory], Announcement | None]
"""Moves in the message history, and returns the message found there; None if there is none."""


def switch_to_next_language(app: App) -> None:
    """Switch to the next language and say its name."""
    tags = list(discover_locales())
    now = tags.index(app.catalogue.language) if app.catalogue.language in tags else -1
    app.change_language(tags[(now + 1) % len(tags)])
    app.say(
        Line("language-now", {"script": app.catalogue.locale.transliteration_script or "usual"})
    )
    app.announce_damaged_language_once()


def switch_to_next_detail_level(app: App) -> None:
    """Switch to the next level of detail and say it."""
    level = DETAILS[(DETAILS.index(app.detail) + 1) % len(DETAILS)]
    app.settings.set(detail=level)
    app.say(Line("detail-now", {"detail": Line(f"detail-{level}")}))


def speak_history_message(
    app: App, move: MoveInHistory, edge_message_id: str, topic: str = ""
) -> None:
    """Speak the message that `move` finds in the history. If there is none, say `edge_message_id`.

    Messages that are empty at this level of detail are skipped. `topic`: the topic with which the
    message is spoken.
    """
    before, message = app.history.position, move(app.history)
    newer = move in (MessageHistory.go_newer, MessageHistory.go_oldest)
    on = MessageHistory.go_newer if newer else MessageHistory.go_older
    while message is not None and not render_announcement(app, message):
        message = on(app.history)
    if message is None:
        app.history.position = before
        app.play_cue(Cue("edge"))
        app.say(Line(edge_message_id if count_messages_with_text(app) else "history-empty"))
    else:
        app.speak_announcement(Announcement(message.lines, AnnouncementKind.NAVIGATION, topic))


def copy_current_message(app: App) -> None:
    """Copy to the clipboard the history message that was read last; by default the newest one."""

    render = partial(render_announcement, app)
    message = app.history.get_current()
    if message is not None and not render(message):
        # The message is empty at this level of detail, so take the newest one that is not.
        message = app.history.go_to_newest_where(lambda one: bool(render(one)))
    if message is None:
        app.refuse(Line("history-empty"))
    else:
        app.copy_to_clipboard(render(message))


def search_history(app: App) -> None:
    """Ask for a text, and speak the newest message in the history that contains it.

    If nothing is typed, go back.
    """
    # Imported late, to keep the start fast.
    from audiowar.ui.core.menu import ask_text

    def search(words: str) -> None:
        if not words:
            app.top.announce_screen()
            return
        wanted_text = words.casefold()

        def matches(one: Announcement) -> bool:
            return wanted_text in render_announcement(app, one).casefold()

        message = app.history.go_to_newest_where(matches)
        if message is None:
            app.refuse(Line("search-nothing", {"text": words}))
        else:
            app.speak_announcement(Announcement(message.lines, AnnouncementKind.NAVIGATION))

    ask_text(app, Line("search-title"), "", search)


def announce_other_buffer(app: App, direction: int) -> None:
    """Switch to the next (1) or previous (-1) buffer of the message history, and say its name."""
    buffer = app.history.switch_buffer(direction)
    name = f"buffer-{buffer.value}" if buffer else "buffer-all"
    app.say(Line("buffer-now", {"buffer": Line(name), "count": count_messages_with_text(app)}))


def count_messages_with_text(app: App) -> int:
    """Return how many messages of the buffer are not empty at this level of detail."""
    return app.history.count_where(lambda one: bool(render_announcement(app, one)))


def render_announcement(app: App, announcement: Announcement) -> str:
    """Return the text of an announcement in the current language and at this level of detail."""
    return render_lines(announcement.lines, app.catalogue, app.detail)


def change_voice_or_sound_level(app: App, name: str, difference: int) -> None:
    """Change the speed of the voice, or a volume, by `difference`, and say the new value."""
    # Imported late, to keep the start fast.
    from audiowar.ui.settings import output_settings as settings

    if not app.frontend.has_voice:
        app.refuse(Line("no-voice-here"))
    elif name in settings.OWN_VOICE_SETTINGS and app.frontend.list_own_voice_names() is None:
        # Also name the voice, because it may be a speech server instead of a screen reader.
        speaker = app.frontend.get_current_voice_line()
        app.play_cue(Cue("refusal"))
        app.say(Line("voice-not-own"), *([speaker] if speaker else []))
    else:
        changed = settings.change_number_setting_by(app, name, difference)
        app.play_cue(Cue("menu-move" if changed else "edge"))
        app.say(settings.number_setting_line(app, name))


def toggle_full_screen(app: App) -> None:
    """Switch full screen on or off, and say so."""
    full = app.frontend.toggle_full_screen()
    if full is None:
        app.refuse(Line("no-window-here"))
    else:
        app.say(Line("full-screen-on" if full else "full-screen-off"))


def open_key_help(app: App) -> None:
    """Open the list of keys. If it is already open, describe each pressed key instead."""
    # Imported late, to keep the start fast.
    from audiowar.ui.core.grouped_menu import SingleGroupMenu
    from audiowar.ui.core.key_help import KeyHelp

    whole = app.top.outer_menu if isinstance(app.top, SingleGroupMenu) else app.top
    if isinstance(whole, KeyHelp):
        app.close_screen(whole)
        open_key_describer(app)
    else:
        app.open_screen(KeyHelp(app))


def open_manual(app: App) -> None:
    """Say that the manual opens, then open it in the browser, which may start slowly."""
    app.say(Line("manual-opens"))
    try:
        file = app.launch_options.services.open_manual_or_get_file(app.catalogue.language)
    except OSError as error:
        app.say_system_message(Line("manual-unwritten", {"path": str(error.filename)}))
    else:
        if file is not None:
            app.say_system_message(Line("manual-file", {"path": str(file)}))


def repeat_newest_message(app: App) -> None:
    """Repeat the newest message that is not a bot's remark."""

    def result(history: MessageHistory) -> Announcement | None:
        return history.go_to_newest_where(lambda one: one.kind is not AnnouncementKind.REMARK)

    # If a result is spoken with its topic, it counts as heard and is not repeated later.
    newest = result(app.history)
    speak_history_message(app, result, "history-empty", newest.topic if newest is not None else "")


open_key_describer = import_when_called("core.key_help", "KeyDescriber")
COMMANDS: Mapping[str, Callable[[App], None]] = {
    "help": open_key_help,
    "next-language": switch_to_next_language,
    "detail": switch_to_next_detail_level,
    "older": lambda app: speak_history_message(app, MessageHistory.go_older, "history-oldest"),
    "newer": lambda app: speak_history_message(app, MessageHistory.go_newer, "history-newest"),
    "oldest": lambda app: speak_history_message(app, MessageHistory.go_oldest, "history-empty"),
    "newest": lambda app: speak_history_message(app, MessageHistory.go_newest, "history-empty"),
    "repeat": repeat_newest_message,
    "copy": copy_current_message,
    "search": search_history,
    "buffer-previous": lambda app: announce_other_buffer(app, -1),
    "buffer-next": lambda app: announce_other_buffer(app, 1),
    "silence": lambda app: app.frontend.hush_all(),
    "slower": lambda app: change_voice_or_sound_level(app, "rate", -20),
    "faster": lambda app: change_voice_or_sound_level(app, "rate", 20),
    "sound-softer": lambda app: change_voice_or_sound_level(app, "sound_volume", -10),
    "sound-louder": lambda app: change_voice_or_sound_level(app, "sound_volume", 10),
    "speech-softer": lambda app: change_voice_or_sound_level(app, "speech_volume", -10),
    "speech-louder": lambda app: change_voice_or_sound_level(app, "speech_volume", 10),
    "full-screen": toggle_full_screen,
    "describe-keys": open_key_describer,
    "manual": open_manual,
}
"""The global commands by name."""
