"""The game Tod und Leben (Death and Life): its rules and wording."""
