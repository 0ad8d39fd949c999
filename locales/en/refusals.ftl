# Why something is refused. Short: what is wrong first, then the rule.

refused-game-over = The game is over.
refused-answer-first = Answer the question first.
refused-you-are-out = You are out of the game.
refused-late-answer = Too late: that question is closed.
refused-already-chosen = You have already chosen.
refused-not-asked = It is not your turn.
# $card
refused-not-in-hand = You do not have { CARD($card, form: "def", suit: "always") }.
# $choice: a word from a file or the keyboard
refused-not-possible = { KEY($choice) } is not possible now.
# $players: how many were asked for; $low, $high: how many players the game takes; $only: yes where that is one number
refused-players = { $only ->
    [yes] This game is for { COUNT($low, noun: "player") } only.
   *[no] This game is for { $low } to { $high } players, not { $players }.
  }
# $option, $value: as written
refused-unknown-option = This game has no option { KEY($option) }.
refused-bad-value = { KEY($value) } is not a value for the option { KEY($option) }.
refused-unknown-game = There is no game { KEY($game) }.
# $part: a part of a position in a file
refused-position = The position's part { KEY($part) } is wrong.

# At a table with other people
refused-wrong-version = This server speaks another version of the game: { KEY($version) }.
refused-hello-first = The connection has not been set up yet.
refused-bad-frame = The server did not understand that.
refused-frame-too-long = That is too long for the server.
refused-too-fast = Too much at once: wait a moment.
# The address: that of the player's network, as the server sees it
refused-too-many-connections = Too many connections come from your address: close some of them, or try again later.
refused-chat-too-fast = You are writing too fast: wait two seconds.
refused-no-table = There is no such table, or it needs another code.
refused-no-seat = That seat is not yours, or nobody sits there.
refused-no-move = That code is not valid.
refused-table-full = All seats of that table are taken.
refused-table-closed = The table has been closed.
refused-too-many-tables = Too many tables: wait a minute.
refused-seated-already = You are already at a table: leave it first.
refused-not-seated = You are not at a table.
refused-not-host = Only the host of the table can do that.
refused-has-begun = The game has already begun.
refused-not-over = The game is not over yet.
refused-not-begun = The game has not begun yet.
refused-kicked = The host has sent you away from the table.
refused-table-locked = Nobody new can come to that table now.
# The server knows a device only by what its program says
refused-second-seat = This device has a seat at that table already, as far as the server can tell: in the middle of a game nobody takes a second hand there.
refused-no-new-code = On this server a table keeps its code. You can let nobody new come instead.
refused-table-damaged = What is saved of that table is damaged: nobody can play on there.
# At a table and where one sits down: the server's disk is full, or hangs
refused-cannot-keep = The server cannot save anything at the moment. Nothing is lost: the game goes on once saving works again.

# From whoever runs the server. $text: as written
refused-operator-says = From the operator of this server: { KEY($text) }
refused-operator-closes = The operator of this server closes this table.
refused-barred = The operator of this server lets nobody in from your network at the moment.
refused-draining = The server is about to be updated: no new tables are opened until then.
refused-update-comes = The server is about to be updated. Your game is kept: you will be reconnected automatically, and it goes on where it was.
refused-update-off = The update is postponed: new tables can be opened again.
