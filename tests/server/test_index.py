"""The list of open tables: what waits for people comes first, and a long list costs no more."""

from __future__ import annotations

from typing import Any

from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.public_table_index import PAGE_LENGTH

from .somebody import Somebody


def host(lobby: Lobby, name: str, game: str = "classic", **more: Any) -> Somebody:
    """Return somebody who has opened a table to all."""
    one = Somebody(lobby, name, lang=more.pop("lang", ""))
    one.send("make", game=game, **{"players": 2, "open": True, **more})
    assert one.newest("made"), one.frames
    return one


def tables(one: Somebody, **wanted: Any) -> list[Any]:
    """Return the tables that somebody is told of."""
    one.send_without_limit()
    one.send("tables", **wanted)
    assert one.frames[-1]["type"] == "tables", one.frames[-1]
    found: list[Any] = one.frames[-1]["tables"]
    return found


def names(one: Somebody, **wanted: Any) -> list[str]:
    """Return the hosts of the tables that somebody is told of."""
    return [table["names"][0] for table in tables(one, **wanted)]


def test_tables_that_wait_for_people_come_first_the_newest_before_others(lobby: Lobby) -> None:
    for number in range(PAGE_LENGTH + 1):
        running = host(lobby, f"Runs {number}")
        running.send("start")
    for name in ("Older", "Newer"):
        host(lobby, name)
    looks = Somebody(lobby, "Looks")
    found = names(looks)
    assert found[:2] == ["Newer", "Older"] and len(found) == PAGE_LENGTH
    assert found[2] == f"Runs {PAGE_LENGTH}"
    newer = tables(looks)[0]
    assert (newer["free"], newer["playing"]) == (1, False)


def test_what_changes_at_a_table_is_in_the_next_list(lobby: Lobby) -> None:
    ana = host(lobby, "Ana")
    host(lobby, "Boro", open=False)
    looks, comes = Somebody(lobby, "Looks"), Somebody(lobby, "Comes")
    assert names(looks) == ["Ana"]
    comes.send("join", table=ana.newest("made")["table"])
    (found,) = tables(looks)
    assert (found["free"], found["names"]) == (0, ["Ana", "Comes"])
    assert tables(looks, free=1) == []
    comes.send("leave")
    assert tables(looks, free=1)[0]["names"] == ["Ana"]
    ana.send("start")
    (found,) = tables(looks)
    assert found["playing"] and found["free"] == 1
    ana.send("leave")
    assert tables(looks) == [] and not lobby.index._listed


def test_pages_hold_every_table_once_whatever_comes_and_goes_meanwhile(lobby: Lobby) -> None:
    hosts = [
        host(lobby, f"P {number}", "classic" if number % 3 else "razboi")
        for number in range(2 * PAGE_LENGTH + 30)
    ]
    for one in hosts[::4]:
        one.send("start")
    looks = Somebody(lobby, "Looks")
    found = names(looks)
    assert len(found) == PAGE_LENGTH
    more = looks.frames[-1]["more"]
    host(lobby, "Late")
    hosts[0].send("leave")
    while more:
        found += names(looks, after=more)
        more = looks.frames[-1]["more"]
    assert sorted(found) == sorted(one.client.name for one in hosts[1:])


def test_tables_are_found_by_game_language_and_free_seats(lobby: Lobby) -> None:
    host(lobby, "Ana", "classic", lang="sr-Cyrl", players=4)
    host(lobby, "Boro", "classic", lang="ro")
    host(lobby, "Cora", "razboi", lang="sr")
    looks = Somebody(lobby, "Looks")
    assert names(looks, game="classic") == ["Boro", "Ana"]
    assert names(looks, lang="sr") == ["Cora", "Ana"]
    assert names(looks, lang="sr-Latn", game="classic") == ["Ana"]
    assert names(looks, free=2) == ["Ana"]
    assert names(looks, game="casino") == []
    assert [one["lang"] for one in tables(looks)] == ["sr", "ro", "sr"]


def test_what_is_no_place_in_a_list_is_refused(lobby: Lobby) -> None:
    looks = Somebody(lobby, "Looks")
    for after in ("x", "1", "1.2.3", "1." + "9" * 30, 7):
        looks.send("tables", after=after)
        assert looks.frames[-1]["reason"] == "bad_frame", after


def test_who_begins_to_look_on_again_and_again_must_wait(lobby: Lobby) -> None:
    table = host(lobby, "Ana").newest("made")["table"]

    def looks(one: Somebody) -> bool:
        one.send_without_limit()
        one.frames.clear()
        one.send("spectate", table=table)
        one.send("leave")
        return one.newest("seated") is not None

    one = Somebody(lobby, "Looks")
    assert [looks(one) for _ in range(6)] == [True] * 5 + [False]
    assert one.newest("refused")["reason"] in ("too_fast", "not_seated")
    # With other connections from there too, and nobody else has to wait.
    others = [Somebody(lobby, f"L {number}", "Looks") for number in range(10)]
    assert sum(looks(other) for other in others for _ in range(5)) < 40
    assert looks(Somebody(lobby, "Else"))


def test_tables_of_other_servers_are_found_like_those_of_this_one(lobby: Lobby) -> None:
    def far(name: str, game: str, free: int, **more: Any) -> dict[str, Any]:
        told = {"table": name, "game": game, "options": {}, "players": 4, "free": free}
        return {**told, "names": [name], "playing": False, **more}

    host(lobby, "Ana", "classic", lang="sr-Cyrl", players=4)
    lobby.list_remote_table_summaries = lambda: [
        far("Full", "classic", 0, lang="sr"),
        far("Plays", "classic", 2, lang="sr", playing=True),
        far("Waits", "classic", 1, lang="sr"),
        far("Casino", "casino", 3, lang="ro"),
        far("Silent", "classic", 3),
    ]
    looks = Somebody(lobby, "Looks")
    # Those that wait come first, and last those that can only be watched.
    assert names(looks) == ["Ana", "Waits", "Casino", "Silent", "Plays", "Full"]
    assert names(looks, game="classic") == ["Ana", "Waits", "Silent", "Plays", "Full"]
    assert names(looks, lang="sr-Latn") == ["Ana", "Waits", "Plays", "Full"]
    assert names(looks, lang="ro") == ["Casino"]
    assert names(looks, lang="en") == []
    assert names(looks, free=2) == ["Ana", "Casino", "Silent", "Plays"]
    assert names(looks, game="classic", lang="sr", free=1) == ["Ana", "Waits", "Plays"]
    # They are on the first page alone.
    assert names(looks, after="0.1") == []


def test_a_full_page_has_no_next_one_without_further_tables(lobby: Lobby) -> None:
    hosts = [host(lobby, f"P {number}") for number in range(PAGE_LENGTH)]
    looks = Somebody(lobby, "Looks")
    assert len(tables(looks)) == PAGE_LENGTH and looks.frames[-1]["more"] == ""
    hosts.append(host(lobby, "Late"))
    found = names(looks)
    assert found[0] == "Late" and len(found) == PAGE_LENGTH
    assert names(looks, after=looks.frames[-1]["more"]) == ["P 0"]
    assert looks.frames[-1]["more"] == ""
    # Of tables that are gone nothing is kept.
    for one in hosts:
        one.send("leave")
    lobby._remove_expired()
    index = lobby.index
    assert not lobby.rooms and not (index._numbers or index._listed or index._counts)
