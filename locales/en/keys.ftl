# Names of keys and what they do.

# $key: a key that does nothing here
key-nothing = { $key } does nothing here. F1 lists the keys.
# $line: a line that was typed
line-unknown = { KEY($line) } is no key and no card here. F1 lists the keys.
# $char: a letter or digit
key-char = { KEY($char) }
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
# $keys: names of keys; $does: what they do
help-line = { LIST($keys, kind: "or") }: { $does }
help-ranks = { KEY("2") } to { KEY("9") }, { KEY("0") } for ten, { KEY("J") }, { KEY("Q") }, { KEY("K") }, { KEY("A") }, { KEY("X") } for the joker: go to the next card of that rank

command-help = list the keys
command-describe-keys = describe keys without using them
command-manual = the manual, in your browser
command-next-language = next language
command-detail = say less or more
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
command-rules-now = the rules now
command-who-chooses = who has and who has not chosen
command-owned = how many cards each player owns
command-power = use the power of your last card
command-hand = your hand
command-pot = the cards on the table
command-last-trick = the last trick again
command-coach = the coach's advice
command-auto = let the cards turn by themselves, or stop
command-skip = skip to the end
command-stop-timer = stop the timer
command-chat = write to the others
command-who-is-here = who is here
command-menu = game menu
command-copy = copy the message
command-search = find a message
command-buffer-previous = previous kind of messages
command-buffer-next = next kind of messages
command-silence = silence
command-slower = slower voice
command-faster = faster voice
command-sound-softer = softer sounds
command-sound-louder = louder sounds
command-speech-softer = softer voice
command-speech-louder = louder voice
command-full-screen = full screen
command-rank = go to the next card of that rank
command-none = nothing here

# $key: a key; $does: what it would do
describer-key = { $key }: { $does }.
describer-title = Every key tells what it does. Escape twice ends this.

# Changing keys. $keys: a list; $does: what the command does; $where: table, menu or anywhere
remap-title = Change keys. Enter waits for the new key.
remap-line = { $where ->
    [table] { $does }, at the table: { LIST($keys, kind: "or") }
    [menu] { $does }, in menus: { LIST($keys, kind: "or") }
   *[anywhere] { $does }: { LIST($keys, kind: "or") }
  }
remap-usual = The usual keys again
remap-usual-done = All keys are as usual.
remap-press = Press the new key for: { $does }. Escape leaves it.
# $key: a key
remap-done = { $key }: { $does }.
remap-clash = { $key } is taken: { $does }. Nothing is changed.
