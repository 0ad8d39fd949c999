"""The subcommands of the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from audiowar import __version__
from audiowar.__main__ import main

HEADER = {
    "format": "audiowar.transcript",
    "version": 1,
    "game": "scientific",
    "options": {},
    "seats": ["Ana", "Marko"],
    "seed": 7,
}


def run(*words: str) -> int:
    return main(list(words))


def simulated(path: Path, *words: str) -> Path:
    file = path / "game.jsonl"
    assert run("simulate", "scientific", "--seed", "7", "--transcript", str(file), *words) == 0
    return file


def lines(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_a_transcript_has_the_header_of_the_contract(tmp_path: Path) -> None:
    header = lines(simulated(tmp_path, "--players", "3", "--set", "jokers=2"))[0]
    assert header == {
        "format": "audiowar.transcript",
        "version": 1,
        "game": "scientific",
        "options": {"jokers": 2, "revolution": "immediate", "trick_limit": 4500},
        "seats": ["random 1", "random 2", "random 3"],
        "seed": 7,
    }


def test_the_transcript_goes_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "scientific", "--transcript", "-") == 0
    out = capsys.readouterr().out.splitlines()
    assert json.loads(out[0])["format"] == "audiowar.transcript"
    assert json.loads(out[-1])["event"] == "end"


def test_several_games_follow_each_other_in_one_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = simulated(tmp_path, "--games", "3")
    assert [line["seed"] for line in lines(file) if "seed" in line] == [7, 8, 9]
    capsys.readouterr()
    assert run("replay", str(file), "--quiet") == 0
    assert capsys.readouterr().out.count("correct to the end") == 3


def test_a_replay_tells_the_game_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = simulated(tmp_path, "--players", "4", "--set", "trick_limit=30")
    capsys.readouterr()
    assert run("replay", str(file), "--lang", "sr-Cyrl") == 0
    told = capsys.readouterr()
    assert len(told.out.splitlines()) > 100
    assert told.err == ""
    assert told.out.startswith("Карте")


def test_a_replay_tells_a_game_as_a_seat_hears_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = simulated(tmp_path, "--players", "3", "--set", "trick_limit=30")
    told = {}
    for seat, detail in (("0", "normal"), ("2", "normal"), ("2", "brief")):
        capsys.readouterr()
        flags = ("--lang", "es", "--seat", seat, "--detail", detail)
        assert run("replay", str(file), *flags) == 0
        told[seat, detail] = capsys.readouterr().out
    assert all("\nBaza 2. " in one for one in told.values())
    assert len(set(told.values())) == 3
    assert len(told["2", "brief"].split()) < 0.75 * len(told["2", "normal"].split())
    assert "Te llevas" in told["0", "normal"]


def test_a_replay_refuses_a_seat_or_a_detail_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = simulated(tmp_path, "--players", "3")
    for flags in (
        ("--seat", "3"),
        ("--seat", "x"),
        ("--seat", "-1"),
        ("--seat", "1" * 5000),
        ("--detail", "loud"),
    ):
        capsys.readouterr()
        assert run("replay", str(file), "--lang", "en", *flags) == 2
        assert flags[0] in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "es", "ro", "sr"])
def test_a_bust_at_the_casino_is_no_draw(capsys: pytest.CaptureFixture[str], language: str) -> None:
    flags = ("--players", "2", "--set", "bankroll=10", "--lang", language)
    assert run("simulate", "casino", *flags) == 0
    told = capsys.readouterr().out.lower()
    assert not any(word in told for word in ("draw", "empata", "egalitate", "nerešen"))


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [(4, "up", "2H"), (1, "seat", 5), (3, "event", "take"), (1, "choice", "9D")],
)
def test_a_replay_names_the_first_line_that_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: int, field: str, value: object
) -> None:
    file = simulated(tmp_path)
    said = lines(file)
    said[line + 1][field] = value
    file.write_text("".join(json.dumps(one) + "\n" for one in said), encoding="utf-8")
    capsys.readouterr()
    assert run("replay", str(file), "--quiet") == 1
    assert f"Line {line + 2} " in capsys.readouterr().err


def test_a_line_after_the_end_differs(tmp_path: Path) -> None:
    file = simulated(tmp_path)
    with file.open("a", encoding="utf-8") as out:
        out.write('{"event": "out", "seat": 0}\n')
    assert run("replay", str(file), "--quiet") == 1


def test_a_reader_ignores_events_and_fields_that_it_does_not_know(tmp_path: Path) -> None:
    file = simulated(tmp_path)
    said = lines(file)
    said[1]["mood"] = "good"
    said.insert(2, {"event": "applause", "seat": 0})
    file.write_text("".join(json.dumps(one) + "\n" for one in said), encoding="utf-8")
    assert run("replay", str(file), "--quiet") == 0


def test_an_unfinished_game_is_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = simulated(tmp_path)
    whole = file.read_text(encoding="utf-8").splitlines(keepends=True)
    for cut in (1, 2, 5, 12, 39):
        file.write_text("".join(whole[:cut]), encoding="utf-8")
        assert run("replay", str(file), "--quiet") == 0
        assert "not finished" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        ("not json\n", "line 1"),
        ('{"format": "something else"}\n', "not an audiowar transcript"),
        (json.dumps({**HEADER, "version": 2}), "version 2"),
        (json.dumps({**HEADER, "seats": "Ana"}), "seats"),
        (json.dumps({**HEADER, "seats": ["Ana", 2]}), "seats"),
        (json.dumps({**HEADER, "seed": "7"}), "seed"),
        (json.dumps(HEADER) + '\n{"event": "deal", "car', "line 2"),
        (json.dumps(HEADER) + "\n[]\n", "line 2"),
        (json.dumps(HEADER) + '\n{"no": "event"}\n', "line 2"),
        (json.dumps({**HEADER, "game": "chess"}), "chess"),
        (json.dumps({**HEADER, "options": {"jokers": 5}}), "jokers"),
        (json.dumps({**HEADER, "seats": ["Ana"]}), "2 to 8"),
        (json.dumps({**HEADER, "position": {"hands": [["1H"]]}}), "hands"),
        (json.dumps({**HEADER, "position": {"hats": []}}), "hats"),
    ],
)
def test_a_damaged_or_foreign_file_is_named_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, words: str
) -> None:
    file = tmp_path / "file.jsonl"
    file.write_text(text, encoding="utf-8")
    assert run("replay", str(file)) == 2
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1
    assert file.read_text(encoding="utf-8") == text


def test_a_file_that_is_no_text_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.jsonl"
    file.write_bytes(json.dumps(HEADER).encode() + b"\n\xff\xfe\n")
    assert run("replay", str(file)) == 2
    assert "line 2" in capsys.readouterr().err


def play_out(tmp_path: Path, header: dict[str, object], *choices: tuple[int, str]) -> int:
    file = tmp_path / "choices.jsonl"
    said = [header, *({"event": "choose", "seat": s, "choice": c} for s, c in choices)]
    file.write_text("".join(json.dumps(one) + "\n" for one in said), encoding="utf-8")
    return run("play-out", str(file))


POSITION = {**HEADER, "position": {"hands": [["KH", "2H"], ["7S"]], "pot": ["5D", "5C"]}}


def test_play_out_plays_a_position_to_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play_out(tmp_path, POSITION, (1, "7S"), (0, "KH")) == 0
    events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert events[0]["position"] == POSITION["position"]
    assert [event["event"] for event in events[1:]] == [
        "choose", "choose", "put", "put", "take", "out", "end",
    ]  # fmt: skip
    assert events[5]["cards"] == ["5D", "5C", "KH", "7S"]


def test_what_play_out_prints_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play_out(tmp_path, POSITION, (1, "7S"), (0, "KH"))
    file = tmp_path / "played.jsonl"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert run("replay", str(file), "--quiet") == 0


def test_play_out_stops_where_the_choices_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play_out(tmp_path, HEADER, (0, "KH")) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["event"] == "choose"


@pytest.mark.parametrize(
    ("choices", "line"),
    [([(0, "KS")], 2), ([(0, "KH"), (0, "2H")], 3), ([(0, "KH"), (1, "7S"), (1, "2H")], 4),
     ([(0, "swap")], 2), ([(7, "KH")], 2)],
)  # fmt: skip
def test_play_out_names_the_line_of_an_illegal_choice(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    choices: list[tuple[int, str]],
    line: int,
) -> None:
    assert play_out(tmp_path, POSITION, *choices) == 1
    assert f"Line {line} " in capsys.readouterr().err


def test_play_out_of_a_simulated_game_gives_the_same_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = simulated(tmp_path, "--players", "5")
    capsys.readouterr()
    assert run("play-out", str(file)) == 0
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")


def test_several_games_in_a_file_are_all_played_and_all_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = simulated(tmp_path, "--games", "3", "--set", "trick_limit=5")
    whole = file.read_text(encoding="utf-8")
    capsys.readouterr()
    assert run("play-out", str(file)) == 0
    assert capsys.readouterr().out == whole
    lines = whole.splitlines(keepends=True)
    # An unknown field with the name of the format does not begin another game.
    lines[3] = lines[3].replace("}", ', "format": "audiowar.transcript"}')
    file.write_text("".join(lines), encoding="utf-8")
    assert run("replay", str(file), "--quiet") == 0
    lines[-1] = lines[-1].replace('"end"', '"out"')
    file.write_text("".join(lines), encoding="utf-8")
    assert run("replay", str(file), "--quiet") == 1
    assert f"Line {len(lines)} " in capsys.readouterr().err


def test_games_are_listed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", "--json") == 0
    first = json.loads(capsys.readouterr().out)[0]
    assert first["game"] == "scientific"
    assert first["players"] == {"min": 2, "max": 8}
    assert {option["name"] for option in first["options"]} == {
        "jokers", "revolution", "trick_limit",
    }  # fmt: skip


def test_games_are_listed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games") == 0
    told = capsys.readouterr().out
    assert told.startswith("scientific: Scientific War, 2 to 8 players.")
    assert "tod_und_leben: Tod und Leben, 2 players." in told


@pytest.mark.parametrize(
    ("games", "told"),
    [("1", "Tricks in the game: 12."), ("2", "Tricks in a game: median 12, from 12 to 12.")],
)
def test_one_game_has_no_median(capsys: pytest.CaptureFixture[str], games: str, told: str) -> None:
    words = ("--games", games, "--set", "trick_limit=12")
    assert run("simulate", "classic", *words) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["simulate", "chess"], "no game chess. The games are scientific, razboi, "),
        (["simulate", "scientific", "--players", "9"], "2 to 8"),
        (["simulate", "scientific", "--set", "jokers=7"], "option jokers. Possible: 0, 1 or 2."),
        (["simulate", "razboi", "--set", "choice_seconds=700"], "Possible: 0 to 600."),
        (["simulate", "razboi", "--set", "trick_limit=-1"], "Possible: 0 or more."),
        (["simulate", "scientific", "--set", "hats=7"], "hats"),
        (["simulate", "scientific", "--set", "jokers"], "NAME=VALUE"),
        (["simulate", "scientific", "--set", "jokers=²"], "jokers"),
        (["simulate", "scientific", "--set", "jokers=--5"], "jokers"),
        (["simulate", "scientific", "--set", "jokers=" + "9" * 5000], "jokers"),
        (["simulate", "scientific", "--set", "trick_limit=abc"], "trick_limit"),
        (["simulate", "scientific", "--players", "9" * 900], "2 to 8"),
        (["simulate", "scientific", "--seed", "²"], "--seed needs a whole number, not ²"),
        (["simulate", "scientific", "--seed", "9" * 5000], "--seed needs a whole number"),
        (["simulate", "scientific", "--games", "-3"], "--games must be 1 or more"),
        (["simulate", "scientific", "--bots", "oracle"], "oracle"),
        (["simulate", "scientific", "--games", "0"], "--games"),
        (["tournament", "--bots", "random"], "two different bots"),
        (["tournament", "--bots", "random,oracle"], "oracle"),
        (["simulate", "scientific", "--transcript", "/no/such/folder/file"], "/no/such/folder"),
        (["games", "--lang", "xx"], "xx"),
        (["--lang", "xx", "--text"], "xx"),
        (["--game", "chess", "--text"], "chess"),
        (["--players", "1", "--text"], "2 to 8"),
        (["--set", "jokers=9", "--text"], "jokers"),
        (["--no-such-flag"], "--no-such-flag"),
        (["replay", "/no/such/file"], "/no/such/file"),
        (["replay"], "replay needs the name of a file"),
        (["simulate"], "simulate needs the name of a game"),
        (
            ["play"],
            "no command play. The commands are simulate, replay, play-out, games, tournament, "
            "manual, web, serve and server.\n",
        ),
        (["--playrs", "3"], "--playrs"),
        (["games", "games"], "games"),
        (["--players"], "--players needs a value"),
        (["--fast=yes"], "--fast takes no value"),
        (["replay", "/"], "it is a folder"),
        (["replay", "\0"], "does not exist"),
    ],
)
def test_what_makes_no_sense_is_named_in_one_line_with_status_2(
    words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    err = capsys.readouterr().err
    assert named in err
    assert err.count("\n") == 1


def test_what_is_refused_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    file.write_text("precious")
    assert run("simulate", "scientific", "--set", "jokers=9", "--transcript", str(file)) == 2
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    "words",
    [
        ("scientific", "--set", "jokers=2", "--set", "revolution=next_trick"),
        ("scientific", "--set", "jokers=2", "revolution=next_trick", "--seed", "3"),
        ("--set", "jokers=2", "revolution=next_trick", "scientific"),
    ],
)
def test_several_options_may_follow_one_set(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("simulate", *words, "--transcript", "-") == 0
    options = json.loads(capsys.readouterr().out.splitlines()[0])["options"]
    assert (options["jokers"], options["revolution"]) == (2, "next_trick")


def test_a_tournament_prints_a_table_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("tournament", "--bots", "random,sensible", "--games", "8", "--game", "armed") == 0
    told = capsys.readouterr()
    assert "equal share is 50 percent" in told.out
    found = re.search(r"random against sensible: (.+) percent, between (.+) and (.+), ", told.out)
    assert found is not None
    rate, low, high = map(float, found.groups())
    assert 0 <= low < rate < high <= 100
    assert "8 of 8 games" in told.err


@pytest.mark.parametrize(
    ("language", "third"), [("en", "33.3"), ("es", "33,3"), ("ro", "33,3"), ("sr", "33,3")]
)
def test_rates_have_the_decimal_sign_of_the_language(
    capsys: pytest.CaptureFixture[str], language: str, third: str
) -> None:
    flags = ("--games", "1", "--game", "classic", "--players", "3", "--lang", language)
    assert run("tournament", "--bots", "random,sensible", *flags) == 0
    told = capsys.readouterr().out
    assert third in told and third.replace(",", ".") not in told.replace(third, "")
    assert ".0" not in told


def test_a_complaint_is_told_in_the_language_that_was_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("simulate", "chess", "--lang", "es") == 2
    assert capsys.readouterr().err.startswith("No existe")


WRONG_WORDS = [
    ["--no-such-flag"], ["play"], ["replay"], ["simulate"], ["--players"], ["--players", "x"],
    ["--fast=yes"], ["games", "more"], ["replay", "/no/such"],
    ["replay", "/"],
]  # fmt: skip


@pytest.mark.parametrize("words", WRONG_WORDS, ids=" ".join)
def test_what_is_wrong_is_told_in_each_language_without_english(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = set()
    for language in ("en", "es", "ro", "sr", "sr-Cyrl"):
        assert run("--lang", language, *words) == 2
        told.add(capsys.readouterr().err)
    assert len(told) == 5
    for text in told:
        assert not re.search(r"argument|expected|invalid|required|No such|Errno|\(", text)


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    assert "audiowar simulate GAME" in capsys.readouterr().out
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith(f"audiowar {__version__}")
