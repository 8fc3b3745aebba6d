# Todas las páginas.
skip = Ir al contenido
navigation = Principal
settings = Ajustes
language = Idioma
theme = Tema
theme-system = Igual que el sistema
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
welcome-more = Juega contra robots que muestran lo que piensan, contra un amigo en la misma pantalla o, con un enlace, contra alguien que esté lejos.
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
open-more = Un archivo SGF o JSON, un enlace de HexWorld o el texto de una partida de Little Golem.
open-file = Archivo
open-text = Pegar como texto
open-button = Abrir

# Una partida nueva.
new-game = Partida nueva: { $game }
who-plays = Quién juega
options = Opciones
start = Empezar
sitter-person = Una persona aquí
sitter-bot = Robot, { $level }
sitter-link = Una persona, con un enlace
sitter-custom = Otro robot…
bot-spec = Robot, por ejemplo mcts
level-beginner = principiante
level-normal = normal
level-advanced = avanzado
level-expert = experto
drawn-by-lot = al azar
clock = Reloj
clock-kind = Tiempo para pensar
clock-none = Sin límite
clock-move = Por jugada
clock-total = Para toda la partida
clock-move-seconds = Segundos por jugada
clock-total-minutes = Minutos por jugador
clock-increment-seconds = Segundos añadidos por jugada
word-on = sí
word-off = no

# Una partida.
you = tú
awaited = Esperando a un invitado
invitation = Invitación
invitation-more = Envía este enlace. El asiento será de la primera persona que acepte.
invitation-renew = Enlace nuevo
invitation-withdraw = Jugar aquí este asiento
invited = Te invitan a una partida de { $game }
invited-seat = Tu asiento: { $seat }. Los relojes empiezan cuando todos los asientos están ocupados.
take-seat = Ocupar el asiento
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
queued-move = { $name } espera su turno para pensar: { $before ->
    [0] es el siguiente
    [one] hay una búsqueda antes
   *[other] hay { $before } búsquedas antes
}
queued-hint = La pista espera su turno: { $before ->
    [0] es la siguiente
    [one] hay una búsqueda antes
   *[other] hay { $before } búsquedas antes
}
queued-analysis = El análisis espera su turno: { $before ->
    [0] es el siguiente
    [one] hay una búsqueda antes
   *[other] hay { $before } búsquedas antes
}
try-again = Volver a intentarlo
watching = Estás de espectador
no-script = Sin JavaScript, escribe las jugadas debajo del tablero y vuelve a cargar la página para ver las respuestas.
move-now = Jugar ya
draw = Tablas
won-by = Gana { $name }
shared-by = Victoria compartida: { $names }
resigned = { $name } abandona
out-of-time = { $name } se ha quedado sin tiempo
failed = { $name } no ha podido seguir ({ $why })
again = Jugar otra vez
again-loser = Jugar otra vez, empieza quien ha perdido
moves = Jugadas
move = Jugada
start-position = Inicio
controls = Controles
do-undo = Deshacer
do-redo = Rehacer
do-hint = Pista
do-hint-stop = Dejar de buscar
do-resign = Abandonar
hint-wait = Buscando una pista
hint-take = Jugarla
demonstration = Demostración
pause = Pausa
resume = Reanudar
step = Una jugada
speed = Pausa entre jugadas
overlays = Mostrar en el tablero
waiting-insight = Calculando…
waiting-analysis = El análisis ha empezado. Los valores irán apareciendo…
waiting-start = Inicia el análisis para ver cuánto vale cada jugada.
waiting-over = La partida ha terminado aquí, así que no hay jugadas que analizar.
type-move = Escribir una jugada
mind = Lo que piensa el robot
mind-empty = Todavía no hay nada. Inicia el análisis o espera a que piense un robot.
mind-over = La partida ha terminado. Repásala para ver las posibilidades jugada a jugada.
analysis-start = Analizar
analysis-stop = Parar
expected = Línea prevista
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
graph = Probabilidad de ganar a lo largo de la partida
delete = Borrar esta partida…
delete-more = La partida y su resultado desaparecerán para siempre, también para los demás jugadores.
delete-yes = Borrar para siempre
copy-link = Copiar enlace a esta posición
pan-left = Izquierda
pan-right = Derecha
pan-up = Arriba
pan-down = Abajo
pan-centre = Verlo todo
zoom-in = Ampliar
zoom-out = Reducir

# Resultados, errores, acerca de.
you-page = Tú
you-named = Tu nombre aquí es { $name }.
you-code = Este es tu código de recuperación. Apúntalo ahora: no se volverá a mostrar.
you-keep = Conservar tu nombre
you-keep-more = Tus partidas pertenecen a este navegador. Con un nombre recibes también un código de recuperación, que te devuelve el nombre y las partidas en otro dispositivo. No hace falta ningún correo.
you-keep-do = Conservar el nombre
you-keep-again = Cambiar el nombre y el código
you-name = Nombre
you-recover = Recuperar tus partidas
you-recover-more = Escribe el código de recuperación que apuntaste. Las partidas que empezaste en este navegador sin él se quedan atrás.
you-recover-code = Código de recuperación
you-recover-do = Recuperarlas
you-passkey = Llave de acceso
you-passkey-more = Una llave de acceso en tu dispositivo o gestor de contraseñas hace lo mismo que el código, sin apuntar nada.
you-passkey-do = Crear una llave de acceso
you-enter-do = Usar una llave de acceso
you-drop = Borrarlo todo
you-drop-more = Borra para siempre tu nombre, tus resultados y todas las partidas que preparaste. En las que prepararon otros, abandonas y tu nombre se quita del asiento.
you-drop-sure = Lo tengo claro
you-drop-do = Borrar todo lo mío
results-none = Aún no hay resultados. Termina una partida contra un robot o por enlace y se contará aquí.
results-game = Juego
results-opponent = Contra
results-won = Ganadas
results-drawn = Empatadas
results-lost = Perdidas
fault-missing = Aquí no hay nada
fault-request = Esto no se puede hacer
fault-server = Algo ha salido mal
to-lobby = Volver a los juegos
about-title = Acerca de Rusc
about-rusc = Rusc, «colmena» en catalán, es un laboratorio de juegos de mesa: una sola biblioteca de búsqueda los juega, los analiza y los resuelve todos.
about-local = Funciona en tu propio ordenador y guarda en él todas las partidas. No se envía nada a ningún otro sitio.
about-sources = De dónde vienen los juegos
about-thanks = Gracias a
credit-pages = páginas
credit-languages = idiomas
credit-pictures = tableros en PNG
credit-font = letras de las imágenes PNG
credit-server = el servidor
credit-storage = almacenamiento de las partidas
credit-commands = la línea de comandos
credit-data = datos
about-licence = Rusc es software libre, con licencia MIT o Apache 2.0, la que prefieras.

# Una mano en un dispositivo compartido, otra posición que la actual, una revancha.
show-hand = Mostrar la mano de { $name }
back-to-match = Volver a la partida
to-rematch = Ir a la revancha

# Las reglas, paso a paso. Una línea en blanco empieza un párrafo.
rules-of = Cómo se juega: { $game }
rules-notation = Cómo se escriben las jugadas

# Cómo se repartieron las piezas ocultas.
deal-known = Este reparto se eligió con un número, así que no es secreto: cualquiera puede calcular todas las manos.
deal-sealed = El reparto está sellado
deal-opened = El reparto está abierto: compruébalo
deal-about = Las piezas se repartieron con 128 bits al azar que solo conoce el servidor. Este sello se hizo con ellos antes de la primera jugada; al final se muestran los bits, para que puedas comprobar que el reparto no ha cambiado.
deal-check = La orden de abajo escribe el sello que se mostraba desde la primera jugada, y «rusc show» con la misma especificación muestra el reparto.

# Cómo está la partida.
said-win = { $name } gana con seguridad
said-win-in = { $moves ->
    [one] { $name } gana en la próxima jugada
   *[other] { $name } gana en { $moves } jugadas
}
said-win-by = { $points ->
    [one] { $name } gana por { $points } punto
   *[other] { $name } gana por { $points } puntos
}
said-loss = { $name } ya no puede ganar
said-chance = { $chance } para { $name }
effort = { $depth ->
    [one] { $nodes } nodos explorados, una jugada de profundidad
   *[other] { $nodes } nodos explorados, { $depth } jugadas de profundidad
}
candidates = Jugadas consideradas, con su valor
mind-before = Lo que pensó { $name } antes de
mind-hidden = Lo que piensa un robot delataría su mano, así que se muestra al final.
graph-of = Probabilidad de ganar de { $name }

# La revisión de una partida.
review = Revisión
review-start = Revisar esta partida
review-again = Revisar otra vez
review-stop = Parar
review-progress = Jugada { $done } de { $all }
review-about = Un robot fuerte repasa cada jugada: tus probabilidades antes y después, y la jugada mejor.
review-none = No se ha encontrado ningún error.
review-all = Todas las jugadas
review-before = Antes
review-after = Después
review-better = Mejor
review-lost = Pérdida
review-show = Muéstramelo
review-retry = Volver a intentarlo

# A move entered while the bot thinks.
planned = Tu próxima jugada
planned-back = Retirarla
planned-about = Ya puedes indicar tu próxima jugada.

# The end of a game, and what asks first.
you-win = Has ganado
you-lose = Has perdido
you-draw = Tablas
again-other = El otro lado
share = Copiar un enlace
share-picture = Imagen
move-ends = Con esto termina la partida.
resign-sure = ¿Quieres abandonar esta partida?

# Keys.
keys = Teclas
keys-walk = Recorrer la partida hacia atrás y hacia delante
keys-ends = Ir al principio o al final
keys-tab = Ir al tablero y luego a los botones
keys-board = En el tablero: pasar de casilla en casilla
keys-play = Jugar en la casilla marcada
keys-turn = Girar la pieza elegida
keys-hint = Pedir una pista
keys-help = Esta página
keys-safe = Ninguna tecla abandona, borra ni termina nada.
walk = Recorrer la partida
walk-first = Primera posición
walk-back = Una jugada atrás
walk-on = Una jugada adelante
walk-last = Última posición

# Torneos de robots
tournaments = Torneos
tournaments-none = En este equipo aún no se ha jugado ningún torneo. Empieza uno desde un terminal:
tournament-bot = Robot
tournament-elo = Elo (95 %)
tournament-points = Puntos
tournament-complete = { $game }: se han jugado las { $games } partidas.
tournament-running = { $game }: { $games } partidas jugadas, { $percent } % hecho.

# El libro.
book = Aprender
book-title = El libro de estos juegos
book-about = Cómo jugar bien, por qué se cumplen los teoremas y cómo piensan los programas: cada figura la calcula el propio programa y cada posición se puede seguir jugando.
book-read = Leer el libro
book-chapters = Capítulos
book-steps = Pasos, uno al lado del otro
book-step-back = Paso anterior
book-play = Seguir desde aquí
book-try = Elige una jugada en el tablero.
book-right = Correcto: { $move }.
book-wrong = { $move } no es la mejor jugada. Prueba otra.
book-answer = Solución
tree-label = Un árbol de jugadas
tree-leaf = La hoja vale { $value }. Solo importan ya los valores entre { $alpha } y { $beta }.
tree-cut-min = MIN ya tiene { $value } aquí, y MAX tiene { $bound } en otra rama: las demás jugadas se podan.
tree-cut-max = MAX ya tiene { $value } aquí, y MIN tiene { $bound } en otra rama: las demás jugadas se podan.
tree-done = La raíz vale { $value }; ha bastado con { $leaves } de las { $all } hojas.
simulation-choose = Elegir. { $move } ha ganado { $wins } de { $visits } partidas: { $known }. Por haberse probado tan poco se le suma { $neglected }. En total, { $sum }, más que cualquier otra jugada.
simulation-grow = Crecer. { $move } aún no se ha probado aquí: se convierte en un nodo nuevo.
simulation-play = { $count ->
    [0] Aquí la partida ya ha acabado, y ha ganado { $name }.
    [one] Jugar hasta el final. Una jugada más al azar y gana { $name }.
   *[other] Jugar hasta el final. { $count } jugadas más al azar y gana { $name }.
}
simulation-play-draw = { $count ->
    [0] Aquí la partida ya ha acabado, y son tablas.
    [one] Jugar hasta el final. Una jugada más al azar y acaba en tablas.
   *[other] Jugar hasta el final. { $count } jugadas más al azar y acaba en tablas.
}
simulation-node = { $move } { $wins } de { $visits }
simulation-report = Anotar. Cada nodo del camino tiene una partida más, y los del ganador, una victoria más: { $nodes }. La raíz tiene { $all }.
deal-seen = Lo que ve { $name }. Todo lo demás está oculto.
deal-one = Reparto { $number }: una de las maneras en que puede estar lo demás. { $name } ve exactamente lo mismo.
decimal-mark = ,
