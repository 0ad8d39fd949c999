"""List the message ids that the program composes from names, such as `game-classic`.

`python -m tools.check_locales` expects these messages in addition to those whose ids are in the
sources.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from audiowar.announce import choose_bot_remarks
from audiowar.announce.announcement import Buffer
from audiowar.announce.common_lines import replace_underscores
from audiowar.announce.describe_game_options import describe_option_value
from audiowar.announce.game_wording import get_wording
from audiowar.archive.goals import GOALS
from audiowar.archive.statistics import MATCH_GROUPINGS
from audiowar.bots.bots_and_coach import get_bots
from audiowar.bots.registry import list_opponent_names
from audiowar.generate_manual import CHAPTERS, TEXT_CHAPTERS
from audiowar.input.commands import COMMANDS, GROUPS
from audiowar.input.key_names import MODIFIERS, WORD_KEY_NAMES
from audiowar.rules.registry import GAMES
from audiowar.sound.cue_names import CUES
from audiowar.storage.setting_definitions import SETTINGS
from audiowar.ui.archive.statistics_menu import STATISTICS_FIELDS_BY_MESSAGE, bot_level_line
from audiowar.ui.core import key_labels
from audiowar.ui.core.key_help import HELP_NAMES_OF_RANK_COMMANDS, LISTED_COMMAND_PLACES
from audiowar.ui.lessons.tutorial import LESSONS, PRAISE_MESSAGE_COUNT
from audiowar.ui.menus.rules_reader import OPTIONS_SECTION, list_rule_sections
from audiowar.ui.settings import settings_menu, sound_list
from audiowar.ui.settings.opponent_choice import describe_opponent, list_opponent_choices


def list_composed_message_ids() -> set[str]:
    """Return the ids of all messages that are composed from names."""
    return {
        *iter_game_message_ids(),
        *iter_result_and_event_message_ids(),
        *iter_interface_message_ids(),
        *iter_opponent_message_ids(),
        *iter_lesson_message_ids(),
        *iter_manual_message_ids(),
        *iter_archive_message_ids(),
    }


NON_MESSAGE_WORDS = frozenset(
    (
        *("counted-gender", "event-choose-silent", "event-end", "event-pay"),
        *("no-cache", "no-files", "no-pack", "no-referrer", "no-sound-device"),
        *("no-sound-library", "sound-device-stuck"),
    )
)
"""Words in the sources that look like message ids but are not. `list_non_message_words` adds the
names of commands, cues, occasions and lessons."""


def list_non_message_words() -> set[str]:
    """Return all words in the sources that look like message ids but are not."""
    occasions = chain.from_iterable(map(choose_bot_remarks.get_occasion_weights, GAMES))
    return {*COMMANDS, *CUES, *occasions, *(lesson.name for lesson in LESSONS), *NON_MESSAGE_WORDS}


def iter_game_message_ids() -> Iterator[str]:
    """Yield the ids for each game: name, aim, rules, presets, options and their values."""
    for game in GAMES.values():
        yield f"game-{replace_underscores(game.name)}"
        yield f"aim-{replace_underscores(game.name)}"
        for section in list_rule_sections(game.name):
            yield f"rules-heading-{section}"
            if section != OPTIONS_SECTION:
                yield f"rules-{replace_underscores(game.name)}-{section}"
        for preset in game.presets:
            yield f"preset-{replace_underscores(preset.name)}"
        for option in game.options:
            yield f"option-{replace_underscores(option.name)}"
            some: Any = option.values[:1] if isinstance(option.values, range) else option.values
            yield from (describe_option_value(option, value).message for value in some)
    yield from (f"rules-option-{kind}" for kind in ("number", "range"))


SHARED_MATCH_RESULTS = ("win", "draw", "limit")
"""The results of a match that are possible in more than one game."""


def iter_result_and_event_message_ids() -> Iterator[str]:
    """Yield the ids of messages about results, and about events that only one game has."""
    for result in SHARED_MATCH_RESULTS:
        yield from (f"event-end-{result}", f"why-end-{result}", f"cli-result-{result}")
    yield "ask-card"
    for game in GAMES:
        yield from get_wording(game).composed_message_ids


def iter_interface_message_ids() -> Iterator[str]:
    """Yield the ids of the messages about keys, sounds, settings and screens."""
    yield from (f"command-{name}" for name in COMMANDS if name not in HELP_NAMES_OF_RANK_COMMANDS)
    for command in COMMANDS.values():
        if command.button is not None and command.button.message_suffix:
            yield f"page-button-{command.button.message_suffix}"
    yield from (f"key-{name}" for name in (*WORD_KEY_NAMES, *MODIFIERS))
    yield from (f"char-{name}" for name in key_labels.SIGN_NAMES.values())
    yield from (f"mark-{name}" for name in (*key_labels.DIACRITIC_NAMES.values(), "stroke"))
    yield from (f"cue-{name}" for name in CUES)
    for name, setting in SETTINGS.items():
        if setting.group:
            yield f"setting-{replace_underscores(name)}"
            words = (value for value in setting.values if isinstance(value, str))
            yield from (f"{replace_underscores(name)}-{value}" for value in words)
    yield from (f"buffer-{buffer.value}" for buffer in Buffer if buffer.value)
    yield from (f"help-{where}" for where in LISTED_COMMAND_PLACES)
    yield from (f"keys-group-{group}" for group in GROUPS)
    yield from (f"settings-group-{group}" for group in settings_menu.SETTING_GROUP_NAMES)
    yield from (f"sounds-group-{group}" for group in sound_list.CUE_GROUPS)
    yield from (f"keys-{reason}" for reason in ("unknown-command", "unknown-key", "clash", "line"))
    for kind in ("mute", "unmute", "block", "kick"):
        yield from (f"others-{kind}", f"others-{kind}-done")


def iter_opponent_message_ids() -> Iterator[str]:
    """Yield the ids of messages about bots and about what they remember, and of their remarks."""
    for game in GAMES:
        yield from (describe_opponent(bot, game).message for bot in list_opponent_choices(game))
        if get_bots(game).habit_group_count:
            yield f"memory-{replace_underscores(game)}"
    yield from choose_bot_remarks.iter_remark_ids()


def iter_lesson_message_ids() -> Iterator[str]:
    """Yield the ids of the lessons: titles, steps, ends and praise."""
    yield from (f"lesson-praise-{n + 1}" for n in range(PRAISE_MESSAGE_COUNT))
    for lesson in LESSONS:
        yield from (f"lesson-{lesson.name}", f"lesson-{lesson.name}-end")
        yield from (f"lesson-{lesson.name}-{n + 1}" for n in range(len(lesson.tasks)))


def iter_manual_message_ids() -> Iterator[str]:
    """Yield the ids of the manual's headings and texts."""
    yield from (f"manual-{name}" for name in CHAPTERS)
    yield from (f"manual-keys-{where}" for where in LISTED_COMMAND_PLACES)
    for name, parts in TEXT_CHAPTERS.items():
        yield from (f"manual-{name}-{part.split(' ')[1]}" for part in parts)


def iter_archive_message_ids() -> Iterator[str]:
    """Yield the ids of statistics, levels and goals."""
    yield from (f"bundle-{reason}" for reason in ("foreign", "damaged", "hostile", "newer"))
    yield from (f"bundle-keys-{outcome}" for outcome in ("taken", "kept"))
    yield from (f"statistics-by-{by}" for by in MATCH_GROUPINGS)
    yield from (f"statistics-{fact}" for fact in STATISTICS_FIELDS_BY_MESSAGE)
    for game in GAMES:
        levels = (*list_opponent_names(game), "mixed")
        yield from (bot_level_line(level).message for level in levels)
    for goal in GOALS:
        yield from (f"goal-{goal}", f"goal-{goal}-how")
