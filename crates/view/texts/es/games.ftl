# Una partida nueva, tal como la piensa la gente.
new-game-link = Otras opciones…
play-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
opponent = Rival
opponent-here = Un amigo, aquí mismo
opponent-link = Un amigo, con un enlace
opponent-bots = Solo robots
opponent-bot = Otro robot…
begins = Quién empieza
begins-me = Yo
begins-other = El rival
begins-lot = A suertes
player-name = Tu nombre
player-friend = El nombre de tu amigo
player-nameless = sin nombre
board = Tablero
board-other = Otro tamaño…
options-more = Más opciones

# Todas las partidas.
archive = Mis partidas
archive-all-games = Todas tus partidas
archive-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
archive-nothing = Todavía no hay ninguna. Empieza una desde la primera página o elige otro filtro.
archive-game = Juego
archive-rival = Contra
archive-finish = Resultado
archive-all = Todo
archive-show = Mostrar
archive-first = Volver a las últimas
archive-next = Partidas anteriores
archive-keep = Llévate tus partidas
archive-keep-more = Un archivo zip con todas las partidas en SGF y JSON. Puedes volver a cargarlo aquí o en otro Rusc; las partidas que ya están aquí se quedan como están.
archive-download = Descargarlas todas
archive-download-part = Descargar el archivo { $part } de { $parts }
archive-take = Cargar un archivo
archive-taken = { $count ->
    [0] Nada nuevo: todas estas partidas ya están aquí.
    [one] Se ha cargado una partida.
   *[other] Se han cargado { $count } partidas.
}
rival-beginner = Robot principiante
rival-normal = Robot normal
rival-advanced = Robot avanzado
rival-expert = Robot experto
rival-bot = Otros robots
rival-person = Otras personas
rival-here = Amigos, aquí mismo
rival-bots = Robots entre ellos
finish-open = Sin terminar
finish-won = Ganadas
finish-lost = Perdidas
finish-drawn = Empatadas
finish-over = Terminadas, sin jugar en ningún bando

# Comentarios, marcas y flechas.
notes = Comentario
notes-write = Escribir un comentario
notes-change = Cambiar el comentario
notes-comment = Comentario sobre esta posición
notes-marks = Marcas y flechas
notes-about = Elige una marca y haz clic en una casilla; si lo repites, se quita. Una flecha necesita dos casillas.
notes-done = Volver a la partida
mark-circle = Círculo
mark-triangle = Triángulo
mark-square = Cuadrado
mark-cross = Cruz
mark-arrow = Flecha

# Preparar una posición.
editor = Preparar una posición: { $game }
editor-link = Preparar una posición…
editor-from = Cambiar esta posición
editor-about = Elige un color y haz clic en las casillas. Luego juega desde ahí o analízala.
editor-put = Lo que pone un clic
editor-empty = Vacía
editor-turn = Le toca a:
editor-play = Jugar desde aquí
editor-analyse = Analizar

# Otra persona, con un enlace.
invitation-near = Solo este ordenador puede abrir este enlace.
invitation-far = Para que entren otros de tu red, para Rusc, arráncalo con esta orden y abre la dirección que escribe. Para todo internet, pon delante un servidor web como proxy y da su dirección con --public-url.
invitation-qr = Código QR para un móvil
taken = Este asiento está ocupado
taken-more = Alguien ha sido más rápido. Puedes ver la partida, jugada a jugada.
taken-watch = Ver la partida
taken-own = Empezar una partida propia
do-undo-ask = Pedir que se deshaga
undo-asks = { $name } querría retirar la última jugada.
undo-asked = Has pedido retirar tu última jugada.
undo-allow = De acuerdo
undo-refuse = No
undo-withdraw = Mejor no
rematch = Revancha, cambiando de lado
chat = Chat
chat-there = { $name } está aquí
chat-away = { $name } no está
chat-nobody = Todavía no se ha sentado nadie enfrente
chat-line = Di algo
chat-send = Enviar
chat-off = Desactivar el chat
chat-on = Activar el chat
chat-is-off = Has desactivado el chat. Aquí nadie puede escribir.
chat-other-off = { $name } ha desactivado el chat.
