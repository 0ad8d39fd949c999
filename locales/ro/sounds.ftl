# Învățarea sunetelor: o listă cu câte o etichetă pentru fiecare sunet, ce spune el în joc.

menu-sounds = Învață sunetele
sounds-title = Sunete.
sounds-hint = { $touch ->
    [yes] Alege unul ca să-l auzi. Dacă un sunet are valori, le schimbi cu „{ page-button-less }” și „{ page-button-more }”.
   *[no] Enter redă unul. Unde un sunet are valori, stânga și dreapta le schimbă.
  }
    .brief = {""}
# Grupuri de sunete
sounds-group-menus = Meniuri și program
sounds-group-people = Oamenii de la masă
sounds-group-cards = Cărți și alegeri
sounds-group-tricks = Ture și războaie
sounds-group-powers = Puterile cărților
sounds-group-games = Prizonieri, furturi și bani
sounds-group-end = Ieșirea din joc și sfârșitul
sounds-none-here = Aici nu sunt sunete: le are numai fereastra.

cue-menu-move = Rândul următor al unui meniu
cue-menu-enter = S-a ales un rând
cue-menu-back = Înapoi
cue-edge = Capătul unei liste
cue-refusal = Ceva nu se poate
cue-other-buffer = Altă categorie de mesaje
cue-option-on = O valoare crește sau e pornită
cue-option-off = O valoare scade sau e oprită
# $card: o valoare
cue-card-pick = Cartea la care ești: { RANK($card) }
cue-welcome = Programul a pornit și va vorbi îndată
cue-person-joins = Cineva se așază la masă
cue-person-leaves = Cineva pleacă de la masă
cue-person-returns = Cineva e din nou aici
cue-chat = Cineva scrie
cue-chosen-own = Ai ales
cue-chosen-other = Alt jucător a ales
cue-revealed = Se arată o carte: { RANK($card) }
cue-trick-won-me = Câștigi o tură
cue-trick-won-other = Alt jucător câștigă o tură
cue-pick-up = O grămadă devine mână
cue-shuffle = Se amestecă pachetul
cue-push = Banii se întorc
cue-your-turn = E rândul tău
cue-time-running-out = Timpul e pe sfârșite
cue-war = Război
cue-war-again = Al doilea război la rând
cue-war-third = Al treilea război la rând
cue-war-won = Câștigi un război
cue-out-other = Alt jucător iese din joc
cue-out-me = Ai ieșit din joc
cue-game-won = Câștigi jocul
cue-game-lost = Pierzi jocul
cue-game-drawn = Jocul e la egalitate
cue-goal-reached = O țintă este atinsă
