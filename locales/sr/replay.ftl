# Zapisana igra kao tekst, i šta ne valja sa onim kako se traži.

# Pred svaki potez, u Kazino ratu pred svaku rundu. $number: od 1
replay-trick = Potez { $number }.
replay-round = Runda { $number }.
# $detail: šta je traženo
replay-no-detail = { KEY("--detail") } može biti { KEY("brief") }, { KEY("normal") } ili { KEY("full") }, a ne { KEY($detail) }.
# $last: broj poslednjeg mesta; prvo je 0
replay-no-seat = U ovoj igri { KEY("--seat") } je broj od 0 do { $last }.
