# Estat d’una partida, al terminal i a la línia d’ordres.
player = jugador { $seat }
standing-turn = torn del jugador { $seat }
standing-moves = torn del jugador { $seat }: { $moves }
standing-points = punts: { $points }
standing-draw = taules
standing-won = guanya el jugador { $seat }
standing-shared = victòria compartida dels jugadors { $seats }
standing-resigned = el jugador { $seat } abandona: { $result }
standing-time = el jugador { $seat } s’ha quedat sense temps: { $result }
standing-failed = el jugador { $seat } no ha pogut continuar ({ $why }): { $result }
standing-after = (després de la jugada { $here } de { $last })
standing-paused = en pausa

# Què pensa un robot.
thousands = {"\u00A0"}
thought = valor: { $value }, línia { $line }, profunditat { $depth }, { $nodes } posicions
thought-value = valor: { $value }, profunditat { $depth }
thought-nodes = { $nodes } posicions
thought-hint = pista: { $move }
thought-thinking = pensant
thought-values = valors, profunditat { $depth }

# Al costat del tauler.
note-hand = jugador { $seat }: { $count } peces
note-pile = pila: { $count }
note-drawn = robada:
note-score = { $houses } + { $land } terra + { $taken } captures
note-komi = { $komi } komi
step-set-up = posició
step-resigns = abandona
step-end = final

# Tecles i avisos.
screen-small = massa petit: mínim { $width }x{ $height }
screen-curtain = Jugador { $seat }, prem Retorn per veure les teves peces
screen-enter = Retorn juga { $move }
screen-enter-tab = Retorn juga { $move } (Tab: una de { $count })
screen-keys = ? ajuda  ! pista  [ ] mira  Ctrl-C surt
screen-words = O escriu una jugada, o bé:
plain-words = Escriu una jugada, o bé:
key-enter = fletxes, Retorn
key-enter-does = tria una jugada i fes-la
key-tab = Tab
key-tab-does = una altra jugada al mateix lloc
key-shift = Maj-fletxes
key-shift-does = desplaça el tauler
key-undo = Retrocés, Ctrl-Y
key-undo-does = desfés, refés
key-look = [ ] Inici Fi
key-look-does = mira jugades anteriors i posteriors
key-hint = !
key-hint-does = pista; un altre cop: el cursor hi va; Esc: atura
key-space = Espai
key-space-does = el robot juga ja; pausa, continua
key-step = .
key-step-does = una jugada del robot durant la pausa
key-help = ?
key-help-does = aquesta pàgina
key-end = Ctrl-C
key-end-does = surt; la partida queda desada

# Les ordres que es poden escriure; són en anglès en tots els idiomes.
typed-hint = què jugaria l’expert
typed-undo = desfà la teva última jugada
typed-redo = la refà
typed-back = mostra la posició una jugada abans
typed-forward = mostra la posició una jugada després
typed-now = fa que el robot jugui ja
typed-pause = posa en pausa els robots i els rellotges
typed-resume = continua des de la posició que es veu
typed-step = el robot fa una jugada durant la pausa
typed-moves = mostra les jugades possibles
typed-show = torna a mostrar el tauler
typed-help = mostra aquesta llista
typed-go = va a la posició després de la jugada 12; 0 és l’inici
typed-variation = va a una altra jugada provada en lloc de l’última
typed-level = canvia el robot: un nivell o una especificació
typed-seat = posa una persona (person) o un robot en un seient
typed-values = mostra o amaga el valor de les jugades
typed-pace = entre robots, una jugada cada 2 s
typed-save = desa la partida en aquest fitxer a partir d’ara
typed-load = continua una partida desada
typed-resign = abandona la partida
typed-quit = surt; una partida desada es pot tornar a obrir

# Respostes al que s’escriu.
said-plays = el jugador { $seat } juga { $move }
said-undone = desfet
said-redone = refet
said-seated = jugador canviat
said-paused = en pausa; escriu resume per continuar
said-resumed = els robots i els rellotges estan en marxa
said-pace = ritme canviat
said-level = ara el robot és { $level }
said-saved = a partir d’ara es desa a { $file }
said-loaded = s’ha obert { $file }
said-kept = La partida està desada. Per continuar-la: { $command }
said-dealt = Era { $spec }.
cannot-over = la partida s’ha acabat; escriu undo per tornar enrere
cannot-hint = només pot demanar una pista qui té el torn
cannot-go = no existeix la jugada { $place }: la línia en té { $count }
cannot-vary = no s’ha provat cap altra jugada en lloc de l’última
cannot-level = no juga cap robot; escriu per exemple: seat 2 normal
cannot-alone = escriu { $word } sense res al darrere
cannot-without = a { $word } li falta alguna cosa, per exemple: { $word } { $argument }

# Revisió d’una partida.
review-stopped = interromput aquí
review-faultless = sense errors
review-mistakes = els errors més grans:
review-cost = { $move } del jugador { $seat } va perdre un { $loss } %; s’esperava { $line }
review-best = millor: { $move }
review-loss = millor: { $move }, pèrdua: { $loss } %
review-open = la partida no va arribar al final

# Errors de la línia d’ordres.
cli-no-experiment = No existeix l’experiment «{ $name }». Els experiments són { $known }.
cli-not-an-option = «{ $word }» no és cap opció. Escriu --clau valor.
cli-no-value = A { $word } li falta un valor.
cli-no-format = El nom «{ $name }» no acaba ni en .json ni en .sgf.
cli-no-format-flag = El nom «{ $name }» no acaba ni en .json ni en .sgf. Fes servir { $flag } json o { $flag } sgf.
cli-no-game = { $name } té { $games } partides, i per tant no existeix la partida { $number }.
cli-several-games = { $name } té { $games } partides. Extreu-ne una amb rusc convert --game, de la 1 a la { $games }.
cli-cannot-read = No es pot llegir «{ $name }»: { $why }
cli-unreadable = { $name }: línia { $line }, columna { $column }: { $why }
cli-cannot-write = No es pot escriure «{ $name }»: { $why }
cli-exists = { $name } ja existeix.
cli-taken = { $name } ja té contingut. Per continuar una partida desada, obre-la amb load.
cli-no-folder = Aquest sistema no té cap carpeta per a les partides desades. Fes servir { $flag }.
cli-not-for-terminals = Això no es pot mostrar en un terminal. Indica un fitxer amb -o FITXER.
cli-no-drawing = No hi ha cap dibuix de { $game }.
cli-no-connections = { $game } no té connexions per mostrar.
cli-no-solver = Encara no hi ha cap solucionador per a { $game }.
cli-no-map = { $game } no té mapa de jugades. Treu --svg i llegeix els valors amb --json.
cli-kept-other = «{ $name }» desa el que s’ha demostrat sobre { $theirs }, no sobre { $ours }. Indica un altre fitxer.
cli-not-kept = «{ $name }» no comença com un fitxer de «rusc solve --keep». Indica un altre fitxer.
cli-kept-damaged = «{ $name }», línia { $line }: aquesta línia està malmesa. Esborra-la per continuar amb les altres.
cli-kept-busy = Un altre procés fa servir «{ $name }».
cli-not-a-proof = «{ $name }» no és una demostració: la primera línia ha de ser «rusc-proof 1» i un joc.
cli-not-proven = «{ $name }» no demostra res. { $why }
cli-no-seat = No existeix el seient { $seat }. Els seients van de l’1 al { $seats }.
cli-many-seats = { $game } té { $seats } seients, però se n’han indicat { $named }.
cli-fault = La partida s’ha acabat per un error del programa.
cli-over = La partida s’ha acabat: no hi ha cap jugada.
cli-gave-up = { $bot } no pot continuar: { $why }
cli-resigned = { $bot } abandona.
cli-no-move = { $bot } no ha trobat cap jugada.
expected-room = no més megabytes dels que té lliures aquesta màquina
cli-no-address = L’adreça { $address } no es pot fer servir: { $why }
cli-no-port = Tots els ports del { $first } al { $last } estan ocupats. Fes servir --addr.
expected-spec = una especificació (mira rusc games)
cli-no-public-url = «{ $text }» no és l’adreça d’un servidor. Escriu https:// i un nom de servidor, sense camí.
cli-no-proxy = «{ $text }» no és ni una adreça com ara 127.0.0.1 ni una xarxa com ara 10.0.0.0/8.
cli-no-level = «{ $text }» no és un nivell de registre. Escriu off, error, warn, info o debug.
cli-no-days = «{ $text }» no és un nombre de dies. Escriu 90d.
cli-damaged = Partides que no es poden llegir: { $damaged } de { $matches }. Problemes de la base de dades: { $problems }. «rusc restore FITXER» torna a una còpia de seguretat.
cli-not-a-game = «{ $text }» no és una partida: escriu les dotze lletres de la seva adreça, com les mostra «rusc admin list».
cli-not-a-visitor = «{ $text }» no és un visitant: escriu les deu lletres que mostra «rusc admin list» o, per vetar, també una adreça o una xarxa.
cli-no-saved-game = No existeix la partida { $id }.
cli-saved-game-over = La partida { $id } ja s’ha acabat.
cli-bad-argument = { $argument } no és vàlid: { $why }
cli-no-threads = «{ $text }» no és un nombre de fils d’1 a { $most }.
cli-no-time = «{ $text }» no és un temps. Escriu 500ms, 2s, 1m o 1h.
cli-no-sprt = «{ $text }» no és una prova seqüencial. Escriu ELO0,ELO1 o ELO0,ELO1,ALFA,BETA, com ara 0,10 o 0,10,0.05,0.05, amb ELO0 més petit que ELO1, i ALFA i BETA més grans que 0 i menors que 1 en total.
cli-sprt-seats = Una prova seqüencial compara dos robots, però n’hi ha { $bots }.
cli-no-processor-clock = Aquest sistema no mesura el temps de processador d’un fil. Fes servir --time.
cli-external-clock = No es pot mesurar el temps de processador de { $bot }: és un programa extern. Fes servir --time.
cli-no-tournament-name = «{ $text }» no serveix com a nom de torneig: fes servir lletres, xifres, - i _, 60 com a màxim.
cli-broker-solve = Els treballadors resolen les jugades d’una en una: fes servir --all amb un joc, sense --keep ni --proof.
cli-no-clock = «{ $text }» és un temps massa curt o massa llarg per a un rellotge.
cli-not-painted = No es pot generar la imatge: { $why }
cli-no-pixels = La imatge no té mida i no es pot generar.

# Per què ha fallat una mesura.
unmeasured-no-valgrind = No es pot executar valgrind: { $why }
unmeasured-nothing-counted = L’informe de valgrind no té cap recompte: { $report }
unmeasured-few-games = Hi ha massa pocs jocs per fer la mesura.
unmeasured-short-games = Cap joc no té tantes jugades. Demana’n menys.
unmeasured-refused = La resposta a { $path } ha estat { $answer }.
unmeasured-not-started = No s’ha pogut engegar el servidor. Ha dit: { $line }
unmeasured-broken = { $count ->
    [one] Una xifra no compleix el seu límit.
   *[other] { $count } xifres no compleixen els seus límits.
}
unmeasured-no-events = S’ha acabat un flux d’esdeveniments.
unmeasured-too-late = Una pàgina no ha rebut a temps una jugada.
