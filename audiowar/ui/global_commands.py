"""The commands that work on every screen: message history, voice, language, help."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiowar.announce.announcement import Announcement, Kind
from audiowar.announce.line import Cue, Line, render_lines
from audiowar.announce.message_history import MessageHistory
from audiowar.l10n.catalogue import DETAILS
from audiowar.l10n.locales import discover_locales
from audiowar.ui.core.app import App
from audiowar.ui.core.import_on_demand import import_on_demand


def switch_language(app: App) -> None:
    """Switch to the next language and say its name."""
    tags = list(discover_locales())
    now = tags.index(app.catalogue.language) if app.catalogue.language in tags else -1
    app.set_language(tags[(now + 1) % len(tags)])
    script = app.catalogue.locale.script or "usual"
    app.say(Line("language-now", {"script": script}))
    app.report_damaged_language()


def switch_detail(app: App) -> None:
    """Switch to the next level of detail and say it."""
    level = DETAILS[(DETAILS.index(app.detail) + 1) % len(DETAILS)]
    app.settings.set(detail=level)
    app.say(Line("detail-now", {"detail": Line(f"detail-{level}")}))


def read_history_message(
    app: App,
    find: Callable[[MessageHistory], Announcement | None],
    edge_message_id: str,
    topic: str = "",
) -> None:
    """Speak the message that `find` finds in the history.

    Messages that say nothing at this level of detail are skipped. If no message is left, say the
    message with the id `edge_message_id`. `topic` is the topic of the spoken message.
    """
    before = app.history.position
    on = (
        MessageHistory.go_newer
        if find in (MessageHistory.go_newer, MessageHistory.go_oldest)
        else MessageHistory.go_older
    )
    found = find(app.history)
    while found is not None and not render_lines(found.lines, app.catalogue, app.detail):
        found = on(app.history)
    if found is None:
        app.history.go_to(before)
        app.play_cue(Cue("edge"))
        app.say(Line(edge_message_id if len(app.history) else "history-empty"))
    else:
        app.speak_announcement(Announcement(found.lines, Kind.NAVIGATION, topic))


def copy_message(app: App) -> None:
    """Copy the message that was read last, or else the newest one, to the clipboard."""

    def told(one: Announcement) -> str:
        return render_lines(one.lines, app.catalogue, app.detail)

    found = app.history.get_current()
    if found is not None and not told(found):
        # The message says nothing at this level of detail, so take the newest one that does.
        found = app.history.go_to_newest_where(lambda one: bool(told(one)))
    if found is None:
        app.refuse(Line("history-empty"))
    else:
        app.copy_to_clipboard(told(found))


def search_history(app: App) -> None:
    """Ask for a text, and speak the newest message in the history that contains it."""
    # Imported late, to keep the start fast.
    from audiowar.ui.core.menu import TextEntry

    def done(words: str) -> None:
        app.remove_screen(entry)
        wanted = words.casefold()

        def matches(one: Announcement) -> bool:
            return wanted in render_lines(one.lines, app.catalogue, app.detail).casefold()

        found = app.history.go_to_newest_where(matches) if wanted else None
        if found is None:
            app.refuse(Line("search-nothing", {"text": words}))
        else:
            app.speak_announcement(Announcement(found.lines, Kind.NAVIGATION))

    entry = TextEntry(app, Line("search-title"), "", done)
    app.open_screen(entry)


def switch_buffer(app: App, step: int) -> None:
    """Switch to the next (1) or previous (-1) buffer of the message history, and say it."""
    buffer = app.history.switch_buffer(step)
    name = f"buffer-{buffer.value}" if buffer else "buffer-all"
    app.say(Line("buffer-now", {"buffer": Line(name), "count": len(app.history)}))


def silence_speech(app: App) -> None:
    """Stop speaking. Unheard important messages are spoken before the next message."""
    app.frontend.silence()


def change_voice_or_sound_level(app: App, name: str, step: int) -> None:
    """Change the speed of the voice, or a volume, by `step`, and say the new value."""
    # Imported late, to keep the start fast.
    from audiowar.ui.settings.window_settings import OWN_VOICE_LEVELS, change_level, level_line

    if not app.frontend.has_voice:
        app.refuse(Line("no-voice-here"))
    elif name in OWN_VOICE_LEVELS and app.frontend.voice_names() is None:
        # Name what speaks too, because it may be a speech server instead of a screen reader.
        speaker = app.frontend.voice_line()
        app.play_cue(Cue("refusal"))
        app.say(Line("voice-not-own"), *([] if speaker is None else [speaker]))
    else:
        app.play_cue(Cue("menu-move" if change_level(app, name, step) else "edge"))
        app.say(level_line(app, name))


def toggle_full_screen(app: App) -> None:
    """Switch full screen on or off, and say which."""
    full = app.frontend.toggle_full_screen()
    if full is None:
        app.refuse(Line("no-window-here"))
    else:
        app.say(Line("full-screen-on" if full else "full-screen-off"))


def open_key_help(app: App) -> None:
    """Open the list of the keys of this screen. In that list, describe each pressed key instead."""
    # Imported late, to keep the start fast.
    from audiowar.ui.core.grouped_list import GroupMenu
    from audiowar.ui.core.key_help import KeyHelp

    whole = app.top.whole if isinstance(app.top, GroupMenu) else app.top
    if isinstance(whole, KeyHelp):
        app.close_screen(whole)
        describe_keys(app)
    else:
        app.open_screen(KeyHelp(app))


def open_manual(app: App) -> None:
    """Say that the manual opens, then open it in the browser, which may start slowly."""
    app.say(Line("manual-opens"))
    try:
        file = app.launch.open_manual_or_get_file(app.catalogue.language)
    except OSError as error:
        app.report(Line("manual-unwritten", {"path": str(error.filename)}))
    else:
        if file is not None:
            app.report(Line("manual-file", {"path": str(file)}))


def repeat_message(app: App) -> None:
    """Repeat the newest message that is not a bot's remark."""

    def result(history: MessageHistory) -> Announcement | None:
        return history.go_to_newest_where(lambda one: one.kind is not Kind.REMARK)

    # Spoken with its topic, a result counts as heard and is not repeated later.
    newest = result(app.history)
    read_history_message(app, result, "history-empty", newest.topic if newest is not None else "")


describe_keys = import_on_demand("core.key_help", "KeyDescriber")
COMMANDS: Mapping[str, Callable[[App], None]] = {
    "help": open_key_help,
    "next-language": switch_language,
    "detail": switch_detail,
    "older": lambda app: read_history_message(app, MessageHistory.go_older, "history-oldest"),
    "newer": lambda app: read_history_message(app, MessageHistory.go_newer, "history-newest"),
    "oldest": lambda app: read_history_message(app, MessageHistory.go_oldest, "history-empty"),
    "newest": lambda app: read_history_message(app, MessageHistory.go_newest, "history-empty"),
    "repeat": repeat_message,
    "copy": copy_message,
    "search": search_history,
    "buffer-previous": lambda app: switch_buffer(app, -1),
    "buffer-next": lambda app: switch_buffer(app, 1),
    "silence": silence_speech,
    "slower": lambda app: change_voice_or_sound_level(app, "rate", -20),
    "faster": lambda app: change_voice_or_sound_level(app, "rate", 20),
    "sound-softer": lambda app: change_voice_or_sound_level(app, "sound_volume", -10),
    "sound-louder": lambda app: change_voice_or_sound_level(app, "sound_volume", 10),
    "speech-softer": lambda app: change_voice_or_sound_level(app, "speech_volume", -10),
    "speech-louder": lambda app: change_voice_or_sound_level(app, "speech_volume", 10),
    "full-screen": toggle_full_screen,
    "describe-keys": describe_keys,
    "manual": open_manual,
}
"""The global commands by name."""
