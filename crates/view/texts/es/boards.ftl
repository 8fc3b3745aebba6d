# Tableros, para los lectores de pantalla, y los botones de al lado.
language-name = Español

seat-number = Jugador { $number }

cell-empty = { $name }, vacía
cell-last = , última jugada

overlay-values = Valor de cada jugada
