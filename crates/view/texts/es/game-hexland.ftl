# Hexland: nombres, textos para los lectores de pantalla, reglas, y por qué no se acepta una jugada.
game-hexland = Hexland
about-hexland = Go en una isla
goal-hexland = Domina más isla que tu rival al final: casas, terreno rodeado y capturas.
after-hexland-pass = { $name } ha pasado. Si tú también pasas, la partida termina.
seat-hexland-1 = Madera
seat-hexland-2 = Piedra

board-hexland = Isla de Hexland, { $size } casillas de ancho
cell-timber = { $name }, casa de madera
cell-sandstone = { $name }, casa de piedra
move-pass = Pasar
overlay-territory = Territorio
score-stones = Casas
score-territory = Territorio
score-captures = Capturadas
score-komi = Komi
score-total = Total

option-hexland-size = Casillas de la fila más ancha
size-hexland = { $size } casillas de ancho
option-hexland-komi = Puntos para el segundo jugador
source-hexland = Hexland: Go en una isla hexagonal, con casas de madera y de piedra en lugar de fichas blancas y negras.

rules-hexland-aim-title = Conquista la isla
rules-hexland-aim = Dos jugadores pueblan una isla con casas, uno de madera y el otro de piedra. Gana quien domine más terreno al final: cuentan las casas propias, las tierras rodeadas y las casas capturadas.
rules-hexland-aim-picture = Una isla a media partida.
rules-hexland-turn-title = Un turno
rules-hexland-turn = Empieza Madera. Por turnos, cada jugador construye una casa en una casilla vacía, o pasa. Las casas no se mueven. Las casas de un mismo jugador que se tocan forman un grupo; las casillas vacías de alrededor son sus libertades.
rules-hexland-capture-title = Capturar
rules-hexland-capture = Un grupo del rival que se queda sin libertades se quita de la isla, y cada una de sus casas cuenta para quien lo ha capturado.
rules-hexland-capture-picture = A la casa de piedra le queda una libertad. Si Madera construye allí, la captura.
rules-hexland-suicide-title = Sin suicidio
rules-hexland-suicide = No se puede construir donde la casa o su grupo se quedarían sin libertades, salvo que la jugada capture algo.
rules-hexland-suicide-picture = Piedra no puede construir en el centro.
rules-hexland-repeat-title = Sin repeticiones
rules-hexland-repeat = Ninguna jugada puede repetir una posición anterior de la isla entera. Pasar siempre está permitido.
rules-hexland-score-title = El final y la puntuación
rules-hexland-score =
    La partida acaba cuando se pasa dos veces seguidas. La puntuación de un jugador es la suma de sus casas, su territorio y las casas que ha capturado.

    Cada zona de casillas vacías conectadas cuenta entera para el jugador que tenga más casas junto a ella, y para nadie si los dos tienen las mismas.
rules-hexland-score-picture = Los triángulos marcan las tierras de Madera; los cuadrados, las de Piedra.
rules-hexland-notation = La letra es la fila desde arriba y el número, el lugar en la fila desde la izquierda. El tamaño de la isla es el de su fila más ancha: 5, 7, 9 u 11. Para pasar se escribe pass.

territory-none = Todavía nadie tiene territorio.

# Por qué no se acepta una jugada, y qué se sabe de una posición que cuesta demasiado.
notation-hexland = Escribe una fila y un lugar en ella, por ejemplo c4, o pass.
hexland-occupied = Esta casilla está ocupada.
hexland-outside = Esta casilla no está en la isla.
hexland-suicide = Suicidio: la casa se quedaría sin libertades y no capturaría nada.
hexland-repeats = Así se repetiría la posición de después de la jugada { $after }.
hexland-no-liberty = Hay un grupo sin libertades.
hexland-so-far-value = a { $depth } jugadas vista, quien tiene el turno lleva una ventaja de { $value }.
hexland-so-far-best = quien tiene el turno acaba con una ventaja de { $value }; las mejores jugadas son { $best } y quizá otras.

legend-territory = Un tejado marca la tierra de las casas de madera; un bloque, la de las de piedra.
score-open = { $count ->
    [one] Queda { $count } casilla libre, así que nada está decidido: este sería el resultado si la partida acabara ahora.
   *[other] Quedan { $count } casillas libres, así que nada está decidido: este sería el resultado si la partida acabara ahora.
}

# El tutorial.
learn-hexland-build-title = Construye una casa
learn-hexland-build = Tú construyes con madera y tu rival con piedra. Construye tu primera casa en cualquier casilla.
learn-hexland-build-done = Las casas no se mueven. Jugáis por turnos, una casa cada vez; al final gana quien domina más isla.
learn-hexland-capture-title = Captura una casa
learn-hexland-capture = Las casillas libres alrededor de una casa son sus libertades. A la casa de piedra de la esquina le queda una. Quítasela.
learn-hexland-capture-done = Capturada: desaparece de la isla y vale un punto para ti.
learn-hexland-save-title = Salva tu casa
learn-hexland-save = Ahora es tu casa de la esquina la que solo tiene una libertad. Construye ahí: las casas que se tocan comparten sus libertades.
learn-hexland-save-done = Juntas, tus dos casas tienen tres libertades. De momento están a salvo.
learn-hexland-land-title = Gana el terreno abierto
learn-hexland-land = El terreno abierto cuenta para quien tiene más casas a su lado. Aquí hay dos contra dos. Construye una más donde quieras.
learn-hexland-land-done = Tres a dos: si la partida acabara ahora, todo el terreno abierto sería tuyo.
learn-hexland-win-title = Tu primera isla
learn-hexland-win = Captura las tres casas de piedra. Cuando no quede nada que ganar, pasa; tras dos pases seguidos se cuenta la isla.
learn-hexland-win-done = ¡Has ganado tu primera isla! Cuentan tus casas, tu terreno y las casas capturadas.
