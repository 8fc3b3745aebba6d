# Els robots de tots els jocs: els noms i una frase sobre com juga cadascun.
bot-named-random = Atzar
bot-about-random = Fa qualsevol jugada legal, sense pensar.
bot-named-mcts = Montecarlo
bot-about-mcts = Juga moltes partides mentalment i segueix les jugades que guanyen més sovint.
bot-named-ismcts = Moltes mans
bot-about-ismcts = Imagina moltes maneres de repartir les peces amagades i juga el que va bé en la majoria.
bot-named-htp = Un altre programa
bot-about-htp = Un programa d’Hex que funciona al costat de Rusc.
bot-named-minimax = Minimax
bot-about-minimax = Prova totes les línies fins a una profunditat fixa.
bot-named-alphabeta = Alfa-beta
bot-about-alphabeta = Prova totes les línies fins a una profunditat fixa, però se salta les que no hi poden influir.
bot-named-deep = Profund
bot-about-deep = Mira tan lluny com li permet el temps.
bot-named-perfect = Perfecte
bot-about-perfect = Se sap les obertures de memòria, resol la resta i no s’equivoca mai.
bot-named-dijkstra = Dijkstra
bot-about-dijkstra = Compta quantes pedres falten a cada bàndol.
bot-named-hexodus = Hexodus
bot-about-hexodus = Veu quines pedres ja estan pràcticament unides i per on passaria el corrent entre els costats.
bot-named-expert = Expert
bot-about-expert = Coneix els patrons del bon joc i fa créixer un arbre amb les jugades que hi encaixen.
bot-named-tree = Arbre
bot-about-tree = Segueix unes quantes línies probables.
bot-named-greedy = Voraç
bot-about-greedy = Juga el que sembla millor ara mateix, sense mirar més enllà.
bot-named-dummy = Babau
bot-about-dummy = Construeix on sigui i només passa quan no li queda res més.
bot-named-negamax = Comptable
bot-about-negamax = Mira unes quantes jugades més enllà i compta punts; més lluny a mesura que l’illa s’omple.

# Els paràmetres d’un robot, després del nom.
bot-set = { $name } ({ $settings })
setting-depth = { $value ->
    [one] veu { $value } jugada més enllà
   *[other] veu { $value } jugades més enllà
}
setting-simulations = { $value } partides mentals
setting-seconds = { $value } s per jugada
setting-others = amb paràmetres propis
