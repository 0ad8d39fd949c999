# Una partida grabada como texto, y lo que está mal en cómo se pide.

# Antes de cada baza, en Casino War antes de cada ronda. $number: desde 1
replay-trick = Baza { $number }.
replay-round = Ronda { $number }.
# $detail: lo que se pidió
replay-no-detail = { KEY("--detail") } puede ser { KEY("brief") }, { KEY("normal") } o { KEY("full") }, no { KEY($detail) }.
# $last: el número del último asiento; el primero es 0
replay-no-seat = En esta partida, { KEY("--seat") } es un número de 0 a { $last }.
