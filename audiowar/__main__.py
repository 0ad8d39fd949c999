"""The command line `audiowar`: the game and its commands."""

from __future__ import annotations

import re
import sys
from argparse import Action, ArgumentError, ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NoReturn

from . import standard_output
from .user_error import UserError, error_args

USAGE_STATUS = 2
COMMANDS = (
    "simulate", "replay", "play-out", "games", "tournament", "manual", "check-locales",
)  # fmt: skip
WHOLE_NUMBER = re.compile(r"[-+]?[0-9]{1,1000}")


class Parser(ArgumentParser):
    """An argument parser that raises errors instead of printing them in English and exiting."""

    def __init__(self, flags: dict[str, bool] | None = None, **settings: Any) -> None:
        self.flags = {} if flags is None else flags
        """Every flag of the command line, with whether it takes a value."""
        settings = {"add_help": False, "allow_abbrev": False, "exit_on_error": False} | settings
        super().__init__(**settings)

    def add_argument(self, *names: Any, **settings: Any) -> Action:
        """Add an argument, and record its flags."""
        for name in names:
            if name.startswith("-"):
                self.flags[name] = settings.get("action") != "store_true"
        return super().add_argument(*names, **settings)

    def error(self, message: str) -> NoReturn:
        """Raise an ArgumentError instead of exiting."""
        raise ArgumentError(None, message)


def make_number_converter(flag: str) -> Callable[[str], int]:
    """Return a function that converts the text after a flag to a whole number.

    It raises UserError.
    """

    def read(word: str) -> int:
        if not WHOLE_NUMBER.fullmatch(word):
            raise UserError("cli-no-number", flag=flag, word=word)
        return int(word)

    return read


def make_parser() -> Parser:
    """Return the parser of the command line; values are checked later, with better messages."""
    top = Parser(prog="audiowar")
    add_table_flags(top)
    top.add_argument("--text", action="store_true")
    top.add_argument("--fast", action="store_true")
    top.add_argument("--accesskit", action="store_true")
    top.add_argument("--diagnose", action="store_true")
    top.add_argument("--name")
    top.add_argument("--game", default=None)
    top.add_argument("--bots", default=None)
    same: Any = partial(Parser, top.flags)
    commands = top.add_subparsers(dest="command", parser_class=same)

    one = commands.add_parser("simulate")
    one.add_argument("game", nargs="?")
    one.add_argument("--bots", default=None)
    one.add_argument("--games", type=make_number_converter("--games"), default=1)
    one.add_argument("--transcript")
    add_table_flags(one)

    one = commands.add_parser("replay")
    one.add_argument("file", nargs="?")
    one.add_argument("--quiet", action="store_true")
    one.add_argument("--detail", default="normal")
    one.add_argument("--seat")
    add_common_flags(one)

    one = commands.add_parser("play-out")
    one.add_argument("file", nargs="?")
    add_common_flags(one)

    one = commands.add_parser("games")
    one.add_argument("--json", action="store_true")
    add_common_flags(one)

    one = commands.add_parser("tournament")
    one.add_argument("--game", default=None)
    one.add_argument("--bots", default=None)
    one.add_argument("--games", type=make_number_converter("--games"), default=100)
    add_table_flags(one)

    one = commands.add_parser("manual")
    one.add_argument("--out", default="-")
    add_common_flags(one)

    one = commands.add_parser("web")
    one.add_argument("--site")
    one.add_argument("--port", type=make_number_converter("--port"), default=None)
    one.add_argument("--no-open", action="store_true")
    add_common_flags(one)

    one = commands.add_parser("serve")
    one.add_argument("--port", type=make_number_converter("--port"), default=None)
    one.add_argument("--site")
    one.add_argument("--data", default=None)
    one.add_argument("--nats", default="", metavar="URL")
    one.add_argument("--host", default="0.0.0.0")
    one.add_argument("--proxy", action="append", default=[], metavar="ADDR")
    one.add_argument("--seeds", action="store_true")
    one.add_argument("--rescue", action="store_true")
    one.add_argument("--backup", metavar="FILE")
    one.add_argument("--check", metavar="FOLDER")
    one.add_argument("--name", action="append", default=[])
    one.add_argument("--metrics-host", default="127.0.0.1")
    one.add_argument("--metrics-port", type=make_number_converter("--metrics-port"), default=None)
    one.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    add_common_flags(one)

    one = commands.add_parser("server")
    one.add_argument("action", nargs="?")
    one.add_argument("words", nargs="*")
    one.add_argument("--data", default=None)
    one.add_argument("--minutes", type=make_number_converter("--minutes"), default=None)
    one.add_argument("--off", action="store_true")
    add_common_flags(one)

    one = commands.add_parser("check-locales")
    add_common_flags(one)
    return top


def add_common_flags(parser: Parser) -> None:
    """Add the flags that every command has."""
    parser.add_argument("--lang", default=None)
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("--version", action="store_true")


def add_table_flags(parser: Parser) -> None:
    """Add the flags that describe a table."""
    add_common_flags(parser)
    parser.add_argument("--players", type=make_number_converter("--players"), default=None)
    parser.add_argument("--seed", type=make_number_converter("--seed"), default=None)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line. Return the exit status: 0 success, 1 invalid file, 2 wrong usage."""
    standard_output.prepare_streams()
    try:
        status = run_checked(sys.argv[1:] if words is None else list(words))
        standard_output.flush_streams()
    except BrokenPipeError:
        standard_output.discard_output()
        return 1
    except OSError as error:
        # Standard output has failed, so report that on standard error.
        standard_output.discard_output()
        return report_error(None, "cli-output-failed", **error_args(error))
    except KeyboardInterrupt:
        return 130
    return status


def run_checked(words: Sequence[str]) -> int:
    """Run the command line and report its errors."""
    lang = find_language_flag(words)
    try:
        return run_command(parse_words(repeat_set_flag(words)))
    except UserError as complaint:
        return report_error(lang, complaint.message, **complaint.args_)


def find_language_flag(words: Sequence[str]) -> str | None:
    """Return the value of --lang, even if the rest of the command line is invalid."""
    for word, following in zip(words, [*words[1:], None], strict=False):
        if word == "--lang" or word.startswith("--lang="):
            return word.partition("=")[2] or following
    return None


def parse_words(words: Sequence[str]) -> Namespace:
    """Parse the command line. Raises UserError."""
    top = make_parser()
    for word in words:
        # Otherwise the parser would report its value as an unknown command.
        if word.startswith("--") and word.partition("=")[0] not in (*top.flags, "--"):
            raise UserError("cli-unknown-word", word=word)
    try:
        args, rest = top.parse_known_args(words)
    except ArgumentError as error:
        raise translate_error(error, top.flags) from None
    if rest:
        raise UserError("cli-unknown-word", word=rest[0])
    for what in ("game", "file"):
        if args.command and not (args.help or args.version) and lacks_name(args, what):
            raise UserError("cli-missing-word", command=args.command, what=what)
    return args


def lacks_name(args: Namespace, what: str) -> bool:
    """Return whether the command lacks the name that it requires."""
    needs = {"simulate": "game", "replay": "file", "play-out": "file"}
    return needs.get(args.command) == what and getattr(args, what) is None


def translate_error(error: ArgumentError, flags: Mapping[str, bool]) -> UserError:
    """Return the parser's error as a UserError."""
    flag = error.argument_name or ""
    if flag.startswith("-"):
        needed = flags[flag.split("/")[-1]]
        return UserError("cli-needs-value" if needed else "cli-takes-no-value", flag=flag)
    # Only the command has a fixed list of values; argparse quotes the wrong word first.
    word = [*error.message.split("'"), ""][1]
    return UserError("cli-unknown-command", word=word, commands=list(COMMANDS))


def repeat_set_flag(words: Sequence[str]) -> list[str]:
    """Insert --set before each further `name=value`, so that several can follow one --set."""
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


def run_command(args: Namespace) -> int:
    """Run the command, or without one the game."""
    if args.command is None and args.diagnose:
        # Imported late, so that each command loads only its own modules.
        from audiowar.frontends.diagnose import diagnose

        return diagnose()
    if args.command is None and not (args.help or args.version):
        from audiowar.frontends.launcher import start_game

        return start_game(args)
    from audiowar.commands.run import run

    return run(args)


def report_error(language: str | None, message: str, /, **args: Any) -> int:
    """Print an error to standard error, in the player's language; return the exit status."""
    # Imported late, because only errors need it.
    from audiowar.language import load_catalogue

    told = {
        name: standard_output.make_printable(value) if isinstance(value, str) else value
        for name, value in args.items()
    }
    print(load_catalogue(language).tell(message, **told), file=sys.stderr)
    return USAGE_STATUS


if __name__ == "__main__":
    sys.exit(main())
