# Opțiunile jocurilor: nume, valori, variante. Etichete, nu propoziții.

# $option și $value se spun ca mai jos.
option-value = { $option }: { $value }
option-jokers = Jokeri
option-revolution = Revoluție
option-trick-limit = Limită de ture
option-pictures = Cărți la un război de figuri
option-short = Când nu ajung cărțile de război
option-prisoners = Prizonieri de război
option-choice-seconds = Secunde pentru alegere
option-face-down = Cărți cu fața în jos la război
option-run-out = Cine rămâne fără cărți la război
option-bury-jokers = Câte un joker ascuns în fiecare teanc
option-two-beats-joker = Doiul bate jokerul
option-recycle = Cărțile luate
option-decks = Pachete
option-purge-after = Cărțile ies din joc după tura
option-deck = Cărți în pachet
option-tie = La egalitate
option-drunkard = Bețivul
option-rounds = Runde
option-bankroll = Bani la început
option-min-bet = Miza minimă
option-max-bet = Miza maximă

# value-… și numele opțiunii
value-revolution-immediate = imediat
value-revolution-next-trick = din tura următoare
value-pictures-ranked = valet doisprezece, damă treisprezece, rege paisprezece, as unsprezece
value-pictures-ten = zece, as unsprezece
value-short-own = toate cele rămase
value-short-fewest = câte are cel cu mai puține
value-run-out-lose = iese din joc
value-run-out-last-card = ultima carte luptă mai departe
value-recycle-under = merg sub teanc
value-recycle-reshuffle = se amestecă într-un teanc nou
value-decks-shared = unul pentru toți
value-decks-own = câte unul de jucător
value-tie-open = fiecare pune o carte cu fața în sus
value-tie-covered = fiecare pune una cu fața în jos și una în sus
value-drunkard-all-cards = cine rămâne cu toate cărțile
value-drunkard-first-out = cine rămâne întâi fără cărți
value-never = niciodată
value-no-limit = fără limită
value-number = { $number }
value-on = pornit
value-off = oprit

preset-standard = Obișnuit
preset-quick = Joc rapid
preset-prisoners = Prizonierii de război
preset-short-wars = Războaie scurte
preset-three-card = Război cu trei cărți
preset-jokers-wild = Jokeri dezlănțuiți
preset-two-decks = Două pachete
preset-long = Joc lung
preset-high-stakes = Mize mari
preset-jokers = Cu jokeri
preset-own = Alege fiecare regulă
