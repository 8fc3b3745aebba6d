# Hexland: nombres, textos para los lectores de pantalla, reglas, y por qué no se acepta una jugada.
game-hexland = Hexland
about-hexland = Go en una isla
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
option-hexland-komi = Puntos para el segundo jugador
source-hexland = Hexland: Go en una isla hexagonal, donde casas de madera y de piedra hacen de piedras del Go.

rules-hexland-aim-title = Conquista la isla
rules-hexland-aim = Dos jugadores pueblan una isla con casas, de madera y de piedra. Gana quien domine más al final: cuentan las casas propias, la tierra rodeada y las casas capturadas.
rules-hexland-aim-picture = Una isla a media partida.
rules-hexland-turn-title = Un turno
rules-hexland-turn = Empieza la madera. Por turnos, cada jugador construye una casa en una casilla vacía, o pasa. Las casas no se mueven. Las casas de un mismo jugador que se tocan forman un grupo; las casillas vacías de alrededor son sus libertades.
rules-hexland-capture-title = Capturar
rules-hexland-capture = Un grupo del rival que se queda sin libertades se quita de la isla, y cada una de sus casas cuenta para quien lo ha capturado.
rules-hexland-capture-picture = A la casa de piedra le queda una libertad. Si la madera construye allí, queda capturada.
rules-hexland-suicide-title = Sin suicidio
rules-hexland-suicide = No se puede construir donde la casa o su grupo quedarían sin libertades, salvo que la jugada capture algo.
rules-hexland-suicide-picture = La piedra no puede construir en el centro.
rules-hexland-repeat-title = Sin repeticiones
rules-hexland-repeat = Ninguna posición de toda la isla puede repetirse. Pasar siempre está permitido.
rules-hexland-score-title = El final y los puntos
rules-hexland-score =
    Dos pases seguidos acaban la partida. Los puntos de un jugador son sus casas, más el territorio, más las casas capturadas.

    Cada región conectada de casillas vacías cuenta entera para el jugador que tenga más casas que la toquen, y para nadie si tienen las mismas.
rules-hexland-score-picture = Los triángulos marcan la tierra de la madera, los cuadrados la de la piedra.
rules-hexland-notation = La letra es la fila desde arriba y el número, el lugar en la fila desde la izquierda. La isla se nombra por su fila más ancha: 5, 7, 9 u 11. Pasar se escribe pass.

territory-none = Todavía nadie tiene tierra.

# Por qué no se acepta una jugada, y qué se sabe de una posición que cuesta demasiado.
notation-hexland = Escribe una fila y un lugar en ella, por ejemplo c4, o pass.
hexland-occupied = Esta casilla está ocupada.
hexland-outside = Esta casilla no está en la isla.
hexland-suicide = Suicidio: la casa no tendría ninguna libertad y no captura nada.
hexland-repeats = Esto repite la posición después de la jugada { $after }.
hexland-no-liberty = Hay un grupo sin ninguna libertad.
hexland-so-far-value = mirando { $depth } jugadas adelante, quien debe jugar gana por { $value }.
hexland-so-far-best = quien debe jugar acaba ganando por { $value }; las mejores son { $best } y quizá otras.
