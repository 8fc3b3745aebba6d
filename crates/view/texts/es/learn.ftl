# Problemas.
puzzles = Problemas
puzzles-more = Posiciones con una única jugada ganadora. Búscala en el tablero; si fallas, puedes volver a intentarlo.
puzzles-count = { $count ->
    [one] { $count } problema en tres niveles
   *[other] { $count } problemas en tres niveles
}
puzzles-solve = Resolver
puzzles-of = Problemas: { $game }
puzzles-grades = El nivel indica cuánto tiene que pensar un robot antes de ver la jugada.
puzzles-own = Tus propios errores
puzzles-own-none = Pide que se revise una de tus partidas y aquí te esperarán las jugadas que podías haber mejorado.
puzzles-own-move = Jugada { $number }
puzzle-number = { $game }, problema { $number }
puzzle-daily = Problema del día
puzzle-task = Juega { $name }. Solo una jugada gana: ¿cuál?
puzzle-task-points = Juega { $name }. Una jugada acaba con más puntos que cualquier otra: ¿cuál?
puzzle-right = ¡Correcto!
puzzle-only = ninguna otra jugada gana.
puzzle-only-points = ninguna otra jugada consigue tantos puntos.
puzzle-effort = Un robot necesita unas { $playouts } partidas de prueba para verla.
puzzle-streak = Días seguidos:
puzzle-next = Problema siguiente
puzzle-show = Enséñamela
puzzle-all = Todos los problemas de este juego
puzzle-go-on = Seguir jugando contra el robot
puzzle-mistake = Esta vez, mejor
puzzle-made = En tu partida jugaste
puzzle-lost = Te costó un { $chance } de probabilidad de ganar.
puzzle-mend = Juega { $name }. ¿Qué habría sido mejor?
puzzle-better = es lo que recomienda la revisión.
puzzle-from = La partida entera
grade-easy = Fácil
grade-medium = Intermedio
grade-hard = Difícil
problem-not-the-move = { $name } no gana. Vuelve a mirar.
problem-not-the-most = Hay una jugada que consigue más puntos que { $name }. Vuelve a mirar.
problem-not-the-review = La revisión encontró algo mejor. Vuelve a mirar.
problem-not-the-step = Ahí se puede jugar, pero este paso pide otra jugada. Inténtalo de nuevo.
puzzle-malformed = «{ $line }» no es un problema. Se espera nivel, esfuerzo, juego, respuesta y jugadas.
no-puzzles-solver = { $game } no tiene solucionador, así que no se puede demostrar nada sobre sus posiciones.
no-script-exercise = El tablero de esta página necesita JavaScript.

# Tutoriales.
learn = Aprender
learn-more = Cinco pasos cortos en el tablero para cada juego, desde la primera jugada hasta tu primera victoria.
learn-steps = Primeros pasos en el tablero
learn-begin = Empezar
learn-step = paso { $number } de { $count }
learn-next = Paso siguiente
learn-skip = Saltar este paso
learn-play = Juega tu primera partida
learn-offer = ¿Es tu primera vez? Aprende un juego en cinco pasos cortos:
learn-dismiss = No, gracias
