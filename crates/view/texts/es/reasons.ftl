# Por qué no se acepta algo: frases completas que dicen qué hacer.
reason-quoted = { $words }

# Jugadas.
refused-over = La partida ha terminado.
refused-unknown = «{ $text }» no es una jugada. { $expected }
refused-not-a-move = «{ $text }» no es una jugada.
refused-illegal = { $why }
moves-unplayable = Jugada { $number }, en el carácter { $place } de «{ $list }»: { $why }
set-up-not-here = En este juego no se pueden preparar posiciones: hay que jugarlas.
set-up-no-cell = «{ $cell }» no es una casilla del tablero.
set-up-no-seat = No hay ningún jugador { $seat }.
set-up-impossible = Esta posición no se puede preparar: { $why }

# Por qué un robot pierde una partida que no ha terminado, entre paréntesis detrás de su nombre.
forfeit-nothing = no hizo ninguna jugada
forfeit-illegal = jugó «{ $text }»: { $why }
forfeit-panicked = ha sufrido un error interno
forfeit-unexplained = sin motivo conocido

bot-crashed = El robot ha fallado. Lo intentará otra vez.
bot-no-thread = La máquina no tiene ningún hilo libre para el robot. Lo intentará otra vez.
problem-crowded = Hay demasiadas búsquedas en espera. Vuelve a intentarlo dentro de un momento.
problem-set-aside = Rusc se detuvo de golpe mientras pensaba en esta partida, así que los robots esperan tu permiso para seguir.
problem-many-pages = Hay demasiadas páginas abiertas. Cierra algunas.
problem-many-matches = Se guardan { $most } partidas como máximo por visitante. Borra algunas.
problem-long-match = Esta partida ya tiene todas las jugadas y comentarios que se pueden guardar ({ $most }).
problem-no-space = Aquí ya no caben más partidas.

# Especificaciones de juegos y robots.
spec-no-name = En «{ $spec }» falta el nombre. Escribe nombre, nombre:valor o nombre:clave=valor,clave.
spec-no-item = Falta una opción en el carácter { $place } de «{ $spec }». Escribe nombre, nombre:valor o nombre:clave=valor,clave.
spec-no-key = Falta una clave en el carácter { $place } de «{ $spec }». Escribe nombre, nombre:valor o nombre:clave=valor,clave.
spec-no-value = Falta un valor en el carácter { $place } de «{ $spec }». Escribe nombre, nombre:valor o nombre:clave=valor,clave.
spec-unknown-game = No hay ningún juego «{ $name }». Los juegos son { $known }.
spec-unknown-bot = No hay ningún robot «{ $name }». Los robots son { $known }.
spec-takes-nothing = { $name } no tiene opciones y no admite «{ $key }».
spec-unknown-key = { $name } no tiene la opción «{ $key }». Sus opciones son { $known }.
spec-bad-value = { $name }: { $key } no puede ser «{ $value }». Se espera { $expected }.
spec-twice = { $name }: { $key } aparece dos veces. Quita una.
expected-words = una de estas palabras: { $words }
expected-number = un número de { $least } a { $most }
expected-number-or-words = un número de { $least } a { $most } o una de estas palabras: { $words }
expected-file = el nombre de un archivo
expected-files = nombres de archivos separados por comas
expected-sizes = tamaños de tablero separados por comas
expected-seed = un número, o 32 dígitos hexadecimales
no-file-to-read = No se puede leer «{ $name }»: aquí no hay archivos.
no-file-to-write = No se puede escribir «{ $name }»: aquí no hay archivos.

# Resolución exacta.
unsolved-interrupted = No ha dado tiempo a resolverla. De momento: { $so_far }
unsolved-too-large = Esta posición no se puede resolver: { $why }
unsolved-keeps-nothing = El solucionador de este juego no guarda nada. Quita --keep.
unsolved-not-kept = No se puede usar lo que se demostró antes. { $why }
unsolved-no-proofs = El solucionador de este juego no escribe demostraciones. Quita --proof.
unsolved-not-proven = No hay demostración de esta posición. { $why }
unverified-line = Línea { $line }: { $why }
unverified-no-proofs = No hay demostraciones de { $game } que comprobar.

# Partidas.
refused-turn = Es el turno del jugador { $seat }.
refused-bot = El jugador { $seat } es un robot.
refused-no-seat = No hay ningún jugador { $seat }.
refused-late = La partida ha avanzado. Vuelve a mirar el tablero.
refused-no-node = En esta partida no existe la jugada número { $node }.
refused-undo = No hay nada que deshacer.
refused-redo = No hay nada que rehacer.
refused-revealed = Esto no se puede deshacer, porque ha revelado algo oculto.
refused-future = Aquí no se puede probar otra jugada, porque las siguientes revelaron algo oculto.
refused-hidden = Esto revelaría información oculta. Inténtalo cuando acabe la partida.
refused-no-bot = Ahora no le toca a ningún robot.
refused-pace = No se admiten { $seconds } segundos. Elige entre 0 y 60 segundos por jugada.
refused-no-mark = En este tablero no se puede marcar «{ $cells }».
refused-many-marks = Aquí no caben más marcas: { $most } como máximo.
refused-long-comment = El comentario es demasiado largo. Escribe { $most } caracteres como máximo.
refused-not-kept = No se ha podido guardar la jugada: { $why }
refused-elsewhere = Otro programa ha continuado esta partida. Vuelve a cargarla.

# Partidas guardadas.
read-place = Línea { $line }, columna { $column }: { $problem }
read-rules = { $why }
read-not-utf8 = Esto no es UTF-8, y el JSON debe serlo.
read-cut = El texto acaba demasiado pronto ({ $detail }).
read-not-json = Esto no es JSON ({ $detail }).
read-field = Este no es el formato de una partida guardada ({ $detail }).
read-format = El formato es «{ $found }», pero el de una partida guardada es «{ $expected }».
read-version = La versión { $version } del formato no es compatible; la más nueva que se admite es la { $newest }.
read-no-nodes = La lista de nodos está vacía, y debe tener al menos el inicio de la partida.
read-played-at-start = En el inicio se puede preparar una posición, pero no jugar.
read-start-has-parent = El primer nodo es el inicio y no puede tener padre.
read-late-parent = El padre del nodo { $node } es el nodo { $parent }, que no va antes.
read-two-actions = Un nodo tiene una jugada, un set_up o un final, pero nunca más de uno.
read-children = Los hijos del nodo { $node } deben ser { $children }, en cualquier orden.
read-no-seat = No hay ningún asiento { $seat }: van del 1 al { $count }.
read-too-long = Hay más de { $most } nodos.
read-no-game = Aquí no empieza ninguna partida. Una partida empieza con (;
read-address = Una dirección sola no se puede abrir desde aquí. Pega la partida misma: su SGF o su lista de jugadas.
read-not-a-game = Se esperaba una partida, que empieza con (;, pero hay «{ $sign }».
read-games = Se esperaba una partida, pero hay { $count }: la segunda empieza aquí.
read-open-game = Esta partida no está cerrada: falta un ) al final.
read-empty-variation = Una variante empieza con un nodo: (;
read-late-node = Hay un nodo después de una variante: debe ir antes o entre ( ).
read-stray-bracket = Hay un ] fuera de un valor. Dentro de un valor, escríbelo como \].
read-stray = Se esperaba un nodo, una variante o el final de la partida, pero hay «{ $sign }».
read-not-a-property = «{ $name }» no es una propiedad: su nombre se escribe con mayúsculas.
read-no-value = { $name } necesita un valor entre corchetes: { $name }[…]
read-open-value = Este valor no está cerrado: falta un ].
read-twice = { $name } solo puede aparecer una vez aquí.
read-sgf-version = «{ $version }» no es una versión de SGF: van de la 1 a la 4.
read-other-game = GM[{ $number }] es otro juego. Los juegos conocidos son { $known }.
read-no-number = Falta GM. Los juegos conocidos son { $known }.
read-not-square = El tablero es de { $columns }x{ $rows }, pero solo se admiten tableros cuadrados.
read-not-a-size = «{ $size }» no es un tamaño: escribe SZ[{ $usual }].
read-other-size = { $spec } no corresponde al tablero de tamaño { $size } que indica SZ.
read-not-a-colour = «{ $colour }» no es un color: escribe B o W.
read-not-a-number = «{ $number }» no es un número.
read-wrapped = { $name } necesita la palabra node (en el primer nodo, también match), un nombre y los valores.
replay-seats = { $spec } tiene { $seats } asientos, pero el número de jugadores es { $sitters }.
replay-node = Nodo { $node }: { $why }
write-game = SGF no sirve para { $spec }, que tiene manos ocultas o no es para dos. Usa JSON.
write-swap-in-place = En SGF no se puede escribir un cambio que deja la piedra en su sitio. Usa JSON.
htp-not-a-response = «{ $text }» no es una respuesta: debería empezar con = o ?

# Textos.
texts-language = «{ $name }» no es un código de idioma, como ca.
texts-syntax = No se puede leer { $file }: { $why }

# Programas externos como robots, entre paréntesis detrás del nombre: qué falló.
expected-command = un programa y sus argumentos; pon "entre comillas" los que lleven espacios
expected-startable = un programa que se pueda iniciar ({ $words })
expected-startable-empty = un programa que se pueda iniciar (la orden está vacía)
program-refused = no aceptó «{ $command }»: { $words }
program-illegal = respondió «{ $text }»: { $why }
program-not-started = no se pudo volver a iniciar con «{ $command }»: { $why }
program-resigned = abandonó
program-ended = terminó ({ $status }) tras la orden «{ $command }»
program-complained = terminó ({ $status }) tras la orden «{ $command }»; su último mensaje: { $words }
program-silent = no respondió a «{ $command }» en { $seconds } s
program-nonsense = dio una respuesta no válida a «{ $command }»: { $why }
program-endless = su respuesta a «{ $command }» no acaba nunca
program-stopped = se interrumpió

# Partidas entre robots.
forfeit-bot = { $bot }: { $why }
plan-seats = { $game } tiene { $seats } asientos, pero hay { $bots } robots. Indica uno para cada asiento.
plan-over = La partida ya ha terminado después de estas jugadas.
plan-openings = { $openings } jugadas al azar son demasiadas para empezar una partida. Usa { $most } como máximo.
plan-no-openings = La lista de aperturas está vacía.
plan-opening-over = La partida ya ha terminado después de la apertura «{ $opening }».
log-not-empty = { $folder } no está vacía. Elige una carpeta nueva o continúa con --resume el encuentro que contiene.
log-no-match = { $folder } no contiene ningún encuentro que continuar: falta { $file }.
log-busy = Otro proceso está jugando el encuentro de { $folder }.
log-differs = El encuentro de { $folder } es otro. { $what } allí: { $theirs }; pedido: { $ours }.
log-no-plan = { $file } no es el plan de un encuentro: { $why }
log-unreadable = { $file }: línea { $line }, columna { $column }: { $why }
log-foreign = { $file }: línea { $line }: Esta partida no es de este encuentro.
log-system = No se puede leer ni escribir «{ $file }»: { $why }
games-unreadable = { $file }: línea { $line }, columna { $column }: { $why }
games-other = { $file }: La partida { $number } no es de Hex desde un tablero vacío.
kept-games-unreadable = { $file }: La línea { $line } no es una partida guardada por rusc learn hex-network.
job-program = { $bot } es un programa externo, y este trabajador no los ejecuta. Permítelo con --programs.
job-no-solver = No hay ningún solucionador para { $game }.
tournament-few-bots = Un torneo de { $game } necesita al menos { $seats } robots, pero hay { $bots }.
tournament-twice = { $bot } aparece dos veces.
tournament-many-meetings = Elegir { $seats } de { $bots } robots de todas las maneras da { $meetings } encuentros, más de { $most }. Usa el formato "swiss".
tournament-sprt-seats = Una prueba secuencial compara dos robots, pero { $game } tiene { $seats } asientos.
tournament-no-sprt = sprt necesita dos diferencias de Elo distintas, primero la menor, y tasas de error positivas que sumen menos de 1.
tournament-foreign = El resultado de { $job } no es de este estudio.
solving-over = La partida ya ha terminado después de estas jugadas.
solving-ends = La jugada { $name } termina la partida. Resuelve esta posición sin --broker.
solving-failed = No se ha podido resolver la jugada { $name }: { $why }
fleet-busy = Otro proceso está trabajando con { $file }.
fleet-differs = { $file } guarda otro estudio: no coincide { $what }. Indica otro archivo con --store.
fleet-no-study = { $file } no guarda ningún estudio de este programa: { $why }
fleet-system = No se puede leer ni escribir «{ $file }» ({ $why }). Lo guardado hasta ahora se conserva.
fleet-no-data = No se puede leer el archivo { $name }: { $why }
fleet-no-broker = Este programa se compiló sin el intermediario. Instálalo con cargo install --features broker.
fleet-unreachable = No se puede contactar con el intermediario { $url }: { $why }
fleet-refused = El intermediario { $url } se niega: { $why }
fleet-other-program = Las tareas de { $url } necesitan rusc { $theirs }, y este es rusc { $ours }. Instala esa versión en este equipo.
no-judge = { $game } no tiene ningún programa que lo resuelva. Indica con --bot un robot que juzgue las aperturas.
