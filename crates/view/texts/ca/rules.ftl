# Les regles, pas a pas. Una línia en blanc comença un paràgraf.
rules-of = Com s’hi juga: { $game }
rules-notation = Com s’escriuen les jugades

rules-connect4-aim-title = Quatre en línia
rules-connect4-aim = Dos jugadors deixen caure fitxes en un marc vertical. Guanya qui primer tingui quatre fitxes del seu color en línia: horitzontal, vertical o diagonal.
rules-connect4-aim-picture = El Vermell ha guanyat en diagonal.
rules-connect4-drop-title = Un torn
rules-connect4-drop =
    Comença el Vermell i després es juga per torns. La fitxa cau fins al lloc lliure més baix de la columna.

    En una columna plena no hi caben més fitxes. No es pot passar.
rules-connect4-drop-picture = Una fitxa a la columna 5 queda a la segona fila.
rules-connect4-end-title = El final
rules-connect4-end = Si el marc és ple i ningú no té quatre en línia, la partida acaba en taules. El marc clàssic té set columnes i sis files; també se’n poden triar d’altres, de 4x4 a 9x9.
rules-connect4-notation = Una jugada és el número de la columna comptant des de l’esquerra: 4453 són quatre jugades, a les columnes 4, 4, 5 i 3.

rules-hex-aim-title = Uneix els teus costats
rules-hex-aim = Els costats de dalt i de baix són del Negre; els de l’esquerra i de la dreta, del Blanc. Guanya qui uneixi els seus dos costats amb una cadena de pedres sense interrupcions. La ratlla de cada pedra apunta cap als costats que ha d’unir.
rules-hex-aim-picture = El Negre ha unit el costat de dalt amb el de baix.
rules-hex-turn-title = Un torn
rules-hex-turn = Comença el Negre. Per torns, cada jugador posa una pedra en qualsevol casella buida. Les pedres no es mouen ni es treuen mai.
rules-hex-turn-picture = El Negre pot jugar en qualsevol casella buida, per exemple aquí.
rules-hex-bridge-title = El pont
rules-hex-bridge = Dues pedres que tenen dues caselles buides en comú entre elles són com si estiguessin unides: si el rival n’ocupa una, tu ocupes l’altra. Buscar ponts és el primer pas per jugar bé.
rules-hex-bridge-picture = Les dues pedres negres formen un pont.
rules-hex-draws-title = Sense taules
rules-hex-draws = Un tauler ple té sempre un sol guanyador: l’única manera d’aturar la cadena del rival és completar la pròpia.
rules-hex-swap-title = La regla del canvi
rules-hex-swap =
    Començar és un avantatge. Amb la regla del canvi, el segon jugador pot respondre a la primera pedra amb un canvi: la pedra canvia de color i es reflecteix, de manera que ningú no canvia de costats.

    Per això al primer jugador li convé començar amb una pedra ni massa forta ni massa feble.
rules-hex-swap-picture = Et quedaries aquesta pedra?
rules-hex-notation = La lletra és la columna i el número, la fila; a1 és a dalt a l’esquerra. Quedar-se la primera pedra s’escriu swap.

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
