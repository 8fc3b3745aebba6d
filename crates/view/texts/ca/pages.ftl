# Totes les pàgines.
skip = Ves al contingut
navigation = Principal
settings = Configuració
language = Idioma
theme = Tema
theme-system = Igual que el sistema
theme-light = Clar
theme-dark = Fosc
sound = So
sound-on = Activat
sound-off = Desactivat
save = Desa
copied = Enllaç copiat.
offline = El servidor no respon. Encara està en marxa?

# La primera pàgina.
welcome-title = Jocs de tauler
welcome = Jocs de tauler en un sol rusc
welcome-more = Juga contra robots que ensenyen què pensen, contra un amic a la mateixa pantalla o, amb un enllaç, contra algú que sigui lluny.
games = Jocs
play = Juga
rules = Regles
about = Quant a
results = Resultats
unfinished = Continua jugant
your-turn = Et toca a tu
moves-count = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugades
}
open = Obre una partida
open-more = Un fitxer SGF o JSON, un enllaç de HexWorld o el text d’una partida de Little Golem.
open-file = Fitxer
open-text = Enganxa com a text
open-button = Obre

# Una partida nova.
new-game = Partida nova: { $game }
who-plays = Qui juga
options = Opcions
start = Comença
sitter-person = Una persona aquí
sitter-bot = Robot, { $level }
sitter-link = Una persona, amb un enllaç
sitter-custom = Un altre robot…
bot-spec = Robot, per exemple mcts
level-beginner = principiant
level-normal = normal
level-advanced = avançat
level-expert = expert
drawn-by-lot = a l’atzar
clock = Rellotge
clock-kind = Temps per pensar
clock-none = Sense límit
clock-move = Per jugada
clock-total = Per a tota la partida
clock-move-seconds = Segons per jugada
clock-total-minutes = Minuts per jugador
clock-increment-seconds = Segons afegits per jugada
word-on = sí
word-off = no

# Una partida.
you = tu
awaited = Esperant un convidat
invitation = Invitació
invitation-more = Envia aquest enllaç. El seient serà de la primera persona que accepti.
invitation-renew = Enllaç nou
invitation-withdraw = Juga aquí aquest seient
invited = Et conviden a una partida de { $game }
invited-seat = El teu seient: { $seat }. Els rellotges comencen quan tots els seients estan ocupats.
take-seat = Ocupa el seient
copy = Copia
points = Punts
level = Nivell
name = Nom
change = Canvia
change-level = Canvia el nivell
change-name = Canvia el nom
bot-of = Robot ({ $level })
turn-of = Torn: { $name }
thinks = { $name } està pensant
queued-move = { $name } espera el seu torn per pensar: { $before ->
    [0] és el següent
    [one] hi ha una cerca abans
   *[other] hi ha { $before } cerques abans
}
queued-hint = La pista espera el seu torn: { $before ->
    [0] és la següent
    [one] hi ha una cerca abans
   *[other] hi ha { $before } cerques abans
}
queued-analysis = L’anàlisi espera el seu torn: { $before ->
    [0] és la següent
    [one] hi ha una cerca abans
   *[other] hi ha { $before } cerques abans
}
try-again = Torna-ho a provar
watching = Fas d’espectador
no-script = Sense JavaScript, escriu les jugades sota el tauler i torna a carregar la pàgina per veure les respostes.
move-now = Juga ara
draw = Taules
won-by = Guanya { $name }
shared-by = Victòria compartida: { $names }
resigned = { $name } abandona
out-of-time = { $name } s’ha quedat sense temps
failed = { $name } no ha pogut continuar ({ $why })
again = Torna a jugar
again-loser = Torna a jugar, comença qui ha perdut
moves = Jugades
move = Jugada
start-position = Inici
controls = Controls
do-undo = Desfés
do-redo = Refés
do-hint = Pista
do-hint-stop = Deixa de buscar
do-resign = Abandona
hint-wait = S’està buscant una pista
hint-take = Juga-la
demonstration = Demostració
pause = Pausa
resume = Continua
step = Una jugada
speed = Pausa entre jugades
overlays = Mostra al tauler
waiting-insight = S’està calculant…
waiting-analysis = L’anàlisi ha començat. Els valors aniran sortint…
waiting-start = Inicia l’anàlisi per veure què val cada jugada.
waiting-over = La partida s’ha acabat aquí, i no hi ha jugades per analitzar.
type-move = Escriu una jugada
mind = Què pensa el robot
mind-empty = Encara no hi ha res. Inicia l’anàlisi o espera que pensi un robot.
mind-over = La partida s’ha acabat. Repassa-la per veure les possibilitats jugada a jugada.
analysis-start = Analitza
analysis-stop = Atura
expected = Línia prevista
percent = { $number } %
score-unknown = desconegut
proof-win = victòria segura
proof-win-in = { $moves ->
    [one] guanya amb la pròxima jugada
   *[other] guanya en { $moves } jugades
}
proof-win-by = { $points ->
    [one] guanya per { $points } punt
   *[other] guanya per { $points } punts
}
proof-loss = derrota segura
proof-loss-in = { $moves ->
    [one] perd amb la pròxima jugada
   *[other] perd en { $moves } jugades
}
proof-loss-by = { $points ->
    [one] perd per { $points } punt
   *[other] perd per { $points } punts
}
proof-draw = taules segures
graph = Probabilitat de guanyar al llarg de la partida
delete = Esborra aquesta partida…
delete-more = La partida i el seu resultat desapareixeran per sempre, també per als altres jugadors.
delete-yes = Esborra per sempre
copy-link = Copia l’enllaç a aquesta posició
pan-left = Esquerra
pan-right = Dreta
pan-up = Amunt
pan-down = Avall
pan-centre = Mostra-ho tot
zoom-in = Amplia
zoom-out = Redueix

# Resultats, errors, quant a.
you-page = Tu
you-named = El teu nom aquí és { $name }.
you-code = Aquest és el teu codi de recuperació. Apunta’l ara: no es tornarà a mostrar.
you-keep = Conserva el teu nom
you-keep-more = Les teves partides pertanyen a aquest navegador. Amb un nom reps també un codi de recuperació, que et torna el nom i les partides en un altre dispositiu. No cal cap correu.
you-keep-do = Conserva el nom
you-keep-again = Canvia el nom i el codi
you-name = Nom
you-recover = Recupera les teves partides
you-recover-more = Escriu el codi de recuperació que vas apuntar. Les partides que has començat en aquest navegador sense el codi es queden enrere.
you-recover-code = Codi de recuperació
you-recover-do = Recupera-les
you-passkey = Clau d’accés
you-passkey-more = Una clau d’accés al teu dispositiu o gestor de contrasenyes fa el mateix que el codi, sense apuntar res.
you-passkey-do = Crea una clau d’accés
you-enter-do = Fes servir una clau d’accés
you-drop = Esborra-ho tot
you-drop-more = Esborra per sempre el teu nom, els teus resultats i totes les partides que has preparat. En les que han preparat altres, abandones i el teu nom es treu del seient.
you-drop-sure = N’estic segur
you-drop-do = Esborra tot el que és meu
results-none = Encara no hi ha resultats. Acaba una partida contra un robot o per enllaç i es comptarà aquí.
results-game = Joc
results-opponent = Contra
results-won = Guanyades
results-drawn = Empatades
results-lost = Perdudes
fault-missing = Aquí no hi ha res
fault-request = Això no es pot fer
fault-server = Alguna cosa ha anat malament
to-lobby = Torna als jocs
about-title = Quant a Rusc
about-rusc = Rusc és un laboratori de jocs de tauler: una sola biblioteca de cerca els juga, els analitza i els resol tots.
about-local = Funciona al teu ordinador i hi desa totes les partides. No s’envia res enlloc més.
about-sources = D’on venen els jocs
about-thanks = Gràcies a
credit-pages = pàgines
credit-languages = idiomes
credit-pictures = taulers en PNG
credit-font = lletres de les imatges PNG
credit-server = el servidor
credit-storage = emmagatzematge de les partides
credit-commands = la línia d’ordres
credit-data = dades
about-licence = Rusc és programari lliure, amb llicència MIT o Apache 2.0, la que prefereixis.

# Una mà en un dispositiu compartit, una altra posició que l’actual, una revenja.
show-hand = Mostra la mà de { $name }
back-to-match = Torna a la partida
to-rematch = Ves a la revenja

# Les regles, pas a pas. Una línia en blanc comença un paràgraf.
rules-of = Com s’hi juga: { $game }
rules-notation = Com s’escriuen les jugades

# Com es van repartir les peces amagades.
deal-known = Aquest repartiment es va triar amb un número, de manera que no és secret: tothom pot calcular totes les mans.
deal-sealed = El repartiment està segellat
deal-opened = El repartiment està obert: comprova’l
deal-about = Les peces es van repartir amb 128 bits a l’atzar que només coneix el servidor. Aquest segell es va fer amb ells abans de la primera jugada; al final es mostren els bits, perquè puguis comprovar que el repartiment no ha canviat.
deal-check = L’ordre de sota escriu el segell que es mostrava des de la primera jugada, i «rusc show» amb la mateixa especificació mostra el repartiment.

# Com està la partida.
said-win = { $name } guanya amb seguretat
said-win-in = { $moves ->
    [one] { $name } guanya a la pròxima jugada
   *[other] { $name } guanya en { $moves } jugades
}
said-win-by = { $points ->
    [one] { $name } guanya per { $points } punt
   *[other] { $name } guanya per { $points } punts
}
said-loss = { $name } ja no pot guanyar
said-chance = { $chance } per a { $name }
effort = { $depth ->
    [one] { $nodes } nodes explorats, una jugada de profunditat
   *[other] { $nodes } nodes explorats, { $depth } jugades de profunditat
}
candidates = Jugades considerades, amb el seu valor
mind-before = El que pensava { $name } abans de
mind-hidden = El que pensa un robot delataria la seva mà, i per això es mostra al final.
graph-of = Probabilitat de guanyar de { $name }

# La revisió d’una partida.
review = Revisió
review-start = Revisa aquesta partida
review-again = Revisa-la un altre cop
review-stop = Atura
review-progress = Jugada { $done } de { $all }
review-about = Un robot fort repassa cada jugada: les teves probabilitats abans i després, i la jugada millor.
review-none = No s’ha trobat cap error.
review-all = Totes les jugades
review-before = Abans
review-after = Després
review-better = Millor
review-lost = Pèrdua
review-show = Mostra-m’ho
review-retry = Torna-ho a provar

# A move entered while the bot thinks.
planned = La teva pròxima jugada
planned-back = Retira-la
planned-about = Ja pots indicar la teva pròxima jugada.

# The end of a game, and what asks first.
you-win = Has guanyat
you-lose = Has perdut
you-draw = Taules
again-other = L’altre costat
share = Copia un enllaç
share-picture = Imatge
move-ends = Amb això s’acaba la partida.
resign-sure = Vols abandonar aquesta partida?

# Keys.
keys = Tecles
keys-walk = Recórrer la partida endavant i endarrere
keys-ends = Anar al principi o al final
keys-tab = Anar al tauler i després als botons
keys-board = Al tauler: passar de casella en casella
keys-play = Jugar a la casella marcada
keys-turn = Girar la peça triada
keys-hint = Demanar una pista
keys-help = Aquesta pàgina
keys-safe = Cap tecla no abandona, esborra ni acaba res.
walk = Recórrer la partida
walk-first = Primera posició
walk-back = Una jugada enrere
walk-on = Una jugada endavant
walk-last = Última posició

# Tornejos de robots
tournaments = Tornejos
tournaments-none = En aquest equip encara no s’ha jugat cap torneig. Comença’n un des d’un terminal:
tournament-bot = Robot
tournament-elo = Elo (95 %)
tournament-points = Punts
tournament-complete = { $game }: s’han jugat les { $games } partides.
tournament-running = { $game }: { $games } partides jugades, { $percent } % fet.

# El llibre.
book = Aprèn
book-title = El llibre d’aquests jocs
book-about = Com jugar bé, per què es compleixen els teoremes i com pensen els programes: cada figura la calcula el mateix programa i cada posició es pot continuar jugant.
book-read = Llegeix el llibre
book-chapters = Capítols
book-steps = Passos, l’un al costat de l’altre
book-step-back = Pas anterior
book-play = Continua des d’aquí
book-try = Tria una jugada al tauler.
book-right = Correcte: { $move }.
book-wrong = { $move } no és la millor jugada. Prova’n una altra.
book-answer = Solució
tree-label = Un arbre de jugades
tree-leaf = La fulla val { $value }. Ja només importen els valors entre { $alpha } i { $beta }.
tree-cut-min = MIN ja té { $value } aquí, i MAX té { $bound } en una altra branca: les altres jugades queden podades.
tree-cut-max = MAX ja té { $value } aquí, i MIN té { $bound } en una altra branca: les altres jugades queden podades.
tree-done = L’arrel val { $value }; n’hi ha hagut prou amb { $leaves } de les { $all } fulles.
simulation-choose = Triar. { $move } ha guanyat { $wins } de { $visits } partides: { $known }. Per haver-se provat tan poc s’hi suma { $neglected }. En total, { $sum }, més que cap altra jugada.
simulation-grow = Créixer. { $move } encara no s’ha provat aquí: es converteix en un node nou.
simulation-play = { $count ->
    [0] Aquí la partida ja s’ha acabat, i ha guanyat { $name }.
    [one] Jugar fins al final. Una jugada més a l’atzar i guanya { $name }.
   *[other] Jugar fins al final. { $count } jugades més a l’atzar i guanya { $name }.
}
simulation-play-draw = { $count ->
    [0] Aquí la partida ja s’ha acabat, i són taules.
    [one] Jugar fins al final. Una jugada més a l’atzar i acaba en taules.
   *[other] Jugar fins al final. { $count } jugades més a l’atzar i acaba en taules.
}
simulation-node = { $move } { $wins } de { $visits }
simulation-report = Anotar. Cada node del camí té una partida més, i els del guanyador, una victòria més: { $nodes }. L’arrel en té { $all }.
deal-seen = El que veu { $name }. Tota la resta és oculta.
deal-one = Repartiment { $number }: una de les maneres com pot estar la resta. { $name } veu exactament el mateix.
decimal-mark = ,
