# Why did that happen? The last trick step by step. In all of them $who (you, other) and $player (a
# name) say whose doing it is. One sentence a step; no step repeats what the trick has told already.

# What the key does, as in keys.ftl.
command-why = why that happened, step by step
why-title = Why? Step by step.
why-nothing = Nothing has happened yet.

## Strength

# $card: the strongest card, $beaten: the next strongest
why-strongest = { $who ->
    [you] Yours was the strongest card: { CARD($card, form: "def") } beat { CARD($beaten, form: "def") }.
   *[other] { $player } had the strongest card: { CARD($card, form: "def") } beat { CARD($beaten, form: "def") }.
  }
# $card: no other card counts
why-only-card = { $who ->
    [you] Yours was the only card that counted: { CARD($card, form: "def") }.
   *[other] { $player }'s was the only card that counted: { CARD($card, form: "def") }.
  }
# $count cards of the rank of $card tie; $players put them
why-tie = { CAP(COUNT($count, $card)) } tied for strongest: { NAMES($players) }.
# $card: the lowest card, which beats $beaten, the highest
why-upset = With { RANK($beaten, form: "indef") } on the table, { RANK($card, form: "def") } was the strongest of all.

## Taking

# $count: cards taken, $earlier: those of them that lay there from earlier tricks
why-takes-more = { $who ->
    [you] So you took { COUNT($count, noun: "card") }, { COUNT($earlier) } of them left over from earlier tricks.
   *[other] So { $player } took { COUNT($count, noun: "card") }, { COUNT($earlier) } of them left over from earlier tricks.
  }
why-pick-up = { $who ->
    [you] Your hand was empty, so you picked up your pile.
   *[other] { $player }'s hand was empty, so the pile became a new hand.
  }
why-renewed = { $who ->
    [you] Your stack was used up, so your taken cards were shuffled into a new one.
   *[other] { $player }'s stack was used up, so the taken cards were shuffled into a new one.
  }

## Wars

# All who are in fight. $count: cards face down
why-war-all = In a war everyone still in plays { COUNT($count, noun: "card") } face down and one face up.
why-war-alone = { $who ->
    [you] Nobody else could go on with the war, so the table was yours.
   *[other] Only { $player } could go on with the war and took the table.
  }
why-war-nobody = None of them had a card left to fight with.
# $count: the last cards, face down; 0 where there are none
why-short = { $who ->
    [you] { $count ->
        [0] You had no cards left for the war.
       *[other] You had too few cards for the war: the last { COUNT($count, noun: "card") } went face down.
    }
   *[other] { $count ->
        [0] { $player } had no cards left for the war.
       *[other] { $player } had too few cards for the war: the last { COUNT($count, noun: "card") } went face down.
    }
  }

## Out, and the end

why-out-hand = { $who ->
    [you] You had neither a hand nor a pile: you are out.
   *[other] { $player } had neither a hand nor a pile and is out.
  }
why-out = { $who ->
    [you] You had no card left: you are out.
   *[other] { $player } had no card left and is out.
  }
why-out-war = { $who ->
    [you] You had too few cards for the war: you are out.
   *[other] { $player } had too few cards for the war and is out.
  }
# $players: whom the result names, $count: the trick limit
why-end-win = { $who ->
    [you] Only you had cards left: you win the game.
   *[other] Only { $player } had cards left and wins the game.
  }
why-end-draw = Nobody was ahead of everyone else, so the game is a draw: { NAMES($players) }.
why-end-limit = The game ends after { COUNT($count, noun: "trick") }: the most cards win. { CAP(NAMES($players)) } had the most.
