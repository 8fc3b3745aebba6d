# Com està una partida, al terminal i a la línia d’ordres.
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
note-score = { $houses } + { $land } terra + { $taken } preses
note-komi = { $komi } komi
step-set-up = col·locació
step-resigns = abandona
step-end = final

# Què es pot fer.
screen-small = massa petit: com a mínim { $width }x{ $height }
screen-curtain = Jugador { $seat }, prem Retorn per veure les teves peces
screen-enter = Retorn juga { $move }
screen-enter-tab = Retorn juga { $move } (Tab: una de { $count })
screen-keys = ? ajuda  ! pista  [ ] mira  Ctrl-C acaba
screen-words = O escriu una jugada, o bé:
plain-words = Escriu una jugada, o bé:
key-enter = fletxes, Retorn
key-enter-does = tria una jugada, fes-la
key-tab = Tab
key-tab-does = una altra jugada al mateix lloc
key-shift = Maj-fletxes
key-shift-does = desplaça el tauler
key-undo = Retrocés, Ctrl-Y
key-undo-does = desfés, refés
key-look = [ ] Inici Fi
key-look-does = mira jugades anteriors i posteriors
key-hint = !
key-hint-does = pista; un altre cop: el cursor hi va; Esc l’acaba
key-space = Espai
key-space-does = el robot juga ja; pausa, continua
key-step = .
key-step-does = una jugada d’un robot durant una pausa
key-help = ?
key-help-does = aquesta pàgina
key-end = Ctrl-C
key-end-does = acaba; la partida es conserva

# Les paraules que es poden escriure; són en anglès en tots els idiomes.
typed-hint = què jugaria l’expert
typed-undo = desfà la teva última jugada
typed-redo = la refà
typed-back = mira la posició d’una jugada abans
typed-forward = mira la posició d’una jugada després
typed-now = fa jugar el robot de seguida
typed-pause = fa esperar els robots i els rellotges
typed-resume = els deixa continuar, des d’aquí
typed-step = deixa fer una jugada al robot durant una pausa
typed-moves = les jugades que hi ha
typed-show = el tauler un altre cop
typed-help = aquesta llista
typed-go = va a la posició després de la jugada 12; 0 és l’inici
typed-variation = va al que també s’ha provat com a última jugada
typed-level = canvia el robot: un nivell o un robot amb opcions
typed-seat = hi asseu una persona (person) o un robot
typed-values = mostra què valen les jugades, o ho amaga
typed-pace = els robots entre ells juguen cada 2 s
typed-save = desa la partida en aquest fitxer d’ara endavant
typed-load = continua una partida desada
typed-resign = abandona la partida
typed-quit = acaba; una partida desada es pot tornar a obrir

# Què n’ha sortit.
said-plays = el jugador { $seat } juga { $move }
said-undone = desfet
said-redone = refet
said-seated = assegut
said-paused = els robots i els rellotges esperen; continuen amb resume
said-resumed = els robots i els rellotges continuen
said-pace = d’acord
said-level = el robot és ara { $level }
said-saved = es desa a { $file } d’ara endavant
said-loaded = s’ha obert { $file }
said-kept = La partida està desada: { $command }
said-dealt = Era { $spec }.
cannot-over = la partida s’ha acabat: undo torna enrere
cannot-hint = una pista és per a la persona que ha de jugar
cannot-go = no hi ha cap jugada { $place }: la línia en té { $count }
cannot-vary = no s’ha provat res més com a última jugada
cannot-level = no juga cap robot: asseu-ne un amb: seat 2 normal
cannot-alone = { $word } va sol
cannot-without = escriu { $word } amb el que vols dir, per exemple: { $word } { $argument }

# Una partida jutjada després.
review-stopped = aturat aquí
review-faultless = cap error
review-mistakes = els errors més grans:
review-cost = { $move } del jugador { $seat } va costar { $loss } %; s’esperava { $line }
review-best = millor { $move }
review-loss = millor { $move }, pèrdua { $loss } %
review-open = la partida no es va acabar

# El que la línia d’ordres rebutja o no pot fer.
cli-no-experiment = No hi ha cap experiment «{ $name }». Hi ha { $known }.
cli-not-an-option = «{ $word }» no és cap opció. Escriu --clau valor.
cli-no-value = A { $word } li falta un valor.
cli-no-format = El nom «{ $name }» no acaba ni en .json ni en .sgf.
cli-no-format-flag = El nom «{ $name }» no acaba ni en .json ni en .sgf. Digues { $flag } json o { $flag } sgf.
cli-no-game = { $name } conté { $games } partides. No hi ha la partida { $number }.
cli-several-games = { $name } conté { $games } partides. Treu-ne una amb rusc convert --game, de l’1 a la { $games }.
cli-cannot-read = No es pot llegir «{ $name }»: { $why }
cli-unreadable = { $name }: línia { $line }, columna { $column }: { $why }
cli-cannot-write = No es pot escriure «{ $name }»: { $why }
cli-exists = { $name } ja existeix.
cli-taken = { $name } ja conté alguna cosa. Per continuar una partida desada, obre-la amb load.
cli-not-empty = { $name } no és buida. Les partides es desen en una carpeta pròpia.
cli-no-folder = Aquest sistema no té cap carpeta per a les partides desades. Fes servir { $flag }.
cli-not-for-terminals = Un terminal no ho pot mostrar. Digues un fitxer amb -o FITXER.
cli-no-drawing = { $game } no té cap dibuix.
cli-no-connections = { $game } no té connexions per mostrar.
cli-no-solver = Encara no hi ha cap solucionador per a { $game }.
cli-no-seat = No hi ha el seient { $seat }. Els seients van de l’1 al { $seats }.
cli-many-seats = { $game } té { $seats } seients, però se n’han donat { $named }.
cli-fault = La partida s’ha acabat per un error del programa.
cli-over = La partida s’ha acabat: no hi ha cap jugada.
cli-gave-up = { $bot } no pot continuar: { $why }
cli-resigned = { $bot } abandona.
cli-no-move = { $bot } no ha trobat cap jugada.
expected-room = tants megabytes com pot donar aquesta màquina
cli-no-address = L’adreça { $address } no es pot fer servir: { $why }
cli-no-port = Tots els ports del { $first } al { $last } estan ocupats. Fes servir --addr.
expected-spec = una especificació (mira rusc games)
cli-bad-argument = { $argument } no val: { $why }
cli-no-threads = «{ $text }» no és un nombre de fils de l’1 al { $most }.
cli-no-time = «{ $text }» no és un temps. Escriu 500ms, 2s, 1m o 1h.
cli-no-clock = Cap rellotge no pot mostrar «{ $text }».
cli-not-painted = No es pot pintar la imatge: { $why }
cli-no-pixels = La imatge no té mida i no es pot pintar.

# El que un experiment no pot mesurar.
unmeasured-no-valgrind = No es pot executar valgrind: { $why }
unmeasured-nothing-counted = valgrind no compta res: { $report }
unmeasured-few-games = Hi ha massa pocs jocs per mesurar.
unmeasured-short-games = Cap joc no dura tant. Demana menys jugades.
unmeasured-refused = { $path } ha tingut per resposta { $answer }.
unmeasured-no-events = S’ha acabat un flux d’esdeveniments.
unmeasured-too-late = Una pàgina no ha sabut a temps que s’havia jugat.
