"""The list of the player's ratings by game, with the chances against each opponent."""

from __future__ import annotations

from functools import partial

from audiowar.announce.line import Line
from audiowar.announce.view_lines import game_title
from audiowar.archive.rating import OWN_KEY, GameRatings, rate_games
from audiowar.archive.statistics import PlayedGame
from audiowar.bots.registry import list_opponent_names
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import ReadingList, fixed_item

from .statistics_menu import bot_level_line


def open_ratings(app: App, games: list[PlayedGame]) -> None:
    """Open the list of the player's ratings by game, or say that there are none yet."""
    found = rate_games(games)
    if not found:
        app.refuse(Line("rating-none"))
        return
    items = [
        fixed_item(rating_line(ratings), partial(open_chances_to_win, app, ratings))
        for ratings in found.values()
    ]
    app.open_screen(ReadingList(app, Line("rating-title"), [*items, fixed_item("rating-about")]))


def rating_line(ratings: GameRatings) -> Line:
    """Return the line of the player's rating in a game, with its uncertainty."""
    own = ratings.find_rating(OWN_KEY)
    low, high = own.interval
    said = {"strength": round(own.strength), "low": round(low), "high": round(high)}
    return Line("rating-item", {"game": game_title(ratings.game), "games": ratings.games, **said})


def open_chances_to_win(app: App, ratings: GameRatings) -> None:
    """Open the list of the chances to win against each bot and person, the strongest first."""
    own = ratings.find_rating(OWN_KEY)
    keys = {*(f":{bot}" for bot in list_opponent_names(ratings.game)), *ratings.known} - {OWN_KEY}
    others = sorted(keys, key=lambda key: ratings.find_rating(key).strength, reverse=True)
    items = [
        fixed_item(
            Line(
                "rating-against",
                {
                    "name": opponent_name_line(key),
                    "strength": round(ratings.find_rating(key).strength),
                    "percent": round(100 * own.win_chance(ratings.find_rating(key))),
                },
            )
        )
        for key in others
    ]
    app.open_screen(ReadingList(app, rating_line(ratings), items))


def opponent_name_line(key: str) -> Line:
    """Return the name of a person, or of a level of bots if `key` begins with a colon."""
    return bot_level_line(key[1:]) if key.startswith(":") else Line("text", {"text": key})
