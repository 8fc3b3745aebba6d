# Hexland: noms, textos per als lectors de pantalla, regles, i per què no s’accepta una jugada.
game-hexland = Hexland
about-hexland = Go en una illa
goal-hexland = Domina més illa que el rival al final: cases, terreny envoltat i captures.
after-hexland-pass = { $name } ha passat. Si tu també passes, s’acaba la partida.
seat-hexland-1 = Fusta
seat-hexland-2 = Pedra

board-hexland = Illa d’Hexland, { $size } caselles d’amplada
cell-timber = { $name }, casa de fusta
cell-sandstone = { $name }, casa de pedra
move-pass = Passa
overlay-territory = Territori
score-stones = Cases
score-territory = Territori
score-captures = Capturades
score-komi = Komi
score-total = Total

option-hexland-size = Caselles de la fila més ampla
size-hexland = { $size } caselles d’amplada
option-hexland-komi = Punts per al segon jugador
source-hexland = Hexland: Go en una illa hexagonal, amb cases de fusta i de pedra en lloc de fitxes blanques i negres.

rules-hexland-aim-title = Conquereix l’illa
rules-hexland-aim = Dos jugadors poblen una illa amb cases, l’un de fusta i l’altre de pedra. Guanya qui domini més terreny al final: compten les cases pròpies, les terres envoltades i les cases capturades.
rules-hexland-aim-picture = Una illa a mitja partida.
rules-hexland-turn-title = Un torn
rules-hexland-turn = Comença Fusta. Per torns, cada jugador construeix una casa en una casella buida, o passa. Les cases no es mouen. Les cases d’un mateix jugador que es toquen formen un grup; les caselles buides del voltant són les seves llibertats.
rules-hexland-capture-title = Capturar
rules-hexland-capture = Un grup del rival que es queda sense llibertats es treu de l’illa, i cada casa seva compta per a qui l’ha capturat.
rules-hexland-capture-picture = A la casa de pedra li queda una llibertat. Si Fusta hi construeix, la captura.
rules-hexland-suicide-title = Sense suïcidi
rules-hexland-suicide = No es pot construir on la casa o el seu grup es quedarien sense llibertats, tret que la jugada capturi alguna cosa.
rules-hexland-suicide-picture = Pedra no pot construir al mig.
rules-hexland-repeat-title = Sense repeticions
rules-hexland-repeat = Cap jugada no pot repetir una posició anterior de tota l’illa. Passar sempre està permès.
rules-hexland-score-title = El final i la puntuació
rules-hexland-score =
    La partida acaba quan es passa dues vegades seguides. La puntuació d’un jugador és la suma de les seves cases, el seu territori i les cases que ha capturat.

    Cada zona de caselles buides connectades compta sencera per al jugador que hi tingui més cases a tocar, i per a ningú si tots dos en tenen les mateixes.
rules-hexland-score-picture = Els triangles marquen les terres de Fusta; els quadrats, les de Pedra.
rules-hexland-notation = La lletra és la fila des de dalt i el número, el lloc dins la fila des de l’esquerra. La mida de l’illa és la de la fila més ampla: 5, 7, 9 o 11. Per passar s’escriu pass.

territory-none = Encara ningú no té territori.

# Per què no s’accepta una jugada, i què se sap d’una posició que costa massa.
notation-hexland = Escriu una fila i un lloc dins la fila, per exemple c4, o pass.
hexland-occupied = Aquesta casella està ocupada.
hexland-outside = Aquesta casella no és a l’illa.
hexland-suicide = Suïcidi: la casa es quedaria sense llibertats i no capturaria res.
hexland-repeats = Així es repetiria la posició de després de la jugada { $after }.
hexland-no-liberty = Hi ha un grup sense llibertats.
hexland-so-far-value = a { $depth } jugades vista, qui té el torn porta un avantatge de { $value }.
hexland-so-far-best = qui té el torn acaba amb un avantatge de { $value }; les millors jugades són { $best } i potser d’altres.

legend-territory = Una teulada marca la terra de les cases de fusta; un bloc, la de les de pedra.
score-open = { $count ->
    [one] Queda { $count } casella lliure, i per tant no hi ha res decidit: aquest seria el resultat si la partida s’acabés ara.
   *[other] Queden { $count } caselles lliures, i per tant no hi ha res decidit: aquest seria el resultat si la partida s’acabés ara.
}

# El tutorial.
learn-hexland-build-title = Construeix una casa
learn-hexland-build = Tu construeixes amb fusta i el rival amb pedra. Construeix la primera casa a qualsevol casella.
learn-hexland-build-done = Les cases no es mouen. Jugueu per torns, una casa cada vegada; al final guanya qui domina més illa.
learn-hexland-capture-title = Captura una casa
learn-hexland-capture = Les caselles lliures al voltant d’una casa són les seves llibertats. A la casa de pedra del racó n’hi queda una. Pren-la-hi.
learn-hexland-capture-done = Capturada: desapareix de l’illa i et val un punt.
learn-hexland-save-title = Salva la teva casa
learn-hexland-save = Ara és la teva casa del racó la que només té una llibertat. Construeix-hi: les cases que es toquen comparteixen les llibertats.
learn-hexland-save-done = Juntes, les dues cases tenen tres llibertats. De moment estan salvades.
learn-hexland-land-title = Guanya el terreny obert
learn-hexland-land = El terreny obert compta per a qui hi té més cases al costat. Aquí n’hi ha dues contra dues. Construeix-ne una més on vulguis.
learn-hexland-land-done = Tres a dues: si la partida s’acabés ara, tot el terreny obert seria teu.
learn-hexland-win-title = La primera illa
learn-hexland-win = Captura les tres cases de pedra. Quan no quedi res per guanyar, passa; després de dues passades seguides es compta l’illa.
learn-hexland-win-done = Has guanyat la primera illa! Compten les cases, el terreny i les cases capturades.
