# Hexadom: nombres, textos para los lectores de pantalla, reglas, y por qué no se acepta una jugada.
game-hexadom = Hexadom
about-hexadom = Dominó con hexágonos
goal-hexadom = Juega la última pieza de tu mano antes que nadie.

board-hexadom = Tablero de Hexadom, { $pieces } piezas
piece = pieza { $colours }
piece-at = { $piece }, fila { $row }, puesto { $place }
piece-fits = { $piece } encaja en la fila { $row }, puesto { $place }, giro { $rotation }
colour-B = azul
colour-G = verde
colour-R = rojo
colour-Y = amarillo
colour-P = morado
colour-W = blanco
colour-K = negro
move-draw = Robar una pieza
move-keep = Quedársela
move-play = Jugarla
hand = Tu mano
hand-playable = Se pueden jugar
hand-waiting = Ahora no encajan
hand-choose = Elige una pieza para ver dónde encaja. Vuelve a elegirla para girarla.
hand-drawn = Pieza robada
hand-cannot = No encaja en ningún sitio: tienes que quedártela.
pile = Montón
pieces-count = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
unseen = Aún sin ver
unseen-count = { $count ->
    [one] { $piece }: queda { $count }
   *[other] { $piece }: quedan { $count }
}

option-hexadom-players = Jugadores
option-hexadom-seed = Número del reparto
option-hexadom-first = Quién empieza
option-hexadom-black_beside_white = Se permiten negras junto a blancas
source-hexadom = Hexadom: dominó con hexágonos de dos a seis jugadores, con el robot publicado, que explora unas pocas líneas probables.

rules-hexadom-aim-title = Quédate sin piezas
rules-hexadom-aim = Dominó con hexágonos, de dos a seis jugadores. Gana quien antes juegue la última pieza de su mano.
rules-hexadom-aim-picture = Una partida bien avanzada.
rules-hexadom-pieces-title = Las piezas
rules-hexadom-pieces =
    Hay 82 piezas, cada una de seis triángulos: 10 de un color, 20 de dos colores, 40 de tres colores, 6 blancas y 6 negras. Cada color tiene su marca: el azul un disco, el verde una flecha, el rojo una cruz, el amarillo un anillo, el morado un cuadrado.

    Las piezas se pueden girar, pero no voltear.
rules-hexadom-pieces-picture = Un color, dos colores, tres colores, blanca y negra.
rules-hexadom-start-title = El inicio
rules-hexadom-start = En la mesa hay dos piezas unidas que comparten un color. Cada jugador recibe diez piezas (nueve si juegan cinco, ocho si juegan seis); el resto forma el montón, boca abajo. Se sortea quién empieza.
rules-hexadom-turn-title = Un turno
rules-hexadom-turn = Juega una pieza de tu mano o roba la de arriba del montón. Si robas, puedes jugar esa pieza en el acto o quedártela.
rules-hexadom-match-title = Dónde encaja una pieza
rules-hexadom-match = Una pieza debe tocar al menos a otras dos. En cada borde donde se encuentran piezas de colores, los dos triángulos deben ser del mismo color.
rules-hexadom-match-picture = Esta pieza une amarillo con amarillo en los dos bordes.
rules-hexadom-jokers-title = Blancas y negras
rules-hexadom-jokers =
    Una blanca puede ir junto a cualquier pieza que no sea negra. Una negra puede ir junto a piezas de cualquier color, pero no junto a una blanca, y junto a una negra ya no se puede jugar nada.

    Después de jugar una negra, roban una pieza todos los jugadores que tengan menos en la mano, incluido quien la ha jugado si es uno de ellos.
rules-hexadom-jokers-picture = Una blanca arriba, una negra abajo.
rules-hexadom-end-title = El final
rules-hexadom-end =
    Quien juega la última pieza de su mano gana al instante. Si un turno acaba con el montón vacío, gana quien tenga menos piezas.

    Si hay empate, no se cuentan las negras; si continúa, tampoco las blancas, y después tampoco las de un solo color. Quienes sigan empatados comparten la victoria.
rules-hexadom-know-title = Qué se sabe
rules-hexadom-know = Ves el tablero, tu mano, cuántas piezas tienen los demás, cuántas quedan en el montón y todas las piezas que han llegado a verse. La lista de piezas aún sin ver ayuda a adivinar qué tienen los demás.
rules-hexadom-notation = draw (robar), keep (quedársela), o pieza, lugar y giro, como BGR@1:-1:4. Las letras son los colores en el sentido de las agujas del reloj (B azul, G verde, R rojo, Y amarillo, P morado, W blanco, K negro); el lugar se cuenta en pasos hacia la derecha y hacia abajo a la derecha.

# Por qué no se acepta una jugada.
notation-hexadom = Escribe draw, keep, o una pieza con su lugar y su giro, por ejemplo BGR@1:-1:4.
hexadom-drawn = Has robado una pieza: juégala o quédatela.
hexadom-nothing-drawn = No has robado ninguna pieza que puedas quedarte.
hexadom-only-drawn = Ahora solo se puede jugar la pieza recién robada, { $piece }.
hexadom-hand = No hay ninguna { $piece } en la mano.
hexadom-occupied = Ahí ya hay una pieza.
hexadom-touch = Una pieza debe tocar al menos a otras dos.
hexadom-black = No se puede jugar nada junto a una negra.
hexadom-white = Una negra no se puede jugar junto a una blanca.
hexadom-colours = Aquí los colores no coinciden.

# Por qué no puede empezar una partida.
hexadom-players = No pueden jugar { $players }: en Hexadom juegan de 2 a 6.
hexadom-first = El jugador { $first } no puede empezar: solo hay { $players } jugadores.

overlay-places = Sitios donde encaja
legend-places = El número dice cuántas piezas de tu mano encajan ahí.
places-later = Los sitios aparecen cuando te toca jugar.
places-none = Ninguna pieza de tu mano encaja en ningún sitio.

# El tutorial.
learn-hexadom-match-title = Juega una pieza
learn-hexadom-match = Elige una pieza de colores de tu mano. Las siluetas muestran dónde cabe: tiene que tocar dos piezas y los colores deben coincidir en cada lado. Pulsa una silueta; para girar la pieza, vuelve a pulsarla.
learn-hexadom-match-done = Una pieza menos en la mano. Gana quien se queda antes sin piezas.
learn-hexadom-draw-title = Roba una pieza
learn-hexadom-draw = Si no cabe nada, o nada te convence, roba una pieza del montón. Después juégala o guárdala.
learn-hexadom-draw-done = Eso es un turno entero: la pieza robada se juega en el acto o se queda en la mano.
learn-hexadom-white-title = La pieza blanca
learn-hexadom-white = La blanca cabe al lado de cualquier color. Juega una de tus blancas.
learn-hexadom-white-done = Guarda las blancas para cuando no quepa otra cosa.
learn-hexadom-black-title = La pieza negra
learn-hexadom-black = Junto a una negra no se puede jugar nunca nada, y después de ella roban una pieza quienes tienen menos. Tu rival tiene menos piezas que tú: juega la negra.
learn-hexadom-black-done = Tu rival ha tenido que robar, y esos lugares quedan cerrados para siempre. La negra es para quien va por detrás.
learn-hexadom-win-title = Tu primera victoria
learn-hexadom-win = Te quedan dos piezas, una blanca y una negra. Juega primero la blanca, y la negra cuando vuelva a ser tu turno.
learn-hexadom-win-done = Te has quedado sin piezas: ¡has ganado tu primera partida!
