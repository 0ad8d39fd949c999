# Adversarii: cine sunt, cât se gândesc, cât comentează.

# $bot: cine sunt adversarii, cu jocul în care joacă altfel
setting-bot = Felul adversarilor: { $bot }
bot-random = visător, alege la întâmplare
bot-sensible = chibzuit, urmează reguli simple și nu numără nimic
bot-beginner = începător, uită ce s-a jucat
bot-gambler = cartofor, mai strecoară jokeri și aruncă cea mai tare carte când e mult pe masă
bot-counter = socotit, știe fiecare mână, gândește cu o tură înainte și nu blufează
bot-d1 = student, numără cărțile, gândește cu o tură înainte și blufează
bot-sel1 = tactician, numără cărțile, blufează și gândește cu două ture înainte
bot-professor = profesor, gândește mai departe și cu greu poate fi ghicit
bot-sensible-casino = chibzuit, pariază puțin și niciodată pe egalitate
bot-strong-armed = puternic, ține minte ce a luat fiecare și blufează
bot-strong-razboi = puternic, cântărește cât valorează fiecare prizonier
bot-strong-steal = puternic, știe ce cărți sunt încă ascunse

# $percent: cât se gândesc adversarii, 100 e ca de obicei; $seconds: același timp în secunde întregi
setting-pace = { $percent ->
    [0] Adversarii se gândesc: deloc
    [50] Adversarii se gândesc: o jumătate de secundă
    [100] Adversarii se gândesc: cam o secundă
   *[other] Adversarii se gândesc: cam { COUNT($seconds, noun: "second") }
  }

# Cât comentează adversarii. $value: deloc, rar sau des
setting-remarks = Comentariile adversarilor: { $value }
remarks-off = deloc
remarks-seldom = rar, la momente mari
remarks-often = des, și despre lucruri mărunte
