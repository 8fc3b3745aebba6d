# La disposición de una partida y el aspecto de los tableros.
rivals = Al otro lado
own-side = Tú
near-side = A este lado
announced-move = { $name }: { $move }.
turn-piece = Girar
show-all = Verlo todo
tap-again = Toca otra vez la misma casilla para jugar ahí.
mind-none = Ha jugado sin mirar más allá.

looks = Tablero
look-colours = Colores
look-colours-honey = Miel
look-colours-slate = Pizarra
look-colours-contrast = Alto contraste
look-stance = Orientación de Hex
look-stance-fitting = Según la pantalla
look-stance-flat = Filas horizontales
look-stance-pointy = Rombo tumbado
look-stance-rotated = Rombo de pie
look-pieces = Piezas
look-pieces-marked = Con marcas
look-pieces-plain = Lisas
look-pieces-bold = Grandes
look-coordinates = Coordenadas
look-coordinates-on = Visibles
look-coordinates-off = Ocultas
