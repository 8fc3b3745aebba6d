# Cómo está una partida, en el terminal y en la línea de órdenes.
player = jugador { $seat }
standing-turn = turno del jugador { $seat }
standing-moves = turno del jugador { $seat }: { $moves }
standing-points = puntos: { $points }
standing-draw = tablas
standing-won = gana el jugador { $seat }
standing-shared = victoria compartida de los jugadores { $seats }
standing-resigned = el jugador { $seat } abandona: { $result }
standing-time = el jugador { $seat } se ha quedado sin tiempo: { $result }
standing-failed = el jugador { $seat } no pudo seguir ({ $why }): { $result }
standing-after = (tras la jugada { $here } de { $last })
standing-paused = en pausa

# Lo que piensa un robot.
thousands = {"\u00A0"}
thought = valor: { $value }, línea { $line }, profundidad { $depth }, { $nodes } posiciones
thought-value = valor: { $value }, profundidad { $depth }
thought-nodes = { $nodes } posiciones
thought-hint = pista: { $move }
thought-thinking = pensando
thought-values = valores, profundidad { $depth }

# Al lado del tablero.
note-hand = jugador { $seat }: { $count } piezas
note-pile = pila: { $count }
note-drawn = robada:
note-score = { $houses } + { $land } tierra + { $taken } presas
note-komi = { $komi } komi
step-set-up = colocación
step-resigns = abandona
step-end = final

# Lo que se puede hacer.
screen-small = demasiado pequeño: como mínimo { $width }x{ $height }
screen-curtain = Jugador { $seat }, pulsa Intro para ver tus piezas
screen-enter = Intro juega { $move }
screen-enter-tab = Intro juega { $move } (Tab: una de { $count })
screen-keys = ? ayuda  ! pista  [ ] mirar  Ctrl-C acabar
screen-words = O escribe una jugada, o bien:
plain-words = Escribe una jugada, o bien:
key-enter = flechas, Intro
key-enter-does = elegir una jugada, hacerla
key-tab = Tab
key-tab-does = otra jugada en el mismo sitio
key-shift = Mayús-flechas
key-shift-does = desplazar el tablero
key-undo = Retroceso, Ctrl-Y
key-undo-does = deshacer, rehacer
key-look = [ ] Inicio Fin
key-look-does = mirar jugadas anteriores y posteriores
key-hint = !
key-hint-does = pista; otra vez: el cursor va a ella; Esc la acaba
key-space = Espacio
key-space-does = el robot juega ya; pausa, seguir
key-step = .
key-step-does = una jugada de un robot durante una pausa
key-help = ?
key-help-does = esta página
key-end = Ctrl-C
key-end-does = acabar; la partida se conserva

# Las palabras que se pueden escribir; son inglesas en todos los idiomas.
typed-hint = lo que jugaría el experto
typed-undo = deshace tu última jugada
typed-redo = la rehace
typed-back = mira la posición de una jugada antes
typed-forward = mira la posición de una jugada después
typed-now = hace jugar al robot enseguida
typed-pause = hace esperar a los robots y los relojes
typed-resume = los deja seguir, desde aquí
typed-step = deja hacer una jugada al robot durante una pausa
typed-moves = las jugadas que hay
typed-show = el tablero otra vez
typed-help = esta lista
typed-go = va a la posición tras la jugada 12; 0 es el inicio
typed-variation = va a lo que también se probó como última jugada
typed-level = cambia el robot: un nivel o un robot con opciones
typed-seat = sienta a una persona (person) o un robot
typed-values = muestra lo que valen las jugadas, o lo oculta
typed-pace = los robots entre ellos juegan cada 2 s
typed-save = guarda la partida en este archivo de ahora en adelante
typed-load = sigue una partida guardada
typed-resign = abandona la partida
typed-quit = acaba; una partida guardada se puede volver a abrir

# Lo que resultó.
said-plays = el jugador { $seat } juega { $move }
said-undone = deshecho
said-redone = rehecho
said-seated = sentado
said-paused = los robots y los relojes esperan; siguen con resume
said-resumed = los robots y los relojes siguen
said-pace = de acuerdo
said-level = el robot es ahora { $level }
said-saved = se guarda en { $file } de ahora en adelante
said-loaded = se ha abierto { $file }
said-kept = La partida está guardada: { $command }
said-dealt = Era { $spec }.
cannot-over = la partida se ha acabado: undo vuelve atrás
cannot-hint = una pista es para la persona que tiene que jugar
cannot-go = no hay ninguna jugada { $place }: la línea tiene { $count }
cannot-vary = no se probó nada más como última jugada
cannot-level = no juega ningún robot: sienta a uno con: seat 2 normal
cannot-alone = { $word } va sola
cannot-without = escribe { $word } con lo que quieres decir, por ejemplo: { $word } { $argument }

# Una partida juzgada después.
review-stopped = parado aquí
review-faultless = ningún error
review-mistakes = los mayores errores:
review-cost = { $move } del jugador { $seat } costó { $loss } %; se esperaba { $line }
review-best = mejor { $move }
review-loss = mejor { $move }, pérdida { $loss } %
review-open = la partida no se acabó

# Lo que la línea de órdenes rechaza o no puede hacer.
cli-no-experiment = No hay ningún experimento «{ $name }». Hay { $known }.
cli-not-an-option = «{ $word }» no es ninguna opción. Escribe --clave valor.
cli-no-value = A { $word } le falta un valor.
cli-no-format = El nombre «{ $name }» no acaba ni en .json ni en .sgf.
cli-no-format-flag = El nombre «{ $name }» no acaba ni en .json ni en .sgf. Indica { $flag } json o { $flag } sgf.
cli-no-game = { $name } contiene { $games } partidas. No hay partida { $number }.
cli-several-games = { $name } contiene { $games } partidas. Saca una con rusc convert --game, de la 1 a la { $games }.
cli-cannot-read = No se puede leer «{ $name }»: { $why }
cli-unreadable = { $name }: línea { $line }, columna { $column }: { $why }
cli-cannot-write = No se puede escribir «{ $name }»: { $why }
cli-exists = { $name } ya existe.
cli-taken = { $name } ya contiene algo. Para continuar una partida guardada, ábrela con load.
cli-not-empty = { $name } no está vacía. Las partidas se guardan en una carpeta propia.
cli-no-folder = Este sistema no tiene carpeta para las partidas guardadas. Usa { $flag }.
cli-not-for-terminals = Un terminal no lo puede mostrar. Indica un fichero con -o FICHERO.
cli-no-drawing = { $game } no tiene dibujo.
cli-no-connections = { $game } no tiene conexiones que mostrar.
cli-no-solver = Aún no hay solucionador para { $game }.
cli-no-seat = No hay asiento { $seat }. Los asientos van del 1 al { $seats }.
cli-many-seats = { $game } tiene { $seats } asientos, pero se han dado { $named }.
cli-fault = La partida terminó por un fallo del programa.
cli-over = La partida ha terminado: no hay ninguna jugada.
cli-gave-up = { $bot } no puede seguir: { $why }
cli-resigned = { $bot } se rinde.
cli-no-move = { $bot } no ha encontrado ninguna jugada.
expected-room = tantos megabytes como puede dar esta máquina
cli-no-address = La dirección { $address } no se puede usar: { $why }
cli-no-port = Todos los puertos del { $first } al { $last } están ocupados. Usa --addr.
expected-spec = una especificación (mira rusc games)
cli-bad-argument = { $argument } no vale: { $why }
cli-no-threads = «{ $text }» no es un número de hilos del 1 al { $most }.
cli-no-time = «{ $text }» no es un tiempo. Escribe 500ms, 2s, 1m o 1h.
cli-no-clock = Ningún reloj puede mostrar «{ $text }».
cli-not-painted = No se puede pintar la imagen: { $why }
cli-no-pixels = La imagen no tiene tamaño y no se puede pintar.

# Lo que un experimento no puede medir.
unmeasured-no-valgrind = No se puede ejecutar valgrind: { $why }
unmeasured-nothing-counted = valgrind no cuenta nada: { $report }
unmeasured-few-games = Hay muy pocos juegos para medir.
unmeasured-short-games = Ningún juego dura tanto. Pide menos jugadas.
unmeasured-refused = { $path } ha tenido por respuesta { $answer }.
unmeasured-no-events = Se ha acabado un flujo de eventos.
unmeasured-too-late = Una página no ha sabido a tiempo que se había jugado.
