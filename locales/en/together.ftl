# Playing together: servers, tables with other people, chat.

menu-together = Play with others
together-how = How do you want to play with others?
together-nearby = Find tables nearby
together-by-address = By the address of a server
together-address = The address of the server, or its number.
nearby-title = Nearby.
nearby-looking = Looking for tables nearby
nearby-none = None found yet. Still looking.
nearby-found = Found:
# A server in the local network. $server: the name of its machine; $address: where it is
nearby-server = { KEY($server) }, { KEY($address) }
together-connecting = Connecting.
together-unreachable = The server cannot be reached.
# in a page whose server cannot be reached, the title of a menu
together-no-server = No server answers at the address of this page. The server or the network is down, or the page comes from a place without tables. A page can only play at its own server.
together-other-page = Go to another server's page
together-no-address = That is not an address.
together-title = With others.
together-return = Back to your seat
together-make = Open a table
together-by-code = Join by code
together-tables = Open tables
# Leads to the rest of a long list
together-tables-more = More tables
together-filter = Find a table
# the title of a menu whose rows say which tables are listed
together-filter-title = Which tables?
together-filter-any-game = Game: any
# $game: a title
together-filter-game = Game: { $game }
# $value: a language, or any
together-filter-language = The host's language: { $value ->
    [en] English
    [es] Spanish
    [ro] Romanian
    [sr] Serbian
   *[any] any
  }
# $count: free seats
together-filter-free = Free seats: { $count ->
    [0] does not matter
   *[other] at least { $count }
  }
together-filter-show = Show these tables
together-filter-none = There are no open tables like that.
together-watch = Watch by code
# The rating lists of a server, by game
together-ratings = Rating lists
# $listed: yes or no
together-listed = { $listed ->
    [yes] You are on the lists of this server, with your name. Choose this to leave them.
   *[no] You are not on the lists of this server. Choose this to be on them, with your name.
  }
together-ratings-title = Rating list: { $game }.
together-ratings-none = Nobody is on this list yet: { $game }.
# $place: 1 for the best; $strength, somewhere between $low and $high
together-rating = { $place }: { $name }, { $strength }, somewhere between { $low } and { $high }, after { COUNT($games, noun: "game") }
together-take = Continue a seat from another device
together-code-entry = The code of the table.
# asks for the code of move-code, not for that of the table
together-move-entry = The code shown on the other device.
together-no-tables = There are no open tables.
together-unknown-game = Your version of audiowar is too old for the game at that table.
# $game: a title; $players: who sits there; $count: free seats
together-table = { $game }: { NAMES($players) }. Free seats: { $count }
together-how-many = How many seats? Bots take the empty ones.
# $count: players at the table
together-seats = { CAP(COUNT($count, noun: "seat")) }
together-who = Who may come?
together-with-code = Anyone with the code
together-open-all = Anyone
# $value: on or off; whether the coach helps at this table
together-coach = Coach: { $value ->
    [on] allowed
   *[off] not allowed
  }
together-no-coach = The coach is not allowed at this table.
together-no-skip = You cannot skip while others are playing too.

waiting-room-title = { $game }, before the game.
waiting-room-code = Code: { KEY($code) }.
# $link: the address of the page that opens this table
waiting-room-link = Link for a browser: { KEY($link) }.
waiting-room-start = Start the game
# $count: who has come, $of: seats
waiting-room-company = At the table: { $count } of { $of }
menu-chat = Write to the others
menu-who = Who is here
menu-others = The others
menu-invite = Copy an invitation for friends
# What is copied to be sent to friends. $game: a title; $link: as above
invitation = Play cards with me: { $game }. Open { KEY($link) } in a browser, type your name, and you sit at the table.
# said before the invitation
invitation-copied = Copied for your friends:
menu-other-device = Take the seat to another device
move-code = The code for the other device: { KEY($code) }. It works once, for a few minutes.
menu-get-up = Leave the table for good
menu-main-keeping = Main menu; the seat stays yours
menu-return = Back to your table with others
seat-given-up = You have left the table for good.
waiting-room-leaving = Do you want to leave the table before the game?
waiting-room-stay = Stay at the table

chat-entry = What do you want to say?
# $text: as written by a player
chat-said = { $player } writes: { KEY($text) }
presence-joins = { $player } sits down.
# $player: a person; $bot: who has played on the seat until now
presence-takes = { $player } sits down in the place of the bot { $bot }.
presence-leaves = { $player } leaves.
presence-leaves-bot = { $player } leaves. A bot takes over.
# $bot: who plays on the seat from now on
presence-leaves-to = { $player } leaves. The bot { $bot } takes over.
presence-away = { $player } is away.
presence-bot = A bot plays while { $player } is away.
presence-back = { $player } is here again.
# $count: how many people sat down, left or came back; told together when many did in a minute
presence-many = Comings and goings at the table meanwhile: { $count }.
# Who sits at a table with others. $players: all of them
table-players = At the table: { NAMES($players) }.
here-you = You are here.
here-person = { $player } is here.
here-bot = { $player } is a bot.
here-away = { $player } is away.
here-free = A free seat.
# $seconds: for how long
awaited = Waiting, { COUNT($seconds, noun: "second") } so far.
link-lost = The connection is lost. It will come back by itself.
link-back = Connected again.
# After a backup was restored: the game that was heard is not the server's any more
restored = The server has gone back to an earlier state of the game: it goes on from there.
# $count: tricks
missed = You missed { COUNT($count, noun: "trick") }. The messages have it all.
ended-moved = You are now playing on another device.

others-mute = Mute { $player }
others-unmute = Hear { $player } again
others-block = Block { $player }
others-kick = Send { $player } away
others-mute-done = { $player } is muted.
others-unmute-done = { $player } can be heard again.
others-block-done = { $player } is blocked.
others-kick-done = { $player } has to leave the table.
# The host: about who comes to the table
others-lock = Let nobody new come to the table
others-unlock = Let people come to the table again
others-code = Give the table a new code
table-locked = Nobody new can come to the table now.
table-unlocked = People can come to the table again.
code-changed = The table's new code: { KEY($code) }.
host-now = You are now the host of the table.
others-none = There is nobody else here, only bots.
