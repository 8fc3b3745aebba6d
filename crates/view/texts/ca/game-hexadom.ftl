# Hexadom: noms, textos per als lectors de pantalla, regles, i per què no s’accepta una jugada.
game-hexadom = Hexadom
about-hexadom = Dòmino amb hexàgons

board-hexadom = Tauler d’Hexadom, { $pieces } peces
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

option-hexadom-players = Jugadors
option-hexadom-seed = Número del repartiment
option-hexadom-first = Qui comença
option-hexadom-black_beside_white = El negre pot tocar el blanc
source-hexadom = Hexadom: dòmino amb hexàgons per a dos a sis jugadors, amb el jugador publicat que mira unes quantes línies probables.

rules-hexadom-aim-title = Buida la mà
rules-hexadom-aim = Dòmino amb hexàgons, per a dos a sis jugadors. Guanya qui primer jugui l’última peça de la mà.
rules-hexadom-aim-picture = Una partida ben avançada.
rules-hexadom-pieces-title = Les peces
rules-hexadom-pieces =
    Hi ha 82 peces, cadascuna de sis triangles: 10 d’un color, 20 de dos colors, 40 de tres colors, 6 de blanques i 6 de negres. Cada color té la seva marca: el blau un disc, el verd una fletxa, el vermell una creu, el groc un anell, el lila un quadrat.

    Les peces es poden girar, però no capgirar.
rules-hexadom-pieces-picture = Un color, dos colors, tres colors, blanca i negra.
rules-hexadom-start-title = L’inici
rules-hexadom-start = A la taula hi ha dues peces unides que comparteixen un color. Cadascú rep deu peces (nou si juguen cinc, vuit si juguen sis); la resta és la pila, cap per avall. La sort diu qui comença.
rules-hexadom-turn-title = Un torn
rules-hexadom-turn = Juga una peça de la mà o roba la peça de dalt de la pila. La peça que acabes de robar la pots jugar de seguida o quedar-te-la.
rules-hexadom-match-title = On encaixa una peça
rules-hexadom-match = Una peça n’ha de tocar almenys dues altres. A cada costat on es troben peces de colors, els dos triangles han de ser del mateix color.
rules-hexadom-match-picture = Aquesta peça uneix groc amb groc als dos costats.
rules-hexadom-jokers-title = Blanques i negres
rules-hexadom-jokers =
    Una blanca va bé al costat de tot menys d’una negra. Una negra va bé al costat de peces de qualsevol color, però no d’una blanca, i al costat d’una negra ja no s’hi juga mai res.

    Després de jugar una negra, tots els jugadors amb menys peces a la mà en roben una, també qui l’ha jugada.
rules-hexadom-jokers-picture = Una blanca a dalt, una negra a baix.
rules-hexadom-end-title = El final
rules-hexadom-end =
    Qui juga l’última peça de la mà guanya a l’instant. Si un torn acaba amb la pila buida, guanya qui té menys peces.

    Si uns quants en tenen igual de poques, no es compten les negres; després tampoc les blanques, i després tampoc les d’un sol color. Qui encara empati comparteix la victòria.
rules-hexadom-know-title = Què se sap
rules-hexadom-know = Veus el tauler, la teva mà, quantes peces tenen els altres i la pila, i totes les peces que s’han vist alguna vegada. La llista de peces encara no vistes ajuda a endevinar què tenen els altres.
rules-hexadom-notation = draw (robar), keep (quedar-se-la), o peça, lloc i gir com BGR@1:-1:4. Les lletres són els colors en el sentit del rellotge (B blau, G verd, R vermell, Y groc, P lila, W blanc, K negre); el lloc compta cap a la dreta i cap avall a la dreta.

# Per què no s’accepta una jugada.
notation-hexadom = Escriu draw, keep, o una peça amb el lloc i el gir, per exemple BGR@1:-1:4.
hexadom-drawn = Has robat una peça: juga-la o queda-te-la.
hexadom-nothing-drawn = No s’ha robat cap peça que es pugui quedar.
hexadom-only-drawn = Ara només es pot jugar la peça que s’acaba de robar, { $piece }.
hexadom-hand = No hi ha cap { $piece } a la mà.
hexadom-occupied = A { $place } ja hi ha una peça.
hexadom-touch = Una peça n’ha de tocar almenys dues altres.
hexadom-black = No es pot jugar res al costat d’una negra.
hexadom-white = Una negra no es pot jugar al costat d’una blanca.
hexadom-colours = Els colors no coincideixen aquí.

# Per què no pot començar una partida.
hexadom-players = No hi poden jugar { $players }: l’Hexadom és per a 2 a 6 jugadors.
hexadom-first = El jugador { $first } no pot començar: hi ha { $players } jugadors.
