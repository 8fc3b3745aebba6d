# Hex: noms, textos per als lectors de pantalla, regles, i per què no s’accepta una jugada.
game-hex = Hex
about-hex = Uneix els teus dos costats
goal-hex = Uneix els dos costats del teu color amb una cadena de pedres.
after-hex-swap = { $name } ha aplicat la regla del canvi: la teva primera pedra ara és seva i és a la casella reflectida.
seat-hex-1 = Negre
seat-hex-2 = Blanc

board-hex = Tauler d’Hex, { $size } per { $size }
cell-black = { $name }, pedra negra
cell-white = { $name }, pedra blanca
move-swap = Canvia
overlay-connections-1 = Connexions del Negre
overlay-connections-2 = Connexions del Blanc

option-hex-size = Caselles per costat
size-hex = { $size } × { $size }
option-hex-swap = Regla del canvi

word-in-place = sí, sense moure la pedra

source-hex = Hex: inventat per Piet Hein el 1942 i per John Nash el 1948. El robot Hexodus combina connexions virtuals amb circuits elèctrics; un altre compara camins mínims.

rules-hex-aim-title = Uneix els teus costats
rules-hex-aim = Els costats de dalt i de baix són del Negre; els de l’esquerra i de la dreta, del Blanc. Guanya qui uneixi els seus dos costats amb una cadena de pedres sense interrupcions. La ratlla de cada pedra apunta cap als costats que ha d’unir.
rules-hex-aim-picture = El Negre ha unit el costat de dalt amb el de baix.
rules-hex-turn-title = Un torn
rules-hex-turn = Comença el Negre. Per torns, cada jugador posa una pedra en qualsevol casella buida. Les pedres no es mouen ni es treuen mai.
rules-hex-turn-picture = El Negre pot jugar en qualsevol casella buida, per exemple aquí.
rules-hex-bridge-title = El pont
rules-hex-bridge = Dues pedres separades per dues caselles buides que les toquen totes dues estan pràcticament unides: si el rival n’ocupa una, tu ocupes l’altra. Buscar ponts és el primer pas per jugar bé.
rules-hex-bridge-picture = Les dues pedres negres formen un pont.
rules-hex-draws-title = Sense taules
rules-hex-draws = En un tauler ple sempre hi ha exactament un guanyador: l’única manera d’aturar la cadena del rival és completar la pròpia.
rules-hex-swap-title = La regla del canvi
rules-hex-swap =
    Començar és un avantatge. Amb la regla del canvi, el segon jugador pot respondre a la primera pedra amb un canvi: la pedra passa a ser seva i es posa a la casella simètrica, de manera que cadascú conserva els seus costats.

    Per això al primer jugador li convé començar amb una pedra que no sigui ni massa forta ni massa feble.
rules-hex-swap-picture = Et quedaries amb aquesta pedra?
rules-hex-notation = La lletra és la columna i el número, la fila; a1 és a dalt a l’esquerra. Per quedar-se la primera pedra s’escriu swap.

connections-none-1 = Aquí res no uneix els costats del Negre.
connections-none-2 = Aquí res no uneix els costats del Blanc.

# Per què no s’accepta una jugada.
notation-hex = Escriu una casella, per exemple c4, o swap.
hex-occupied = Aquesta casella està ocupada.
hex-outside = Aquesta casella no és al tauler.
hex-no-swap = Aquesta partida es juga sense la regla del canvi.
hex-swap = El canvi només es pot fer com a resposta a la primera pedra.
hex-overlap = A { $cell } no hi pot haver una pedra de cada color.
hex-stone-outside = Hi ha una pedra fora del tauler.
hex-no-findings = «{ $name }» no és una sortida de hextress --json.
hex-so-far-open = cap victòria demostrada després de { $nodes } nodes.
hex-so-far-won = qui juga guanya amb { $winning } i potser amb altres jugades.
hex-so-far-won-somehow = qui juga guanya, però encara no es coneix cap jugada guanyadora.
hex-bad-fact = «{ $text }» no és un teorema en aquest tauler.
hex-unproven-swap = Encara es pot intercanviar la primera pedra, i les demostracions no preveuen aquest intercanvi: demostra una posició posterior o juga sense aquesta regla.
hex-unproven-unconfirmed = Les regles no han pogut confirmar el resultat del solucionador.
hex-flaw-expected = s’esperava «{ $expected }».
hex-flaw-cells = «{ $text }» no és una llista de caselles d’aquest tauler.
hex-flaw-twice = { $cell } apareix dues vegades.
hex-flaw-later = «{ $text }» no és el número d’un pas anterior.
hex-flaw-turn = el pas { $step } tracta d’una posició en què li toca a l’altre jugador.
hex-flaw-outside = { $cell } no és entre les caselles buides del pas.
hex-flaw-needs = el pas { $step } necessita { $cell }, que no hi és.
hex-flaw-common = cap resposta val després d’una pedra rival a { $cell }.
hex-flaw-not-joined = les pedres no uneixen els costats del guanyador.

legend-connections-1 = Les línies contínues uneixen pedres amb seguretat; les discontínues arriben a una casella buida. Els punts mostren per on passa el corrent. Assenyala una casella per veure quines caselles necessiten les seves connexions.
legend-connections-2 = { legend-connections-1 }
connections-won-1 = Els costats de les negres estan units amb seguretat per la cadena marcada.
connections-won-2 = Els costats de les blanques estan units amb seguretat per la cadena marcada.

# Com es dedueix una connexió, al llibre.
end-top = dalt
end-bottom = baix
end-left = esquerra
end-right = dreta
derive-nothing = buit
derive-and-cell = AND sobre la casella buida { $middle }: suport de { $from }–{ $middle }: { $first } (A); de { $middle }–{ $to }: { $second } (B). Si el seu amo juga { $middle }, valen totes dues: una semiconnexió entre { $from } i { $to }.
derive-and-stone = AND sobre la pedra { $middle }: suport de { $from }–{ $middle }: { $first } (A); de { $middle }–{ $to }: { $second } (B). No comparteixen caselles: una connexió entre { $from } i { $to }.
derive-or = OR: { $count } semiconnexions entre { $from } i { $to } ({ $parts }) sense cap casella comuna a totes. Ocupi la que ocupi el rival, alguna queda intacta: una connexió.
circuit-wires = Els cables: cada parell d’extrems amb una connexió virtual, { $count } en total. Entre dues caselles buides, un cable té una resistència de 2; fins a un costat o una pedra, d’1.
circuit-voltages-1 = Les tensions en centèsimes, amb 100 a dalt i 0 a baix: a cada casella, la que fa que hi entri tant corrent com en surt.
circuit-voltages-2 = Les tensions en centèsimes, amb 100 a l’esquerra i 0 a la dreta: a cada casella, la que fa que hi entri tant corrent com en surt.
circuit-currents = Els corrents, en centèsimes del total. El total és { $total }, i per tant la resistència és 1 ÷ { $total } = { $resistance }.

# El tutorial.
learn-hex-place-title = Posa una pedra
learn-hex-place = Jugues amb negres i vols unir les vores negres, la de dalt i la de baix, amb una cadena de pedres. Les blanques volen unir esquerra i dreta. Posa una pedra a qualsevol casella.
learn-hex-place-done = Les pedres no es mouen ni es capturen. Un dels dos acabarà passant: no hi ha taules.
learn-hex-gap-title = Tanca la cadena
learn-hex-gap = La teva cadena va de la vora de dalt a la de baix, tret d’un forat. Omple’l.
learn-hex-gap-done = Unida i guanyada. Val qualsevol cadena, per torta que sigui.
learn-hex-build-title = Fes un pont
learn-hex-build = Les pedres no cal que es toquin. Un pont deixa dues caselles lliures al mig: si les blanques n’ocupen una, tu ocupes l’altra. Fes un pont des de la teva pedra dues files més avall.
learn-hex-build-done = Estan unides gairebé del tot. Amb la vora passa el mateix: des de la segona fila hi ha dos camins.
learn-hex-save-title = Salva el pont
learn-hex-save = Les blanques s’han ficat al teu pont. Ocupa l’altra casella.
learn-hex-save-done = No has perdut res. Quan el rival entri en un dels teus ponts, respon a l’altra casella.
learn-hex-win-title = La primera victòria
learn-hex-win = Les teves pedres ja van de vora a vora, sempre amb ponts. Les blanques entraran a tots. No perdis la calma i salva’ls un per un.
learn-hex-win-done = Has guanyat la primera partida! Les línies de ponts són l’espinada de l’Hex.

overlay-winning = Jugades guanyadores
legend-winning = ✓ marca totes les jugades que guanyen.
winning-none = Totes les jugades perden si el rival juga bé.
winning-more = ✓ guanya; es continuen buscant altres jugades guanyadores…
winning-sought = S’està buscant qui guanya…
winning-open = La posició és massa oberta per resoldre-la. Torna-ho a demanar quan quedin com a molt { $most } caselles buides.
winning-unsolved = No s’ha esbrinat a temps qui guanya. Torna-ho a provar unes jugades més endavant.
