"""The rooms of the program and the tests that are asked about each: the quick ones."""

from __future__ import annotations

ROOMS: dict[str, tuple[str, ...]] = {
    "rules": ("tests/rules", "tests/test_golden.py"),
    "games": (
        *("tests/rules", "tests/announce", "tests/bots/test_choices.py"),
        *(
            "tests/bots/test_coached.py",
            "tests/bots/test_review.py",
            "tests/bots/test_find_player_mistakes.py",
        ),
        *("tests/test_golden.py", "tests/l10n/test_uses.py", "tests/ui/test_explain_trick.py"),
        *("tests/ui/test_tutorial.py", "tests/ui/test_rules_reader.py", "tests/ui/test_coach.py"),
        *(
            "tests/ui/test_table_steal_war.py",
            "tests/ui/test_bet_entry.py",
            "tests/ui/test_table_text.py",
        ),
    ),
    "storage": (
        *("tests/storage", "tests/table", "tests/test_golden.py", "tests/test_commands.py"),
        *("tests/ui/test_resume_or_repair_match.py", "tests/ui/test_settings.py"),
        *("tests/archive/test_game_index.py", "tests/archive/test_bundle.py"),
    ),
    "client": ("tests/client", "tests/server/test_link.py", "tests/ui/test_server_menu.py"),
    "table": (
        *("tests/table", "tests/storage", "tests/test_golden.py", "tests/test_commands.py"),
        *("tests/ui/test_resume_or_repair_match.py", "tests/ui/test_table_continue_and_skip.py"),
        *(
            "tests/ui/test_table_random.py",
            "tests/ui/test_table_over_wire.py",
            "tests/server/test_link.py",
        ),
    ),
    "archive": (
        "tests/archive",
        "tests/ui/test_recorded_match_screen.py",
        "tests/ui/test_my_games.py",
        "tests/ui/test_export_import_menu.py",
        "tests/ui/test_progress.py",
    ),
    "announce": (
        *("tests/announce", "tests/test_golden.py", "tests/ui/test_explain_trick.py"),
        *("tests/ui/test_remarks.py", "tests/ui/test_coach.py"),
        *("tests/ui/test_table_steal_war.py", "tests/ui/test_table_text.py"),
        "tests/ui/test_history_keys.py",
    ),
    "ui": ("tests/ui", "tests/test_golden.py", "tests/server/test_play.py"),
    "bots": ("tests/bots", "tests/test_golden.py", "tests/ui/test_coach.py"),
    "l10n": ("tests/l10n", "tests/announce"),
    "input": (
        "tests/input",
        "tests/ui/test_remap_keys.py",
        "tests/ui/test_commands_have_effects.py",
    ),
    "speech": ("tests/speech",),
    "sound": ("tests/sound",),
    "server": (
        *("tests/server", "tests/hosted/test_hosted.py"),
        *("tests/hosted/test_engine_pool.py", "tests/hosted/test_hosted_engine.py"),
        "tests/hosted/test_page_sessions.py",
    ),
    "web": (
        "tests/web/test_engine.py",
        "tests/web/test_protocol.py",
        "tests/web/test_page_sound_backend.py",
    ),
    "command_line": ("tests/test_commands.py",),
}
"""Room -> tests, of which the first are its own."""
