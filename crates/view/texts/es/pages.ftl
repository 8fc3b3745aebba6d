# Todas las páginas.
skip = Ir al contenido
navigation = Principal
settings = Ajustes
language = Idioma
theme = Tema
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
sound = Sonido
sound-on = Activado
sound-off = Desactivado
save = Guardar
copied = Enlace copiado.
offline = El servidor no responde. ¿Sigue en marcha?

# La primera página.
welcome-title = Juegos de mesa
welcome = Juegos de mesa en una colmena
welcome-more = Juega contra robots que muestran lo que piensan, contra un amigo en esta misma mesa o con alguien que está lejos a través de un enlace.
games = Juegos
play = Jugar
rules = Reglas
about = Acerca de
results = Resultados
unfinished = Seguir jugando
your-turn = Te toca
moves-count = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
open = Abrir una partida
open-more = Un archivo SGF o JSON que hayas guardado aquí o en otro sitio.
open-file = Archivo
open-text = Pegarlo como texto
open-button = Abrir

# Una partida nueva.
new-game = Partida nueva: { $game }
who-plays = Quién juega
options = Opciones
start = Empezar
sitter-person = Una persona aquí
sitter-bot = Robot, { $level }
sitter-link = Una persona con un enlace
sitter-custom = Otro robot…
bot-spec = Robot, por ejemplo mcts
level-beginner = principiante
level-normal = normal
level-expert = experto
drawn-by-lot = por sorteo
clock = Reloj
clock-kind = Tiempo para pensar
clock-none = El que quieras
clock-move = Por jugada
clock-total = Para toda la partida
clock-move-seconds = Segundos por jugada
clock-total-minutes = Minutos por jugador
clock-increment-seconds = Segundos añadidos por jugada
word-on = sí
word-off = no

# Una partida.
players = Jugadores
you = tú
awaited = Se espera a un invitado
invitation = Invitación
invitation-more = Envía este enlace: quien lo abra primero se sentará aquí.
copy = Copiar
points = Puntos
level = Nivel
name = Nombre
change = Cambiar
change-level = Cambiar el nivel
change-name = Cambiar el nombre
bot-of = Robot ({ $level })
turn-of = Turno: { $name }
thinks = { $name } está pensando
watching = Estás mirando
no-script = Sin JavaScript, escribe las jugadas debajo del tablero y vuelve a cargar la página para ver las respuestas.
move-now = Jugar ya
draw = Tablas
won-by = Gana { $name }
shared-by = Victoria compartida: { $names }
resigned = { $name } abandona
out-of-time = { $name } se ha quedado sin tiempo
failed = { $name } no pudo seguir ({ $why })
again = Otra vez
again-loser = Otra vez, empieza quien perdió
moves = Jugadas
move = Jugada
start-position = Inicio
controls = Controles
do-undo = Deshacer
do-redo = Rehacer
do-hint = Pista
do-hint-stop = Parar la pista
do-resign = Abandonar
hint-wait = Buscando una pista
hint-take = Jugarla
demonstration = Demostración
pause = Pausa
resume = Seguir
step = Una jugada
speed = Pausa entre jugadas
overlays = Mostrar en el tablero
waiting-insight = Se está calculando…
waiting-analysis = El análisis ha empezado. Los valores aparecerán a medida que los encuentre…
waiting-start = No se están valorando las jugadas. Empieza el análisis para ver cuánto valen.
waiting-over = Aquí la partida ha terminado y no queda ninguna jugada que valorar.
type-move = Escribir una jugada
mind = Lo que piensa el robot
mind-empty = Aún no se sabe nada. Empieza el análisis o espera a que un robot piense.
analysis-start = Analizar
analysis-stop = Parar
value = Opciones de ganar
depth = Profundidad
nodes = Posiciones
expected = Espera
percent = { $number } %
score-unknown = desconocido
proof-win = victoria segura
proof-win-in = { $moves ->
    [one] gana con la próxima jugada
   *[other] gana en { $moves } jugadas
}
proof-win-by = { $points ->
    [one] gana por { $points } punto
   *[other] gana por { $points } puntos
}
proof-loss = derrota segura
proof-loss-in = { $moves ->
    [one] pierde con la próxima jugada
   *[other] pierde en { $moves } jugadas
}
proof-loss-by = { $points ->
    [one] pierde por { $points } punto
   *[other] pierde por { $points } puntos
}
proof-draw = tablas seguras
graph = Opciones de ganar a lo largo de la partida
copy-link = Copiar enlace a esta posición
pan-left = Izquierda
pan-right = Derecha
pan-up = Arriba
pan-down = Abajo
pan-centre = Mostrarlo todo
zoom-in = Más grande
zoom-out = Más pequeño

# Resultados, errores, acerca de.
results-none = Aún no hay ninguna partida terminada.
results-game = Juego
results-opponent = Contra
results-won = Ganadas
results-drawn = Empatadas
results-lost = Perdidas
fault-missing = Aquí no hay nada
fault-request = Esto no se puede hacer
fault-server = Algo ha ido mal
to-lobby = A los juegos
about-title = Acerca de Rusc
about-rusc = Rusc, «colmena» en catalán, es un laboratorio de juegos de mesa: una sola biblioteca de búsqueda los juega, los analiza y los resuelve todos.
about-local = Funciona en tu propio ordenador y guarda allí todas las partidas. No se envía nada a ninguna parte.
about-sources = De dónde vienen los juegos
about-thanks = Con nuestro agradecimiento a
credit-pages = páginas
credit-languages = idiomas
credit-pictures = tableros en PNG
credit-font = letras de las imágenes PNG
credit-server = el servidor
credit-storage = donde se guardan las partidas
credit-commands = la línea de órdenes
credit-data = datos
about-licence = Rusc es software libre con licencia MIT o Apache 2.0, como prefieras.

# A hand at a shared device, a position apart from its match, a rematch.
show-hand = Mostrar la mano de { $name }
back-to-match = Volver a la partida
to-rematch = Ir a la revancha

# Las reglas, paso a paso. Una línea en blanco empieza un párrafo.
rules-of = Cómo se juega: { $game }
rules-notation = Cómo se escriben las jugadas
