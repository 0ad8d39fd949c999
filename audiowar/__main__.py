"""The command `audiowar`: the game, and the commands around it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any, NoReturn

from audiowar.complaint import Complaint

USAGE = 2


class Usage(Exception):
    """Words on the command line that make no sense."""


class Parser(ArgumentParser):
    """Raises Usage instead of printing English and leaving."""

    def error(self, message: str) -> NoReturn:
        raise Usage(message)


def parser() -> Parser:
    """Return the parser of the whole command line; values are checked later, with words."""
    top = Parser(prog="audiowar", add_help=False, allow_abbrev=False)
    table_flags(top)
    top.add_argument("--text", action="store_true")
    top.add_argument("--fast", action="store_true")
    top.add_argument("--accesskit", action="store_true")
    top.add_argument("--name")
    top.add_argument("--game", default=None)
    top.add_argument("--bots", default=None)
    commands = top.add_subparsers(dest="command", parser_class=Parser)

    one = commands.add_parser("simulate", add_help=False, allow_abbrev=False)
    one.add_argument("game")
    one.add_argument("--bots", default=None)
    one.add_argument("--games", type=int, default=1)
    one.add_argument("--transcript")
    table_flags(one)

    one = commands.add_parser("replay", add_help=False, allow_abbrev=False)
    one.add_argument("file")
    one.add_argument("--quiet", action="store_true")
    common_flags(one)

    one = commands.add_parser("play-out", add_help=False, allow_abbrev=False)
    one.add_argument("file")
    common_flags(one)

    one = commands.add_parser("games", add_help=False, allow_abbrev=False)
    one.add_argument("--json", action="store_true")
    common_flags(one)

    one = commands.add_parser("tournament", add_help=False, allow_abbrev=False)
    one.add_argument("--game", default=None)
    one.add_argument("--bots", default=None)
    one.add_argument("--games", type=int, default=100)
    table_flags(one)

    one = commands.add_parser("manual", add_help=False, allow_abbrev=False)
    one.add_argument("--out", default="-")
    common_flags(one)

    one = commands.add_parser("serve", add_help=False, allow_abbrev=False)
    one.add_argument("--port", type=int, default=None)
    one.add_argument("--data", default=None)
    one.add_argument("--host", default="0.0.0.0")
    one.add_argument("--seeds", action="store_true")
    one.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    common_flags(one)

    one = commands.add_parser("check-locales", add_help=False, allow_abbrev=False)
    common_flags(one)
    return top


def common_flags(one: Parser) -> None:
    """Add the flags that every command knows."""
    one.add_argument("--lang", default=None)
    one.add_argument("-h", "--help", action="store_true")
    one.add_argument("--version", action="store_true")


def table_flags(one: Parser) -> None:
    """Add the flags that describe a table."""
    common_flags(one)
    one.add_argument("--players", type=int, default=None)
    one.add_argument("--seed", type=int, default=None)
    one.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 0, 1 for a file that is wrong, 2 for usage."""
    words = sys.argv[1:] if words is None else list(words)
    try:
        args = parser().parse_args(spread(words))
    except Usage as usage:
        return complain(None, "cli-usage", problem=str(usage))
    try:
        return run(args)
    except Complaint as complaint:
        return complain(args.lang, complaint.message, **complaint.args_)
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        return 130


def spread(words: Sequence[str]) -> list[str]:
    """Give each `name=value` after one --set a --set of its own, so that several may follow it."""
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


def run(args: Namespace) -> int:
    """Run the command that the arguments name; without one, the game."""
    if args.command is None and not (args.help or args.version):
        from audiowar.frontends.start import start

        return start(args)
    from audiowar.commands.run import run

    return run(args)


def complain(language: str | None, message: str, /, **args: Any) -> int:
    """Say on standard error, in the player's language, what is wrong; return the status."""
    from audiowar.language import speak

    print(speak(language).tell(message, **args), file=sys.stderr)
    return USAGE


if __name__ == "__main__":
    sys.exit(main())
