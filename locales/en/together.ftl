# Playing together: servers, tables with other people, chat.

menu-together = Play with others
together-how = How do you want to play with others?
together-nearby = Find tables nearby
together-by-address = By the address of a server
together-address = The address of the server, or its number.
nearby-title = Nearby.
nearby-looking = Looking for tables nearby
nearby-none = None found yet. I keep looking.
nearby-found = Found:
# A server in the local network. $server: the name of its machine; $address: where it is
nearby-server = { KEY($server) }, { KEY($address) }
together-connecting = Connecting.
together-unreachable = The server cannot be reached.
# in a page whose server cannot be reached, the title of a menu
together-no-server = No server answers at the address of this page. Either it or the network is away, or the page comes from a place without tables. A page can play at its own server only.
together-other-page = Go to the page of another server
together-no-address = That is not an address.
together-title = With others.
together-return = Back to your seat
together-make = Open a table
together-by-code = Join by code
together-tables = Open tables
# Leads to the rest of a long list
together-tables-more = More tables
together-watch = Look on by code
together-take = Take up a seat from another device
together-code-entry = The code of the table.
# asks for the code of move-code, not for that of the table
together-move-entry = The code that the other device tells.
together-no-tables = No table is open to all.
together-unknown-game = Your audiowar is too old for the game at that table.
# $game: a title; $players: who sits there; $count: free seats
together-table = { $game }: { NAMES($players) }. Free seats: { $count }
together-how-many = How many seats? Bots take those that stay empty.
# $count: players at the table
together-seats = { CAP(COUNT($count, noun: "player")) }
together-who = Who may come?
together-with-code = Whoever has the code
together-open-all = Everybody
# $value: on or off; whether the coach helps at this table
together-coach = Coach: { $value ->
    [on] the host allows it
   *[off] off
  }
together-no-coach = The coach is not allowed at this table.
together-no-skip = Nobody can skip where others play too.

lobby-title = { $game }, before the game.
lobby-code = Code: { KEY($code) }.
# $link: the address of the page that opens this table
lobby-link = Link for a browser: { KEY($link) }.
lobby-start = Start the game
# $count: who has come, $of: seats
lobby-company = At the table: { $count } of { $of }
menu-chat = Write to the others
menu-who = Who is here
menu-others = The others
menu-invite = Copy an invitation for friends
# What is copied to be sent to friends. $game: a title; $link: as above
invitation = Play cards with me: { $game }. Open { KEY($link) } in a browser, type your name, and you sit at the table.
# said before the invitation
invitation-copied = Copied for your friends:
menu-other-device = Take the seat to another device
move-code = The code for the other device: { KEY($code) }. It holds once, for a few minutes.
menu-get-up = Leave the table for good
menu-main-keeping = Main menu; the seat stays yours

chat-entry = What do you want to say?
# $text: as written by a player
chat-said = { $player } writes: { KEY($text) }
presence-joins = { $player } sits down.
presence-leaves = { $player } leaves.
presence-leaves-bot = { $player } leaves. A bot plays on.
presence-away = { $player } is away.
presence-bot = A bot plays while { $player } is away.
presence-back = { $player } is here again.
here-you = You are here.
here-person = { $player } is here.
here-bot = { $player } is a bot.
here-away = { $player } is away.
here-free = A free seat.
# $seconds: for how long
awaited = Waiting for { COUNT($seconds, noun: "second") }.
link-lost = The connection is lost. The game comes back by itself.
link-back = Connected again.
# After a backup was restored: the game that was heard is not the server's any more
restored = The server has gone back to an earlier state of the game: it goes on from there.
# $count: tricks
missed = Missed: { COUNT($count, noun: "trick") }. The history has it all.
ended-moved = Your seat was taken up elsewhere.

others-mute = Mute { $player }
others-unmute = Hear { $player } again
others-block = Block { $player }
others-kick = Send { $player } away
others-mute-done = { $player } is muted.
others-unmute-done = { $player } can be heard again.
others-block-done = { $player } is blocked.
others-kick-done = { $player } must leave the table.
# The host: about who comes to the table
others-lock = Let nobody new come to the table
others-unlock = Let people come to the table again
others-code = Give the table a new code
table-locked = Nobody new can come to the table now.
table-unlocked = People can come to the table again.
code-changed = The table's new code: { KEY($code) }.
host-now = You are the host of the table now.
others-none = There is nobody else but bots.
