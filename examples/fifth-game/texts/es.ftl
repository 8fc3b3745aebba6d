# El tres en raya: sus nombres, sus reglas y por qué rechaza una jugada.
game-tictactoe = Tres en raya
about-tictactoe = Tres marcas en línea
seat-tictactoe-1 = Cruces
seat-tictactoe-2 = Círculos
board-tictactoe = Tablero de tres en raya
cell-cross = { $name }, cruz
cell-nought = { $name }, círculo
source-tictactoe = Tres en raya: el ejemplo de un juego propio.
rules-tictactoe-aim-title = Tres en línea
rules-tictactoe-aim = Dos jugadores marcan por turnos una de las nueve casillas. Gana quien antes tenga tres marcas en una fila, una columna o una diagonal. Si todas las casillas están marcadas y nadie las tiene, la partida acaba en tablas.
rules-tictactoe-aim-picture = Las cruces han ganado en diagonal.
rules-tictactoe-notation = Una jugada es la letra de la columna y el número de la fila, como b2 para el centro.
notation-tictactoe = Escribe una casilla de a1 a c3.
tictactoe-taken = { $cell } ya está marcada.
