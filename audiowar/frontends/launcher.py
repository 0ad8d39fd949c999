"""Start the game in a window or, if that is impossible or not wanted, in the terminal."""

from __future__ import annotations

import sys
from argparse import Namespace

from audiowar.choose_player_language import require_known_language
from audiowar.standard_streams import make_printable
from audiowar.ui.core.launch_options import FrontendServices, LaunchOptions

from .display_check import NoWindow, require_window_support
from .open_manual import (
    can_installer_replace_program,
    open_in_browser,
    open_manual_or_get_file,
    run_installer,
)

UNUSED_DECODERS = (
    "media.codecs.ffmpeg_lib", "media.codecs.gstreamer", "media.codecs.pyogg",
    "image.codecs.gdkpixbuf2", "image.codecs.pil", "image.codecs.dds", "image.codecs.png",
    "image.codecs.bmp",
)  # fmt: skip
"""The modules of pyglet that are not loaded, because the game plays only WAV files and loads no
images. Loading them would take 15 MB of memory and some time."""

THREAD_SWITCH_INTERVAL = 0.0005
"""The thread switch interval in seconds. A tenth of the default lets the voice start sooner."""
MAX_PLAYER_NAME_LENGTH = 60
"""The maximum number of characters of a player's name on the command line."""


def play_in_window_or_terminal(args: Namespace) -> int:
    """Play in a window or in the terminal, until the player leaves. Return the exit status.

    Raises UserError if a flag is invalid.
    """
    launch_options = parse_launch_options(args)
    reason = None
    if not args.text:
        try:
            require_window_support(args.lang)
            return play_in_window(launch_options)
        except NoWindow as missing:
            reason = str(missing)
    # Imported late, because only a game in the terminal needs it.
    from .terminal_app import play_in_terminal

    return play_in_terminal(launch_options, reason)


def play_in_window(launch_options: LaunchOptions) -> int:
    """Play in a window, and return the exit status.

    If no window can be opened, raises NoWindow before anything is spoken.
    """
    # Imported late and in this order, so that the startup sound begins (on Windows) and the voices
    # begin to load before the window opens.
    from audiowar.speech.voices_to_try import start_loading_voices

    from .startup_sound import play_startup_sound_if_windows

    play_startup_sound_if_windows()
    start_loading_voices()
    sys.setswitchinterval(THREAD_SWITCH_INTERVAL)
    try:
        import pyglet

        # Do not ask the graphics driver for errors after each call.
        pyglet.options.debug_gl = False
        for decoder in UNUSED_DECODERS:
            sys.modules.setdefault(f"pyglet.{decoder}", None)  # type: ignore[arg-type]
        from .window_session import open_window, play_in_opened_window

        window = open_window()
    except Exception as error:
        # pyglet, the display, its driver or libraries can raise any exception. The game can still
        # be played in the terminal.
        raise NoWindow("text-window-failed") from error
    return play_in_opened_window(window, launch_options)


def parse_launch_options(args: Namespace) -> LaunchOptions:
    """Return the launch options from the command line. Raises UserError if a flag is invalid."""
    launch_options = LaunchOptions(
        language=require_known_language(args.lang),
        fast=args.fast,
        accesskit=args.accesskit,
        game=args.game,
        players=args.players,
        seed=args.seed,
        name=args.name and make_printable(args.name, MAX_PLAYER_NAME_LENGTH).strip(),
        bots=args.bots,
        services=FrontendServices(
            open_manual_or_get_file=open_manual_or_get_file,
            open_web_page=open_in_browser,
            install_update=run_installer if can_installer_replace_program() else None,
        ),
    )
    if args.set or launch_options.wants_match_at_once or args.bots:
        check_game_flags(launch_options, args.set)
    return launch_options


def check_game_flags(launch_options: LaunchOptions, typed_options: list[str]) -> None:
    """Check the flags about the game, and store the game's options in `launch_options`.

    `typed_options` are the options as typed, such as NAME=VALUE. Raises UserError if a flag is
    invalid.
    """
    # Imported late, because a start without a game on the command line does not need it.
    from audiowar.command_line.arguments import (
        make_refusal_error,
        parse_assignments,
        parse_bot_names,
    )
    from audiowar.rules.registry import DEFAULT_GAME, get_variant
    from audiowar.rules.state import Refused

    try:
        game = get_variant(launch_options.game or DEFAULT_GAME)
        players = game.players[0] if launch_options.players is None else launch_options.players
        launch_options.options = parse_assignments(typed_options)
        game.complete_options(launch_options.options, players)
        parse_bot_names(launch_options.bots, game.name, players)
    except Refused as refused:
        raise make_refusal_error(refused) from None
