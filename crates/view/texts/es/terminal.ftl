# Estado de una partida, en el terminal y en la línea de comandos.
player = jugador { $seat }
standing-turn = turno del jugador { $seat }
standing-moves = turno del jugador { $seat }: { $moves }
standing-points = puntos: { $points }
standing-draw = tablas
standing-won = gana el jugador { $seat }
standing-shared = victoria compartida de los jugadores { $seats }
standing-resigned = el jugador { $seat } abandona: { $result }
standing-time = el jugador { $seat } se ha quedado sin tiempo: { $result }
standing-failed = el jugador { $seat } no ha podido seguir ({ $why }): { $result }
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
note-pile = montón: { $count }
note-drawn = robada:
note-score = { $houses } + { $land } tierra + { $taken } capturas
note-komi = { $komi } komi
step-set-up = posición
step-resigns = abandona
step-end = final

# Teclas y avisos.
screen-small = demasiado pequeño: mínimo { $width }x{ $height }
screen-curtain = Jugador { $seat }, pulsa Intro para ver tus piezas
screen-enter = Intro juega { $move }
screen-enter-tab = Intro juega { $move } (Tab: una de { $count })
screen-keys = ? ayuda  ! pista  [ ] mirar  Ctrl-C salir
screen-words = O escribe una jugada, o bien:
plain-words = Escribe una jugada, o bien:
key-enter = flechas, Intro
key-enter-does = elegir una jugada y hacerla
key-tab = Tab
key-tab-does = otra jugada en el mismo sitio
key-shift = Mayús-flechas
key-shift-does = desplazar el tablero
key-undo = Retroceso, Ctrl-Y
key-undo-does = deshacer, rehacer
key-look = [ ] Inicio Fin
key-look-does = ver jugadas anteriores y posteriores
key-hint = !
key-hint-does = pista; otra vez: el cursor va a ella; Esc: parar
key-space = Espacio
key-space-does = el robot juega ya; pausa, reanudar
key-step = .
key-step-does = una jugada del robot durante la pausa
key-help = ?
key-help-does = esta página
key-end = Ctrl-C
key-end-does = salir; la partida queda guardada

# Los comandos que se pueden escribir; están en inglés en todos los idiomas.
typed-hint = lo que jugaría el experto
typed-undo = deshace tu última jugada
typed-redo = la rehace
typed-back = muestra la posición una jugada antes
typed-forward = muestra la posición una jugada después
typed-now = hace que el robot juegue ya
typed-pause = pone en pausa los robots y los relojes
typed-resume = sigue desde la posición que se ve
typed-step = el robot hace una jugada durante la pausa
typed-moves = muestra las jugadas posibles
typed-show = vuelve a mostrar el tablero
typed-help = muestra esta lista
typed-go = va a la posición tras la jugada 12; 0 es el inicio
typed-variation = va a otra jugada probada en lugar de la última
typed-level = cambia el robot: un nivel o una especificación
typed-seat = pone a una persona (person) o un robot en un asiento
typed-values = muestra u oculta el valor de las jugadas
typed-pace = entre robots, una jugada cada 2 s
typed-save = guarda la partida en este archivo a partir de ahora
typed-load = continúa una partida guardada
typed-resign = abandona la partida
typed-quit = sale; una partida guardada se puede volver a abrir

# Respuestas a lo que se escribe.
said-plays = el jugador { $seat } juega { $move }
said-undone = deshecho
said-redone = rehecho
said-seated = jugador cambiado
said-paused = en pausa; escribe resume para seguir
said-resumed = los robots y los relojes están en marcha
said-pace = ritmo cambiado
said-level = el robot es ahora { $level }
said-saved = a partir de ahora se guarda en { $file }
said-loaded = se ha abierto { $file }
said-kept = La partida está guardada. Para continuarla: { $command }
said-dealt = Era { $spec }.
cannot-over = la partida ha terminado; escribe undo para volver atrás
cannot-hint = solo puede pedir una pista quien tiene el turno
cannot-go = no existe la jugada { $place }: la línea tiene { $count }
cannot-vary = no se probó ninguna otra jugada en lugar de la última
cannot-level = no juega ningún robot; escribe por ejemplo: seat 2 normal
cannot-alone = escribe { $word } sin nada detrás
cannot-without = a { $word } le falta algo, por ejemplo: { $word } { $argument }

# Revisión de una partida.
review-stopped = interrumpido aquí
review-faultless = sin errores
review-mistakes = los mayores errores:
review-cost = { $move } del jugador { $seat } perdió un { $loss } %; se esperaba { $line }
review-best = mejor: { $move }
review-loss = mejor: { $move }, pérdida: { $loss } %
review-open = la partida no llegó al final

# Errores de la línea de comandos.
cli-no-experiment = No existe el experimento «{ $name }». Los experimentos son { $known }.
cli-not-an-option = «{ $word }» no es una opción. Escribe --clave valor.
cli-no-value = A { $word } le falta un valor.
cli-no-format = El nombre «{ $name }» no acaba ni en .json ni en .sgf.
cli-no-format-flag = El nombre «{ $name }» no acaba ni en .json ni en .sgf. Usa { $flag } json o { $flag } sgf.
cli-no-game = { $name } tiene { $games } partidas, así que no existe la partida { $number }.
cli-several-games = { $name } tiene { $games } partidas. Extrae una con rusc convert --game, de la 1 a la { $games }.
cli-cannot-read = No se puede leer «{ $name }»: { $why }
cli-unreadable = { $name }: línea { $line }, columna { $column }: { $why }
cli-cannot-write = No se puede escribir «{ $name }»: { $why }
cli-exists = { $name } ya existe.
cli-taken = { $name } ya tiene contenido. Para continuar una partida guardada, ábrela con load.
cli-no-folder = Este sistema no tiene carpeta para las partidas guardadas. Usa { $flag }.
cli-not-for-terminals = Esto no se puede mostrar en un terminal. Indica un archivo con -o ARCHIVO.
cli-no-drawing = No hay ningún dibujo de { $game }.
cli-no-connections = { $game } no tiene conexiones que mostrar.
cli-no-solver = Todavía no hay ningún solucionador para { $game }.
cli-no-map = { $game } no tiene mapa de jugadas. Quita --svg y lee los valores con --json.
cli-kept-other = «{ $name }» guarda lo demostrado sobre { $theirs }, no sobre { $ours }. Indica otro archivo.
cli-not-kept = «{ $name }» no empieza como un archivo de «rusc solve --keep». Indica otro archivo.
cli-kept-damaged = «{ $name }», línea { $line }: esta línea está dañada. Bórrala para seguir con las demás.
cli-kept-busy = Otro proceso está usando «{ $name }».
cli-not-a-proof = «{ $name }» no es una demostración: su primera línea debe ser «rusc-proof 1» y un juego.
cli-not-proven = «{ $name }» no demuestra nada. { $why }
cli-no-seat = No existe el asiento { $seat }. Los asientos van del 1 al { $seats }.
cli-many-seats = { $game } tiene { $seats } asientos, pero se han indicado { $named }.
cli-fault = La partida terminó por un error del programa.
cli-over = La partida ha terminado: no hay ninguna jugada.
cli-gave-up = { $bot } no puede seguir: { $why }
cli-resigned = { $bot } abandona.
cli-no-move = { $bot } no ha encontrado ninguna jugada.
expected-room = no más megabytes de los que tiene libres esta máquina
cli-no-address = La dirección { $address } no se puede usar: { $why }
cli-no-port = Todos los puertos del { $first } al { $last } están ocupados. Usa --addr.
expected-spec = una especificación (mira rusc games)
cli-no-public-url = «{ $text }» no es la dirección de un servidor. Escribe https:// y un nombre de servidor, sin ruta.
cli-no-proxy = «{ $text }» no es ni una dirección como 127.0.0.1 ni una red como 10.0.0.0/8.
cli-no-level = «{ $text }» no es un nivel de registro. Escribe off, error, warn, info o debug.
cli-no-days = «{ $text }» no es un número de días. Escribe 90d.
cli-damaged = Partidas que no se pueden leer: { $damaged } de { $matches }. Problemas de la base de datos: { $problems }. «rusc restore ARCHIVO» vuelve a una copia de seguridad.
cli-not-a-game = «{ $text }» no es una partida: escribe las doce letras de su dirección, como las muestra «rusc admin list».
cli-not-a-visitor = «{ $text }» no es un visitante: escribe las diez letras que muestra «rusc admin list» o, para vetar, también una dirección o una red.
cli-no-saved-game = No existe la partida { $id }.
cli-saved-game-over = La partida { $id } ya ha terminado.
cli-bad-argument = { $argument } no es válido: { $why }
cli-no-threads = «{ $text }» no es un número de hilos de 1 a { $most }.
cli-no-time = «{ $text }» no es un tiempo. Escribe 500ms, 2s, 1m o 1h.
cli-no-sprt = «{ $text }» no es una prueba secuencial. Escribe ELO0,ELO1 o ELO0,ELO1,ALFA,BETA, como 0,10 o 0,10,0.05,0.05, con ELO0 menor que ELO1, y ALFA y BETA mayores que 0 y menores que 1 en total.
cli-sprt-seats = Una prueba secuencial compara dos robots, pero hay { $bots }.
cli-no-processor-clock = Este sistema no mide el tiempo de procesador de un hilo. Usa --time.
cli-external-clock = No se puede medir el tiempo de procesador de { $bot }: es un programa externo. Usa --time.
cli-no-tournament-name = «{ $text }» no sirve como nombre de torneo: usa letras, cifras, - y _, 60 como máximo.
cli-broker-solve = Los trabajadores resuelven las jugadas de una en una: usa --all con un juego, sin --keep ni --proof.
cli-no-clock = «{ $text }» es un tiempo demasiado corto o demasiado largo para un reloj.
cli-not-painted = No se puede generar la imagen: { $why }
cli-no-pixels = La imagen no tiene tamaño y no se puede generar.

# Por qué falló una medición.
unmeasured-no-valgrind = No se puede ejecutar valgrind: { $why }
unmeasured-nothing-counted = El informe de valgrind no tiene ningún recuento: { $report }
unmeasured-few-games = Hay demasiado pocos juegos para hacer la medición.
unmeasured-short-games = Ningún juego tiene tantas jugadas. Pide menos.
unmeasured-refused = La respuesta a { $path } fue { $answer }.
unmeasured-not-started = No se ha podido iniciar el servidor. Ha dicho: { $line }
unmeasured-broken = { $count ->
    [one] Una cifra no cumple su límite.
   *[other] { $count } cifras no cumplen sus límites.
}
unmeasured-no-events = Ha terminado un flujo de eventos.
unmeasured-too-late = Una página no recibió a tiempo una jugada.
