# Tableros, para los lectores de pantalla, y los botones de al lado.
language-name = Español

game-connect4 = Cuatro en raya
game-hex = Hex
game-hexadom = Hexadom
game-hexland = Hexland

about-connect4 = Cuatro fichas en línea
about-hex = Une tus dos lados
about-hexadom = Dominó con hexágonos
about-hexland = Go en una isla

seat-connect4-1 = Rojo
seat-connect4-2 = Amarillo
seat-hex-1 = Negro
seat-hex-2 = Blanco
seat-hexland-1 = Madera
seat-hexland-2 = Piedra
seat-number = Jugador { $number }

board-connect4 = Tablero de cuatro en raya, { $columns } columnas y { $rows } filas
board-hex = Tablero de Hex, { $size } por { $size }
board-hexadom = Tablero de Hexadom, { $pieces } piezas
board-hexland = Isla de Hexland, { $size } casillas de ancho

cell-empty = { $name }, vacía
cell-black = { $name }, piedra negra
cell-white = { $name }, piedra blanca
cell-timber = { $name }, casa de madera
cell-sandstone = { $name }, casa de piedra
cell-last = , última jugada
column-empty = columna { $column }, vacía
column = columna { $column }, de abajo arriba: { $discs }, { $free } libres
disc-1 = roja
disc-2 = amarilla

piece = pieza { $colours }
piece-at = { $piece } en { $place }
piece-fits = { $piece } encaja en { $place }, giro { $rotation }
colour-B = azul
colour-G = verde
colour-R = rojo
colour-Y = amarillo
colour-P = morado
colour-W = blanco
colour-K = negro

move-swap = Cambiar
move-pass = Pasar
move-draw = Robar una pieza
move-keep = Quedársela
move-play = Jugarla

hand = Tu mano
hand-playable = Se pueden jugar
hand-waiting = Esperan
hand-choose = Elige una pieza para ver dónde encaja. Haz clic otra vez, o pulsa R, para girarla.
hand-drawn = Pieza robada
hand-cannot = No encaja en ningún sitio: tienes que quedártela.
pile = Montón
pieces-count = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
unseen = Aún no vistas
unseen-count = { $piece }: quedan { $count }

overlay-connections-1 = Conexiones de Negro
overlay-connections-2 = Conexiones de Blanco
overlay-values = Valor de cada jugada
overlay-territory = Territorio

score-stones = Casas
score-territory = Territorio
score-captures = Capturadas
score-komi = Komi
score-total = Total

# Por qué no se acepta una jugada.
refused-over = La partida ha terminado.
refused-occupied = Esta casilla está ocupada.
refused-outside = Esta casilla no está en el tablero.
refused-no-swap = Esta partida se juega sin la regla del cambio.
refused-swap = Solo se puede cambiar como respuesta a la primera piedra.
refused-suicide = Suicidio: la casa no tendría ninguna libertad y no captura nada.
refused-repeats = Esto repite la posición después de la jugada { $value }.
refused-full = La columna { $value } está llena.
refused-unknown = { $value } no es una jugada.
refused-drawn = Has robado una pieza: juégala o quédatela.
refused-keep = No se ha robado ninguna pieza que se pueda quedar.
refused-only-drawn = Ahora solo se puede jugar la pieza recién robada, { $value }.
refused-hand = No hay ninguna { $value } en la mano.
refused-touch = Una pieza debe tocar al menos otras dos.
refused-black = No se puede jugar nada junto a una negra.
refused-white = Una negra no se puede jugar junto a una blanca.
refused-colours = Los colores no coinciden aquí.
refused-turn = Es el turno del jugador { $value }.
refused-bot = Un robot juega por el jugador { $value }.
refused-late = La partida ha seguido mientras tanto: vuelve a mirar.
refused-undo = No hay nada que deshacer.
refused-redo = No hay nada que rehacer.
refused-revealed = Esto no se puede deshacer: se ha visto algo oculto.
refused-hidden = Esto diría lo que está oculto; pídelo de nuevo cuando acabe la partida.
refused-no-bot = Ahora no le toca a ningún robot.
refused-watching = Miras esta partida: ninguno de los asientos es tuyo.
refused-shared = En esta partida juega otra persona, y esto no puede hacerlo una sola.
refused-valued = En esta partida juega otra persona, y las jugadas no se valoran antes del final.
refused-hint = La pista es para quien debe jugar.
refused-again = La partida todavía no ha acabado.
refused-seat = Otra persona ya ocupa este asiento. La partida se puede mirar con su enlace.
refused-hasty = Demasiadas peticiones: espera un momento.
refused-no-match = Esta partida no existe.
refused-no-page = Esta página no existe.
