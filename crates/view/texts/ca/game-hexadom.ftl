# Hexadom: noms, textos per als lectors de pantalla, regles, i per què no s’accepta una jugada.
game-hexadom = Hexadom
about-hexadom = Dòmino amb hexàgons
goal-hexadom = Juga l’última peça de la mà abans que ningú.

board-hexadom = Tauler d’Hexadom, { $pieces } peces
piece = peça { $colours }
piece-at = { $piece }, fila { $row }, lloc { $place }
piece-fits = { $piece } encaixa a la fila { $row }, lloc { $place }, gir { $rotation }
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
hand-waiting = Ara no encaixen
hand-choose = Tria una peça per veure on encaixa. Torna-la a triar per girar-la.
hand-drawn = Peça robada
hand-cannot = No encaixa enlloc: te l’has de quedar.
pile = Pila
pieces-count = { $count ->
    [one] { $count } peça
   *[other] { $count } peces
}
unseen = Encara per veure
unseen-count = { $count ->
    [one] { $piece }: en queda { $count }
   *[other] { $piece }: en queden { $count }
}

option-hexadom-players = Jugadors
option-hexadom-seed = Número del repartiment
option-hexadom-first = Qui comença
option-hexadom-black_beside_white = Es permeten negres al costat de blanques
source-hexadom = Hexadom: dòmino amb hexàgons de dos a sis jugadors, amb el robot publicat, que explora unes quantes línies probables.

rules-hexadom-aim-title = Queda’t sense peces
rules-hexadom-aim = Dòmino amb hexàgons, de dos a sis jugadors. Guanya qui abans jugui l’última peça de la mà.
rules-hexadom-aim-picture = Una partida ben avançada.
rules-hexadom-pieces-title = Les peces
rules-hexadom-pieces =
    Hi ha 82 peces, cadascuna de sis triangles: 10 d’un color, 20 de dos colors, 40 de tres colors, 6 de blanques i 6 de negres. Cada color té la seva marca: el blau un disc, el verd una fletxa, el vermell una creu, el groc un anell, el lila un quadrat.

    Les peces es poden fer girar, però no posar del revés.
rules-hexadom-pieces-picture = Un color, dos colors, tres colors, blanca i negra.
rules-hexadom-start-title = L’inici
rules-hexadom-start = A la taula hi ha dues peces unides que comparteixen un color. Cada jugador rep deu peces (nou si juguen cinc, vuit si juguen sis); la resta forma la pila, de cara avall. Se sorteja qui comença.
rules-hexadom-turn-title = Un torn
rules-hexadom-turn = Juga una peça de la mà o roba la de dalt de la pila. Si robes, pots jugar aquella peça a l’acte o quedar-te-la.
rules-hexadom-match-title = On encaixa una peça
rules-hexadom-match = Una peça n’ha de tocar com a mínim dues més. A cada costat on es troben peces de colors, els dos triangles han de ser del mateix color.
rules-hexadom-match-picture = Aquesta peça uneix groc amb groc als dos costats.
rules-hexadom-jokers-title = Blanques i negres
rules-hexadom-jokers =
    Una blanca pot anar al costat de qualsevol peça que no sigui negra. Una negra pot anar al costat de peces de qualsevol color, però no d’una blanca, i al costat d’una negra ja no s’hi pot jugar res.

    Després de jugar una negra, roben una peça tots els jugadors que en tinguin menys a la mà, inclòs qui l’ha jugada si n’és un.
rules-hexadom-jokers-picture = Una blanca a dalt, una negra a baix.
rules-hexadom-end-title = El final
rules-hexadom-end =
    Qui juga l’última peça de la mà guanya a l’instant. Si un torn acaba amb la pila buida, guanya qui tingui menys peces.

    Si hi ha empat, no es compten les negres; si continua, tampoc les blanques, i després tampoc les d’un sol color. Els que continuïn empatats comparteixen la victòria.
rules-hexadom-know-title = Què se sap
rules-hexadom-know = Veus el tauler, la teva mà, quantes peces tenen els altres, quantes en queden a la pila i totes les peces que s’han arribat a veure. La llista de peces encara per veure ajuda a endevinar què tenen els altres.
rules-hexadom-notation = draw (robar), keep (quedar-se-la), o peça, lloc i gir, com BGR@1:-1:4. Les lletres són els colors en el sentit de les agulles del rellotge (B blau, G verd, R vermell, Y groc, P lila, W blanc, K negre); el lloc es compta en passos cap a la dreta i cap avall a la dreta.

# Per què no s’accepta una jugada.
notation-hexadom = Escriu draw, keep, o una peça amb el lloc i el gir, per exemple BGR@1:-1:4.
hexadom-drawn = Has robat una peça: juga-la o queda-te-la.
hexadom-nothing-drawn = No has robat cap peça que et puguis quedar.
hexadom-only-drawn = Ara només es pot jugar la peça que s’acaba de robar, { $piece }.
hexadom-hand = No hi ha cap { $piece } a la mà.
hexadom-occupied = Aquí ja hi ha una peça.
hexadom-touch = Una peça n’ha de tocar com a mínim dues més.
hexadom-black = No es pot jugar res al costat d’una negra.
hexadom-white = Una negra no es pot jugar al costat d’una blanca.
hexadom-colours = Aquí els colors no coincideixen.

# Per què no pot començar una partida.
hexadom-players = No hi poden jugar { $players }: a l’Hexadom hi juguen de 2 a 6.
hexadom-first = El jugador { $first } no pot començar: només hi ha { $players } jugadors.

overlay-places = Llocs on encaixa
legend-places = El número diu quantes peces de la teva mà hi encaixen.
places-later = Els llocs apareixen quan et toca jugar.
places-none = Cap peça de la teva mà no encaixa enlloc.

# El tutorial.
learn-hexadom-match-title = Juga una peça
learn-hexadom-match = Tria una peça de colors de la mà. Les siluetes mostren on encaixa: ha de tocar dues peces i els colors han de coincidir a cada costat. Clica una silueta; per girar la peça, torna-la a clicar.
learn-hexadom-match-done = Una peça menys a la mà. Guanya qui es queda abans sense peces.
learn-hexadom-draw-title = Roba una peça
learn-hexadom-draw = Si no encaixa res, o res no et convenç, roba una peça de la pila. Després juga-la o guarda-la.
learn-hexadom-draw-done = Això és un torn sencer: la peça robada es juga a l’acte o es queda a la mà.
learn-hexadom-white-title = La peça blanca
learn-hexadom-white = La blanca encaixa al costat de qualsevol color. Juga una de les teves blanques.
learn-hexadom-white-done = Guarda les blanques per quan no encaixi res més.
learn-hexadom-black-title = La peça negra
learn-hexadom-black = Al costat d’una negra no s’hi pot jugar mai res, i després roben una peça els que en tenen menys. El rival té menys peces que tu: juga la negra.
learn-hexadom-black-done = El rival ha hagut de robar, i aquells llocs queden tancats per sempre. La negra és per a qui va endarrerit.
learn-hexadom-win-title = La primera victòria
learn-hexadom-win = Et queden dues peces, una blanca i una negra. Juga primer la blanca, i la negra quan et torni a tocar.
learn-hexadom-win-done = T’has quedat sense peces: has guanyat la primera partida!
