# Opțiunile jocurilor: nume, valori, variante. Etichete, nu propoziții.

# $option și $value se spun ca mai jos.
option-value = { $option }: { $value }
option-jokers = Jokeri
option-revolution = Revoluție
option-trick-limit = Limită de ture
option-pictures = Câte cărți cere o figură la război
option-short = Când nu ajung cărțile la război
option-prisoners = Prizonieri de război
option-choice-seconds = Secunde pentru alegere
option-face-down = Cărți cu fața în jos la război
option-run-out = Cine rămâne fără cărți la război
option-bury-jokers = Câte un joker ascuns în fiecare teanc
option-two-beats-joker = Doiul bate jokerul
option-recycle = Cărțile luate
option-decks = Pachete
option-purge-after = Scoaterea cărților din joc, după tura
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
value-pictures-ranked = de la unsprezece la as până la paisprezece la rege
value-pictures-ten = zece la valet, damă și rege, unsprezece la as
value-short-own = pune tot ce are
value-short-fewest = toți pun cât are cel cu cele mai puține
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
value-on = da
value-off = nu

preset-standard = Obișnuit
preset-quick = Joc scurt: se termină repede și câștigă cine conduce
preset-prisoners = Prizonieri de război: cine câștigă poate păstra o carte
preset-short-wars = Războaie scurte: nimeni nu pune mai multe cărți decât cel cu cele mai puține
preset-three-card = Război de trei cărți cu fața în jos
preset-jokers-wild = Jokeri dezlănțuiți: doi jokeri, iar doiul îi bate
preset-two-decks = Două pachete: câte unul întreg de jucător
preset-long = Joc lung, de șapte runde
preset-high-stakes = Mize mari: mai mulți bani și pariuri mai mari
preset-jokers = Cu jokeri
preset-own = Alege fiecare regulă
