# Las reglas, paso a paso. Una línea en blanco empieza un párrafo.
rules-of = Cómo se juega: { $game }
rules-notation = Cómo se escriben las jugadas

rules-connect4-aim-title = Cuatro en línea
rules-connect4-aim = Dos jugadores dejan caer fichas en un marco vertical. Gana quien primero tenga cuatro fichas de su color en línea: horizontal, vertical o diagonal.
rules-connect4-aim-picture = Rojo ha ganado en diagonal.
rules-connect4-drop-title = Un turno
rules-connect4-drop =
    Empieza Rojo y después se juega por turnos. La ficha cae hasta el hueco libre más bajo de su columna.

    En una columna llena no caben más fichas. No se puede pasar.
rules-connect4-drop-picture = Una ficha en la columna 5 queda en la segunda fila.
rules-connect4-end-title = El final
rules-connect4-end = Si el marco está lleno y nadie tiene cuatro en línea, la partida acaba en tablas. El marco clásico tiene siete columnas y seis filas; se pueden elegir otros, de 4x4 a 9x9.
rules-connect4-notation = Una jugada es el número de su columna contando desde la izquierda: 4453 son cuatro jugadas, en las columnas 4, 4, 5 y 3.

rules-hex-aim-title = Une tus lados
rules-hex-aim = Los lados de arriba y de abajo son de Negro; los de la izquierda y la derecha, de Blanco. Gana quien una sus dos lados con una cadena de piedras sin interrupciones. La raya de cada piedra apunta hacia los lados que debe unir.
rules-hex-aim-picture = Negro ha unido el lado de arriba con el de abajo.
rules-hex-turn-title = Un turno
rules-hex-turn = Empieza Negro. Por turnos, cada jugador pone una piedra en cualquier casilla vacía. Las piedras no se mueven ni se quitan nunca.
rules-hex-turn-picture = Negro puede jugar en cualquier casilla vacía, por ejemplo aquí.
rules-hex-bridge-title = El puente
rules-hex-bridge = Dos piedras que tienen dos casillas vacías en común entre ellas están casi unidas: si el rival ocupa una, tú ocupas la otra. Buscar puentes es el primer paso para jugar bien.
rules-hex-bridge-picture = Las dos piedras negras forman un puente.
rules-hex-draws-title = Sin tablas
rules-hex-draws = Un tablero lleno tiene siempre un único ganador: la única manera de detener la cadena del rival es completar la propia.
rules-hex-swap-title = La regla del cambio
rules-hex-swap =
    Empezar es una ventaja. Con la regla del cambio, el segundo jugador puede responder a la primera piedra con un cambio: la piedra cambia de color y se refleja, de modo que nadie cambia de lados.

    Por eso al primer jugador le conviene empezar con una piedra ni demasiado fuerte ni demasiado débil.
rules-hex-swap-picture = ¿Te quedarías esta piedra?
rules-hex-notation = La letra es la columna y el número, la fila; a1 está arriba a la izquierda. Quedarse la primera piedra se escribe swap.

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

rules-hexadom-aim-title = Vacía tu mano
rules-hexadom-aim = Dominó con hexágonos, para dos a seis jugadores. Gana quien primero juegue la última pieza de la mano.
rules-hexadom-aim-picture = Una partida bien avanzada.
rules-hexadom-pieces-title = Las piezas
rules-hexadom-pieces =
    Hay 82 piezas, cada una de seis triángulos: 10 de un color, 20 de dos colores, 40 de tres colores, 6 blancas y 6 negras. Cada color tiene su marca: el azul un disco, el verde una flecha, el rojo una cruz, el amarillo un anillo, el morado un cuadrado.

    Las piezas se pueden girar, pero no voltear.
rules-hexadom-pieces-picture = Un color, dos colores, tres colores, blanca y negra.
rules-hexadom-start-title = El inicio
rules-hexadom-start = En la mesa hay dos piezas unidas que comparten un color. Cada uno recibe diez piezas (nueve si juegan cinco, ocho si juegan seis); el resto es el montón, boca abajo. La suerte dice quién empieza.
rules-hexadom-turn-title = Un turno
rules-hexadom-turn = Juega una pieza de tu mano o roba la pieza de arriba del montón. La pieza recién robada la puedes jugar enseguida o quedártela.
rules-hexadom-match-title = Dónde encaja una pieza
rules-hexadom-match = Una pieza debe tocar al menos otras dos. En cada borde donde se encuentran piezas de colores, los dos triángulos deben ser del mismo color.
rules-hexadom-match-picture = Esta pieza une amarillo con amarillo en los dos bordes.
rules-hexadom-jokers-title = Blancas y negras
rules-hexadom-jokers =
    Una blanca va bien junto a todo menos una negra. Una negra va bien junto a piezas de cualquier color, pero no junto a una blanca, y junto a una negra ya no se juega nunca nada.

    Después de jugar una negra, todos los jugadores con menos piezas en la mano roban una, también quien la ha jugado.
rules-hexadom-jokers-picture = Una blanca arriba, una negra abajo.
rules-hexadom-end-title = El final
rules-hexadom-end =
    Quien juega la última pieza de la mano gana al instante. Si un turno acaba con el montón vacío, gana quien tiene menos piezas.

    Si varios tienen igual de pocas, no se cuentan las negras; después tampoco las blancas, y después tampoco las de un solo color. Quienes sigan empatados comparten la victoria.
rules-hexadom-know-title = Qué se sabe
rules-hexadom-know = Ves el tablero, tu mano, cuántas piezas tienen los demás y el montón, y todas las piezas que se han visto alguna vez. La lista de piezas aún no vistas ayuda a adivinar qué tienen los demás.
rules-hexadom-notation = draw (robar), keep (quedársela), o pieza, lugar y giro como BGR@1:-1:4. Las letras son los colores en el sentido de las agujas del reloj (B azul, G verde, R rojo, Y amarillo, P morado, W blanco, K negro); el lugar cuenta hacia la derecha y hacia abajo a la derecha.
