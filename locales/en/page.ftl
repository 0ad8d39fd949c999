# The page in a browser: what stands there before the game speaks, buttons, files.

page-start = Play
page-about = Card games played by ear, by keyboard and by touch. The first visit loads about six megabytes; from then on the page works without a network.
# $percent: how much has been loaded
page-loading = Loading: { $percent } percent.
page-starting = Starting the game.
page-ready = Ready.
# $reason: in English, by the browser
page-failed = The game could not be loaded: { $reason }
page-retry = Try again
page-elsewhere = The game is open in another tab or window.
page-take-over = Play here instead
page-moved = The game goes on in another tab or window.
# In the main menu, when a newer version of the page has been loaded beside this one
page-newer = A new version of this page is ready. The line before the last one of this menu loads it.
menu-renew = Load the new version
# $code: digits
page-invited = You are invited to the table with the code { KEY($code) }. Press the button and type your name, and you will be at the table.

# Headings and names of groups
page-game = The game
page-buttons = Buttons
page-more = More buttons
page-messages = Messages
page-files = Saved games
page-help = How to play here

page-help-keys = By keyboard: arrows go through the list, Enter plays or chooses, F1 lists the keys. If a key does nothing, go back to the list first; your screen reader must pass keys on there, and most do so by themselves.
page-help-touch = By touch: double-tap a card to go to it, and again to play it; or use the buttons after the list. Without a screen reader one tap is enough each time.
page-help-home = To play like an app, add this page to the home screen in the menu of the browser.

# Buttons, in a word or two
page-button-play = Play the card
page-button-bet = Place the bet
page-button-choose = Choose
page-button-on = Go on
page-button-last = Last trick
page-button-rules = Current rules
page-button-who = Who has chosen
page-button-count = Card counts
page-button-power = Power
page-button-menu = Menu
page-button-back = Back
page-button-less = Less
page-button-more = More
page-button-why = Why
page-button-hand = My hand
page-button-pot = On the table
page-button-coach = Coach
page-button-auto = Turn over by itself
page-button-skip = Skip
page-button-older = Older message
page-button-newer = Newer message
page-button-repeat = Repeat
page-button-silence = Silence
page-button-timer = Stop the timer
page-button-chat = Write
page-button-here = Who is here
page-button-done = Done
# A button that does something of the game's own. $does: what, as in keys.ftl
page-button-called = { CAP($does) }

page-export = Save all games as a file
page-import = Import games from a file
# A switch; only for who has no screen reader
page-own-voice = Let the browser speak, without a screen reader
# $file: the name of a file
page-exported = All saved games are in the file { KEY($file) }.
page-nothing-to-export = No game is saved yet.
page-import-too-long = This file is too large for the lighter page. The full page takes larger ones.
page-not-a-game = This file holds no games.
# $line: a line of the file
page-not-a-game-at = This file holds no games: line { $line } cannot be read.
page-unsaved = The browser cannot keep the game: there is no room, or it is not allowed to. You can play on, but the game will be gone with the page.
page-store-damaged = What the browser had kept cannot be read. The game starts from scratch.
page-copy-failed = The browser does not allow the page to copy.

# Told when a button does nothing on this screen.
page-not-here = That button does nothing here.

voice-page = Your screen reader reads the page.
voice-browser = The browser speaks.

# Where the program runs: in this browser (the full page), or on the server (the lighter one). The first two are buttons.
page-lighter = Lighter page: the server runs the game
page-full = Full page: this browser runs the game
page-thin-chosen = This is the lighter page: the server runs the game, so it needs the connection. Your games are kept in this browser.
page-thin-old = This browser cannot run the game by itself, so the server runs it. Your games are kept in this browser.
page-thin-small = This device has little memory, so the server runs the game. Your games are kept in this browser.
page-thin-first = To save you waiting, the server runs the game this time. On your next visit it runs in this browser, with the same saved games.
page-thin-away = There is no connection to the server. The page tries again by itself.
page-thin-many = Too many connections come from your address: close some of them, or wait. The page tries again by itself.
page-thin-full = There is no room on the server for another player on the lighter page. Try again later.
page-thin-fault = A fault has ended the game on the server. What was played is kept: try again, and continue the game.
page-thin-refused = The server has closed the connection, because this page sent more than it accepts. Try again, and continue the game.
# $count: how many games the server could not take in
page-thin-lacking = Saved games for which this lighter page has no room: { $count }. The full page offers all of them.
