# Por qué no se acepta algo: frases completas que dicen qué hacer.
reason-quoted = { $words }

# Jugadas.
refused-over = La partida ha terminado.
refused-unknown = «{ $text }» no es una jugada. { $expected }
refused-not-a-move = «{ $text }» no es una jugada.
refused-illegal = { $why }
moves-unplayable = Jugada { $number }, en el carácter { $place } de «{ $list }»: { $why }
set-up-not-here = Las posiciones de este juego no se pueden montar, solo jugar.
set-up-no-cell = «{ $cell }» no es una casilla del tablero.
set-up-no-seat = No hay ningún jugador { $seat }.
set-up-impossible = Esto no se puede montar: { $why }

# Por qué un robot pierde una partida que no ha terminado, entre paréntesis detrás de su nombre.
forfeit-nothing = no jugó nada
forfeit-illegal = jugó «{ $text }»: { $why }
forfeit-panicked = tiene una avería
forfeit-unexplained = nadie dijo por qué

# Nombres de juegos y robots, y lo que se les puede decir.
spec-no-name = En «{ $spec }» falta el nombre. Escribe nombre, nombre:valor o nombre:clave=valor,clave.
spec-no-item = No hay nada en el carácter { $place } de «{ $spec }». Escribe nombre, nombre:valor o nombre:clave=valor,clave.
spec-no-key = Falta una clave en el carácter { $place } de «{ $spec }». Escribe nombre, nombre:valor o nombre:clave=valor,clave.
spec-no-value = Falta un valor en el carácter { $place } de «{ $spec }». Escribe nombre, nombre:valor o nombre:clave=valor,clave.
spec-unknown-game = No hay ningún juego «{ $name }». Los juegos son { $known }.
spec-unknown-bot = No hay ningún robot «{ $name }». Los robots son { $known }.
spec-takes-nothing = { $name } no tiene opciones y no admite «{ $key }».
spec-unknown-key = { $name } no tiene la opción «{ $key }». Sus opciones son { $known }.
spec-bad-value = { $name }: { $key } no puede ser «{ $value }». Se espera { $expected }.
spec-twice = { $name }: { $key } está dos veces. Quita una.
expected-words = una de estas palabras: { $words }
expected-number = un número de { $least } a { $most }
expected-number-or-words = un número de { $least } a { $most } o una de estas palabras: { $words }
expected-file = el nombre de un archivo
expected-files = nombres de archivos separados por comas
no-file-to-read = No se puede leer «{ $name }»: aquí no hay archivos.
no-file-to-write = No se puede escribir «{ $name }»: aquí no hay archivos.

# Programas exactos.
unsolved-interrupted = No se ha resuelto a tiempo. Por ahora: { $so_far }
unsolved-too-large = Esta posición no se puede resolver: { $why }

# Partidas.
refused-turn = Es el turno del jugador { $seat }.
refused-bot = Un robot juega por el jugador { $seat }.
refused-no-seat = No hay ningún jugador { $seat }.
refused-late = La partida ha seguido mientras tanto: vuelve a mirar.
refused-no-node = En esta partida no hay ninguna jugada número { $node }.
refused-undo = No hay nada que deshacer.
refused-redo = No hay nada que rehacer.
refused-revealed = Esto no se puede deshacer: se ha visto algo oculto.
refused-future = Aquí no se puede probar otra jugada: lo que siguió ha mostrado algo oculto.
refused-hidden = Esto mostraría lo que está oculto. Pídelo de nuevo cuando acabe la partida.
refused-no-bot = Ahora no le toca a ningún robot.
refused-pace = Una jugada dura de 0 a 60 segundos, no { $seconds }.
refused-long-comment = Un comentario tiene como mucho { $most } caracteres.
refused-not-kept = La jugada no se pudo guardar: { $why }
refused-elsewhere = Otro programa continúa esta partida: vuelve a cargar la página.

# Partidas guardadas.
read-place = Línea { $line }, columna { $column }: { $problem }
read-rules = { $why }
read-not-utf8 = Esto no es UTF-8, y el JSON debe serlo.
read-cut = El texto acaba demasiado pronto ({ $detail }).
read-not-json = Esto no es JSON ({ $detail }).
read-field = Una partida guardada no se escribe así ({ $detail }).
read-format = El formato es «{ $found }», pero las partidas guardadas dicen «{ $expected }».
read-version = Aquí no se conoce la versión { $version } del formato; la más nueva es la { $newest }.
read-no-nodes = La lista de nodos está vacía, pero el inicio de la partida también es un nodo.
read-played-at-start = El inicio se puede montar, pero en él no se juega nada.
read-start-has-parent = El primer nodo es el inicio y no viene después de ningún otro.
read-late-parent = El nodo { $node } viene después del nodo { $parent }, que no está antes que él.
read-two-actions = Un nodo tiene una jugada, un set_up o un final, no dos cosas.
read-children = Después del nodo { $node } vienen { $children }, en cualquier orden.
read-no-seat = No hay ningún asiento { $seat }: van del 1 al { $count }.
read-too-long = Hay más de { $most } nodos.
read-no-game = Aquí no empieza ninguna partida. Una partida empieza con (;
read-not-a-game = Hay «{ $sign }» donde debería empezar una partida con (;
read-games = Se esperaba una partida, pero hay { $count }: la segunda empieza aquí.
read-open-game = Esta partida no se cierra: falta un ) al final.
read-empty-variation = Una variante empieza con un nodo: (;
read-late-node = Hay un nodo después de una variante: debe ir antes o entre ( ).
read-stray-bracket = Hay un ] fuera de un valor. Dentro se escribe \].
read-stray = Hay «{ $sign }» donde debería haber un nodo, una variante o el final.
read-not-a-property = «{ $name }» no es una propiedad: su nombre se escribe con mayúsculas.
read-no-value = { $name } necesita un valor entre corchetes: { $name }[…]
read-open-value = Este valor no se cierra: falta un ].
read-twice = { $name } aparece dos veces aquí.
read-sgf-version = «{ $version }» no es una versión de SGF: van de 1 a 4.
read-other-game = GM[{ $number }] es otro juego. Se conocen { $known }.
read-no-number = Falta GM. Se conocen { $known }.
read-not-square = El tablero es de { $columns }x{ $rows }, pero solo se conocen los cuadrados.
read-not-a-size = «{ $size }» no es un tamaño: escribe SZ[{ $usual }].
read-other-size = { $spec } no se juega en el tablero de tamaño { $size } que dice SZ.
read-not-a-colour = «{ $colour }» no es un color: escribe B o W.
read-not-a-number = «{ $number }» no es un número.
read-wrapped = { $name } necesita la palabra node (en el primer nodo, también match), un nombre y los valores.
replay-seats = { $spec } tiene { $seats } asientos, pero se nombran { $sitters }.
replay-node = Nodo { $node }: { $why }
write-game = SGF no puede guardar { $spec }, que oculta manos o no es para dos. Usa JSON.
write-swap-in-place = SGF no puede guardar un cambio sin mover la piedra. Usa JSON.
htp-not-a-response = «{ $text }» no es una respuesta: debería empezar con = o ?

# Textos.
texts-language = «{ $name }» no es el nombre de un idioma, como ca.
texts-syntax = No se puede leer { $file }: { $why }

# Programas de otros como robots, entre paréntesis detrás del nombre: qué hizo.
expected-command = un programa y sus argumentos; "…" conserva los espacios
expected-startable = un programa que se pueda iniciar ({ $words })
expected-startable-empty = un programa que se pueda iniciar (la orden está vacía)
program-refused = no aceptó «{ $command }»: { $words }
program-illegal = respondió «{ $text }»: { $why }
program-not-started = no se pudo volver a iniciar con «{ $command }»: { $why }
program-resigned = abandonó
program-ended = terminó ({ $status }) cuando se le pidió «{ $command }»
program-complained = terminó ({ $status }) cuando se le pidió «{ $command }»; sus últimas palabras: { $words }
program-silent = no respondió a «{ $command }» en { $seconds } s
program-nonsense = a «{ $command }» respondió cosas sin sentido: { $why }
program-endless = su respuesta a «{ $command }» no acaba nunca
program-stopped = se detuvo

# Partidas entre robots.
forfeit-bot = { $bot }: { $why }
job-seats = { $game } tiene { $seats } asientos, pero se dan { $bots } robots. Da uno para cada asiento.
job-over = Después de estas jugadas la partida ha terminado.
job-threads = { $threads } hilos son demasiados: se pueden usar { $most } como mucho.
job-openings = { $openings } jugadas al azar son demasiadas para abrir una partida: se pueden jugar { $most } como mucho.
