# Protivnici: ko su, koliko razmišljaju, koliko pričaju.

# $bot: ko su protivnici, sa igrom u kojoj igraju drugačije
setting-bot = Protivnik: { $bot }
bot-random = sanjar, bira nasumice
bot-sensible = razuman, drži se prostih pravila i ništa ne broji
bot-beginner = početnik, zaboravlja šta je igrano
bot-gambler = kockar, ubacuje džokere i baca najjaču kartu kad je na stolu mnogo karata
bot-counter = brojač karata, zna svačiju ruku, misli jedan potez unapred i nikad ne blefira
bot-d1 = student, broji karte, misli jedan potez unapred i blefira
bot-sel1 = taktičar, broji karte, blefira i misli dva poteza unapred
bot-professor = profesor, misli dalje i teško ga je prozreti
bot-sensible-casino = razuman, ulaže malo i nikad na izjednačenje
bot-strong-armed = jak, pamti šta je ko uzeo i blefira
bot-strong-razboi = jak, odmerava koliko vredi svaki zarobljenik
bot-strong-steal = jak, zna koje su karte još skrivene

# $percent: koliko dugo protivnici razmišljaju, 100 je kao i obično; $seconds: isto u celim sekundama
setting-pace = { $percent ->
    [0] Razmišljanje protivnika: nimalo
    [50] Razmišljanje protivnika: pola sekunde
    [100] Razmišljanje protivnika: oko jedne sekunde
   *[other] Razmišljanje protivnika: oko { COUNT($seconds, noun: "second") }
  }

# Koliko protivnici pričaju. $value: nimalo, retko ili često
setting-remarks = Komentari protivnika: { $value }
remarks-off = isključeni
remarks-seldom = retki, u velikim trenucima
remarks-often = česti, i o sitnicama
