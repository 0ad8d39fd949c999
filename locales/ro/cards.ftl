# Cărțile. $form: bare (într-o listă: damă), indef (o damă), def (dama), subj (ca subiect: dama, doiul de
# romb), gd (damei).
# Cu o culoare în urmă, cărțile cu număr nu primesc articol: „Ana joacă șapte de treflă”.
# .gender este genul valorii, .counted ce urmează după un număr, .counted-gender genul după care se
# acordă numărul, când e altul („două cărți de opt”).

rank-2 = { $form ->
   *[bare] doi
    [indef] un doi
    [def] { $suit ->
        [none] doiul
       *[other] doi
    }
    [prep] { $suit ->
        [none] cartea de doi
       *[other] doi
    }
    [subj] doiul
    [gd] doiului
  }
    .gender = masculine
    .counted-gender = feminine
    .counted = { $count ->
        [0] carte de doi
        [one] carte de doi
        [few] cărți de doi
       *[other] de cărți de doi
    }
rank-3 = { $form ->
   *[bare] trei
    [indef] un trei
    [def] { $suit ->
        [none] treiul
       *[other] trei
    }
    [prep] { $suit ->
        [none] cartea de trei
       *[other] trei
    }
    [subj] treiul
    [gd] treiului
  }
    .gender = masculine
    .counted-gender = feminine
    .counted = { $count ->
        [0] carte de trei
        [one] carte de trei
        [few] cărți de trei
       *[other] de cărți de trei
    }
rank-4 = { $form ->
   *[bare] patru
    [indef] un patru
    [def] { $suit ->
        [none] patrul
       *[other] patru
    }
    [prep] { $suit ->
        [none] cartea de patru
       *[other] patru
    }
    [subj] patrul
    [gd] patrului
  }
    .gender = masculine
    .counted-gender = feminine
    .counted = { $count ->
        [0] carte de patru
        [one] carte de patru
        [few] cărți de patru
       *[other] de cărți de patru
    }
rank-5 = { $form ->
   *[bare] cinci
    [indef] un cinci
    [def] { $suit ->
        [none] cinciul
       *[other] cinci
    }
    [prep] { $suit ->
        [none] cartea de cinci
       *[other] cinci
    }
    [subj] cinciul
    [gd] cinciului
  }
    .gender = masculine
    .counted-gender = feminine
    .counted = { $count ->
        [0] carte de cinci
        [one] carte de cinci
        [few] cărți de cinci
       *[other] de cărți de cinci
    }
rank-6 = { $form ->
   *[bare] șase
    [indef] un șase
    [def] { $suit ->
        [none] șasele
       *[other] șase
    }
    [prep] { $suit ->
        [none] cartea de șase
       *[other] șase
    }
    [subj] șasele
    [gd] șaselui
  }
    .gender = masculine
    .counted-gender = feminine
    .counted = { $count ->
        [0] carte de șase
        [one] carte de șase
        [few] cărți de șase
       *[other] de cărți de șase
    }
rank-7 = { $form ->
   *[bare] șapte
    [indef] un șapte
    [def] { $suit ->
        [none] șaptele
       *[other] șapte
    }
    [prep] { $suit ->
        [none] cartea de șapte
       *[other] șapte
    }
    [subj] șaptele
    [gd] șaptelui
  }
    .gender = masculine
    .counted-gender = feminine
    .counted = { $count ->
        [0] carte de șapte
        [one] carte de șapte
        [few] cărți de șapte
       *[other] de cărți de șapte
    }
rank-8 = { $form ->
   *[bare] opt
    [indef] un opt
    [def] { $suit ->
        [none] optul
       *[other] opt
    }
    [prep] { $suit ->
        [none] cartea de opt
       *[other] opt
    }
    [subj] optul
    [gd] optului
  }
    .gender = masculine
    .counted-gender = feminine
    .counted = { $count ->
        [0] carte de opt
        [one] carte de opt
        [few] cărți de opt
       *[other] de cărți de opt
    }
rank-9 = { $form ->
   *[bare] nouă
    [indef] { $suit ->
        [none] un nouar
       *[other] un nouă
    }
    [def] { $suit ->
        [none] nouarul
       *[other] nouă
    }
    [prep] { $suit ->
        [none] cartea de nouă
       *[other] nouă
    }
    [subj] nouarul
    [gd] nouarului
  }
    .gender = masculine
    .counted-gender = feminine
    .counted = { $count ->
        [0] carte de nouă
        [one] carte de nouă
        [few] cărți de nouă
       *[other] de cărți de nouă
    }
rank-10 = { $form ->
   *[bare] zece
    [indef] un zece
    [def] { $suit ->
        [none] zecele
       *[other] zece
    }
    [prep] { $suit ->
        [none] cartea de zece
       *[other] zece
    }
    [subj] zecele
    [gd] zecelui
  }
    .gender = masculine
    .counted-gender = feminine
    .counted = { $count ->
        [0] carte de zece
        [one] carte de zece
        [few] cărți de zece
       *[other] de cărți de zece
    }
rank-jack = { $form ->
   *[bare] valet
    [indef] un valet
    [def] valetul
    [prep] { $suit ->
        [none] valet
       *[other] valetul
    }
    [subj] valetul
    [gd] valetului
  }
    .gender = masculine
    .counted = { $count ->
        [0] valet
        [one] valet
        [few] valeți
       *[other] de valeți
    }
rank-queen = { $form ->
   *[bare] damă
    [indef] o damă
    [def] dama
    [prep] { $suit ->
        [none] damă
       *[other] dama
    }
    [subj] dama
    [gd] damei
  }
    .gender = feminine
    .counted = { $count ->
        [0] damă
        [one] damă
        [few] dame
       *[other] de dame
    }
rank-king = { $form ->
   *[bare] rege
    [indef] un rege
    [def] regele
    [prep] { $suit ->
        [none] rege
       *[other] regele
    }
    [subj] regele
    [gd] regelui
  }
    .gender = masculine
    .counted = { $count ->
        [0] rege
        [one] rege
        [few] regi
       *[other] de regi
    }
rank-ace = { $form ->
   *[bare] as
    [indef] un as
    [def] asul
    [prep] { $suit ->
        [none] as
       *[other] asul
    }
    [subj] asul
    [gd] asului
  }
    .gender = masculine
    .counted = { $count ->
        [0] as
        [one] as
        [few] ași
       *[other] de ași
    }
rank-joker = { $form ->
   *[bare] joker
    [indef] un joker
    [def] jokerul
    [subj] jokerul
    [gd] jokerului
  }
    .gender = masculine
    .counted = { $count ->
        [0] joker
        [one] joker
        [few] jokeri
       *[other] de jokeri
    }

suit-hearts = inimă roșie
suit-spades = inimă neagră
suit-diamonds = romb
suit-clubs = treflă

# O valoare, pusă deja la forma ei, și o culoare.
card = { $rank } de { $suit }
