# Los robots de todos los juegos: sus nombres y una frase sobre cómo juega cada uno.
bot-named-random = Azar
bot-about-random = Juega cualquier jugada legal, sin pensar.
bot-named-mcts = Montecarlo
bot-about-mcts = Juega muchas partidas mentalmente y sigue las jugadas que más veces ganan.
bot-named-ismcts = Muchas manos
bot-about-ismcts = Imagina muchas maneras de repartir las piezas ocultas y juega lo que va bien en la mayoría.
bot-named-htp = Otro programa
bot-about-htp = Un programa de Hex que funciona junto a Rusc.
bot-named-minimax = Minimax
bot-about-minimax = Prueba todas las líneas hasta una profundidad fija.
bot-named-alphabeta = Alfa-beta
bot-about-alphabeta = Prueba todas las líneas hasta una profundidad fija, pero se salta las que no pueden influir.
bot-named-deep = Profundo
bot-about-deep = Mira tan lejos como le permite el tiempo.
bot-named-perfect = Perfecto
bot-about-perfect = Se sabe las aperturas de memoria, resuelve el resto y no se equivoca nunca.
bot-named-dijkstra = Dijkstra
bot-about-dijkstra = Cuenta cuántas piedras le faltan a cada bando.
bot-named-hexodus = Hexodus
bot-about-hexodus = Ve qué piedras ya están prácticamente unidas y por dónde pasaría la corriente entre los lados.
bot-named-expert = Experto
bot-about-expert = Conoce los patrones del buen juego y hace crecer un árbol con las jugadas que encajan.
bot-named-tree = Árbol
bot-about-tree = Sigue unas pocas líneas probables.
bot-named-greedy = Voraz
bot-about-greedy = Juega lo que parece mejor ahora mismo, sin mirar más allá.
bot-named-dummy = Pardillo
bot-about-dummy = Construye en cualquier sitio y solo pasa cuando no le queda otra cosa.
bot-named-negamax = Contable
bot-about-negamax = Mira unas jugadas más allá y cuenta puntos; más lejos a medida que la isla se llena.

# Los ajustes de un robot, después de su nombre.
bot-set = { $name } ({ $settings })
setting-depth = { $value ->
    [one] ve { $value } jugada más allá
   *[other] ve { $value } jugadas más allá
}
setting-simulations = { $value } partidas mentales
setting-seconds = { $value } s por jugada
setting-others = con ajustes propios
