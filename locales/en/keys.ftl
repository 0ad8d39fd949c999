# Names of keys and what they do.

# $key: a key that does nothing here
key-nothing = { CAP($key) } does nothing here. { KEY("F1") } lists the keys.
# $line: a line that was typed
line-unknown = { KEY($line) } is not a key and not a card here. { KEY("F1") } lists the keys.
# $char: a letter or digit
key-char = { $char ->
    [A] the letter { KEY("A") }
    [E] the letter { KEY("E") }
    [I] the letter { KEY("I") }
    [O] the letter { KEY("O") }
    [U] the letter { KEY("U") }
    [Y] the letter { KEY("Y") }
   *[other] { KEY($char) }
  }
# $modifier and $key: names of keys
key-with = { $modifier }+{ $key }
key-ctrl = Control
key-alt = Alt
key-shift = Shift
key-up = Up arrow
key-down = Down arrow
key-left = Left arrow
key-right = Right arrow
key-home = Home
key-end = End
key-pageup = Page up
key-pagedown = Page down
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-space = Space
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
# Signs, as they are typed, erased and read letter by letter.
char-space = space
char-exclamation = exclamation mark
char-quote = quotation mark
char-number = number sign
char-dollar = dollar
char-percent = percent
char-ampersand = ampersand
char-apostrophe = apostrophe
char-left-parenthesis = left parenthesis
char-right-parenthesis = right parenthesis
char-star = star
char-plus = plus
char-comma = comma
char-minus = minus
char-dot = dot
char-slash = slash
char-colon = colon
char-semicolon = semicolon
char-less = less than
char-equals = equals
char-greater = greater than
char-question = question mark
char-at = at sign
char-left-bracket = left bracket
char-backslash = backslash
char-right-bracket = right bracket
char-caret = caret
char-underscore = underscore
char-grave = grave accent
char-left-brace = left brace
char-bar = vertical bar
char-right-brace = right brace
char-tilde = tilde
char-inverted-question = inverted question mark
char-inverted-exclamation = inverted exclamation mark
char-euro = euro
char-unknown = unknown key
# $char: a letter
char-capital = capital { $char }
# $char: a letter with a mark, $letter: the letter without it, $mark: the mark
char-marked = { $char }, { $letter } { $mark }
mark-grave = with grave accent
mark-acute = with acute accent
mark-circumflex = with circumflex
mark-tilde = with tilde
mark-breve = with breve
mark-diaeresis = with two dots
mark-ring = with ring
mark-double-acute = with double acute accent
mark-caron = with caron
mark-comma-below = with comma below
mark-cedilla = with cedilla
mark-ogonek = with ogonek
mark-stroke = with stroke
key-f1 = { KEY("F1") }
key-f2 = { KEY("F2") }
key-f3 = { KEY("F3") }
key-f4 = { KEY("F4") }
key-f5 = { KEY("F5") }
key-f6 = { KEY("F6") }
key-f7 = { KEY("F7") }
key-f8 = { KEY("F8") }
key-f9 = { KEY("F9") }
key-f10 = { KEY("F10") }
key-f11 = { KEY("F11") }
key-f12 = { KEY("F12") }

# Key help. $where: the place whose keys are listed
help-title = Keys { $where }.
help-menu = in menus
help-table = at the table
help-anywhere = everywhere
help-entry = in a field to type in
# The list of all keys
help-sections = All keys.
# Groups of keys
keys-group-cards = Cards
keys-group-ranks = Cards by rank
keys-group-asking = Questions at the table
keys-group-game = The game and the others
keys-group-lists = Lists and menus
keys-group-messages = Messages
keys-group-sound = Voice and sounds
keys-group-program = Help, language, program
# What keys do in a field to type in
entry-help-type = Letters, digits and signs are typed
entry-does-type = types it
entry-does-left = previous letter
entry-does-right = next letter
entry-does-first = first letter
entry-does-last = end of the text
entry-does-read = read what you have typed
entry-does-erase = erase the letter before you
entry-does-delete = erase the letter here
entry-does-enter = done
# $keys: names of keys; $does: what they do
help-line = { CAP(LIST($keys, kind: "or")) }: { $does }
help-ranks = { KEY("2") } to { KEY("9") }; { KEY("0") } for ten, { KEY("J") } for jack, { KEY("Q") } for queen, { KEY("K") } for king, { KEY("A") } for ace, { KEY("X") } for joker: next card of that rank
# Where they go to no card. $does: what they do
help-digits = Digits: { $does }
# What letters do in a list
help-letters = Letters: next item that begins with them
# Told after the most important keys
help-more = Below them: all keys, in groups.
    .brief = {""}

command-help = list the keys
command-describe-keys = describe keys without using them
command-manual = the manual, in your browser
command-next-language = next language
command-detail = hear less or more
command-older = older message
command-newer = newer message
command-oldest = oldest message
command-newest = newest message
command-repeat = repeat the newest message
command-previous = previous item
command-next = next item
command-first = first item
command-last = last item
command-less = previous value
command-more = next value
command-enter = choose
command-back = back
command-card-previous = previous card
command-card-next = next card
command-card-first = first card
command-card-last = last card
command-play = play the card
# The same key in games in which cards are only turned.
command-turn = turn over the next card
command-rules-now = the rules right now
command-who-chooses = who has chosen and who has not
command-owned = how many cards each player owns
command-power = the power of the last card you played
command-hand = your hand
command-hand-packet = how many cards are in your stack
command-pot = the cards on the table
command-last-trick = the last trick again
command-coach = the coach's advice
command-auto = let the cards turn over by themselves, on or off
command-skip = skip to the end
command-stop-timer = stop the timer
command-chat = write to the others
command-who-is-here = who is here
command-menu = game menu
command-copy = copy the message
command-search = find a message
command-buffer-previous = previous kind of message
command-buffer-next = next kind of message
command-silence = silence
command-slower = slower voice
command-faster = faster voice
command-sound-softer = softer sounds
command-sound-louder = louder sounds
command-speech-softer = softer voice
command-speech-louder = louder voice
command-full-screen = full screen
command-rank = go to the next card of that rank
# $card: a rank
command-to-rank = next { RANK($card) }
command-none = does nothing here

# $key: a key; $does: what it would do
describer-key = { CAP($key) }: { $does }.
describer-title = Every key says what it does. Press Escape twice to stop.

# Changing keys. $keys: a list; $does: what the command does; $where: table, menu or anywhere
remap-title = Change keys.
remap-hint = Press Enter, then the new key.
    .brief = {""}
remap-line = { $where ->
    [table] { CAP($does) }, at the table: { LIST($keys, kind: "or") }
    [listen] { CAP($does) }, while listening again: { LIST($keys, kind: "or") }
    [menu] { CAP($does) }, in menus: { LIST($keys, kind: "or") }
   *[anywhere] { CAP($does) }: { LIST($keys, kind: "or") }
  }
remap-usual = Restore the default keys
remap-usual-done = The default keys are back.
remap-press = Press the new key for: { $does }. Escape leaves it as it is.
# $key: a key
remap-done = { CAP($key) }: { $does }.
remap-clash = The key { $key } is already taken: { $does }. Nothing has changed.
remap-no-key = This key cannot be used. Nothing has changed.
