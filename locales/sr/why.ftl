# Zašto se to desilo? Poslednji potez, korak po korak. Svuda $who (you, other) i $player (ime) kažu o
# kome se govori. Svaki korak je jedna rečenica; ne ponavlja se ono što je potez već ispričao.

# Šta radi taster, kao u keys.ftl.
command-why = zašto se to desilo, korak po korak
why-title = Zašto? Korak po korak.
why-nothing = Još se ništa nije desilo.

## Snaga

# $card: najjača karta, $beaten: sledeća po jačini
why-strongest = { $who ->
    [you] Najjača karta je vaša: { CARD($card) } pobeđuje { CARD($beaten, form: "acc") }.
   *[other] Najjaču kartu igra { $player }: { CARD($card) } pobeđuje { CARD($beaten, form: "acc") }.
  }
# $card: nijedna druga karta se ne računa
why-only-card = { $who ->
    [you] Računa se samo vaša karta: { CARD($card) }.
   *[other] Računa se samo karta igrača { $player }: { CARD($card) }.
  }
# $count karata jačine $card je jednako; $players ih igraju
why-tie = Jednake najjače karte, { COUNT($count, $card) }: { NAMES($players) }.
# $card: najniža karta, koja pobeđuje najvišu, $beaten
why-upset = Kad je na stolu { RANK($beaten) }, najjača od svih karata je { RANK($card) }.

## Uzimanje

# $count: uzete karte, $earlier: one među njima koje su na stolu od ranije
why-takes-more = { $who ->
    [you] Zato uzimate { COUNT($count, noun: "card", form: "obj") }.
   *[other] Zato { $player } uzima { COUNT($count, noun: "card", form: "obj") }.
  } { $earlier ->
    [one] { CAP(COUNT($earlier, noun: "card", alone: 1)) } od njih je već ležala na stolu.
    [few] { CAP(COUNT($earlier, noun: "card", alone: 1)) } od njih su već ležale na stolu.
   *[other] { CAP(COUNT($earlier, noun: "card", alone: 1)) } od njih je već ležalo na stolu.
  }
why-pick-up = { $who ->
    [you] Ruka vam je prazna, pa uzimate svoju gomilu.
   *[other] { $player } nema karata u ruci, pa uzima svoju gomilu.
  }
why-renewed = { $who ->
    [you] Špil vam je potrošen, pa se uzete karte mešaju u novi.
   *[other] Špil igrača { $player } je potrošen, pa se uzete karte mešaju u novi.
  }

## Ratovi

# Bore se svi koji su u igri. $count: karte licem nadole
why-war-all = U ratu svi koji su u igri stavljaju { COUNT($count, noun: "card", form: "obj") } licem nadole i jednu nagore.
why-war-alone = { $who ->
    [you] Niko drugi ne može da nastavi rat, pa uzimate sve sa stola.
   *[other] Rat može da nastavi samo { $player } i uzima sve sa stola.
  }
why-war-nobody = Niko od njih nema više karata za borbu.
# $count: poslednje karte, licem nadole; 0 ako ih nema
why-short = { $who ->
    [you] { $count ->
        [0] Nemate više karata za rat.
       *[other] Nemate dovoljno karata za rat. Licem nadole ide sve što je ostalo: { COUNT($count, noun: "card") }.
    }
   *[other] { $count ->
        [0] { $player } nema više karata za rat.
       *[other] { $player } nema dovoljno karata za rat. Licem nadole ide sve što je ostalo: { COUNT($count, noun: "card") }.
    }
  }

## Ispadanje i kraj

why-out-hand = { $who ->
    [you] Nemate ni ruku ni gomilu: ispadate.
   *[other] { $player } nema ni ruku ni gomilu i ispada.
  }
why-out = { $who ->
    [you] Nemate više karata: ispadate.
   *[other] { $player } nema više karata i ispada.
  }
why-out-war = { $who ->
    [you] Nemate dovoljno karata za rat: ispadate.
   *[other] { $player } nema dovoljno karata za rat i ispada.
  }
# $players: koga ishod imenuje, $count: najviše poteza
why-end-win = { $who ->
    [you] Karte su ostale samo vama: pobeđujete.
   *[other] Karte ima još samo { $player } i pobeđuje.
  }
why-end-draw = Niko ne vodi sam, pa je igra nerešena: { NAMES($players) }.
why-end-limit = Igra se završava posle { $count } poteza: pobeđuje onaj sa najviše karata. Najviše ih ima: { NAMES($players) }.
