# Taulers, per als lectors de pantalla, i els botons del costat.
language-name = Català

game-connect4 = Quatre en ratlla
game-hex = Hex
game-hexadom = Hexadom
game-hexland = Hexland

about-connect4 = Quatre fitxes en línia
about-hex = Uneix els teus dos costats
about-hexadom = Dòmino amb hexàgons
about-hexland = Go en una illa

seat-connect4-1 = Vermell
seat-connect4-2 = Groc
seat-hex-1 = Negre
seat-hex-2 = Blanc
seat-hexland-1 = Fusta
seat-hexland-2 = Pedra
seat-number = Jugador { $number }

board-connect4 = Tauler de quatre en ratlla, { $columns } columnes i { $rows } files
board-hex = Tauler d’Hex, { $size } per { $size }
board-hexadom = Tauler d’Hexadom, { $pieces } peces
board-hexland = Illa d’Hexland, { $size } caselles d’amplada

cell-empty = { $name }, buida
cell-black = { $name }, pedra negra
cell-white = { $name }, pedra blanca
cell-timber = { $name }, casa de fusta
cell-sandstone = { $name }, casa de pedra
cell-last = , última jugada
column-empty = columna { $column }, buida
column = columna { $column }, de baix a dalt: { $discs }, { $free } lliures
disc-1 = vermella
disc-2 = groga

piece = peça { $colours }
piece-at = { $piece } a { $place }
piece-fits = { $piece } encaixa a { $place }, gir { $rotation }
colour-B = blau
colour-G = verd
colour-R = vermell
colour-Y = groc
colour-P = lila
colour-W = blanc
colour-K = negre

move-swap = Canvia
move-pass = Passa
move-draw = Roba una peça
move-keep = Queda-te-la
move-play = Juga-la

hand = La teva mà
hand-playable = Es poden jugar
hand-waiting = Esperen
hand-choose = Tria una peça per veure on encaixa. Torna-hi a fer clic, o prem R, per girar-la.
hand-drawn = Peça robada
hand-cannot = No encaixa enlloc: te l’has de quedar.
pile = Pila
pieces-count = { $count ->
    [one] { $count } peça
   *[other] { $count } peces
}
unseen = Encara no vistes
unseen-count = { $piece }: en queden { $count }

overlay-connections-1 = Connexions del Negre
overlay-connections-2 = Connexions del Blanc
overlay-values = Valor de cada jugada
overlay-territory = Territori

score-stones = Cases
score-territory = Territori
score-captures = Capturades
score-komi = Komi
score-total = Total

# Per què no s’accepta una jugada.
refused-over = La partida s’ha acabat.
refused-occupied = Aquesta casella està ocupada.
refused-outside = Aquesta casella no és al tauler.
refused-no-swap = Aquesta partida es juga sense la regla del canvi.
refused-swap = Només es pot canviar com a resposta a la primera pedra.
refused-suicide = Suïcidi: la casa no tindria cap llibertat i no captura res.
refused-repeats = Això repeteix la posició després de la jugada { $value }.
refused-full = La columna { $value } és plena.
refused-unknown = { $value } no és cap jugada.
refused-drawn = Has robat una peça: juga-la o queda-te-la.
refused-keep = No s’ha robat cap peça que es pugui quedar.
refused-only-drawn = Ara només es pot jugar la peça que s’acaba de robar, { $value }.
refused-hand = No hi ha cap { $value } a la mà.
refused-touch = Una peça n’ha de tocar almenys dues altres.
refused-black = No es pot jugar res al costat d’una negra.
refused-white = Una negra no es pot jugar al costat d’una blanca.
refused-colours = Els colors no coincideixen aquí.
refused-turn = És el torn del jugador { $value }.
refused-bot = Un robot juga pel jugador { $value }.
refused-late = La partida ha continuat mentrestant: torna-hi a mirar.
refused-undo = No hi ha res per desfer.
refused-redo = No hi ha res per refer.
refused-revealed = Això no es pot desfer: s’ha vist una cosa amagada.
refused-hidden = Això diria el que està amagat; torna-ho a demanar quan s’acabi la partida.
refused-no-bot = Ara no toca a cap robot.
refused-watching = Mires aquesta partida: cap dels seients és teu.
refused-shared = En aquesta partida hi juga una altra persona, i això no ho pot fer una de sola.
refused-valued = En aquesta partida hi juga una altra persona, i les jugades no es valoren abans del final.
refused-hint = La pista és per a qui ha de jugar.
refused-again = La partida encara no s’ha acabat.
refused-seat = Algú altre ja ocupa aquest seient. La partida es pot mirar amb el seu enllaç.
refused-hasty = Massa peticions: espera un moment.
refused-no-match = Aquesta partida no existeix.
refused-no-page = Aquesta pàgina no existeix.
