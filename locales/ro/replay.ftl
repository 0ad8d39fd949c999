# Un joc înregistrat ca text, și ce e greșit în felul cum e cerut.

# Înaintea fiecărei ture, la Casino War a fiecărei runde. $number: de la 1
replay-trick = Tura { $number }.
replay-round = Runda { $number }.
# $detail: ce s-a cerut
replay-no-detail = { KEY("--detail") } poate fi { KEY("brief") }, { KEY("normal") } sau { KEY("full") }, nu { KEY($detail) }.
# $last: numărul ultimului loc; primul e 0
replay-no-seat = În acest joc, { KEY("--seat") } e un număr de la 0 la { $last }.
