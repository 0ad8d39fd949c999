"""`audiowar tournament`: compare bots by many matches of each pair."""

from __future__ import annotations

import sys
from argparse import Namespace

from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.numbers import format_with_one_decimal
from audiowar.rules.registry import DEFAULT_GAME, get_variant
from audiowar.user_error import UserError

from .arguments import parse_assignments, parse_bot_names


def run_tournament(args: Namespace, catalogue: Catalogue) -> int:
    """Let each pair of bots play many matches; print the win rates with confidence intervals."""
    from audiowar.table.bot_tournament import RoundRobin

    game = get_variant(args.game or DEFAULT_GAME)
    players = args.players or max(2, game.players[0])
    options = parse_assignments(args.set)
    game.complete_options(options, players)
    wanted = list(dict.fromkeys((args.bots or "random,sensible").split(",")))
    parse_bot_names(",".join(wanted), game.name, players)
    if len(wanted) < 2:
        raise UserError("cli-two-bots")
    if args.games < 1:
        raise UserError("cli-bad-number", flag="--games", low=1)
    contest = RoundRobin(game.name, players, options, wanted, args.games)
    say, stopped = catalogue.format_message, False
    try:
        for done, total in contest.run_with_progress():
            print(say("cli-progress", done=done, total=total), file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        stopped = True
        print(say("cli-stopped"), file=sys.stderr)

    def percent(rate: float) -> str:
        return format_with_one_decimal(rate * 100, catalogue.locale.babel_tag)

    print(say("cli-fair-share", percent=percent(1 / players), players=players))
    for (one, other), score in contest.scores.items():
        rate, margin = score.points_per_match, score.confidence_margin
        low, high = percent(max(0.0, rate - margin)), percent(min(1.0, rate + margin))
        rates = {"percent": percent(rate), "low": low, "high": high}
        print(say("cli-duel", one=one, other=other, games=score.match_count, **rates))
    return 130 if stopped else 0
