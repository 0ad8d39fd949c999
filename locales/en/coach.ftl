# The coach: G at the table, and after a game of two. $card; $percent: how often it is played.

setting-coach = Coach: { $value }
menu-decided = What decided the game
coach-title = Out of a hundred times, the professor would play:
    .brief = {""}
# $cards: those that share a reason, made of coach-card; $reason: one of the messages below
coach-choice = { CAP(LIST($cards)) }, { $reason }.
    .brief = { CAP(LIST($cards, kind: "comma")) }.
# One card of them. $card; $percent: how often of a hundred times
coach-card = { $percent } times { CARD($card, form: "def") }
    .brief = { CARD($card) } { $percent }
# The swap first; $card: the card to play after it
coach-swap-then = { $percent } times swap first, then { CARD($card, form: "def") }, because the pile is better than the hand.
    .brief = Swap, then { CARD($card) } { $percent }.

# Reasons. Parts of a sentence, after a comma: none may be heard as an order.
coach-swap = because the pile is better than the hand
coach-spy-takes = because it takes the trick you can see
coach-spy-gives-little = because it cannot win, and costs you the least
coach-win-pot = because much lies on the table
coach-deny-spy = because your opponent will see it, so it risks little
coach-turn-order = because it turns the order round
coach-become-spy = because it lets you spy in the next trick
coach-get-swap = because it lets you swap hand and pile
coach-force-war = because it forces a war
coach-strong = because it is among the strongest now
coach-likely-takes = because it will likely take the trick
coach-save-high = because that saves the strong cards

coach-off = The coach is switched off in the settings.
coach-two-only = The coach knows Scientific War for two players only.
coach-not-asked = It is not your turn.
coach-cannot-count = The coach has not seen this game from its beginning.
coach-decided = These tricks decided the game.
# $trick: its number; $before, $after: the listener's chances in percent; $better: yes when they rose
coach-turn = { $better ->
    [yes] Trick { $trick }: your chances rose from { $before } to { $after } percent
   *[no] Trick { $trick }: your chances fell from { $before } to { $after } percent
  }
