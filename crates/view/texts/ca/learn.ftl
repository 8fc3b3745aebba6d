# Problemes.
puzzles = Problemes
puzzles-more = Posicions amb una sola jugada guanyadora. Busca-la al tauler; si t’equivoques, ho pots tornar a provar.
puzzles-count = { $count ->
    [one] { $count } problema en tres nivells
   *[other] { $count } problemes en tres nivells
}
puzzles-solve = Resol-los
puzzles-of = Problemes: { $game }
puzzles-grades = El nivell diu quant ha de pensar un robot abans de veure la jugada.
puzzles-own = Els teus errors
puzzles-own-none = Demana que es revisi una de les teves partides i aquí t’esperaran les jugades que podies haver fet millor.
puzzles-own-move = Jugada { $number }
puzzle-number = { $game }, problema { $number }
puzzle-daily = Problema del dia
puzzle-task = Juga { $name }. Només una jugada guanya: quina?
puzzle-task-points = Juga { $name }. Una jugada acaba amb més punts que cap altra: quina?
puzzle-right = Molt bé!
puzzle-only = cap altra jugada no guanya.
puzzle-only-points = cap altra jugada no fa tants punts.
puzzle-effort = Un robot necessita unes { $playouts } partides de prova per veure-la.
puzzle-streak = Dies seguits:
puzzle-next = Problema següent
puzzle-show = Ensenya-me-la
puzzle-all = Tots els problemes d’aquest joc
puzzle-go-on = Continua contra el robot
puzzle-mistake = Aquesta vegada, millor
puzzle-made = A la teva partida vas jugar
puzzle-lost = Et va costar un { $chance } de possibilitats de guanyar.
puzzle-mend = Juga { $name }. Què hauria estat millor?
puzzle-better = és el que recomana la revisió.
puzzle-from = La partida sencera
grade-easy = Fàcil
grade-medium = Mitjà
grade-hard = Difícil
problem-not-the-move = { $name } no guanya. Torna-t’ho a mirar.
problem-not-the-most = Hi ha una jugada que fa més punts que { $name }. Torna-t’ho a mirar.
problem-not-the-review = La revisió va trobar una jugada millor. Torna-t’ho a mirar.
problem-not-the-step = Aquí s’hi pot jugar, però aquest pas demana una altra jugada. Torna-ho a provar.
puzzle-malformed = «{ $line }» no és un problema. S’espera nivell, esforç, joc, resposta i jugades.
no-puzzles-solver = { $game } no té solucionador, de manera que no se’n pot demostrar cap posició.
no-script-exercise = El tauler d’aquesta pàgina necessita JavaScript.

# Tutorials.
learn = Aprèn
learn-more = Cinc passos curts al tauler per a cada joc, de la primera jugada a la primera victòria.
learn-steps = Primers passos al tauler
learn-begin = Comença
learn-step = pas { $number } de { $count }
learn-next = Pas següent
learn-skip = Salta aquest pas
learn-play = Juga la primera partida
learn-offer = És el primer cop que vens? Aprèn un joc en cinc passos curts:
learn-dismiss = No, gràcies
