# De ce s-a întâmplat asta? Ultima tură, pas cu pas. Peste tot, $who (you, other) și $player (un nume)
# spun despre cine e vorba. O propoziție de fiecare pas; niciunul nu repetă ce s-a spus deja în tură.

# Ce face tasta, ca în keys.ftl.
command-why = de ce s-a întâmplat asta, pas cu pas
why-title = De ce? Pas cu pas.
why-nothing = Încă nu s-a întâmplat nimic.

## Tăria

# $card: cea mai tare carte, $beaten: următoarea
why-strongest = { $who ->
    [you] Cea mai tare carte ai pus-o tu: { CARD($card, form: "subj") } a bătut { CARD($beaten, form: "def") }.
   *[other] Cea mai tare carte a pus-o { $player }: { CARD($card, form: "subj") } a bătut { CARD($beaten, form: "def") }.
  }
# $card: nicio altă carte nu contează
why-only-card = { $who ->
    [you] Conta numai cartea ta: { CARD($card, form: "subj") }.
   *[other] Conta numai cartea pusă de { $player }: { CARD($card, form: "subj") }.
  }
# $count cărți cu valoarea lui $card sunt la egalitate; $players le-au pus
why-tie = { CAP(COUNT($count, $card)) } au fost la egalitate în frunte: { NAMES($players) }.
# $card: cartea cea mai mică, care bate $beaten, cea mai mare
why-upset = Cu { RANK($beaten, form: "indef") } pe masă, cea mai tare carte era { RANK($card, form: "subj") }.

## Luarea cărților

# $count: cărțile luate, $earlier: cele rămase acolo din turele dinainte
why-takes-more = { $who ->
    [you] Deci ai luat { COUNT($count, noun: "card") }.
   *[other] Deci { $player } a luat { COUNT($count, noun: "card") }.
  } { $earlier ->
    [1] { CAP(COUNT($earlier, noun: "card", alone: 1)) } dintre ele era deja pe masă.
   *[other] { CAP(COUNT($earlier, noun: "card", alone: 1)) } dintre ele erau deja pe masă.
  }
why-pick-up = { $who ->
    [you] Mâna ta era goală: grămada ți-a devenit mână.
   *[other] { $player } nu mai avea cărți în mână: grămada i-a devenit mână.
  }
why-renewed = { $who ->
    [you] Teancul tău s-a terminat: cărțile luate s-au amestecat într-unul nou.
   *[other] Teancul s-a terminat la { $player }: cărțile luate s-au amestecat într-unul nou.
  }

## Războaie

# Luptă toți cei rămași. $count: cărți cu fața în jos
why-war-all = La război, fiecare dintre cei rămași pune { COUNT($count, noun: "card") } cu fața în jos și una cu fața în sus.
why-war-alone = { $who ->
    [you] Nimeni altcineva nu putea continua războiul: masa a fost a ta.
   *[other] Numai { $player } putea continua războiul și a luat masa.
  }
why-war-nobody = Nimeni nu mai avea cu ce lupta.
# $count: ultimele cărți, cu fața în jos; 0 dacă nu sunt
why-short = { $who ->
    [you] { $count ->
        [0] Nu mai aveai nicio carte pentru război.
       *[other] Nu aveai destule cărți pentru război: ai pus cu fața în jos ce a rămas, { COUNT($count, noun: "card") }.
    }
   *[other] { $count ->
        [0] { $player } nu mai avea nicio carte pentru război.
       *[other] { $player } nu avea destule cărți pentru război: a pus cu fața în jos ce a rămas, { COUNT($count, noun: "card") }.
    }
  }

## Ieșirea și sfârșitul

why-out-hand = { $who ->
    [you] Nu mai aveai nicio carte, nici în grămadă: ai ieșit din joc.
   *[other] { $player } nu mai avea nicio carte, nici în grămadă, și a ieșit din joc.
  }
why-out = { $who ->
    [you] Nu mai aveai nicio carte: ai ieșit din joc.
   *[other] { $player } nu mai avea nicio carte și a ieșit din joc.
  }
why-out-war = { $who ->
    [you] Nu ai avut destule cărți pentru război: ai ieșit din joc.
   *[other] { $player } nu a avut destule cărți pentru război și a ieșit din joc.
  }
# $players: pe cine numește rezultatul, $count: limita de ture
why-end-win = { $who ->
    [you] Numai tu mai ai cărți: câștigi jocul.
   *[other] Numai { $player } mai are cărți și câștigă jocul.
  }
why-end-draw = Nu conduce nimeni, deci e egalitate: { NAMES($players) }.
why-end-limit = Jocul se termină după { COUNT($count, noun: "trick") } și câștigă cine are cele mai multe cărți: { NAMES($players) }.
