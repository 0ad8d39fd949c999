"""Enter a bet at the casino with arrows or digits: the stake, and the side bet on a tie."""

from __future__ import annotations

from audiowar.announce.line import Cue, Line
from audiowar.rules.parts.possible_bets import CENTS_PER_UNIT, Bet, PossibleBets
from audiowar.ui.core.app import App


class BetEntry:
    """A bet being entered: stake and tie bet, in whole units of money."""

    def __init__(self, app: App, bets: PossibleBets, stake: int, tie: int) -> None:
        self.app = app
        self.bets = bets
        self.amounts = [self.find_nearest_allowed(bets.stakes_in_units, stake), 0]
        self.amounts[1] = self.find_nearest_allowed(
            bets.get_tie_bets_in_units(self.amounts[0]), tie
        )
        self.selected_field_index = 0
        """Which amount is selected: 0 if it is the stake, 1 if it is the tie bet."""
        self._typing = False

    @staticmethod
    def find_nearest_allowed(allowed: range, amount: int) -> int:
        """Return the allowed amount that is nearest to `amount`."""
        return min(max(amount, allowed[0]), allowed[-1])

    @property
    def choice(self) -> str:
        """The bet as a choice, which the rules refuse if a typed amount is too high or too low."""
        return str(Bet(self.amounts[0] * CENTS_PER_UNIT, self.amounts[1] * CENTS_PER_UNIT))

    def get_allowed_amounts(self) -> range:
        """Return the amounts that the rules allow in the selected field."""
        if self.selected_field_index == 0:
            return self.bets.stakes_in_units
        return self.bets.get_tie_bets_in_units(
            self.find_nearest_allowed(self.bets.stakes_in_units, self.amounts[0])
        )

    def describe_field(self) -> Line:
        """Return the line that names the selected field and its amount."""
        return self._describe_amount(self.selected_field_index)

    def describe_bets(self) -> list[Line]:
        """Return the lines of all that would be bet: the stake, and the tie bet if there is one."""
        fields = (0, 1) if self.amounts[1] else (0,)
        return [self._describe_amount(field) for field in fields]

    def _describe_amount(self, field: int) -> Line:
        name = "bet-tie" if field else "bet-stake"
        return Line(name, {"cents": self.amounts[field] * CENTS_PER_UNIT})

    def handle_key(self, key: str) -> bool:
        """Handle arrows, Home, End, digits, Backspace and Delete; return False for other keys.

        Up and down change the amount by the minimum bet. Left and right select a field.
        """
        allowed, now = self.get_allowed_amounts(), self.amounts[self.selected_field_index]
        step = max(1, self.bets.min_bet_in_units)
        targets = {"up": now + step, "down": now - step, "home": allowed[0], "end": allowed[-1]}
        if (wanted := targets.get(key)) is not None:
            self._typing = False
            self.set_amount(self.find_nearest_allowed(allowed, wanted))
        elif key in ("left", "right"):
            self._typing = False
            moved = self.selected_field_index != (key == "right")
            self.selected_field_index = int(key == "right")
            self.app.play_cue(Cue("menu-move" if moved else "edge"))
            self.app.say(self.describe_field())
        elif key in ("backspace", "delete"):
            self._typing = True
            self.set_amount(now // 10)
        elif len(key) == 1 and key.isdecimal():
            self.set_amount((now * 10 if self._typing else 0) + int(key))
            self._typing = True
        else:
            return False
        return True

    def set_amount(self, amount: int) -> None:
        """Set the amount of the selected field and say it."""
        self.app.play_cue(
            Cue("edge" if amount == self.amounts[self.selected_field_index] else "bet")
        )
        self.amounts[self.selected_field_index] = min(amount, 99_999_999)
        self.app.say(self.describe_field())
