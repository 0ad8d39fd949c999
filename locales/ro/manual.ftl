# Manualul, o pagină de citit cu un cititor de ecran. O linie goală începe un paragraf nou sau alt rând al
# unei liste. $key-COMANDĂ e numele tastelor obișnuite ale comenzii, $menu-RÂND un rând din meniul principal.

manual-title = Manualul { KEY("audiowar") }
manual-skip = Treci la text
manual-contents = Cuprins
manual-languages = Alte limbi
# $version: a programului
manual-version = Versiunea { $version }.
manual-licence = { KEY("audiowar") } e software liber sub licența { KEY("GNU General Public License") }, versiunea 3 sau una mai nouă. Conține sintetizatorul de voce { KEY("eSpeak NG") }, care are aceeași licență.
manual-keys-or = { LIST($keys, kind: "or") }

## Primii pași

manual-start = Primii pași
manual-start-about = { KEY("audiowar") } înseamnă Războiul științific și încă șapte jocuri de cărți. Se joacă după auz și de la tastatură, fără rețea, cu adversari care nu văd mai mult decât tine.
manual-start-steps =
    Pornește programul. Vorbește prin cititorul tău de ecran, iar dacă nu e niciunul, cu o voce proprie.

    Alege limba cu săgețile și apasă Enter. Apoi scrie-ți numele și apasă Enter.

    În meniul principal alege { $menu-tutorial }, ca să înveți jucând, sau { $menu-new-game }, ca să începi imediat.

    Pentru un joc nou alegi jocul, adversarii și regulile. Enter ia mereu ce s-a ales data trecută.

    La masă, săgețile trec prin mâna ta. { $key-play } joacă cartea.

    { $key-rules-now } spune regulile de acum, { $key-hand } mâna ta, { $key-last-trick } din nou ultima tură.

    { $key-help } arată tastele oriunde ești. Cu { $key-describe-keys } poți apăsa orice tastă ca să auzi ce face.

    { $key-back } duce înapoi, iar la masă deschide meniul. Poți ieși oricând: jocul se salvează la fiecare pas.
manual-start-after = Data viitoare poți continua de unde ai rămas: { $menu-continue }.

## Taste

manual-keys = Taste
manual-keys-text = Acestea sunt tastele obișnuite. Se pot schimba în setări, iar { $key-help } le arată așa cum sunt puse. Pe o tastatură cu litere chirilice merge tasta cu aceeași literă.
manual-keys-table = La masă
manual-keys-menu = În meniuri
manual-keys-anywhere = Peste tot
manual-key = Tasta
manual-does = Ce face

## Voce, sunete, braille

manual-voice = Voce, sunete și braille
manual-voice-text = Dacă merge un cititor de ecran, el vorbește cu vocea și viteza ta. Dacă nu, vorbește programul: { $key-slower } și { $key-faster } schimbă viteza, { $key-speech-softer } și { $key-speech-louder } volumul. Orice tastă întrerupe ce se spune, { $key-silence } face liniște. { $key-repeat } spune din nou ultimul mesaj, { $key-older } și { $key-newer } trec prin mesajele mai vechi și mai noi.

    { $key-detail } schimbă cât se spune: scurt, normal sau complet. { $key-next-language } schimbă limba, chiar și în mijlocul jocului.
manual-voice-sounds = Sunetele vin dinspre locul fiecărui jucător, iar la o carte se aude cât e de tare. { $menu-sounds }, în meniul principal, te lasă să le auzi pe fiecare cu înțelesul lui. { $key-sound-softer } și { $key-sound-louder } le schimbă volumul. Nimic nu se spune numai prin sunet.
manual-voice-braille = Ce se spune apare și pe un afișaj braille, prin { KEY("NVDA") } sau { KEY("JAWS") }.
manual-voice-text-mode = Într-un terminal, { KEY("audiowar --text") } scrie fiecare mesaj pe rândul lui. În Windows, { KEY("audiowar-text") } face la fel în consolă.

## Adversari

manual-opponents = Adversari
manual-opponents-text = Adversarii știu numai ce poate ști un jucător de la locul lor. Felul lor și cât se gândesc se aleg în setări. Poți pleca oricând; nimeni nu te așteaptă.

## Jocuri

manual-games = Jocurile și regulile lor
manual-games-text = Aici sunt regulile cu opțiunile obișnuite. Înaintea unui joc alegi una dintre variante sau pui fiecare opțiune după plac. În program, aceleași reguli se citesc la { $menu-rules }.
manual-presets = Variante
manual-options = Opțiuni
# $option, $value: ca în options.ftl
manual-trick-limit = { $option }: { $value } la cei mai puțini jucători, mai mult la mai mulți. Orice număr; zero înseamnă fără limită.

## Cititoare de ecran

manual-readers = Cititoare de ecran
manual-readers-nvda = { KEY("NVDA") }
manual-readers-nvda-text = Nu e nimic de pregătit. Programul îi dă lui { KEY("NVDA") } cuvintele și braille-ul, iar toate tastele ajung la joc, în afară de cele cu tasta { KEY("NVDA") }.

    Nu porni modul de repaus pentru { KEY("audiowar") }: în acest mod { KEY("NVDA") } refuză să spună ce îi dau programele. De aceea nici nu există un supliment care să-l pornească.

    Dacă { KEY("NVDA") } spune și literele pe care le apeși, oprește rostirea caracterelor tastate cu { KEY("NVDA+2") }.
manual-readers-jaws = { KEY("JAWS") }
manual-readers-jaws-text = { KEY("JAWS") } păstrează pentru el săgețile și Enter. Un fișier de taste care vine cu programul le dă înapoi jocului:
manual-readers-jaws-steps =
    În dosarul programului caută { KEY("audiowar.jkm") }, în dosarul { KEY("jaws") }. Pentru programul dintr-un singur fișier numele e { KEY("audiowar-portable.jkm") }.

    Deschide meniul { KEY("JAWS") }, { KEY("Utilities") }, { KEY("Explore Utilities Folder") }, iar alături setările limbii tale: { KEY("%APPDATA%\\Freedom Scientific\\JAWS") }, versiunea ta, { KEY("Settings") }, limba ta.

    Copiază acolo fișierul și pornește din nou jocul.
manual-readers-orca = { KEY("Orca") }
manual-readers-orca-text = În Linux programul vorbește prin { KEY("Speech Dispatcher") }, cu vocea aleasă acolo. { KEY("Orca") } poate merge în același timp.

## Profesori și prieteni văzători

manual-friends = Pentru profesori și prieteni văzători
manual-friends-text = Poți urmări jocul și poți juca și tu: tot ce se spune e și scris în fereastră, cu mâna și rândul care se citește acum. Culorile și mărimea literelor se pot alege.
manual-friends-list =
    Ca să ajuți pe cineva la început, propune { $key-describe-keys } și încercarea tastelor: acolo nimic nu poate ieși rău.

    { $menu-tutorial } are lecții scurte care se joacă. Fiecare ține un minut sau două.

    Ce s-a spus se poate citi din nou cu { $key-older } și se poate copia cu { $key-copy }.

    Mărimea ferestrei se schimbă liber; { $key-full-screen } umple ecranul.

    De mouse și de ecran nu e nevoie niciodată. Nu apăsa taste în locul cuiva: ele sunt drumul jucătorului prin joc.
manual-friends-lesson = La ore, jocul exersează auzul, memoria și compararea numerelor. Fiecare joc se poate înregistra și juca din nou după numărul lui: { KEY("audiowar --game scientific --seed 7") } împarte de fiecare dată aceleași cărți, așa că o clasă întreagă poate juca același joc.

## Când ceva nu merge

manual-trouble = Când ceva nu merge
manual-trouble-list =
    Nu se aude vocea: pornește un cititor de ecran, programul îl găsește în câteva secunde. Setările spun cine vorbește.

    Nu apare fereastra: jocul merge mai departe în terminal și spune de ce.

    Nu se aud sunetele: jocul merge și fără ele. { $key-sound-louder } le face mai tari.

    Un joc salvat care e deteriorat e anunțat și păstrat; poți începe altul.

    O tastă face altceva: { $key-describe-keys } spune ce, iar setările aduc înapoi tastele obișnuite.

## Fișiere

manual-files = Fișiere
manual-files-text = Setările și jocurile salvate sunt în dosarul cu date al programelor: în Windows { KEY("%LOCALAPPDATA%\\audiowar") }, în Linux { KEY("~/.local/share/audiowar") }. Ca să le ții în altă parte, de pildă pe un stick, pune în variabila { KEY("AUDIOWAR_HOME") } un dosar.
manual-files-keys = Acolo, fișierul { KEY("keys.ini") } ține tastele pe care le-ai schimbat, câte un rând de comandă. Un dosar cu sunete proprii se pune în { KEY("sounds") }.

manual-words = La linia de comandă
