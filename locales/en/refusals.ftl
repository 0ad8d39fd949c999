# Why something is refused. Short: what is wrong first, then the rule.

refused-game-over = The game is over.
refused-answer-first = First answer what is asked.
refused-you-are-out = You are out of the game.
refused-late-answer = Too late: that question is closed.
refused-already-chosen = You have already chosen.
refused-not-asked = You are not asked now.
# $card
refused-not-in-hand = You do not have { CARD($card, form: "def") }.
# $choice: a word from a file or the keyboard
refused-not-possible = { KEY($choice) } is not possible now.
refused-swap-too-late = You have already chosen: the swap must come before.
refused-no-swap = You can only swap after playing an eight.
refused-pile-empty = Your pile is empty.
refused-spy-waits = You are the spy: you choose when everyone else has chosen.
# $players: how many were asked for; $low, $high: how many the game takes
refused-players = { COUNT($players, noun: "player") } cannot play this game: it takes { $low } to { $high }.
# $option, $value: as written
refused-unknown-option = This game has no option { KEY($option) }.
refused-bad-value = { KEY($value) } is no value for the option { KEY($option) }.
refused-unknown-game = There is no game { KEY($game) }.
# $part: a part of a position in a file
refused-position = The position's part { KEY($part) } is wrong.
