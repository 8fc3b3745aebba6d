# Quatre en ratlla: noms, textos per als lectors de pantalla, regles, i per què no s’accepta una jugada.
game-connect4 = Quatre en ratlla
about-connect4 = Quatre fitxes en línia
goal-connect4 = Posa quatre de les teves fitxes en línia, en qualsevol direcció.
seat-connect4-1 = Vermell
seat-connect4-2 = Groc

board-connect4 = Tauler de quatre en ratlla, { $columns } columnes i { $rows } files
column-empty = columna { $column }, buida
column = columna { $column }, de baix a dalt: { $discs }; forats lliures: { $free }
disc-1 = vermella
disc-2 = groga

option-connect4-size = Columnes x files
size-connect4 = { $size }
source-connect4 = Quatre en ratlla: el joc clàssic. Aquí es repeteix, amb recomptes reals, l’estudi de minimax i alfa-beta amb vuit columnes, i un solucionador exacte hi juga a la perfecció.

rules-connect4-aim-title = Quatre en línia
rules-connect4-aim = Dos jugadors deixen caure fitxes en un tauler vertical. Guanya qui abans alineï quatre fitxes del seu color en horitzontal, en vertical o en diagonal.
rules-connect4-aim-picture = El Vermell ha guanyat en diagonal.
rules-connect4-drop-title = Un torn
rules-connect4-drop =
    Comença el Vermell i després es juga per torns. La fitxa cau fins al forat lliure més baix de la columna.

    En una columna plena no hi caben més fitxes. No es pot passar.
rules-connect4-drop-picture = Una fitxa a la columna 5 queda a la segona fila.
rules-connect4-end-title = El final
rules-connect4-end = Si el tauler s’omple i ningú no té quatre en línia, la partida acaba en taules. El tauler clàssic té set columnes i sis files; també se’n poden triar d’altres, de 4x4 a 9x9.
rules-connect4-notation = Cada jugada s’escriu amb el número de la columna, comptant des de l’esquerra: 4453 són quatre jugades, a les columnes 4, 4, 5 i 3.

# Per què no s’accepta una jugada, i què se sap d’una posició que costa massa.
notation-connect4 = Escriu el número d’una columna, per exemple 4.
connect4-floating = La fitxa de { $cell } no té res a sota.
connect4-other-turn = Amb aquest nombre de fitxes li toca a l’altre jugador.
connect4-line-before = Qui ha de jugar ja té quatre en ratlla.
connect4-full = La columna { $column } és plena.
connect4-outside = Les columnes del tauler van de la 1 a la { $columns }.
connect4-score-between = la puntuació està entre { $lower } i { $upper }.
connect4-score-only = la puntuació és { $score }, però potser hi ha més jugades igual de bones.
expected-connect4-size = columnes x files, de 4x4 a 9x9, per exemple 7x6

legend-scores = ✓7 guanya en 7 jugades, ✗8 perd en 8, = són taules.

# El tutorial.
learn-connect4-drop-title = Deixa caure una fitxa
learn-connect4-drop = Jugues amb vermelles. Clica qualsevol columna: la fitxa cau fins a la casella lliure més baixa.
learn-connect4-drop-done = Les fitxes s’apilen des de baix. El rival i tu jugueu per torns, una fitxa cada vegada.
learn-connect4-line-title = Quatre en ratlla
learn-connect4-line = Guanyen quatre fitxes en ratlla. En tens tres de costat: posa-hi la quarta.
learn-connect4-line-done = Has guanyat. Les ratlles també poden ser verticals o en diagonal.
learn-connect4-block-title = Atura el rival
learn-connect4-block = Les grogues han apilat tres fitxes. Si no fas res, la pròxima guanya. Tapa la ratlla.
learn-connect4-block-done = Salvat. Abans de cada jugada, mira si el rival pot guanyar a la següent.
learn-connect4-slant-title = En diagonal
learn-connect4-slant = Les ratlles que s’escapen són les diagonals. Amb aquesta jugada guanyen les vermelles: on?
learn-connect4-slant-done = Ben vist: des del racó de baix a l’esquerra cap amunt.
learn-connect4-fork-title = Dues amenaces alhora
learn-connect4-fork = El rival pot tapar una ratlla, però no dues. Fes-ne tres de costat amb els dos extrems lliures i després guanya.
learn-connect4-fork-done = Has guanyat la primera partida! Dues amenaces alhora en decideixen gairebé totes.
