# The commands beside the game. Names of commands, flags and options are never translated: KEY().

cli-unknown-word = I do not understand { KEY($word) }. { KEY("audiowar --help") } lists the commands.
cli-unknown-command = There is no command { KEY($word) }. The commands are { LIST($commands) }.
# $what: "game" or "file"
cli-missing-word = { $what ->
    [game] { KEY($command) } needs the name of a game.
   *[file] { KEY($command) } needs the name of a file.
}
cli-needs-value = { KEY($flag) } needs a value.
cli-takes-no-value = { KEY($flag) } takes no value.
cli-no-number = { KEY($flag) } needs a whole number, not { KEY($word) }.
cli-no-network = { KEY($flag) } needs an address such as { KEY("10.0.0.5") } or { KEY("10.0.0.0/8") }, not { KEY($word) }.
cli-unknown-language = There is no language { KEY($language) }. The languages are { LIST($languages) }.
cli-unknown-bot = There is no bot { KEY($bot) }. The bots are { LIST($bots) }.
# $games: the names of all, as they are typed
cli-unknown-game = There is no game { KEY($game) }. The games are { LIST($games) }.
# $word: what stands after --set
cli-bad-set = { KEY("--set") } needs { KEY("NAME=VALUE") }, not { KEY($word) }.
# $values: what may be written, or none where any number from $low to $high may be
cli-bad-value = { KEY($value) } is not a value for the option { KEY($option) }. Possible: { LENGTH($values) ->
    [0] { $high ->
        [none] { $low } or more
       *[other] { $low } to { $high }
    }
   *[other] { LIST($values, kind: "or") }
  }.
cli-bad-number = { KEY($flag) } must be { $low } or more.
cli-bad-port = { KEY($flag) } must be a number from 0 to { $high }.
# $why: what the system says; $number: its own number for all else
cli-cannot-read = I cannot read the file { KEY($path) }: { $why ->
    [missing] it does not exist
    [forbidden] that is not allowed
    [folder] it is a folder
    [full] there is no space left
   *[other] the system reports error { $number }
  }.
cli-cannot-write = I cannot write the file { KEY($path) }: { $why ->
    [missing] the folder does not exist
    [forbidden] that is not allowed
    [folder] it is a folder
    [full] there is no space left
    [locks] files cannot be locked on that disk
   *[other] the system reports error { $number }
  }.
cli-output-failed = I cannot print any further: { $why ->
    [missing] it does not exist
    [forbidden] that is not allowed
    [folder] it is a folder
    [full] there is no space left
   *[other] the system reports error { $number }
  }.

cli-help =
    { KEY("audiowar") } starts the game.
    { KEY("audiowar --text") } plays in the terminal.
    { KEY("audiowar --accesskit") } lets the screen reader read the window, where speech cannot reach it.
    { KEY("audiowar --diagnose") } writes down what somebody helping you needs to know when something does not work.

    Flags for a new game: { KEY("--lang --game --players --seed --bots --set NAME=VALUE --name --fast") }.

    Replace the words in capitals: { KEY("GAME") } is the name of a game, { KEY("FILE") } a file, { KEY("NAME=VALUE") } an option and its value.

    { KEY("audiowar games [--json]") } lists the games and their options.

    { KEY("audiowar simulate GAME [--players N] [--seed S] [--set NAME=VALUE] [--bots NAME,NAME] [--games K] [--transcript FILE]") } lets bots play.

    { KEY("audiowar replay FILE [--detail brief|normal|full] [--seat N] [--quiet]") } checks a recorded game and tells it.

    { KEY("audiowar play-out FILE") } plays the choices of a file from its position.

    { KEY("audiowar tournament --bots NAME,NAME [--games N] [--game GAME] [--players N]") } lets bots play each other.

    { KEY("audiowar manual [--out FILE]") } writes the manual as a web page.

    { KEY("audiowar web [--site DIR] [--port N] [--no-open]") } serves the page for browsers on this machine and opens it.

    { KEY("audiowar serve [--port N] [--site DIR] [--data DIR | --nats URL] [--host ADDR] [--name NAME] [--proxy ADDR] [--set LIMIT=VALUE] [--metrics-port N] [--metrics-host ADDR]") } lets people play together.

    { KEY("audiowar serve [--data DIR] --backup FILE | --check FOLDER | --rescue") } copies, checks or mends the tables of a server.

    { KEY("audiowar server status | list | tell TEXT | close TABLE | bar ADDR --minutes N | unbar ADDR | drain [--minutes N | --off] [--data DIR]") } gives commands to the server that runs on this machine.

# $game: a title; $games: how many were played
cli-simulated = { $game }: { COUNT($games, noun: "game") }.
cli-tricks = { $games ->
    [1] Tricks in the game: { $median }.
   *[other] Tricks in a game: median { $median }, from { $low } to { $high }.
  }
cli-result-win = { $player } wins { COUNT($games, noun: "game") }.
cli-result-limit = { $player } leads at the trick limit in { COUNT($games, noun: "game") }.
cli-result-draw = { $player } draws { COUNT($games, noun: "game") }.

cli-two-bots = A tournament needs two different bots.
cli-progress = { $done } of { $total } games
cli-stopped = Stopped.
# $percent: what an average player would win; $players: at the table
cli-fair-share = { CAP(COUNT($players, noun: "player")) } at the table; an equal share is { $percent } percent.
# $one against seats full of $other; $low to $high: the 95 percent interval, in percent
cli-duel = { KEY($one) } against { KEY($other) }: { $percent } percent, between { $low } and { $high }, games: { $games }.

# $lines: how many events were compared
cli-replay-right = The recording is correct to the end. Lines compared: { $lines }.
cli-replay-unfinished = The recording is correct, but the game is not finished. Lines compared: { $lines }.
cli-line-differs = Line { $line } differs. The rules lead to: { KEY($expected) }
cli-line-refused = Line { $line } is refused: { $why }
cli-line-impossible = Line { $line } cannot follow from the lines before.

# $path: the file; $line: its line
damaged-empty = { KEY($path) }: the file is empty.
damaged-no-utf8 = { KEY($path) }, line { $line }: this is not UTF-8 text.
damaged-no-json = { KEY($path) }, line { $line }: the line is damaged or cut off.
damaged-no-event = { KEY($path) }, line { $line }: the line is not an event.
damaged-foreign = { KEY($path) }, line { $line }: this is not an audiowar transcript.
damaged-too-long = { KEY($path) }, line { $line }: too long for a recorded game.
damaged-version = { KEY($path) }, line { $line }: the transcript has version { KEY($version) }, which this program does not know.
damaged-header = { KEY($path) }, line { $line }: the header's part { KEY($part) } is missing or wrong.
damaged-outcome = { KEY($path) }, line { $line }: a card or a list of cards is wrong.
damaged-no-choice = { KEY($path) }, line { $line }: the choice is missing or wrong.

# $name: as on the command line; $title: as told; $low, $high: players
cli-game = { KEY($name) }: { $title }, { $high ->
    [2] { $high } players.
   *[other] { $low } to { $high } players.
  }
cli-option = { KEY($option) }: { KEY($values) }; usually { KEY($default) }.
cli-range = { $low }…{ $high }

# The page for browsers. $address: where it is; $path: a folder; $port: a number
web-address = The page is at { KEY($address) }. { KEY("Control+C") } closes it.
web-no-site = There is no page in { KEY($path) }. In the program's source, { KEY("packaging/web/build") } makes it. The program as a single file comes without it.
web-no-port = The port { KEY($port) } is not free. Another one: { KEY("audiowar web --port 0") }.
# The server for playing together. $address: what friends type
serve-ready = Friends play along at this address: { KEY($address) }
# $number: digits that stand for the address
serve-number = In the same network this number is enough: { KEY($number) }
# $address: of the page
serve-page = In a browser, without installing anything: { KEY($address) }
# Where the page is not built
serve-no-page = There is no page for browsers here. In the program's source, { KEY("packaging/web/build") } makes it. The program as a single file comes without it.
serve-end = { KEY("Control+C") } stops the server; games go on when it starts again.
# What a browser gets from the server where the page is not built
serve-greeting = This is a server for audiowar. In the program, choose Play with others and type this address.
serve-in-use = Another server uses the folder { KEY($path) }.
serve-newer = A newer version of the program has written the folder { KEY($path) }, and this one leaves it untouched. Start the newer version, or name another folder: { KEY("--data") }.
serve-damaged = The file { KEY($path) } is damaged, or not from this program. Restore a backup, or move it elsewhere: then the server starts afresh, without the tables in it. What is still whole is taken out of a damaged file by { KEY("audiowar serve --rescue") }, with the same { KEY("--data") }.
# $whole, $cut, $lost: how many tables
serve-rescued = Tables that are whole: { $whole }. Tables whose game goes back a little: { $cut }. Tables that are lost: { $lost }. The damaged file is kept: { KEY($path) }.
serve-no-rescue = The file { KEY($path) } is none of this program's, or nothing of it can be read.
serve-no-port = The port { KEY($port) } is not free. Another one: { KEY("audiowar serve --port 0") }.
serve-cannot = The server cannot start: { KEY($why) }.
# Where --nats is asked for and the library is not installed
serve-no-nats = For tables on several machines the package { KEY("nats-py") } is missing: { KEY("pip install nats-py") }. The program as a single file comes without it.
# Where --metrics-port is asked for and the library is not installed
serve-no-metrics = For the server's figures the package { KEY("prometheus-client") } is missing: { KEY("pip install prometheus-client") }.
serve-backup-there = The file { KEY($path) } is there already. Name another one for the copy.
serve-no-tables = There are no tables of a server in { KEY($path) }.
serve-backed-up = The tables are copied to { KEY($path) }. Kilobytes: { $kilobytes }.
# $tables, $damaged: how many
serve-checked = Tables: { $tables }, of them damaged: { $damaged }.
# $table: its number inside the server
serve-check-table = Damaged: the table { KEY($table) }.
serve-check-file = The file { KEY($path) } itself is damaged.
serve-check-well = Everything is whole.
serve-check-rescue = Restore a backup, or stop the server and take out what is whole with { KEY("audiowar serve --rescue") } and the same { KEY("--data") }.

# Commands to the running server. $actions: words to type
server-which = What should the server do? One of these: { KEY($actions) }.
# $action: one of these words
server-needs-word = { KEY($action) } needs one word more; see { KEY("audiowar --help") }.
server-bar-minutes = For how long? Add { KEY("--minutes") } and a number.
server-none = No server answers for the folder { KEY($path) }. Is it running, and is { KEY("--data") } the same as its own?
server-forbidden = Only the user that runs the server may give it commands; the folder is { KEY($path) }.
server-old = The running server does not know this command.
server-no-words = There is nothing to tell.
server-too-long = That is too long to tell: at most { $most } characters.
server-no-table = There is no such table; { KEY("audiowar server list") } names them.
server-bad-time = The number of minutes is too large.
server-no-address = That is no address of a network or a computer.
server-not-barred = That address is not barred.
server-cannot-keep = The server could not save that.
# $people: how many were told
server-told = People at tables who were told: { $people }.
server-closed = The table is closed.
# $network: an address; $time: a day and a time
server-barred = Barred until { $time }: { KEY($network) }.
# $people: how many were connected from there
server-sent-away = Connections that were closed: { $people }.
server-unbarred = No longer barred: { KEY($network) }.
server-well = The server works.
server-failing = The server cannot serve anybody at the moment: see its log.
# $playing, $watching, $connections: how many
server-people = People at tables: { $playing }; watching: { $watching }; connections: { $connections }.
# $open, $playing, $over: how many; $played: at how many of those with a game somebody is there
server-tables = Tables that wait for people: { $open }; with a game: { $playing }, of them with somebody there: { $played }; with a game that is over: { $over }.
server-disk-low = The disk is nearly full.
server-draining = An update is announced: no new tables are opened.
server-drain-off = New tables are opened again.
# $played: at how many tables a game goes on
server-drained = Tables at which people still play: { $played }. Whether there are any or not, nothing is lost when the server is stopped now.
server-no-tables = There are no tables.
# $table: its number; $title: a game; $names: of people; $here, $watching: how many are there
server-table = { KEY($table) }: { $title }, { $state ->
    [open] waits for people
    [over] over
   *[playing] being played
  }; { $names }; there: { $here }, watching: { $watching }.
cli-unknown-limit = { KEY($limit) } is not a limit of the server, or its value is not one with which a server can work.
