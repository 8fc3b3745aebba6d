# Hexland: noms, textos per als lectors de pantalla, regles, i per què no s’accepta una jugada.
game-hexland = Hexland
about-hexland = Go en una illa
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
option-hexland-komi = Punts per al segon jugador
source-hexland = Hexland: Go en una illa hexagonal, on cases de fusta i de pedra fan de pedres del Go.

rules-hexland-aim-title = Conquereix l’illa
rules-hexland-aim = Dos jugadors poblen una illa amb cases, de fusta i de pedra. Guanya qui en domini més al final: compten les cases pròpies, la terra envoltada i les cases capturades.
rules-hexland-aim-picture = Una illa a mitja partida.
rules-hexland-turn-title = Un torn
rules-hexland-turn = Comença la fusta. Per torns, cada jugador construeix una casa en una casella buida, o passa. Les cases no es mouen. Les cases d’un mateix jugador que es toquen formen un grup; les caselles buides del voltant són les seves llibertats.
rules-hexland-capture-title = Capturar
rules-hexland-capture = Un grup del rival que es queda sense llibertats es treu de l’illa, i cada casa seva compta per a qui l’ha capturat.
rules-hexland-capture-picture = A la casa de pedra li queda una llibertat. Si la fusta hi construeix, queda capturada.
rules-hexland-suicide-title = Sense suïcidi
rules-hexland-suicide = No es pot construir on la casa o el seu grup quedarien sense llibertats, tret que la jugada capturi alguna cosa.
rules-hexland-suicide-picture = La pedra no pot construir al mig.
rules-hexland-repeat-title = Sense repeticions
rules-hexland-repeat = Cap posició de tota l’illa no es pot repetir. Passar sempre està permès.
rules-hexland-score-title = El final i els punts
rules-hexland-score =
    Dos passis seguits acaben la partida. Els punts d’un jugador són les cases pròpies, més el territori, més les cases capturades.

    Cada regió connectada de caselles buides compta sencera per al jugador que tingui més cases que la toquin, i per a ningú si en tenen les mateixes.
rules-hexland-score-picture = Els triangles marquen la terra de la fusta, els quadrats la de la pedra.
rules-hexland-notation = La lletra és la fila des de dalt i el número, el lloc dins la fila des de l’esquerra. L’illa s’anomena per la fila més ampla: 5, 7, 9 o 11. Passar s’escriu pass.

territory-none = Encara no és de ningú cap terra.

# Per què no s’accepta una jugada, i què se sap d’una posició que costa massa.
notation-hexland = Escriu una fila i un lloc de la fila, per exemple c4, o pass.
hexland-occupied = Aquesta casella està ocupada.
hexland-outside = Aquesta casella no és a l’illa.
hexland-suicide = Suïcidi: la casa no tindria cap llibertat i no captura res.
hexland-repeats = Això repeteix la posició després de la jugada { $after }.
hexland-no-liberty = Hi ha un grup sense cap llibertat.
hexland-so-far-value = mirant { $depth } jugades endavant, qui ha de jugar guanya de { $value }.
hexland-so-far-best = qui ha de jugar acaba guanyant de { $value }; les millors són { $best } i potser d’altres.
