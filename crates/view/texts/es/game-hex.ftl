# Hex: nombres, textos para los lectores de pantalla, reglas, y por qué no se acepta una jugada.
game-hex = Hex
about-hex = Une tus dos lados
goal-hex = Une los dos lados de tu color con una cadena de piedras.
after-hex-swap = { $name } ha aplicado la regla del cambio: tu primera piedra es ahora suya y está en la casilla reflejada.
seat-hex-1 = Negro
seat-hex-2 = Blanco

board-hex = Tablero de Hex, { $size } por { $size }
cell-black = { $name }, piedra negra
cell-white = { $name }, piedra blanca
move-swap = Cambiar
overlay-connections-1 = Conexiones de Negro
overlay-connections-2 = Conexiones de Blanco

option-hex-size = Casillas por lado
size-hex = { $size } × { $size }
option-hex-swap = Regla del cambio

word-in-place = sí, sin mover la piedra

source-hex = Hex: inventado por Piet Hein en 1942 y por John Nash en 1948. El robot Hexodus combina conexiones virtuales con circuitos eléctricos; otro compara caminos mínimos.

rules-hex-aim-title = Une tus lados
rules-hex-aim = Los lados de arriba y de abajo son de Negro; los de la izquierda y la derecha, de Blanco. Gana quien una sus dos lados con una cadena de piedras sin interrupciones. La raya de cada piedra apunta hacia los lados que debe unir.
rules-hex-aim-picture = Negro ha unido el lado de arriba con el de abajo.
rules-hex-turn-title = Un turno
rules-hex-turn = Empieza Negro. Por turnos, cada jugador pone una piedra en cualquier casilla vacía. Las piedras no se mueven ni se quitan nunca.
rules-hex-turn-picture = Negro puede jugar en cualquier casilla vacía, por ejemplo aquí.
rules-hex-bridge-title = El puente
rules-hex-bridge = Dos piedras separadas por dos casillas vacías que tocan a ambas están prácticamente unidas: si el rival ocupa una, tú ocupas la otra. Buscar puentes es el primer paso para jugar bien.
rules-hex-bridge-picture = Las dos piedras negras forman un puente.
rules-hex-draws-title = Sin tablas
rules-hex-draws = En un tablero lleno siempre hay exactamente un ganador: la única manera de detener la cadena del rival es completar la propia.
rules-hex-swap-title = La regla del cambio
rules-hex-swap =
    Empezar es una ventaja. Con la regla del cambio, el segundo jugador puede responder a la primera piedra con un cambio: la piedra pasa a ser suya y se coloca en la casilla simétrica, de modo que cada uno conserva sus lados.

    Por eso al primer jugador le conviene empezar con una piedra que no sea ni demasiado fuerte ni demasiado débil.
rules-hex-swap-picture = ¿Te quedarías con esta piedra?
rules-hex-notation = La letra es la columna y el número, la fila; a1 está arriba a la izquierda. Para quedarse con la primera piedra se escribe swap.

connections-none-1 = Aquí nada une los lados de Negro.
connections-none-2 = Aquí nada une los lados de Blanco.

# Por qué no se acepta una jugada.
notation-hex = Escribe una casilla, por ejemplo c4, o swap.
hex-occupied = Esta casilla está ocupada.
hex-outside = Esta casilla no está en el tablero.
hex-no-swap = Esta partida se juega sin la regla del cambio.
hex-swap = El cambio solo se puede hacer como respuesta a la primera piedra.
hex-overlap = En { $cell } no puede haber una piedra de cada color.
hex-stone-outside = Hay una piedra fuera del tablero.
hex-no-findings = «{ $name }» no es una salida de hextress --json.
hex-so-far-open = ninguna victoria demostrada tras { $nodes } nodos.
hex-so-far-won = quien juega gana con { $winning } y quizá con otras jugadas.
hex-so-far-won-somehow = quien juega gana, pero aún no se conoce ninguna jugada ganadora.
hex-bad-fact = «{ $text }» no es un teorema en este tablero.
hex-unproven-swap = Todavía se puede intercambiar la primera piedra, y las demostraciones no contemplan ese intercambio: demuestra una posición posterior o juega sin esa regla.
hex-unproven-unconfirmed = Las reglas no han podido confirmar el resultado del solucionador.
hex-flaw-expected = se esperaba «{ $expected }».
hex-flaw-cells = «{ $text }» no es una lista de casillas de este tablero.
hex-flaw-twice = { $cell } aparece dos veces.
hex-flaw-later = «{ $text }» no es el número de un paso anterior.
hex-flaw-turn = el paso { $step } trata de una posición en la que le toca al otro jugador.
hex-flaw-outside = { $cell } no está entre las casillas vacías del paso.
hex-flaw-needs = el paso { $step } necesita { $cell }, que no está.
hex-flaw-common = ninguna respuesta vale tras una piedra rival en { $cell }.
hex-flaw-not-joined = las piedras no unen los lados del ganador.

legend-connections-1 = Las líneas continuas unen piedras con seguridad; las discontinuas llegan a una casilla vacía. Los puntos muestran por dónde pasa la corriente. Señala una casilla para ver qué casillas necesitan sus conexiones.
legend-connections-2 = { legend-connections-1 }
connections-won-1 = Los lados de las negras están unidos con seguridad por la cadena marcada.
connections-won-2 = Los lados de las blancas están unidos con seguridad por la cadena marcada.

# Cómo se deduce una conexión, en el libro.
end-top = arriba
end-bottom = abajo
end-left = izquierda
end-right = derecha
derive-nothing = vacío
derive-and-cell = AND sobre la casilla vacía { $middle }: soporte de { $from }–{ $middle }: { $first } (A); de { $middle }–{ $to }: { $second } (B). Si su dueño juega { $middle }, valen las dos: una semiconexión entre { $from } y { $to }.
derive-and-stone = AND sobre la piedra { $middle }: soporte de { $from }–{ $middle }: { $first } (A); de { $middle }–{ $to }: { $second } (B). No comparten casillas: una conexión entre { $from } y { $to }.
derive-or = OR: { $count } semiconexiones entre { $from } y { $to } ({ $parts }) sin ninguna casilla común a todas. Ocupe la que ocupe el rival, alguna queda intacta: una conexión.
circuit-wires = Los cables: cada par de extremos con una conexión virtual, { $count } en total. Entre dos casillas vacías, un cable tiene una resistencia de 2; hasta un lado o una piedra, de 1.
circuit-voltages-1 = Las tensiones en centésimas, con 100 arriba y 0 abajo: en cada casilla, la que hace que entre tanta corriente como sale.
circuit-voltages-2 = Las tensiones en centésimas, con 100 a la izquierda y 0 a la derecha: en cada casilla, la que hace que entre tanta corriente como sale.
circuit-currents = Las corrientes, en centésimas del total. El total es { $total }, así que la resistencia es 1 ÷ { $total } = { $resistance }.

# El tutorial.
learn-hex-place-title = Pon una piedra
learn-hex-place = Juegas con negras y quieres unir los bordes negros, el de arriba y el de abajo, con una cadena de piedras. Las blancas quieren unir izquierda y derecha. Pon una piedra en cualquier casilla.
learn-hex-place-done = Las piedras no se mueven ni se capturan. Uno de los dos acabará pasando: no hay tablas.
learn-hex-gap-title = Cierra la cadena
learn-hex-gap = Tu cadena va del borde de arriba al de abajo, salvo por un hueco. Rellénalo.
learn-hex-gap-done = Unida y ganada. Vale cualquier cadena, por torcida que sea.
learn-hex-build-title = Tiende un puente
learn-hex-build = Las piedras no tienen que tocarse. Un puente deja dos casillas libres en medio: si las blancas ocupan una, tú ocupas la otra. Tiende un puente desde tu piedra dos filas más abajo.
learn-hex-build-done = Están unidas casi con toda seguridad. Con el borde pasa lo mismo: desde la segunda fila hay dos caminos.
learn-hex-save-title = Salva el puente
learn-hex-save = Las blancas se han metido en tu puente. Ocupa la otra casilla.
learn-hex-save-done = No has perdido nada. Cuando tu rival entre en uno de tus puentes, responde en la otra casilla.
learn-hex-win-title = Tu primera victoria
learn-hex-win = Tus piedras ya llegan de borde a borde, siempre con puentes. Las blancas entrarán en todos. No pierdas la calma y sálvalos uno por uno.
learn-hex-win-done = ¡Has ganado tu primera partida! Las líneas de puentes son la columna vertebral del Hex.

overlay-winning = Jugadas ganadoras
legend-winning = ✓ señala todas las jugadas que ganan.
winning-none = Todas las jugadas pierden si el rival juega bien.
winning-more = ✓ gana; se siguen buscando otras jugadas ganadoras…
winning-sought = Buscando quién gana…
winning-open = La posición está demasiado abierta para resolverla. Vuelve a pedirlo cuando queden como mucho { $most } casillas vacías.
winning-unsolved = No se ha averiguado a tiempo quién gana. Vuelve a intentarlo unas jugadas más adelante.
