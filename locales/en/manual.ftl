# The manual, a page to be read with a screen reader. An empty line begins a new paragraph, or a new item of
# a list. $key-COMMAND is the name of the command's usual keys, $menu-ITEM an item of the main menu.

manual-title = { KEY("audiowar") }: manual
manual-skip = Skip to the text
manual-contents = Contents
manual-languages = Other languages
# $version: of the program
manual-version = Version { $version }.
# allows capitals: the name of the licence
manual-licence = { KEY("audiowar") } is free software under the GNU General Public License, version 3 or later. It carries the speech synthesizer { KEY("eSpeak NG") }, which is under that licence too.
# $contact: an e-mail address or an address on the web
manual-contact = Questions and reports: { $contact }
manual-keys-or = { LIST($keys, kind: "or") }

## Quick start

manual-start = Quick start
manual-start-about = { KEY("audiowar") } is Scientific War and its family of card games. You play them by ear and by keyboard, without a network, against opponents who see no more than you do.
manual-start-steps =
    Start the program. It speaks through your screen reader, and if there is none, with a voice of its own.

    Choose your language with the arrows and press Enter. Then type your name and press Enter.

    Then choose whether to play at once, to learn by playing, or to listen to the rules. Later the main menu has the same: “{ $menu-tutorial }” and “{ $menu-new-game }”.

    For a new game choose the game, the opponents and the rules. Enter always takes what was chosen last time.

    At the table the arrows go through your hand. { $key-play } plays the card; in games of luck it turns over the next one.

    Press { $key-rules-now } to hear the rules as they are now, { $key-hand } for your hand, { $key-last-trick } for the last trick again.

    Wherever you are, press { $key-help } for a list of keys. After { $key-describe-keys } every key says what it does.

    To go back, press { $key-back }; at the table that opens the menu. You can quit at any time: the game is saved after every step.
manual-start-after = The next time you start, you can go on where you were: “{ $menu-continue }”. To open this page again in your browser, press { $key-manual }.

## Keys

manual-keys = Keys
manual-keys-text =
    These are the usual keys. They can be changed in the settings, and { $key-help } lists them as they are set. On a keyboard with Cyrillic letters the key with the same letter works. At the table Enter only plays a card you have heard; otherwise it tells you the card, and plays it when you press it again. You can change that in the settings.

    Long lists, such as the settings, the keys and the sounds, are in groups: Enter opens a group, { $key-back } closes it, and the first letters of a word find a row in all groups.
manual-keys-table = At the table
manual-keys-menu = In menus
manual-keys-anywhere = Everywhere
manual-key = Key
manual-does = What it does

## Voice, sounds, braille

manual-voice = Voice, sounds and braille
manual-voice-text =
    If a screen reader is running, it speaks, with your own voice and speed. Without one the program speaks itself: change the speed with { $key-slower } and { $key-faster }, the volume with { $key-speech-softer } and { $key-speech-louder }.

    Any key cuts off what is being said; press { $key-silence } for silence. To hear the newest message again, press { $key-repeat }; with { $key-older } and { $key-newer } you go through older and newer ones. If a key cuts off how a trick ended before you can have heard it, that follows the answer to the key, once.

    While another program is in front, the game stays silent, unless the settings say otherwise; when you come back you hear the latest result. Most screen readers do not report when a sentence ends: let the settings measure the pace of yours, so that nothing is left out or said twice.

    With { $key-detail } you hear more or less: brief, normal or full. Suits decide nothing: brief leaves them out, normal names those of your own hand, full all of them, up to four players; the setting Suits changes that. With { $key-next-language } you change the language, even in the middle of a game.
manual-voice-sounds = Sounds come from where a player sits, and a card is heard by its strength. “{ $menu-sounds }” in the main menu lets you hear each of them with its meaning. { $key-sound-softer } and { $key-sound-louder } change their volume. Nothing is told by sound alone.
manual-voice-braille = What is spoken is also shown on a braille display, through { KEY("NVDA") } or { KEY("JAWS") }.
manual-voice-look = The window draws the table for those who see: players around it, who chooses (a triangle), who is ready (a tick), who leads (a crown), who took the last trick (a strong frame), the order of strength as rising or falling bars, and your hand. What was said last always stands above it. Colours, letters of up to 96 points, two or four suit colours and white cards are in the settings; there the table can be turned into words too.
manual-voice-text-mode = In a terminal { KEY("audiowar --text") } writes every message on a line of its own. Under Windows { KEY("audiowar-text") } does the same in the console.

## Opponents

manual-opponents = Opponents
manual-opponents-text = Opponents know only what a player in their seat may know. You choose what they are like where you choose how many there are; the left and right arrows change it.
manual-opponents-list =
    At a mixed table, no two play alike as long as there are enough characters.

    Those who adapt get stronger when you win and weaker when you lose.

    You can also choose each opponent yourself: the item below opens a list.

    In the settings you choose how long they think. Within that time each has a pace of their own: a professor ponders longer than a gambler, and everybody longer in a war, after a joker or near the end than over an only card. How long somebody thinks depends on what you know too, never on hidden cards.

    They remark on what everybody has seen. A remark comes after the result and stops as soon as you press a key; you can hear it again among the messages. The settings make remarks rarer or more frequent.

    You can leave at any time; nobody waits for you.
manual-opponents-levels = What each overlooks in Scientific War
manual-opponents-levels-list =
    The newcomer plays any card half the time, and else the highest, even when the order is turned.

    The dreamer plays any card in three tricks of four, and else does not know which cards the others still hold.

    The beginner plays any card in two tricks of five. In the others the beginner does not know which cards the others still hold, and forgets in one of five that the order is turned.

    The amateur counts the cards in two tricks of five and expects everybody to go on as before; in the others the amateur plays any card.

    The sensible one counts the cards and thinks ahead in nearly half of the tricks; in the others the sensible one does not know which cards the others still hold.

    The counter expects everybody to go on as before, never bluffs, and forgets in one trick of five which cards the others still hold.

    The gambler plays too many jokers, and the strongest card for a big pot too often.

    The student looks no further than this trick.

    The tactician looks one trick further with one opponent, but sometimes only guesses among several.

    The professor sees no further than the next trick with several opponents.
manual-opponents-casino = What each overlooks at the casino
manual-opponents-casino-list =
    The dreamer bets any amount half the time, also on a tie.

    The intuitive one lays a tie bet in one round of four, and overlooks that it loses six times as much as any other.

    The steady one overlooks that a bet five times the smallest loses five times as much.

    The stubborn one overlooks that the largest bet and the money end the doubling.

    The careful one leaves when five bets ahead, but overlooks that surrendering at a tie costs more than a war.

    The sensible one overlooks only that it would be cheaper not to play.
manual-opponents-coach = The coach
manual-opponents-coach-list =
    For advice at the table, press { $key-coach }. In Scientific War you hear how often the professor would play each card; in other games where you choose, what a strong player would do. There is always a reason with it. At the casino you also hear what the house wins on average from the bet you have set, and what an evening of such bets costs.

    After the game the same key lists the choices that cost you the most, three at most, and what would have been better. Enter on one of them goes through that trick again. At the end of the list you hear what the game taught.

    After them you hear how your chances went: at first, at their best and worst, and at the end. Enter goes through them trick by trick; on the page they are drawn as well.

    Some games have no coach; then the key says so.

    You can switch the coach off in the settings.
manual-opponents-course = An example of such a picture. Triangles mark the tricks that decided the game, with their numbers.
manual-opponents-remember = What they remember
manual-opponents-memory =
    From one game to the next opponents remember what they said, so as not to repeat it, and how the last game began and who won it, which they sometimes mention. How you play they remember only if you allow it in the settings. Then those who count cards in Scientific War know which part of your hand you have chosen from so far, and expect the same until the game shows otherwise.

    What they know is kept in the files { KEY("memory.json") } and { KEY("remarks.json") } in your folder and sent nowhere; at the tables of a server nobody remembers. A game you begin notes what was known about you. The settings tell you what is remembered and can delete it all. A game from the command line with a { KEY("--seed") } uses none of it and teaches them nothing about how you play.

## Playing with others

manual-together = Playing with others
manual-together-text = “{ $menu-together }” in the main menu leads to tables where other people sit; each of you hears the game in your own language. Nobody needs an account: one of you runs a server with { KEY("audiowar serve") }, which says its address.
manual-together-steps =
    In the program find the server nearby, or type its address or its number. In the page that comes from a server you are there at once; a page can play at its own server only. Where a browser is too old or too small for the game, the server runs it there; a button of the page chooses that too, and your saved games stay in the browser.

    Open a table and choose who may come. You hear a code of six digits; “{ $menu-invite }” copies a sentence with a link.

    Friends join by the code, or open the link in a browser, type their name, and sit at the table.

    Start the game when all have come. Bots take the empty seats.
manual-together-after =
    To write to the others, press { $key-chat }. To hear who is here, press { $key-who-is-here }; to hear who is awaited, { $key-who-chooses }. The page has buttons for this.

    If the connection is lost, you are told, and it comes back by itself. A bot plays for anyone who is away for twenty seconds, and gives the seat back at once.

    Everything else is in the menu of the table, which { $key-back } opens: mute, block or send somebody away, or take your seat to another device.

## What you have reached

manual-progress = Deal of the day, goals, statistics
manual-progress-text = Every game that you finish counts, also one that you left and finished later; everything below is worked out from the kept games alone and is sent nowhere.
manual-progress-daily = The deal of the day
manual-progress-daily-text =
    “{ $menu-daily }” in the main menu has one deal of each game for today. Everybody who plays it gets the same cards and the same chance, against the strongest opponent, with the usual rules. No network is needed: cards and chance follow from the date.

    Of each deal the first result counts; you may play it again as often as you like. The result is one line that you can copy and send to friends. Past days are at the end of the list, and its title says how many days in a row you have played.
manual-progress-goals = Goals
manual-progress-goals-text = “{ $menu-progress }” leads to goals, each of them something worth learning. Those that are open say how they are reached. When a game has reached one, you hear it after the result, once.
manual-progress-statistics = Statistics
manual-progress-statistics-text =
    The same menu has statistics: of all games, and by game, opponents, number of players, people and month. Enter on a row opens everything about it. The chance to win is told with its limits: after few games they are far apart. Wins over time are a list; the page draws them as well.

    The last row copies everything as a table with commas, for a spreadsheet.
manual-progress-rating = Rating
manual-progress-rating-text = In games in which you choose, you have a rating: a number, with the limits within which your strength is. It grows when you beat the strong, alone or at a table of several; a draw counts half. Enter on it tells your chance against each level and each person you have met. At a server with other people, “{ $menu-together }” has rating lists by game; nobody is on them without asking for it there.

## Games

manual-games = The games and their rules
manual-games-text = Here are the rules with the usual options. Before a game you choose a preset or set every option yourself. In the program the same rules can be read under “{ $menu-rules }”.
manual-presets = Presets
manual-options = Options
# $option, $value: as in options.ftl
manual-trick-limit = { $option }: { $value } for the fewest players, more for more. Any number, zero for no limit.

## Screen readers

manual-readers = Screen readers
manual-readers-nvda = { KEY("NVDA") }
manual-readers-nvda-text = There is nothing to set up. The program hands its words and braille to { KEY("NVDA") }, and all keys but those with the { KEY("NVDA") } key reach the game.

    Do not turn on sleep mode for { KEY("audiowar") }: in sleep mode { KEY("NVDA") } refuses to speak what programs hand to it. For the same reason there is no add-on to do that.

    If { KEY("NVDA") } also says the letters that you press, turn off speaking of typed characters with { KEY("NVDA+2") }.
manual-readers-jaws = { KEY("JAWS") }
manual-readers-jaws-text = { KEY("JAWS") } keeps the arrows and Enter for itself. A file of keys that comes with the program gives them back.
manual-readers-jaws-step = Copy the files from the folder { KEY("jaws") } beside the program into your own settings of { KEY("JAWS") }, which { KEY("Explore My Settings") } in the Start menu opens: { KEY("%APPDATA%\\Freedom Scientific\\JAWS") }, your version, { KEY("Settings") }, your language. Then start the game again.
manual-readers-narrator = { KEY("Narrator") }
manual-readers-narrator-text = The program cannot hand its words to { KEY("Narrator") }, so it speaks by itself beside it. To let { KEY("Narrator") } read the window instead, start { KEY("audiowar --accesskit") }. Control, the { KEY("Windows") } key and Enter turn { KEY("Narrator") } on and off.
manual-readers-orca = { KEY("Orca") }
manual-readers-orca-text = Under Linux the program speaks through { KEY("Speech Dispatcher") }, with the voice that is set for it. { KEY("Orca") } may run at the same time.
manual-readers-voiceover = { KEY("VoiceOver") }
manual-readers-voiceover-text = On a { KEY("Mac") } the program speaks through { KEY("VoiceOver") }, if that is allowed to be controlled by other programs, and by itself otherwise. Nobody has tried this yet; tell us how it goes.

## Teachers and sighted friends

manual-friends = For teachers and sighted friends
manual-friends-text = You can follow and play along: all that is spoken is also written in the window, with the hand and the line that is read now. Colours and the size of the letters can be set.
manual-friends-list =
    To help somebody begin, let them press { $key-describe-keys } and try the keys: nothing can go wrong there.

    “{ $menu-tutorial }” has short lessons that are played.

    What was said can be read again with { $key-older }, and copied with { $key-copy }.

    The size of the window may be changed freely; { $key-full-screen } fills the screen. What does not fit is shown page after page.

    Mouse and screen are never needed. Please do not press keys for a player: they are how the player gets around the game.
manual-friends-lesson = In lessons the game trains listening, memory and comparing numbers. Every game can be recorded and played again by its number: { KEY("audiowar --game razboi --seed 7") } deals the same cards each time, so a whole class can play the same game.

## When something does not work

manual-trouble = When something does not work
manual-trouble-list =
    No voice: the program brings one of its own, which needs nothing but a sound device; the next line is about that. Or start a screen reader, and the program speaks through it: { KEY("Narrator") } with Control, the Windows key and Enter, { KEY("Orca") } with Alt, the Super key and S, { KEY("VoiceOver") } with Command and F5.

    No bells at the start and no voice: turn up the volume and see whether another program makes any sound. Bells, but no voice: wait ten seconds, then a message of the system says why.

    No window: the game goes on in the terminal and says why.

    No sounds: the game can be played without them. { $key-sound-louder } makes them louder.

    If a saved game is damaged, the program says so and keeps it. You can go on from the part that is intact, or begin a new one.

    The disk is full: the program says so, you play on, and it saves everything when there is room again.

    The game is played in another window: you can watch it there, or play another one here.

    The program cannot see whether somebody plays the game elsewhere, for example on another computer: if nobody does, choose “{ save-take-over }”.

    A key does something else: { $key-describe-keys } says what, and the settings give back the usual keys.

## Files

manual-files = Files
manual-files-text = Settings and saved games are in the folder for data of programs: under Windows { KEY("%LOCALAPPDATA%\\audiowar") }, under Linux { KEY("~/.local/share/audiowar") }. To keep them elsewhere, for example on a memory stick, set the variable { KEY("AUDIOWAR_HOME") } to a folder.
manual-files-keys = The file { KEY("keys.ini") } there holds keys that you changed, a line for each command. A folder of sounds of your own goes into { KEY("sounds") }.

## The program itself

manual-program = Downloading, updating, removing, telling us
manual-program-download = Getting it
manual-program-download-text = The download page offers, for { KEY("Windows") }, an installer that needs no administrator, a portable folder that keeps saved games beside the program, and one single file; for { KEY("Linux") } a package and a folder; and the game as a page for a browser. The page says which is for whom, and what you hear, in order, after opening it.
manual-program-update = A newer version
manual-program-update-text = Install it over the old one, or unpack the new folder and move the folder { KEY("data") } of the old one into it. Saved games and settings stay. You can have the main menu announce newer versions: turn it on in the settings of the downloaded program. It then looks at two small files on the web, at most once a day, and sends nothing. On Windows the program that you installed can also fetch, check and install the new version, and then goes on with your game.
manual-program-remove = Removing it
manual-program-remove-text = What was installed is in the list of installed programs of { KEY("Windows") } or of your package manager. Your saved games stay unless you ask for them to be deleted. What is portable is simply deleted.
manual-program-tell = When something is wrong
manual-program-tell-text = { KEY("audiowar --diagnose") }, or under { KEY("Windows") } { KEY("audiowar-text.exe --diagnose") }, writes down versions and voices, and nothing of yours. Send it to whoever gave you the program, with what you did, what you heard, and what you had expected.

manual-words = On the command line
