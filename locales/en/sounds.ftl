# Learn the sounds: a list with one label for each sound, what it tells in the game.

menu-sounds = Learn the sounds
sounds-title = Sounds.
sounds-hint = { $touch ->
    [yes] Choose one to hear it. If a sound has ranks, “{ page-button-less }” and “{ page-button-more }” change them.
   *[no] Enter plays one. If a sound has ranks, left and right change them.
  }
    .brief = {""}
# Groups of sounds
sounds-group-menus = Menus and program
sounds-group-people = People at the table
sounds-group-cards = Cards and choices
sounds-group-tricks = Tricks and wars
sounds-group-powers = Powers of cards
sounds-group-games = Prisoners, thieves and money
sounds-group-end = Out, and the end
sounds-none-here = There are no sounds here: only the window has them.

cue-menu-move = The next item of a menu
cue-menu-enter = An item is chosen
cue-menu-back = Back
cue-edge = The end of a list
cue-refusal = Something cannot be done
cue-other-buffer = Another kind of message
cue-option-on = A value goes up, or is turned on
cue-option-off = A value goes down, or is turned off
# $card: a rank
cue-card-pick = The card you are on: { RANK($card) }
cue-welcome = The program has started and will speak soon
cue-person-joins = Somebody sits down at the table
cue-person-leaves = Somebody leaves the table
cue-person-returns = Somebody is here again
cue-chat = Somebody writes
cue-chosen-own = You have chosen
cue-chosen-other = Another player has chosen
cue-revealed = A card is turned up: { RANK($card) }
cue-trick-won-me = You take a trick
cue-trick-won-other = Another player takes a trick
cue-pick-up = A pile becomes the hand
cue-shuffle = The cards are shuffled
cue-push = Money comes back
cue-your-turn = Your turn
cue-time-running-out = Time is running out
cue-war = War
cue-war-again = A second war in a row
cue-war-third = A third war in a row
cue-war-won = You win a war
cue-out-other = Another player is out
cue-out-me = You are out
cue-game-won = You win the game
cue-game-lost = You lose the game
cue-game-drawn = The game is a draw
cue-goal-reached = A goal is reached
