# Cuatro en raya: nombres, textos para los lectores de pantalla, reglas, y por qué no se acepta una jugada.
game-connect4 = Cuatro en raya
about-connect4 = Cuatro fichas en línea
seat-connect4-1 = Rojo
seat-connect4-2 = Amarillo

board-connect4 = Tablero de cuatro en raya, { $columns } columnas y { $rows } filas
column-empty = columna { $column }, vacía
column = columna { $column }, de abajo arriba: { $discs }; huecos libres: { $free }
disc-1 = roja
disc-2 = amarilla

option-connect4-size = Columnas x filas
source-connect4 = Cuatro en raya: el juego clásico. Aquí se repite, con recuentos reales, el estudio de minimax y alfa-beta con ocho columnas, y un solucionador exacto juega a la perfección.

rules-connect4-aim-title = Cuatro en línea
rules-connect4-aim = Dos jugadores dejan caer fichas en un tablero vertical. Gana quien antes alinee cuatro fichas de su color en horizontal, en vertical o en diagonal.
rules-connect4-aim-picture = Rojo ha ganado en diagonal.
rules-connect4-drop-title = Un turno
rules-connect4-drop =
    Empieza Rojo y después se juega por turnos. La ficha cae hasta el hueco libre más bajo de su columna.

    En una columna llena no caben más fichas. No se puede pasar.
rules-connect4-drop-picture = Una ficha en la columna 5 queda en la segunda fila.
rules-connect4-end-title = El final
rules-connect4-end = Si el tablero se llena y nadie tiene cuatro en línea, la partida acaba en tablas. El tablero clásico tiene siete columnas y seis filas; se pueden elegir otros, de 4x4 a 9x9.
rules-connect4-notation = Cada jugada se escribe con el número de su columna, contando desde la izquierda: 4453 son cuatro jugadas, en las columnas 4, 4, 5 y 3.

# Por qué no se acepta una jugada, y qué se sabe de una posición que cuesta demasiado.
notation-connect4 = Escribe el número de una columna, por ejemplo 4.
connect4-full = La columna { $column } está llena.
connect4-outside = Las columnas del tablero van de la 1 a la { $columns }.
connect4-score-between = la puntuación está entre { $lower } y { $upper }.
connect4-score-only = la puntuación es { $score }, pero quizá haya más jugadas igual de buenas.
expected-connect4-size = columnas x filas, de 4x4 a 9x9, por ejemplo 7x6

legend-scores = ✓7 gana en 7 jugadas, ✗8 pierde en 8, = son tablas.
