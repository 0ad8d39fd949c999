# All games of the player, running and over.

menu-my-games = My games
# $count: how many are shown
games-title = My games: { $count }.
# Told with the title of the list
games-hint = { $touch ->
    [yes] Above the games you choose which are shown, or search.
   *[no] Above the games you choose which are shown, or search. Typed letters find a game.
  }
    .brief = {""}
# $title: the player's own name for it, or none; $game: a title; $players: the others at the table; $shared: with other people at a server; $result: won, lost, drawn, open; $other: whether somebody else played it, $player: who; $tricks: how far it is; $when: when it was played last
games-item = { $title ->
    [none] { $game }
   *[other] { $title }, { $game }
  }: { NAMES($players) }, { $result ->
    [won] { $other ->
        [yes] { $player } won
       *[no] you won
    }
    [lost] { $other ->
        [yes] { $player } lost
       *[no] you lost
    }
    [drawn] { $other ->
        [yes] a draw, played by { $player }
       *[no] a draw
    }
   *[open] { $other ->
        [yes] not over, played by { $player }
       *[no] not over
    }
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round") }
   *[no] { COUNT($tricks, noun: "trick") }
  }{ $shared ->
    [yes] , with other people
   *[no] {""}
  }, { DATE($when) }
# $path: the name of a file; $title: the player's own name for the game, or none
games-broken = Cannot be read: { $title ->
    [none] { KEY($path) }
   *[other] { $title }
  }
games-newer = From a newer version of this program: { $title ->
    [none] { KEY($path) }
   *[other] { $title }
  }
# A group of games. $month: m1 to m12
games-month = { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
  } { $year }
# $kind: which games are shown; $count: how many they are
games-show = Show: { $kind ->
    [open] games that are not over
    [over] games that are over
    [shared] games with other people
    [titled] games with a name
    [deleted] deleted games
   *[all] all games
  }, { COUNT($count, noun: "game") }
# $game: a title, or none; $count: how many are shown
games-of = Game: { $game ->
    [none] all
   *[other] { $game }
  }, { COUNT($count, noun: "game") }
# $words: what is searched, or none; $count: how many are shown
games-search = Search: { $words ->
    [none] nothing
   *[other] { $words }
  }, { COUNT($count, noun: "game") }
games-search-ask = Words to search: a name, a game, a year?
# While files are read. $done of $total
games-reading = Reading games: { $done } of { $total }.
games-continue = Go on with it
games-rename = Give it a name
games-rename-ask = Its name?
games-somebody = somebody else
games-of-other = It is another player's game: do not count it
games-of-other-now = It no longer counts in your statistics and goals.
games-own = It is my game: count it
games-own-now = It counts in your statistics and goals now.
games-delete = Delete it
games-deleted = Deleted. It can be brought back under “Show: deleted games”.
games-restore = Bring it back
games-restored = It is back.
games-delete-for-good = Delete it for good
games-delete-ask = It cannot be brought back then. Delete it for good?
games-keep = Keep it
games-gone = It is deleted for good.
# $why: full, denied, used, lost
games-not-changed = This could not be done: { $why ->
    [full] the disk is full
    [denied] writing is not allowed there
    [used] another program is using the file
   *[lost] the folder of saved games cannot be reached
  }.
# A game with other people is over. $why: full, denied, used, lost
games-not-kept = This game cannot be kept in your list: { $why ->
    [full] the disk is full
    [denied] writing is not allowed there
    [used] another program is using the file
   *[lost] the folder of saved games cannot be reached
  }.

# What travels: games, settings and keys in one file.

bundle-title = Move games and settings to another device
bundle-save = Save games, settings and keys in one file
bundle-bring = Bring in games, settings and keys from a file
# $path: a file
bundle-saved = All games, the settings and the keys are in the file { KEY($path) }.
# $percent: how much is done
bundle-working = { $percent } percent done.
bundle-stopped = Stopped. What was done so far stays.
bundle-export-stopped = Stopped. Nothing was saved.
bundle-choose = Which file?
# $name: of a file; $when: when it was written
bundle-file = { KEY($name) }, { DATE($when) }
bundle-other = Another file: type its path
bundle-path = The path of the file?
# $path: a file
bundle-unreadable = The file { KEY($path) } cannot be read.
# $new: games that were not here; $longer: games that went further in the file; $parted: games that went on differently here and there, of which both are kept
bundle-merged = New games: { $new }. { $longer ->
    [0] {""}
   *[other] Games that go further now: { $longer }.
  } { $parted ->
    [0] {""}
   *[other] Games that went on differently, both kept: { $parted }.
  }
# $count: games
bundle-of-others = Games of other players, which do not count in your statistics and goals: { $count }.
# $count: settings
bundle-settings-taken = Settings taken from the file, because it is newer: { $count }.
bundle-settings-kept = Settings kept as they are here, because the file is older: { $count }.
bundle-keys-taken = The keys are those of the file now.
bundle-keys-kept = The keys stay as they are here, because the file is older.
bundle-foreign = This file holds no games of { KEY("audiowar") }.
bundle-damaged = This file is damaged. What could be read before the damage was brought in.
bundle-hostile = This file is too large, or was not made by { KEY("audiowar") }. It is not used.
bundle-newer = This file was made by a newer version of this program.

# The manual. An empty line begins a new paragraph.
manual-archive-list =
    The one played last comes first: game, opponents, result, length and date. Above the games you choose which are shown, by kind or by game, or search for words; typed letters find a game at once. Older games are in groups by month. Press { $key-enter } on a game to go on with it if it is not over, to give it a name, to say whose game it is, or to delete it.

    A deleted game can be brought back: choose “Show: deleted games”. Only there can it be deleted for good. Games with other people at a server are kept when they are over.
manual-archive-travel = Taking games and settings along
manual-archive-travel-text =
    The last line of the list saves all games, the settings and the keys in one file, and brings them in from such a file, from the program or from a page. A portable program saves it in its own folder, others among your downloads.

    Nothing is lost by that: what is on both computers is kept once; if a game went further on one, the longer version is kept, and if a setting differs, the newer one. Passwords and seats at servers do not travel. A game that somebody else has played, brought in from a file of games, does not count in your statistics and goals; you can change that in the menu of the game.
