# Karte. $form je padež: nom (dama), acc (damu), gen (dame), ins (damom).
# .gender je rod, a animate ono muško što se menja kao živo (žandara, keca).
# .counted je ono što sledi iza broja, kao subjekat ili kao objekat (obj).

rank-2 = { $form ->
   *[nom] dvojka
    [acc] dvojku
    [gen] dvojke
    [ins] dvojkom
  }
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] dvojku
           *[subj] dvojka
        }
        [one] { $form ->
            [obj] dvojku
           *[subj] dvojka
        }
        [few] dvojke
       *[other] dvojki
    }
rank-3 = { $form ->
   *[nom] trojka
    [acc] trojku
    [gen] trojke
    [ins] trojkom
  }
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] trojku
           *[subj] trojka
        }
        [one] { $form ->
            [obj] trojku
           *[subj] trojka
        }
        [few] trojke
       *[other] trojki
    }
rank-4 = { $form ->
   *[nom] četvorka
    [acc] četvorku
    [gen] četvorke
    [ins] četvorkom
  }
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] četvorku
           *[subj] četvorka
        }
        [one] { $form ->
            [obj] četvorku
           *[subj] četvorka
        }
        [few] četvorke
       *[other] četvorki
    }
rank-5 = { $form ->
   *[nom] petica
    [acc] peticu
    [gen] petice
    [ins] peticom
  }
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] peticu
           *[subj] petica
        }
        [one] { $form ->
            [obj] peticu
           *[subj] petica
        }
        [few] petice
       *[other] petica
    }
rank-6 = { $form ->
   *[nom] šestica
    [acc] šesticu
    [gen] šestice
    [ins] šesticom
  }
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] šesticu
           *[subj] šestica
        }
        [one] { $form ->
            [obj] šesticu
           *[subj] šestica
        }
        [few] šestice
       *[other] šestica
    }
rank-7 = { $form ->
   *[nom] sedmica
    [acc] sedmicu
    [gen] sedmice
    [ins] sedmicom
  }
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] sedmicu
           *[subj] sedmica
        }
        [one] { $form ->
            [obj] sedmicu
           *[subj] sedmica
        }
        [few] sedmice
       *[other] sedmica
    }
rank-8 = { $form ->
   *[nom] osmica
    [acc] osmicu
    [gen] osmice
    [ins] osmicom
  }
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] osmicu
           *[subj] osmica
        }
        [one] { $form ->
            [obj] osmicu
           *[subj] osmica
        }
        [few] osmice
       *[other] osmica
    }
rank-9 = { $form ->
   *[nom] devetka
    [acc] devetku
    [gen] devetke
    [ins] devetkom
  }
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] devetku
           *[subj] devetka
        }
        [one] { $form ->
            [obj] devetku
           *[subj] devetka
        }
        [few] devetke
       *[other] devetki
    }
rank-10 = { $form ->
   *[nom] desetka
    [acc] desetku
    [gen] desetke
    [ins] desetkom
  }
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] desetku
           *[subj] desetka
        }
        [one] { $form ->
            [obj] desetku
           *[subj] desetka
        }
        [few] desetke
       *[other] desetki
    }
rank-jack = { $form ->
   *[nom] žandar
    [acc] žandara
    [gen] žandara
    [ins] žandarom
  }
    .gender = animate
    .counted = { $count ->
        [0] { $form ->
            [obj] žandara
           *[subj] žandar
        }
        [one] { $form ->
            [obj] žandara
           *[subj] žandar
        }
        [few] žandara
       *[other] žandara
    }
rank-queen = { $form ->
   *[nom] dama
    [acc] damu
    [gen] dame
    [ins] damom
  }
    .gender = feminine
    .counted = { $count ->
        [0] { $form ->
            [obj] damu
           *[subj] dama
        }
        [one] { $form ->
            [obj] damu
           *[subj] dama
        }
        [few] dame
       *[other] dama
    }
rank-king = { $form ->
   *[nom] kralj
    [acc] kralja
    [gen] kralja
    [ins] kraljem
  }
    .gender = animate
    .counted = { $count ->
        [0] { $form ->
            [obj] kralja
           *[subj] kralj
        }
        [one] { $form ->
            [obj] kralja
           *[subj] kralj
        }
        [few] kralja
       *[other] kraljeva
    }
rank-ace = { $form ->
   *[nom] kec
    [acc] keca
    [gen] keca
    [ins] kecom
  }
    .gender = animate
    .counted = { $count ->
        [0] { $form ->
            [obj] keca
           *[subj] kec
        }
        [one] { $form ->
            [obj] keca
           *[subj] kec
        }
        [few] keca
       *[other] kečeva
    }
rank-joker = { $form ->
   *[nom] džoker
    [acc] džokera
    [gen] džokera
    [ins] džokerom
  }
    .gender = animate
    .counted = { $count ->
        [0] { $form ->
            [obj] džokera
           *[subj] džoker
        }
        [one] { $form ->
            [obj] džokera
           *[subj] džoker
        }
        [few] džokera
       *[other] džokera
    }

suit-hearts = herc
suit-spades = pik
suit-diamonds = karo
suit-clubs = tref

# Vrednost, već u padežu, i boja, koja se iza nje ne menja.
card = { $rank } { $suit }
