# Listening to a recorded game again.

games-listen = Listen to it again
menu-listen = Listen to this game again
listen-title = Listen again.
listen-damaged = The record is damaged: it can be heard up to that point.
# $step: how many events in, counted from 1; $of: how many there are
listen-here = Step { $step } of { $of }.
listen-start = The beginning.
listen-end = The end of the record.
# $who: you, other, open; $player: a name
listen-as = { $who ->
    [you] You hear what you knew then.
    [open] You hear everything open.
   *[other] You hear what { $player } knew then.
  }
listen-viewer = { $who ->
    [you] What I knew then
    [open] Everything open
   *[other] What { $player } knew then
  }
listen-viewers = Whose knowledge to hear
# $what: what is looked for; $later: whether forwards
listen-no-more = { $what ->
    [trick] No trick
    [war] No war
    [joker] No joker
    [revolution] No revolution
    [out] Nobody goes out
   *[review] Nothing that the review names
  } { $later ->
    [yes] after this.
   *[no] before this.
  }
# $number: what was typed
listen-no-trick = There is no trick { $number } in this game.
listen-not-over = That comes with the end of the game.
listen-needs-seat = First choose whose knowledge to hear: with everything open nobody decides.
listen-menu = At this point of the game.
listen-back = Go on listening
listen-play-on = Play on from here, against bots
# A row of the menu. $does: a command, as below
listen-row = { CAP($does) }
listen-trick = Go to a trick by its number
listen-export = Save the record as a file
listen-export-text = Save the game as text, as it is told
listen-copy = Copy the record up to here, for a report
listen-copied = Copied: the record up to here.
# $path, $name: a file
exported = Saved as { KEY($path) }.
exported-download = Saved as { KEY($name) }, among your downloads.
# $player: a name; $place: hand, packet, pile; $cards: cards
open-cards = { $player }, { $place ->
    [hand] hand
    [packet] stack from the top
   *[pile] pile
  }: { CARDS($cards, suit: "always") }.
refused-only-recorded = You are only listening. To decide differently, play on from here.

# Keys
help-listen = while listening again
keys-group-listening = Listening again
keys-group-jumps = Jumps while listening again
manual-keys-listen = While listening to a game again
command-step-next = what happened next
command-step-previous = what happened before
command-trick-next = next trick
command-trick-previous = previous trick
command-step-first = the beginning of the game
command-step-last = the end of the game
command-war-next = next war
command-war-previous = previous war
command-joker-next = next joker
command-joker-previous = previous joker
command-revolution-next = next revolution
command-revolution-previous = previous revolution
command-out-next = next player to go out
command-out-previous = previous player to go out
command-review-next = next moment that the review names
command-review-previous = previous moment that the review names
command-viewer = whose knowledge you hear
command-would = what the best bot would do here
command-listen-menu = what can be done here
command-listen-stop = stop listening
page-button-step-back = Before
page-button-step-on = Next
page-button-earlier = Previous trick
page-button-later = Next trick
page-button-war = Next war
page-button-joker = Next joker
page-button-revolution = Next revolution
page-button-out = Next out
page-button-review = Next from the review
page-button-viewer = Whose knowledge

# The manual
manual-archive = Games you have played
manual-archive-text =
    Every game is kept until you delete it. “{ $menu-my-games }” in the main menu lists them.
manual-archive-listen = Listening again
manual-archive-listen-text =
    A game that is over or running can be heard again: from the list, or from the menu of its table. { $key-step-next } tells what happened next, { $key-step-previous } what happened before, exactly as you heard it then, in the language and at the detail that you have now. At every point the questions of the table are answered as they were then.
manual-archive-listen-list =
    { $key-trick-next } and { $key-trick-previous } go from trick to trick.

    { $key-war-next } goes to the next war, { $key-joker-next } to a joker, { $key-revolution-next } to a revolution, { $key-out-next } to where somebody goes out, { $key-review-next } to what the review names. With Shift they go back.

    Once a game is over, { $key-viewer } changes whose knowledge you hear: what you knew then, everything open, or what another player knew.

    { $key-coach } says what the best bot would do here, knowing no more than that player.

    Enter opens a list: there you play on from here against bots, as a game of its own with every card where it was; you save the record or the game as text, or copy it for a report.
