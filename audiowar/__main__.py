"""The command line `audiowar`: the game and its commands."""

from __future__ import annotations

import sys
from argparse import Action, ArgumentError, ArgumentParser, Namespace
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, NoReturn

from . import standard_streams
from .command_line import INTEGER_PATTERN
from .user_error import UserError, get_file_error_args

USAGE_STATUS = 2
"""The exit status after an error that the user must correct, such as an unknown option."""
REQUIRED_ARGUMENTS = {"simulate": "game", "replay": "file", "play-out": "file"}
"""The commands that require an argument, each with the name of the argument."""


class Parser(ArgumentParser):
    """An argument parser that raises errors instead of printing them in English and exiting."""

    def __init__(self, flags: dict[str, bool] | None = None, **settings: Any) -> None:
        self.takes_value_by_flag = {} if flags is None else flags
        """For every flag of the command line, whether it takes a value."""
        self.commands: Collection[str] = ()
        settings = {"add_help": False, "allow_abbrev": False, "exit_on_error": False} | settings
        super().__init__(**settings)

    def add_argument(self, *names: Any, **settings: Any) -> Action:
        for name in names:
            if name.startswith("-"):
                self.takes_value_by_flag[name] = settings.get("action") != "store_true"
        return super().add_argument(*names, **settings)

    def error(self, message: str) -> NoReturn:
        raise ArgumentError(None, message)

    def add_number_flag(self, flag: str, default: int | None = None) -> None:
        """Add a flag that takes a whole number. Parsing another value raises UserError."""

        def convert(word: str) -> int:
            if not INTEGER_PATTERN.fullmatch(word):
                raise UserError("cli-no-number", flag=flag, word=word)
            return int(word)

        self.add_argument(flag, type=convert, default=default)


def make_parser() -> Parser:
    """Return the parser of the command line. The commands check the values of most flags."""
    top = Parser(prog="audiowar")
    add_table_flags(top)
    for flag in ("--text", "--fast", "--accesskit", "--diagnose"):
        top.add_argument(flag, action="store_true")
    for flag in ("--name", "--game", "--bots"):
        top.add_argument(flag)
    make_command_parser: Any = partial(Parser, top.takes_value_by_flag)
    commands = top.add_subparsers(dest="command", parser_class=make_command_parser)
    top.commands = commands.choices

    command = commands.add_parser("simulate")
    command.add_argument("game", nargs="?")
    command.add_argument("--bots")
    command.add_number_flag("--games", 1)
    command.add_argument("--transcript")
    add_table_flags(command)

    command = commands.add_parser("replay")
    command.add_argument("file", nargs="?")
    command.add_argument("--quiet", action="store_true")
    command.add_argument("--detail", default="normal")
    command.add_argument("--seat")

    command = commands.add_parser("play-out")
    command.add_argument("file", nargs="?")

    command = commands.add_parser("games")
    command.add_argument("--json", action="store_true")

    command = commands.add_parser("tournament")
    command.add_argument("--game")
    command.add_argument("--bots")
    command.add_number_flag("--games", 100)
    add_table_flags(command)

    command = commands.add_parser("manual")
    command.add_argument("--out", default="-")

    command = commands.add_parser("web")
    command.add_argument("--site")
    command.add_number_flag("--port")
    command.add_argument("--no-open", action="store_true")

    command = commands.add_parser("serve")
    command.add_number_flag("--port")
    command.add_argument("--nats", default="")
    command.add_argument("--host", default="0.0.0.0")
    command.add_argument("--metrics-host", default="127.0.0.1")
    command.add_number_flag("--metrics-port")
    for flag in ("--site", "--data", "--backup", "--check"):
        command.add_argument(flag)
    for flag in ("--seeds", "--rescue"):
        command.add_argument(flag, action="store_true")
    for flag in ("--proxy", "--name", "--set"):
        command.add_argument(flag, action="append", default=[])

    command = commands.add_parser("server")
    command.add_argument("action", nargs="?")
    command.add_argument("words", nargs="*")
    command.add_argument("--data")
    command.add_number_flag("--minutes")
    command.add_argument("--off", action="store_true")

    for parser in (top, *commands.choices.values()):
        parser.add_argument("--lang")
        parser.add_argument("-h", "--help", action="store_true")
        parser.add_argument("--version", action="store_true")
    return top


def add_table_flags(parser: Parser) -> None:
    """Add to a parser the command-line flags that describe a table."""
    parser.add_number_flag("--players")
    parser.add_number_flag("--seed")
    parser.add_argument("--set", action="append", default=[])


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line, by default that of the process. Return the exit status.

    0: success; 1: a check failed, or the output was closed; 2: another error, such as wrong usage;
    130: interrupted.
    """
    standard_streams.prepare_output_streams()
    try:
        status = run_words(sys.argv[1:] if words is None else list(words))
        standard_streams.flush_output_streams()
    except BrokenPipeError:
        standard_streams.discard_output_of_failed_streams()
        return 1
    except OSError as error:
        # Standard output has failed, so report that on standard error.
        standard_streams.discard_output_of_failed_streams()
        args = get_file_error_args(error)
        return report_error(None, "cli-output-failed", **args)
    except KeyboardInterrupt:
        return 130
    return status


def run_words(words: Sequence[str]) -> int:
    """Run the command line. If it raises UserError, print that. Return the exit status."""
    lang = find_language_flag(words)
    try:
        return run_command_or_game(parse_command_line(insert_repeated_set_flags(words)))
    except UserError as complaint:
        return report_error(lang, complaint.message_id, **complaint.message_args)


def find_language_flag(words: Sequence[str]) -> str | None:
    """Return the value of --lang, or None, even if the rest of the command line is invalid."""
    for word, following in zip(words, [*words[1:], None], strict=False):
        if word == "--lang" or word.startswith("--lang="):
            return word.partition("=")[2] or following
    return None


def parse_command_line(words: Sequence[str]) -> Namespace:
    """Parse the command line. Raises UserError if it is invalid."""
    top = make_parser()
    for word in words:
        # Report an unknown flag here: the parser would report its value as an unknown command.
        if word.startswith("--") and word.partition("=")[0] not in (*top.takes_value_by_flag, "--"):
            raise UserError("cli-unknown-word", word=word)
    try:
        args, rest = top.parse_known_args(words)
    except ArgumentError as error:
        raise make_user_error(error, top) from None
    if rest:
        raise UserError("cli-unknown-word", word=rest[0])
    what = REQUIRED_ARGUMENTS.get(args.command)
    if what and getattr(args, what) is None and not (args.help or args.version):
        raise UserError("cli-missing-word", command=args.command, what=what)
    return args


def make_user_error(error: ArgumentError, top: Parser) -> UserError:
    """Convert an error of the parser to a UserError."""
    flag = error.argument_name or ""
    if flag.startswith("-"):
        takes_value = top.takes_value_by_flag[flag.split("/")[-1]]
        return UserError("cli-needs-value" if takes_value else "cli-takes-no-value", flag=flag)
    # The command is unknown. argparse quotes the unknown command before the known commands.
    word = [*error.message.split("'"), ""][1]
    return UserError("cli-unknown-command", word=word, commands=list(top.commands))


def insert_repeated_set_flags(words: Sequence[str]) -> list[str]:
    """Return the words with --set before each of several `name=value` that follow one --set."""
    single: list[str] = []
    setting = False
    for word in words:
        if setting and "=" in word and not word.startswith("-"):
            if single[-1] != "--set":
                single.append("--set")
        else:
            setting = word == "--set"
        single.append(word)
    return single


def run_command_or_game(args: Namespace) -> int:
    """Run the command, or the game if there is no command. Return the exit status."""
    if args.command is None and args.diagnose:
        # Imported late, so that each command loads only its own modules.
        from audiowar.frontends.diagnose import print_diagnosis

        return print_diagnosis()
    if args.command is None and not (args.help or args.version):
        from audiowar.frontends.launcher import play_in_window_or_terminal

        return play_in_window_or_terminal(args)
    from audiowar.command_line.run_command import run_command

    return run_command(args)


def report_error(language: str | None, message_id: str, /, **args: Any) -> int:
    """Print an error to standard error, in the player's language; return the exit status."""
    # Imported late, because only errors need it.
    from audiowar.choose_player_language import load_catalogue

    told = {
        name: standard_streams.make_printable(value) if isinstance(value, str) else value
        for name, value in args.items()
    }
    print(load_catalogue(language).format_message(message_id, **told), file=sys.stderr)
    return USAGE_STATUS


if __name__ == "__main__":
    sys.exit(main())
