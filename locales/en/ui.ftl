# Menus, settings and everything that is not an event. Labels rather than sentences; what matters first.

# A text that is the same in every language.
text = { $text }

## Starting

text-no-display = There is no display, so the game runs in this terminal.
goodbye = Goodbye.
goodbye-saved = Goodbye. The game is saved.
goodbye-unsaved = Goodbye. The end of this game could not be saved.
main-title = { KEY("audiowar") }. Main menu.
menu-continue = Continue: { $game }
menu-watch = Watch it
# $game: a title
watch-title = { $touch ->
    [yes] You are watching: { $game }. “{ page-button-menu }” goes back.
   *[no] You are watching: { $game }. Escape goes back.
  }
watch-over = The game you watched is over.
watch-lost = You can no longer watch this game.
menu-new-game = New game
menu-settings = Settings
menu-keys = Keys
menu-manual = Manual
menu-quit = Quit
menu-main = Main menu
menu-back-to-table = Back to the table
# $opponents: how many bots sit at the table
menu-play-again = Play again with the same rules{ $opponents ->
    [0] {""}
    [1] {" and opponent"}
   *[other] {" and opponents"}
  }
game-menu-title = Game menu.
game-menu-over = The game is over.

ask-name = Your name?
# $name: the usual name of a player
name-usual = No name given: I will call you { $name }.
begin-title = How do you want to begin?
begin-play = Play now: Scientific War, two opponents
begin-learn = Learn by playing, ten minutes
begin-listen = Listen to the rules
begin-choose = Choose game, opponents and rules
default-name = Player
# Names of the opponents, in this language, separated by a comma and a blank; at least seven.
bot-names = Alice, Ben, Clara, David, Emma, Frank, Grace, Henry
choose-game = Which game?
# $game: a title; $low to $high: players; $choice: yes where players choose, no where all is luck
game-item = { $decides ->
    [cards] { $game }, { $low } to { $high } players, you choose your cards
    [bets] { $game }, { $low } to { $high } players, you bet against the house
    [steals] { $game }, { $low } to { $high } players, you decide when to steal
   *[nothing] { $game }, { $low } to { $high } players, pure luck
  }
game-item-two = { $decides ->
    [cards] { $game }, two players, you choose your cards
    [bets] { $game }, two players, you bet against the house
    [steals] { $game }, two players, you decide when to steal
   *[nothing] { $game }, two players, pure luck
  }
game-random = Surprise me
choose-opponents = How many opponents?
# $game: a game that chance has chosen, as in game-item
choose-opponents-random = { $game }. How many opponents?
# $count: how many bots play
opponents = { CAP(COUNT($count, noun: "opponent")) }
choose-rules = Which rules? The usual ones are best for a first game.
    .brief = Which rules?
# $game: its title
options-title = Rules of { $game }.
options-begin = Begin

## Menus

# $n of $of: the place in the list
menu-position = { $n } of { $of }
# A group of rows in a long list, which Enter opens. $group: its heading; $count: how many rows
group-item = { $group }, group of { $count }
group-title = { $group }.
# Told with the title of a list of groups
groups-hint = { $touch ->
    [yes] Choose a group to open it.
   *[no] Enter opens a group; typed letters find a row in all of them.
  }
    .brief = {""}
menu-no-value = There is nothing to change here.
menu-bottom = You are in the main menu. To leave, choose Quit.
# Told with the title of a list that is only read. $key: the key that leaves it
menu-leave = { $touch ->
    [yes] “{ page-button-back }” goes back.
   *[no] { CAP($key) } goes back.
  }
    .brief = {""}
# $letter: the key that was pressed
menu-no-letter = Nothing begins with { KEY($letter) }.
# $text: what is in the field
entry-text = { $touch ->
    [yes] { $text }. Type another, or choose “{ page-button-done }”.
   *[no] { $text }. Type another, or press Enter.
  }
entry-empty = { $touch ->
    [yes] Type, then choose “{ page-button-done }”.
   *[no] Type, then press Enter.
  }
# $char: a typed or deleted character
entry-char = { $char }
entry-end = end
entry-full = There is no more room.

## Settings

settings-title = Settings.
settings-hint = { $touch ->
    [yes] “{ page-button-less }” and “{ page-button-more }” change a value.
   *[no] Left and right change a value.
  }
    .brief = {""}
# Groups of settings
settings-group-general = Language, name and program
settings-group-telling = What is told
settings-group-playing = Playing
settings-group-opponents = Opponents
settings-group-voice = Voice and braille
settings-group-sounds = Sounds
settings-group-look = Colours and letters
# $script: Cyrl where the language is told in Cyrillic letters, else usual
setting-language = Language: English
# $detail: how much is told
setting-detail = Detail: { $value }
# $value: which cards are told with their suit
setting-suits = Suits: { $value }
suits-detail = depends on detail
suits-none = never
suits-hand = in your hand
suits-all = always
# What is said first of a trick: one of the messages below
setting-order = What is said first: { $value }
order-players = the result, with five or more players
order-result = always the result
order-happened = everything in order
# $name: the player's name; $named: yes or no
setting-name = { $named ->
    [yes] Name: { $name }
   *[no] Name: none
  }
setting-keys = Change keys
# $value: on or off
setting-positions = Announce list position: { $value }
setting-wrap = Lists wrap around: { $value }
# Whether Enter first tells a card that has not been told yet, and plays it when pressed again
setting-heard = Only cards you have heard are played: { $value }
# $value: on or off
setting-updates = Announce newer versions: { $value }
# $version: 1.2.0
update-there = There is a newer version, { $version }. This menu has an item for it.
# $version: as above
menu-update = Version { $version }: what is new
update-looking = Looking for the newer version.
update-moment = One moment.
# $version: 1.2.0; $date: the day when it was published
update-title = Version { $version } of { DATE($date) }.
update-none = The newer version cannot be reached right now. Try again later.
update-install = Install it and go on with your game
update-page = Open the download page
update-page-open = The page is open in your browser.
# $page: an address on the web
update-page-at = The download page is { $page }
# $size: in megabytes
update-loading = Downloading, { $size } MB. Leave this list to stop.
update-percent = { $percent } %.
update-installing = Installing. The game closes and starts again by itself.
update-failed-network = The download was interrupted. Nothing has changed. Try again later.
update-failed-disk = The file cannot be saved. Nothing has changed. Is the disk full?
update-failed-wrong = The downloaded file is not the one we published, so it was deleted. Nothing has changed.
update-failed-start = The installer cannot be started. Nothing has changed. You can get the new version from the download page.
update-failed-open = Version { $version } was not installed. If the game is open a second time, close it there, then try again.
# $script: as above
language-now = English.
# $detail: how much is told now
detail-now = Detail: { $detail }.
detail-brief = brief
detail-normal = normal
detail-full = full

## At the table

# At the beginning of a game.
table-begin = { $touch ->
    [yes] Your cards are a list; the first button below it plays the card you are on.
   *[no] The arrows go through your hand, Enter plays a card, and { KEY("F1") } lists the keys.
  }
    .brief = {""}
# Where luck decides: $auto, the key that lets the cards turn by themselves
table-begin-luck = { $touch ->
    [yes] { $auto ->
        [none] The first button turns over the next card.
       *[other] The first button turns over the next card; “{ page-button-auto }” lets the cards turn over by themselves.
    }
   *[no] { $auto ->
        [none] Enter turns over the next card, and { KEY("F1") } lists the keys.
       *[other] Enter turns over the next card, { $auto } lets the cards turn over by themselves, and { KEY("F1") } lists the keys.
    }
  }
    .brief = {""}
# Told once, at the first table of all. $rules, $why: names of keys
intro-keys = Press { $rules } to hear the rules right now, and { $why } to hear why a trick ended as it did.
# The same in a page, which has buttons too. $rules_button, $why_button: what they are called
intro-keys-page = { $touch ->
    [yes] The button “{ $rules_button }” gives the rules as they are now, and “{ $why_button }” explains why a trick ended as it did.
   *[no] With { $rules } or the button “{ $rules_button }” you hear the rules right now; with { $why } or “{ $why_button }”, why a trick ended as it did.
  }
table-here = Table.
table-resumed = The game goes on.
# Told to who is out while the others play on. $key: the name of a key
out-skip = { $touch ->
    [yes] “{ page-button-skip }” skips to the end.
   *[no] { CAP($key) } skips to the end.
  }
# The arrows after the end.
table-over = The game is over. { ask-over }
# $players: those who are asked now
table-wait = Not your turn. Still choosing: { NAMES($players) }.
# $card: a rank
table-no-rank = You have no { RANK($card) }.
# The same where other answers are gone through, of which none is of that rank
table-no-rank-answer = { CAP(RANK($card, form: "indef")) } is not among the answers.
# The same where no cards are gone through at all
table-no-ranks = You do not choose by rank here.
table-no-trick = There is no trick to repeat yet.
choice-card = { CAP(CARD($card, suit: "hand")) }

# Told when a question opens for the listener. $count: how many answers there are
ask-card = {""}
    .full = Choose a card.
ask-over = { $touch ->
    [yes] “{ page-button-on }” opens the menu.
   *[no] Press Enter for the menu.
  }
    .brief = {""}

# R. $game: its title, $trick: which trick is being played, from 1
now-game = { $game }, trick { $trick }.
# R. $count: tricks before the limit, with the one that is being played
now-left = { $count ->
    [1] This is the last trick.
   *[other] { CAP(COUNT($count, noun: "trick")) } left, this one included.
  }
now-left-rounds = { $count ->
    [1] This is the last round.
   *[other] { CAP(COUNT($count, noun: "round")) } left, this one included.
  }
# R, between two tricks. $count: tricks before the limit, without the one that is over
now-left-after = { $count ->
    [1] The next trick is the last.
   *[other] { CAP(COUNT($count, noun: "trick")) } left after this one.
  }
# P. $count cards on the table; $cards: which
now-pot = { CAP(COUNT($count, noun: "card")) } on the table: { CARDS($cards) }.
    .brief = On the table: { $count }.
now-pot-unseen = On the table: { COUNT($count, noun: "card") }.
now-pot-empty = There is nothing on the table from earlier tricks.
now-nothing = There is nothing on the table.
# P. $cards: who put which, parts made of event-card, with commas; $count: cards face down
now-table = On the table: { LIST($cards, kind: "comma") }{ $count ->
    [0] .
   *[other] , and { COUNT($count, noun: "card") } face down.
  }
# T. $players
now-chosen = Already chosen: { NAMES($players) }.
now-choosing = Still choosing: { NAMES($players) }.
now-nobody-chooses = { $touch ->
    [yes] Nothing to choose. The first button goes on.
   *[no] Nothing to choose. Press { KEY("Enter") }.
  }
# Shown in the window. $count: cards in the listener's hand
shown-hand = Your hand: { COUNT($count, noun: "card") }
# $player: a name, or shown-you; $count: cards that a player owns; $state: whether a card is chosen
shown-seat = { $state ->
    [chosen] { $player }: { $count }, ready
    [choosing] { $player }: { $count }, choosing
    [out] { $player }: out
   *[waiting] { $player }: { $count }
  }
shown-you = You
# $count: cards that lie on the table from earlier tricks
shown-pot = On the table: { $count }
# A heading in the drawn table, above the cards of earlier tricks
scene-pot = On the table
# A heading in the drawn table, above the cards of the house
scene-house = House
# $card: the top of a pile, $count: how many cards the pile has
now-pile-top = { $who ->
    [you] Your pile: { COUNT($count, noun: "card") }, { CARD($card, form: "def") } on top.
   *[other] { $player }'s pile: { COUNT($count, noun: "card") }, { CARD($card, form: "def") } on top.
  }
# H where the cards lie face down. $count: cards in the listener's packet
now-packet = { $count ->
    [0] Your stack is empty.
   *[other] In your stack: { COUNT($count, noun: "card") }.
  }
# E. $who, $player, $count: cards that a player owns
now-owned = { $who ->
    [you] You: { $count }.
   *[other] { $player }: { $count }.
  }
now-out = Out: { NAMES($players) }.
# H. $cards: the hand, strongest first; $count: how many
now-hand = { CAP(COUNT($count, noun: "card")) } in hand: { CARDS($cards, suit: "hand") }.
now-hand-empty = Your hand is empty.
# H in Casino War, and for who only watches.
now-no-hand = In this game you hold no cards.
now-pile = In your pile: { COUNT($count, noun: "card") }.
now-pile-empty = Your pile is empty.
# C where it does nothing: in games without powers, without a prisoner, with a card that steals nothing.
power-not-here = Cards have no powers in this game.
# C where one has no seat: at a table that one only watches, or in a recorded game with everything open
power-no-seat = You have no seat here: you only follow the game.

auto-on = The cards turn over by themselves.
auto-off = { $touch ->
    [yes] The first button turns over the next card.
   *[no] Enter turns over the next card.
  }
auto-not-here = Nothing happens by itself here: you choose.
# $count: tricks that were skipped, $wars: wars among them
skipped = Skipped { COUNT($count, noun: "trick") }, with { COUNT($wars, noun: "war") }.
# $seconds: time left to choose
time-left = { CAP(COUNT($seconds, noun: "second")) } left.
timer-stopped = The timer has been stopped.
timer-none = There is no timer.
# $percent: 100 is as usual
setting-auto-pace = Pace of cards turning over by themselves: { $percent } percent

## History

history-empty = Nothing has been said yet.
history-oldest = This is the oldest message.
history-newest = This is the newest message.

copied = Copied.
no-clipboard = There is no clipboard here.
search-title = Find in the messages.
# $text: what was looked for
search-nothing = No message contains { $text }.
# $buffer: which messages, $count: how many
buffer-now = { $buffer }: { $count }.
buffer-all = All messages
buffer-game = Game messages
buffer-table = Answers
buffer-system = Program messages
buffer-chat = Chat

## Voice and sounds

# $name: a screen reader or a voice
voice-by = { $name } speaks.
voice-none = There is no voice: everything is shown as text.
# $reason: why, in English, for whom the player asks for help
voice-alarm = The program cannot speak: it has found no screen reader and no voice that works. Start a screen reader, and the game will speak through it. The manual says what else may help. The reason: { $reason }
# A screen reader speaks, or reads the window.
voice-not-own = Speed, volume and voice are not set in the game here.
voice-tree = Your screen reader reads the window.
voice-lost = { $name } has stopped answering.
# $name: the screen reader, such as NVDA
braille-lost = { $name } no longer shows braille. It goes on speaking.
no-voice-here = The program has no voice and no sounds of its own here.
no-window-here = There is no window here.
manual-opens = Opening the manual in your browser.
# $path: a file
manual-file = No browser can be opened here. The manual is the file { $path }.
manual-unwritten = The manual could not be written: { $path }.
text-window-failed = No window could be opened, so the game runs in this terminal.
# $libraries: names of files; $command: what installs them
text-library-missing = The window needs these libraries, which are missing: { $libraries }. On Debian and Ubuntu this installs them: { KEY($command) }
# $value: words a minute, or per cent
setting-rate = Speed of the voice: { $value }
setting-speech-volume = Volume of the voice: { $value }
setting-sound-volume = Volume of the sounds: { $value }
setting-interface-volume = Sounds of menus: { $value }
setting-table-volume = Sounds at the table: { $value }
setting-drama-volume = Sounds of wars and big moments: { $value }
setting-spread = Stereo width: { $value }
# $pack: the name of a set of sounds
setting-sound-pack = Sound set: { $pack }
pack-standard = standard
# $value: on or off
setting-braille = Braille: { $value }
# What the game does while another program's window, or another tab, is in front
setting-background = While another window is in front: { $value }
background-speak = speak and sound
background-sounds = sounds only
background-silent = silent
# $pace: characters per second, 0 if unknown. Only for screen readers that report nothing
setting-reader-paces = Pace of my screen reader: { $pace ->
    [0] unknown. Enter measures it
   *[other] { NUMBER($pace, useGrouping: 0) } characters a second
}
# The sentence by which the pace is measured
reader-pace-sentence = To measure the pace of your screen reader, listen to this whole sentence without pressing anything, and press Enter when it ends.
reader-pace-wrong = That cannot be its pace. Any other key leads back.
# $theme: the colours
setting-theme = Colours: { $value }
theme-dark = light on dark
theme-light = dark on light
theme-yellow = black on yellow
theme-system = as in the system
# $value: points
setting-size = Text size: { $value }
# $value: table-drawn or table-words
setting-table = Table: { $value }
table-drawn = drawn, where it fits
table-words = in words
# $value: suit-colours-four or suit-colours-two
setting-suit-colours = Colours of the suits: { $value }
suit-colours-four = four
suit-colours-two = two
# $value: faces-theme or faces-white
setting-faces = Faces of the cards: { $value }
faces-theme = as the colours
faces-white = white
# $voice: the name of a voice
setting-voice = Voice: { $voice }
voice-usual = the usual one
full-screen-on = Full screen.
full-screen-off = Window.
sound-lost = The sound device is gone. The game goes on.
sound-back = The sound device is back.
sound-none = There is no sound device.
sound-pack-broken = A sound pack is broken: { $problem }

## Files

# $why: why not
save-unwritable =
    The game cannot be saved now: { $why ->
        [full] the disk is full
        [denied] writing is not allowed there
        [used] another program is using its file
       *[lost] the folder of saved games cannot be reached
    }. You can play on: saving is tried again after each step.
save-works-again = The game is being saved again, with nothing missing.
# $path: the new file
save-moved = The file of this game was gone. The whole game is saved again in { KEY($path) }.
save-incomplete = Your last moves could not be saved.
# The game is open in another copy of the program.
save-in-use = This game is being played in another window.
save-locked = The lock file of this game belongs to another user: whether somebody is playing it cannot be seen.
save-take-over = Go on with it here
# $path: a file
save-unreadable = The saved game { KEY($path) } cannot be read. It is left as it is.
save-newer = The saved game { KEY($path) } was made by a newer version of this program. It is left as it is.
save-unusable = The saved game { KEY($path) } cannot be read. It is in the list of your games.
saves-more = More saved games cannot be read. They are in the list of your games.
saves-unreadable = The saved games in { KEY($path) } cannot be read.
save-moment = One moment: a long game is being read.
# $path: where the file is now
save-lost = Nothing in the saved game can be used. It is kept as { KEY($path) }.
# $line: the first line that is wrong; $trick: the trick up to which all is right
save-damaged = The saved game is damaged at line { $line }. Up to trick { $trick } it is intact.
save-mend = Go on from trick { $trick }; the damaged file is kept too
save-leave = Leave it as it is
# $path: a copy of the damaged file
save-mended = The damaged file is kept as { KEY($path) }.
save-not-mended = The saved game { KEY($path) } cannot be changed now; perhaps the disk is full. It was not changed.
settings-broken = The settings in { KEY($path) } cannot be read. Default settings are used.
settings-unwritable = The settings cannot be saved in { KEY($path) }.
settings-unreadable = The settings in { KEY($path) } cannot be opened. Default settings are used.
settings-written = The settings can be saved again, and have been.
# $setting: its name in the file
settings-wrong = In { KEY($path) } the value of { KEY($setting) } makes no sense. The default is used.
# $language: what a language calls itself; $path: a damaged file, where one is $known
locale-damaged = { $known ->
    [yes] { $language }: the file { KEY($path) } is damaged. The missing messages are in English.
   *[no] { $language }: some messages are missing. They are in English.
  }
locale-left-out = The language of { KEY($path) } is damaged and cannot be chosen.
# $command, $key, $other: as in the file of keys
keys-unknown-command = { KEY($path) }: there is no command { KEY($command) }. The line is skipped.
keys-unknown-key = { KEY($path) }: there is no key { KEY($key) }. The line of { KEY($command) } is skipped.
keys-clash = The key { KEY($key) } is used for both { KEY($other) } and { KEY($command) }; it stays with the first.
keys-unreadable = { KEY($path) } cannot be read. The default keys are used.
# $line: its number
keys-line = { KEY($path) }: line { $line } is not a command with its keys. It is skipped.
# $count: problems that are not told one by one
keys-more = More problems in files of keys: { $count }.

# What is told when the program itself has failed; $path: a file that says what led to it
fault = Something went wrong in the program.
fault-file = The details are in { KEY($path) }.
fault-unwritten = The details could not be written down.
fault-game = The game goes on from the last save.
fault-table = The game goes on.
fault-menu = You are back in the menu.
fault-picture = The window stays empty; the game goes on by voice.
