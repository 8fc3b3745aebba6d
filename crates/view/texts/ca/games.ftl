# Una partida nova, tal com la pensa la gent.
new-game-link = Altres opcions…
play-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadors
}
opponent = Rival
opponent-here = Un amic, aquí mateix
opponent-link = Un amic, amb un enllaç
opponent-bots = Només robots
opponent-bot = Un altre robot…
begins = Qui comença
begins-me = Jo
begins-other = El rival
begins-lot = A sorts
player-name = El teu nom
player-friend = El nom del teu amic
player-nameless = sense nom
board = Tauler
board-other = Una altra mida…
options-more = Més opcions

# Totes les partides.
archive = Les meves partides
archive-all-games = Totes les teves partides
archive-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partides
}
archive-nothing = Encara no n’hi ha cap. Comença’n una des de la primera pàgina o tria un altre filtre.
archive-game = Joc
archive-rival = Contra
archive-finish = Resultat
archive-all = Tot
archive-show = Mostra
archive-first = Torna a les últimes
archive-next = Partides anteriors
archive-keep = Emporta’t les partides
archive-keep-more = Un fitxer zip amb totes les partides en SGF i JSON. El pots tornar a carregar aquí o en un altre Rusc; les partides que ja hi són es queden com estan.
archive-download = Baixa-les totes
archive-download-part = Baixa el fitxer { $part } de { $parts }
archive-take = Carrega un fitxer
archive-taken = { $count ->
    [0] Res de nou: totes aquestes partides ja hi són.
    [one] S’ha carregat una partida.
   *[other] S’han carregat { $count } partides.
}
rival-beginner = Robot principiant
rival-normal = Robot normal
rival-advanced = Robot avançat
rival-expert = Robot expert
rival-bot = Altres robots
rival-person = Altres persones
rival-here = Amics, aquí mateix
rival-bots = Robots entre ells
finish-open = Sense acabar
finish-won = Guanyades
finish-lost = Perdudes
finish-drawn = Empatades
finish-over = Acabades, sense jugar en cap bàndol

# Comentaris, marques i fletxes.
notes = Comentari
notes-write = Escriu un comentari
notes-change = Canvia el comentari
notes-comment = Comentari sobre aquesta posició
notes-marks = Marques i fletxes
notes-about = Tria una marca i fes clic en una casella; si ho repeteixes, es treu. Una fletxa necessita dues caselles.
notes-done = Torna a la partida
mark-circle = Cercle
mark-triangle = Triangle
mark-square = Quadrat
mark-cross = Creu
mark-arrow = Fletxa

# Preparar una posició.
editor = Prepara una posició: { $game }
editor-link = Prepara una posició…
editor-from = Canvia aquesta posició
editor-about = Tria un color i fes clic a les caselles. Després juga des d’allà o analitza-la.
editor-put = Què posa un clic
editor-empty = Buida
editor-turn = Li toca a:
editor-play = Juga des d’aquí
editor-analyse = Analitza

# Una altra persona, amb un enllaç.
invitation-near = Només aquest ordinador pot obrir aquest enllaç.
invitation-far = Perquè hi entrin altres de la teva xarxa, atura Rusc, engega’l amb aquesta ordre i obre l’adreça que escriu. Per a tot internet, posa-hi al davant un servidor web com a proxy i dona’n l’adreça amb --public-url.
invitation-qr = Codi QR per a un mòbil
taken = Aquest seient està ocupat
taken-more = Algú ha anat més de pressa. Pots mirar la partida, jugada a jugada.
taken-watch = Mira la partida
taken-own = Comença una partida teva
do-undo-ask = Demana de desfer-ho
undo-asks = { $name } voldria retirar l’última jugada.
undo-asked = Has demanat retirar la teva última jugada.
undo-allow = D’acord
undo-refuse = No
undo-withdraw = Millor no
rematch = Revenja, canviant de costat
chat = Xat
chat-there = { $name } és aquí
chat-away = { $name } no hi és
chat-nobody = Encara no s’ha assegut ningú al davant
chat-line = Digues alguna cosa
chat-send = Envia
chat-off = Desactiva el xat
chat-on = Activa el xat
chat-is-off = Has desactivat el xat. Aquí ningú no pot escriure.
chat-other-off = { $name } ha desactivat el xat.
