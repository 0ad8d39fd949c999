"""A program that plays what it is told on standard input, for tests: one command a line.

`play CUE SEAT PLAYERS ME [RANK]`, `words SECONDS`, `silence`, `problem`, `wait SECONDS`, `quit`;
each is answered with one line. The first line tells the backend and what is wrong with it.
"""

from __future__ import annotations

import sys
import time

from audiowar.resources import find_data_folder
from audiowar.sound.cue_player import CuePlayer
from audiowar.sound.packs import load_pack
from audiowar.sound.pyglet_backend import open_sound_backend
from audiowar.sound.seat_places import get_seat_place


def obey(player: CuePlayer, words: list[str]) -> str:
    """Do what a line says; the answer."""
    match words:
        case ["play", cue, seat, players, me, *rank]:
            place = get_seat_place(int(seat), int(players), int(me))
            began = time.monotonic()
            player.play_cue_at(cue, place, rank[0] if rank else None)
            return f"{began} {time.monotonic() - began}"
        case ["words", seconds]:
            player.lower_volume_for(float(seconds))
        case ["silence"]:
            player.stop_all()
        case ["problem"]:
            return player.backend.find_problem_id() or "none"
        case ["wait", seconds]:
            end = time.monotonic() + float(seconds)
            while time.monotonic() < end:
                player.run_due()
                time.sleep(0.005)
    return "done"


def main() -> None:
    """Read and obey until `quit` or the end of input."""
    backend, problem = open_sound_backend()
    print(backend.name, problem or "none", flush=True)
    player = CuePlayer(load_pack(find_data_folder("sounds") / "standard")[0], backend)
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        print(obey(player, line.split()), flush=True)
    backend.close()
    print("closed", flush=True)


if __name__ == "__main__":
    main()
