# Adversarii: cine sunt, cât se gândesc, cât comentează.

# $bot: cine sunt adversarii, cu jocul în care joacă altfel
setting-bot = Felul adversarilor: { $bot }
# Cine stă la masă: tovărășii, apoi firi. Fiecare e un nume, o virgulă și o descriere.
bot-mixed = o masă amestecată, unde fiecare joacă altfel
bot-adapting = pe măsura ta, devin mai puternici odată cu tine
bot-each = aleși unul câte unul, fiecare cu felul lui
bot-dreamer = visător, e adesea cu gândul aiurea
bot-sensible = chibzuit, urmează reguli simple și nu numără nimic

choose-each = Alege fiecare adversar
# $player: numele unui adversar; $bot: felul lui
opponent-in-chair = { $player }: { $bot }

# $percent: cât se gândesc adversarii, 100 e ca de obicei; $seconds: același timp în secunde întregi
setting-pace = { $percent ->
    [0] Adversarii se gândesc: deloc
    [50] Adversarii se gândesc: o jumătate de secundă, fiecare în ritmul lui
    [100] Adversarii se gândesc: cam o secundă, fiecare în ritmul lui
   *[other] Adversarii se gândesc: cam { COUNT($seconds, noun: "second") }, fiecare în ritmul lui
  }

# Cât comentează adversarii. $value: deloc, rar sau des
setting-remarks = Comentariile adversarilor: { $value }
remarks-off = deloc
remarks-seldom = rar, la momente mari
remarks-often = des, și despre lucruri mărunte

# Ce țin minte adversarii de la un joc la altul. $value: da sau nu
setting-memory = Adversarii țin minte cum joci: { $value }
memory-title = Ce țin minte adversarii
memory-on = De la un joc la altul țin minte cum joci Războiul științific și se așteaptă să joci la fel în următorul. Totul rămâne în dosarul tău și nu se trimite nicăieri.
# $known: yes dacă a rămas ceva de dinainte
memory-off = { $known ->
    [yes] Nu au voie să țină minte cum joci: e oprit. Ce știu deja, spus mai jos, rămâne, dar nu se folosește și nu se completează.
   *[no] Nu au voie să țină minte cum joci: e oprit. Nu știu nimic despre felul în care joci.
  }
memory-nothing = Încă nu știu nimic. Joacă un Război științific până la capăt.
memory-forget = Uită totul
# Se întreabă înainte; urmează cele două răspunsuri, primul ales
memory-forget-sure = Să fie uitat tot ce știu adversarii despre tine? Nu se mai poate aduce înapoi.
memory-forget-no = Nu, se păstrează
memory-forget-yes = Da, uită totul
memory-forgotten = Totul e uitat. Un joc deja început merge mai departe cum a început.

# Sfaturile la masă. $value: da sau nu
setting-coach = Sfatul profesorului: { $value }
coach-would = Sfat:
coach-not-here = Pentru acest joc nu sunt sfaturi.
# După joc. $late: yes dacă s-a revenit la un joc lăsat
coach-mistakes = { $late ->
    [yes] Alegerile care te-au costat cel mai mult de când ai revenit la acest joc.
   *[no] Alegerile care te-au costat cel mai mult.
  }
# $trick: numărul ei; $did, $better: ce s-a ales și ce era mai bine, ca la întrebare; $why: o propoziție
coach-mistake = Tura { $trick }, alegerea ta: { $did }. Mai bine: { $better }. { $why }
# Before a review that takes long.
coach-moment = O clipă: se parcurge jocul.
coach-no-mistakes = { $late ->
    [yes] Nicio alegere nu te-a costat mult de când ai revenit la acest joc.
   *[no] Nicio alegere nu te-a costat mult în acest joc.
  }
coach-nothing = Acum nu e nimic de ales.
coach-never-chose = În acest joc nu a fost nimic de ales.
