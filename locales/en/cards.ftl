# The cards. $form says what the sentence asks of the name: bare (in a list), indef, def.
# .gender is the gender of the rank, .counted what follows a number.

rank-2 = { $form ->
   *[bare] two
    [indef] a two
    [def] the two
  }
    .gender = neuter
    .counted = { $count ->
        [one] two
       *[other] twos
    }
rank-3 = { $form ->
   *[bare] three
    [indef] a three
    [def] the three
  }
    .gender = neuter
    .counted = { $count ->
        [one] three
       *[other] threes
    }
rank-4 = { $form ->
   *[bare] four
    [indef] a four
    [def] the four
  }
    .gender = neuter
    .counted = { $count ->
        [one] four
       *[other] fours
    }
rank-5 = { $form ->
   *[bare] five
    [indef] a five
    [def] the five
  }
    .gender = neuter
    .counted = { $count ->
        [one] five
       *[other] fives
    }
rank-6 = { $form ->
   *[bare] six
    [indef] a six
    [def] the six
  }
    .gender = neuter
    .counted = { $count ->
        [one] six
       *[other] sixes
    }
rank-7 = { $form ->
   *[bare] seven
    [indef] a seven
    [def] the seven
  }
    .gender = neuter
    .counted = { $count ->
        [one] seven
       *[other] sevens
    }
rank-8 = { $form ->
   *[bare] eight
    [indef] an eight
    [def] the eight
  }
    .gender = neuter
    .counted = { $count ->
        [one] eight
       *[other] eights
    }
rank-9 = { $form ->
   *[bare] nine
    [indef] a nine
    [def] the nine
  }
    .gender = neuter
    .counted = { $count ->
        [one] nine
       *[other] nines
    }
rank-10 = { $form ->
   *[bare] ten
    [indef] a ten
    [def] the ten
  }
    .gender = neuter
    .counted = { $count ->
        [one] ten
       *[other] tens
    }
rank-jack = { $form ->
   *[bare] jack
    [indef] a jack
    [def] the jack
  }
    .gender = neuter
    .counted = { $count ->
        [one] jack
       *[other] jacks
    }
rank-queen = { $form ->
   *[bare] queen
    [indef] a queen
    [def] the queen
  }
    .gender = neuter
    .counted = { $count ->
        [one] queen
       *[other] queens
    }
rank-king = { $form ->
   *[bare] king
    [indef] a king
    [def] the king
  }
    .gender = neuter
    .counted = { $count ->
        [one] king
       *[other] kings
    }
rank-ace = { $form ->
   *[bare] ace
    [indef] an ace
    [def] the ace
  }
    .gender = neuter
    .counted = { $count ->
        [one] ace
       *[other] aces
    }
rank-joker = { $form ->
   *[bare] joker
    [indef] a joker
    [def] the joker
  }
    .gender = neuter
    .counted = { $count ->
        [one] joker
       *[other] jokers
    }

suit-hearts = hearts
suit-spades = spades
suit-diamonds = diamonds
suit-clubs = clubs

# A rank and a suit, as in "the queen of hearts". $rank is already in its form.
card = { $rank } of { $suit }
