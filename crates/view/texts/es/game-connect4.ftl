# Cuatro en raya: nombres, textos para los lectores de pantalla, reglas, y por qué no se acepta una jugada.
game-connect4 = Cuatro en raya
about-connect4 = Cuatro fichas en línea
goal-connect4 = Pon cuatro de tus fichas en línea, en cualquier dirección.
seat-connect4-1 = Rojo
seat-connect4-2 = Amarillo

board-connect4 = Tablero de cuatro en raya, { $columns } columnas y { $rows } filas
column-empty = columna { $column }, vacía
column = columna { $column }, de abajo arriba: { $discs }; huecos libres: { $free }
disc-1 = roja
disc-2 = amarilla

option-connect4-size = Columnas x filas
size-connect4 = { $size }
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
connect4-floating = La ficha de { $cell } no tiene nada debajo.
connect4-other-turn = Con este número de fichas le toca al otro jugador.
connect4-line-before = Quien tiene que jugar ya tiene cuatro en línea.
connect4-full = La columna { $column } está llena.
connect4-outside = Las columnas del tablero van de la 1 a la { $columns }.
connect4-score-between = la puntuación está entre { $lower } y { $upper }.
connect4-score-only = la puntuación es { $score }, pero quizá haya más jugadas igual de buenas.
expected-connect4-size = columnas x filas, de 4x4 a 9x9, por ejemplo 7x6

legend-scores = ✓7 gana en 7 jugadas, ✗8 pierde en 8, = son tablas.

# El tutorial.
learn-connect4-drop-title = Suelta una ficha
learn-connect4-drop = Juegas con rojas. Pulsa cualquier columna: tu ficha cae hasta la casilla libre más baja.
learn-connect4-drop-done = Las fichas se apilan desde abajo. Tu rival y tú jugáis por turnos, una ficha cada vez.
learn-connect4-line-title = Cuatro en línea
learn-connect4-line = Ganan cuatro fichas en línea. Tienes tres seguidas: pon la cuarta.
learn-connect4-line-done = Has ganado. Las líneas también pueden ser verticales o diagonales.
learn-connect4-block-title = Frena a tu rival
learn-connect4-block = Las amarillas han apilado tres fichas. Si no haces nada, la próxima gana. Tapa la línea.
learn-connect4-block-done = A salvo. Antes de cada jugada, mira si tu rival puede ganar en la siguiente.
learn-connect4-slant-title = En diagonal
learn-connect4-slant = Las líneas que se escapan son las diagonales. Con esta jugada ganan las rojas: ¿dónde?
learn-connect4-slant-done = Bien visto: desde la esquina inferior izquierda hacia arriba.
learn-connect4-fork-title = Dos amenazas a la vez
learn-connect4-fork = Tu rival puede tapar una línea, pero no dos. Haz tres en línea con los dos extremos libres y después gana.
learn-connect4-fork-done = ¡Has ganado tu primera partida! Dos amenazas a la vez deciden casi todas.
