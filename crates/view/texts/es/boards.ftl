# Tableros, para los lectores de pantalla, y los botones de al lado.
language-name = Español

seat-number = Jugador { $number }

cell-empty = { $name }, vacía
cell-last = , última jugada

overlay-values = Valor de cada jugada

legend-values = Los porcentajes son probabilidades de ganar. ✓7 gana en 7 jugadas, ✗8 pierde en 8, = son tablas. Las jugadas apenas exploradas quedan en blanco.
bounds-win = gana en { $moves } jugadas o menos
bounds-loss = pierde en { $moves } jugadas o más
bounds-draw-win = tablas o mejor
bounds-loss-draw = tablas o peor
bounds-open = aún no se sabe
waiting-bounds = Resolviendo. Los valores con borde discontinuo son los límites conocidos hasta ahora…

# Lo que está demostrado.
solved-win = Resuelto: gana { $name }.
solved-draw = Resuelto: tablas con el mejor juego.
