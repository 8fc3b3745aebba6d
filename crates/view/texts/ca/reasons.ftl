# Per què no s’accepta una cosa: frases senceres que diuen què cal fer.
reason-quoted = { $words }

# Jugades.
refused-over = La partida s’ha acabat.
refused-unknown = «{ $text }» no és cap jugada. { $expected }
refused-not-a-move = «{ $text }» no és cap jugada.
refused-illegal = { $why }
moves-unplayable = Jugada { $number }, al caràcter { $place } de «{ $list }»: { $why }
set-up-not-here = En aquest joc no es poden preparar posicions: s’han de jugar.
set-up-no-cell = «{ $cell }» no és cap casella del tauler.
set-up-no-seat = No hi ha cap jugador { $seat }.
set-up-impossible = Aquesta posició no es pot preparar: { $why }

# Per què un robot perd una partida que no s’ha acabat, entre parèntesis darrere del nom.
forfeit-nothing = no ha fet cap jugada
forfeit-illegal = ha jugat «{ $text }»: { $why }
forfeit-panicked = ha tingut un error intern
forfeit-unexplained = sense motiu conegut

bot-crashed = El robot ha fallat. Ho tornarà a provar.
bot-no-thread = La màquina no té cap fil lliure per al robot. Ho tornarà a provar.
problem-crowded = Hi ha massa cerques en espera. Torna-ho a provar d’aquí a un moment.
problem-set-aside = Rusc es va aturar de cop mentre pensava en aquesta partida, de manera que els robots esperen el teu permís per continuar.
problem-many-pages = Hi ha massa pàgines obertes. Tanca’n algunes.
problem-many-matches = Es guarden { $most } partides com a màxim per visitant. Esborra’n algunes.
problem-long-match = Aquesta partida ja té totes les jugades i comentaris que es poden guardar ({ $most }).
problem-no-space = Aquí ja no hi caben més partides.

# Especificacions de jocs i robots.
spec-no-name = A «{ $spec }» hi falta el nom. Escriu nom, nom:valor o nom:clau=valor,clau.
spec-no-item = Falta una opció al caràcter { $place } de «{ $spec }». Escriu nom, nom:valor o nom:clau=valor,clau.
spec-no-key = Falta una clau al caràcter { $place } de «{ $spec }». Escriu nom, nom:valor o nom:clau=valor,clau.
spec-no-value = Falta un valor al caràcter { $place } de «{ $spec }». Escriu nom, nom:valor o nom:clau=valor,clau.
spec-unknown-game = No hi ha cap joc «{ $name }». Els jocs són { $known }.
spec-unknown-bot = No hi ha cap robot «{ $name }». Els robots són { $known }.
spec-takes-nothing = { $name } no té opcions i no admet «{ $key }».
spec-unknown-key = { $name } no té l’opció «{ $key }». Les opcions són { $known }.
spec-bad-value = { $name }: { $key } no pot ser «{ $value }». S’espera { $expected }.
spec-twice = { $name }: { $key } surt dues vegades. Treu-ne una.
expected-words = una d’aquestes paraules: { $words }
expected-number = un nombre de { $least } a { $most }
expected-number-or-words = un nombre de { $least } a { $most } o una d’aquestes paraules: { $words }
expected-file = el nom d’un fitxer
expected-files = noms de fitxers separats per comes
expected-sizes = mides de tauler separades per comes
expected-seed = un número, o 32 dígits hexadecimals
no-file-to-read = No es pot llegir «{ $name }»: aquí no hi ha fitxers.
no-file-to-write = No es pot escriure «{ $name }»: aquí no hi ha fitxers.

# Resolució exacta.
unsolved-interrupted = No hi ha hagut temps de resoldre-la. De moment: { $so_far }
unsolved-too-large = Aquesta posició no es pot resoldre: { $why }
unsolved-keeps-nothing = El solucionador d’aquest joc no desa res. Treu --keep.
unsolved-not-kept = No es pot fer servir el que s’havia demostrat abans. { $why }
unsolved-no-proofs = El solucionador d’aquest joc no escriu demostracions. Treu --proof.
unsolved-not-proven = No hi ha demostració d’aquesta posició. { $why }
unverified-line = Línia { $line }: { $why }
unverified-no-proofs = No hi ha demostracions de { $game } per comprovar.

# Partides.
refused-turn = És el torn del jugador { $seat }.
refused-bot = El jugador { $seat } és un robot.
refused-no-seat = No hi ha cap jugador { $seat }.
refused-late = La partida ha avançat. Torna a mirar el tauler.
refused-no-node = En aquesta partida no existeix la jugada número { $node }.
refused-undo = No hi ha res per desfer.
refused-redo = No hi ha res per refer.
refused-revealed = Això no es pot desfer, perquè ha revelat una cosa amagada.
refused-future = Aquí no es pot provar cap altra jugada, perquè les següents van revelar una cosa amagada.
refused-hidden = Això revelaria informació amagada. Torna-ho a provar quan s’acabi la partida.
refused-no-bot = Ara no li toca a cap robot.
refused-pace = No s’admeten { $seconds } segons. Tria entre 0 i 60 segons per jugada.
refused-no-mark = En aquest tauler no es pot marcar «{ $cells }».
refused-many-marks = Aquí no hi caben més marques: { $most } com a màxim.
refused-long-comment = El comentari és massa llarg. Escriu { $most } caràcters com a màxim.
refused-not-kept = La jugada no s’ha pogut desar: { $why }
refused-elsewhere = Un altre programa ha continuat aquesta partida. Torna-la a carregar.

# Partides desades.
read-place = Línia { $line }, columna { $column }: { $problem }
read-rules = { $why }
read-not-utf8 = Això no és UTF-8, i el JSON ho ha de ser.
read-cut = El text s’acaba massa aviat ({ $detail }).
read-not-json = Això no és JSON ({ $detail }).
read-field = Aquest no és el format d’una partida desada ({ $detail }).
read-format = El format és «{ $found }», però el d’una partida desada és «{ $expected }».
read-version = La versió { $version } del format no és compatible; la més nova que s’admet és la { $newest }.
read-no-nodes = La llista de nodes és buida, i ha de tenir com a mínim l’inici de la partida.
read-played-at-start = A l’inici es pot preparar una posició, però no jugar-hi.
read-start-has-parent = El primer node és l’inici i no pot tenir pare.
read-late-parent = El pare del node { $node } és el node { $parent }, que no va abans.
read-two-actions = Un node té una jugada, un set_up o un final, però mai més d’un.
read-children = Els fills del node { $node } han de ser { $children }, en qualsevol ordre.
read-no-seat = No hi ha cap seient { $seat }: van de l’1 al { $count }.
read-too-long = Hi ha més de { $most } nodes.
read-no-game = Aquí no comença cap partida. Una partida comença amb (;
read-address = Una adreça sola no es pot obrir des d’aquí. Enganxa la partida mateixa: el seu SGF o la seva llista de jugades.
read-not-a-game = S’esperava una partida, que comença amb (;, però hi ha «{ $sign }».
read-games = S’esperava una partida, però n’hi ha { $count }: la segona comença aquí.
read-open-game = Aquesta partida no està tancada: hi falta un ) al final.
read-empty-variation = Una variant comença amb un node: (;
read-late-node = Hi ha un node després d’una variant: ha d’anar abans o entre ( ).
read-stray-bracket = Hi ha un ] fora d’un valor. Dins d’un valor, escriu-lo com a \].
read-stray = S’esperava un node, una variant o el final de la partida, però hi ha «{ $sign }».
read-not-a-property = «{ $name }» no és cap propietat: el nom s’escriu amb majúscules.
read-no-value = { $name } necessita un valor entre claudàtors: { $name }[…]
read-open-value = Aquest valor no està tancat: hi falta un ].
read-twice = { $name } només pot sortir una vegada aquí.
read-sgf-version = «{ $version }» no és cap versió de l’SGF: van de la 1 a la 4.
read-other-game = GM[{ $number }] és un altre joc. Els jocs coneguts són { $known }.
read-no-number = Hi falta GM. Els jocs coneguts són { $known }.
read-not-square = El tauler és de { $columns }x{ $rows }, però només s’admeten taulers quadrats.
read-not-a-size = «{ $size }» no és cap mida: escriu SZ[{ $usual }].
read-other-size = { $spec } no correspon al tauler de mida { $size } que indica SZ.
read-not-a-colour = «{ $colour }» no és cap color: escriu B o W.
read-not-a-number = «{ $number }» no és cap nombre.
read-wrapped = { $name } necessita la paraula node (al primer node, també match), un nom i els valors.
replay-seats = { $spec } té { $seats } seients, però el nombre de jugadors és { $sitters }.
replay-node = Node { $node }: { $why }
write-game = L’SGF no serveix per a { $spec }, que té mans amagades o no és per a dos. Fes servir JSON.
write-swap-in-place = En SGF no es pot escriure un canvi que deixa la pedra al seu lloc. Fes servir JSON.
htp-not-a-response = «{ $text }» no és cap resposta: hauria de començar amb = o ?

# Textos.
texts-language = «{ $name }» no és cap codi de llengua, com ara ca.
texts-syntax = No es pot llegir { $file }: { $why }

# Programes externs com a robots, entre parèntesis darrere del nom: què ha fallat.
expected-command = un programa i els seus arguments; posa "entre cometes" els que tinguin espais
expected-startable = un programa que es pugui engegar ({ $words })
expected-startable-empty = un programa que es pugui engegar (l’ordre és buida)
program-refused = no ha acceptat «{ $command }»: { $words }
program-illegal = ha respost «{ $text }»: { $why }
program-not-started = no s’ha pogut tornar a engegar amb «{ $command }»: { $why }
program-resigned = ha abandonat
program-ended = s’ha acabat ({ $status }) després de l’ordre «{ $command }»
program-complained = s’ha acabat ({ $status }) després de l’ordre «{ $command }»; l’últim missatge: { $words }
program-silent = no ha respost a «{ $command }» en { $seconds } s
program-nonsense = ha donat una resposta no vàlida a «{ $command }»: { $why }
program-endless = la resposta a «{ $command }» no s’acaba mai
program-stopped = s’ha interromput

# Partides entre robots.
forfeit-bot = { $bot }: { $why }
plan-seats = { $game } té { $seats } seients, però hi ha { $bots } robots. Indica’n un per a cada seient.
plan-over = La partida ja s’ha acabat després d’aquestes jugades.
plan-openings = { $openings } jugades a l’atzar són massa per començar una partida. Fes-ne servir { $most } com a màxim.
plan-no-openings = La llista d’obertures és buida.
plan-opening-over = La partida ja s’ha acabat després de l’obertura «{ $opening }».
log-not-empty = { $folder } no és buida. Tria una carpeta nova o continua amb --resume l’enfrontament que hi ha.
log-no-match = { $folder } no té cap enfrontament per continuar: hi falta { $file }.
log-busy = Un altre procés està jugant l’enfrontament de { $folder }.
log-differs = L’enfrontament de { $folder } és un altre. { $what } allà: { $theirs }; demanat: { $ours }.
log-no-plan = { $file } no és el pla d’un enfrontament: { $why }
log-unreadable = { $file }: línia { $line }, columna { $column }: { $why }
log-foreign = { $file }: línia { $line }: Aquesta partida no és d’aquest enfrontament.
log-system = No es pot llegir ni escriure «{ $file }»: { $why }
games-unreadable = { $file }: línia { $line }, columna { $column }: { $why }
games-other = { $file }: La partida { $number } no és d’Hex des d’un tauler buit.
kept-games-unreadable = { $file }: La línia { $line } no és una partida desada per rusc learn hex-network.
job-program = { $bot } és un programa extern, i aquest treballador no n’executa. Permet-ho amb --programs.
job-no-solver = No hi ha cap solucionador per a { $game }.
tournament-few-bots = Un torneig de { $game } necessita com a mínim { $seats } robots, però n’hi ha { $bots }.
tournament-twice = { $bot } surt dues vegades.
tournament-many-meetings = Triar { $seats } de { $bots } robots de totes les maneres dona { $meetings } enfrontaments, més de { $most }. Fes servir el format "swiss".
tournament-sprt-seats = Una prova seqüencial compara dos robots, però { $game } té { $seats } seients.
tournament-no-sprt = sprt necessita dues diferències d’Elo diferents, primer la més petita, i taxes d’error positives que sumin menys d’1.
tournament-foreign = El resultat de { $job } no és d’aquest estudi.
solving-over = La partida ja s’ha acabat després d’aquestes jugades.
solving-ends = La jugada { $name } acaba la partida. Resol aquesta posició sense --broker.
solving-failed = No s’ha pogut resoldre la jugada { $name }: { $why }
fleet-busy = Un altre procés està treballant amb { $file }.
fleet-differs = { $file } guarda un altre estudi: no coincideix { $what }. Indica un altre fitxer amb --store.
fleet-no-study = { $file } no guarda cap estudi d’aquest programa: { $why }
fleet-system = No es pot llegir ni escriure «{ $file }» ({ $why }). El que s’havia desat fins ara es conserva.
fleet-no-data = No es pot llegir el fitxer { $name }: { $why }
fleet-no-broker = Aquest programa s’ha compilat sense l’intermediari. Instal·la’l amb cargo install --features broker.
fleet-unreachable = No es pot contactar amb l’intermediari { $url }: { $why }
fleet-refused = L’intermediari { $url } s’hi nega: { $why }
fleet-other-program = Les tasques de { $url } necessiten rusc { $theirs }, i aquest és rusc { $ours }. Instal·la aquella versió en aquest equip.
no-judge = { $game } no té cap programa que el resolgui. Indica amb --bot un robot que jutgi les obertures.
