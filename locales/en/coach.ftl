# The coach: G at the table, and after a game of two. $card; $percent: how often it is played.

setting-coach = Coach: { $value }
menu-decided = What decided the game
coach-title = The professor's mixture:
    .brief = {""}
# $reason: one of the messages below, a part of a sentence
coach-choice = { CAP(CARD($card)) }, { $percent } percent: { $reason }.
    .brief = { CAP(CARD($card)) }, { $percent } percent.
# The swap first; $card: the card to play after it
coach-swap-then = Swap, then { CARD($card, form: "def") }, { $percent } percent: the pile is better than the hand.
    .brief = Swap, then { CARD($card) }, { $percent } percent.

# Reasons. Parts of a sentence, after a colon.
coach-swap = the pile is better than the hand
coach-spy-takes = it takes the trick you can see
coach-spy-gives-little = it cannot win, so give the least
coach-win-pot = much lies on the table
coach-deny-spy = the other will see it, so risk little
coach-turn-order = it turns the order round
coach-become-spy = it lets you spy in the next trick
coach-get-swap = it lets you swap hand and pile
coach-force-war = it forces a war, or wins one
coach-strong = it is among the strongest now
coach-likely-takes = it will likely take the trick
coach-save-high = it saves the strong cards

coach-off = The coach is switched off in the settings.
coach-two-only = The coach knows Scientific War for two players only.
coach-not-asked = You are not asked now.
coach-cannot-count = The coach has not seen this game from its beginning.
coach-decided = These tricks decided the game.
# $trick: its number; $before, $after: the listener's chances in percent
coach-turn = Trick { $trick }: your chances went from { $before } to { $after } percent
