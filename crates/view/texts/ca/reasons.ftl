# Per què no s’accepta una cosa: frases senceres que diuen què cal fer.
reason-quoted = { $words }

# Jugades.
refused-over = La partida s’ha acabat.
refused-unknown = «{ $text }» no és cap jugada. { $expected }
refused-not-a-move = «{ $text }» no és cap jugada.
refused-illegal = { $why }
moves-unplayable = Jugada { $number }, al caràcter { $place } de «{ $list }»: { $why }
set-up-not-here = Les posicions d’aquest joc no es poden muntar, només jugar.
set-up-no-cell = «{ $cell }» no és cap casella del tauler.
set-up-no-seat = No hi ha cap jugador { $seat }.
set-up-impossible = Això no es pot muntar: { $why }

# Per què un robot perd una partida que no s’ha acabat, entre parèntesis darrere del nom.
forfeit-nothing = no ha jugat res
forfeit-illegal = ha jugat «{ $text }»: { $why }
forfeit-panicked = té una avaria
forfeit-unexplained = ningú no ha dit per què

# Noms de jocs i de robots, i què se’ls pot dir.
spec-no-name = A «{ $spec }» hi falta el nom. Escriu nom, nom:valor o nom:clau=valor,clau.
spec-no-item = No hi ha res al caràcter { $place } de «{ $spec }». Escriu nom, nom:valor o nom:clau=valor,clau.
spec-no-key = Falta una clau al caràcter { $place } de «{ $spec }». Escriu nom, nom:valor o nom:clau=valor,clau.
spec-no-value = Falta un valor al caràcter { $place } de «{ $spec }». Escriu nom, nom:valor o nom:clau=valor,clau.
spec-unknown-game = No hi ha cap joc «{ $name }». Els jocs són { $known }.
spec-unknown-bot = No hi ha cap robot «{ $name }». Els robots són { $known }.
spec-takes-nothing = { $name } no té opcions i no pot rebre «{ $key }».
spec-unknown-key = { $name } no té l’opció «{ $key }». Les opcions són { $known }.
spec-bad-value = { $name }: { $key } no pot ser «{ $value }». S’espera { $expected }.
spec-twice = { $name }: { $key } hi és dues vegades. Treu-ne una.
expected-words = una d’aquestes paraules: { $words }
expected-number = un número de { $least } a { $most }
expected-number-or-words = un número de { $least } a { $most } o una d’aquestes paraules: { $words }
expected-file = el nom d’un fitxer
expected-files = noms de fitxers separats per comes
no-file-to-read = No es pot llegir «{ $name }»: aquí no hi ha fitxers.
no-file-to-write = No es pot escriure «{ $name }»: aquí no hi ha fitxers.

# Programes exactes.
unsolved-interrupted = No s’ha resolt a temps. De moment: { $so_far }
unsolved-too-large = Aquesta posició no es pot resoldre: { $why }

# Partides.
refused-turn = És el torn del jugador { $seat }.
refused-bot = Un robot juga pel jugador { $seat }.
refused-no-seat = No hi ha cap jugador { $seat }.
refused-late = La partida ha continuat mentrestant: torna-hi a mirar.
refused-no-node = En aquesta partida no hi ha cap jugada número { $node }.
refused-undo = No hi ha res per desfer.
refused-redo = No hi ha res per refer.
refused-revealed = Això no es pot desfer: s’ha vist una cosa amagada.
refused-future = Aquí no es pot provar cap altra jugada: el que va seguir ha ensenyat una cosa amagada.
refused-hidden = Això ensenyaria el que està amagat. Torna-ho a demanar quan s’acabi la partida.
refused-no-bot = Ara no toca a cap robot.
refused-pace = Una jugada dura de 0 a 60 segons, no { $seconds }.
refused-long-comment = Un comentari té com a màxim { $most } caràcters.
refused-not-kept = La jugada no s’ha pogut desar: { $why }
refused-elsewhere = Un altre programa continua aquesta partida: torna a carregar la pàgina.

# Partides desades.
read-place = Línia { $line }, columna { $column }: { $problem }
read-rules = { $why }
read-not-utf8 = Això no és UTF-8, i el JSON ho ha de ser.
read-cut = El text s’acaba massa aviat ({ $detail }).
read-not-json = Això no és JSON ({ $detail }).
read-field = Una partida desada no s’escriu així ({ $detail }).
read-format = El format és «{ $found }», però les partides desades diuen «{ $expected }».
read-version = Aquí no es coneix la versió { $version } del format; la més nova és la { $newest }.
read-no-nodes = La llista de nodes és buida, però l’inici de la partida també és un node.
read-played-at-start = L’inici es pot muntar, però no s’hi juga res.
read-start-has-parent = El primer node és l’inici i no ve després de cap altre.
read-late-parent = El node { $node } ve després del node { $parent }, que no és abans que ell.
read-two-actions = Un node té una jugada, un set_up o un final, no dues coses.
read-children = Després del node { $node } vénen { $children }, en l’ordre que sigui.
read-no-seat = No hi ha cap seient { $seat }: van de l’1 al { $count }.
read-too-long = Hi ha més de { $most } nodes.
read-no-game = Aquí no comença cap partida. Una partida comença amb (;
read-not-a-game = Hi ha «{ $sign }» on hauria de començar una partida amb (;
read-games = S’esperava una partida, però n’hi ha { $count }: la segona comença aquí.
read-open-game = Aquesta partida no es tanca: hi falta un ) al final.
read-empty-variation = Una variant comença amb un node: (;
read-late-node = Hi ha un node després d’una variant: ha d’anar abans o entre ( ).
read-stray-bracket = Hi ha un ] fora d’un valor. A dins s’escriu \].
read-stray = Hi ha «{ $sign }» on hauria d’haver-hi un node, una variant o el final.
read-not-a-property = «{ $name }» no és cap propietat: el nom s’escriu amb majúscules.
read-no-value = { $name } necessita un valor entre claudàtors: { $name }[…]
read-open-value = Aquest valor no es tanca: hi falta un ].
read-twice = { $name } surt dues vegades aquí.
read-sgf-version = «{ $version }» no és cap versió de l’SGF: van de l’1 al 4.
read-other-game = GM[{ $number }] és un altre joc. Es coneixen { $known }.
read-no-number = Hi falta GM. Es coneixen { $known }.
read-not-square = El tauler és de { $columns }x{ $rows }, però només se’n coneixen de quadrats.
read-not-a-size = «{ $size }» no és cap mida: escriu SZ[{ $usual }].
read-other-size = { $spec } no es juga al tauler de mida { $size } que diu SZ.
read-not-a-colour = «{ $colour }» no és cap color: escriu B o W.
read-not-a-number = «{ $number }» no és cap número.
read-wrapped = { $name } necessita la paraula node (al primer node, també match), un nom i els valors.
replay-seats = { $spec } té { $seats } seients, però se n’anomenen { $sitters }.
replay-node = Node { $node }: { $why }
write-game = L’SGF no pot guardar { $spec }, que amaga mans o no és per a dos. Fes servir JSON.
write-swap-in-place = L’SGF no pot guardar un canvi sense moure la pedra. Fes servir JSON.
htp-not-a-response = «{ $text }» no és cap resposta: hauria de començar amb = o ?

# Textos.
texts-language = «{ $name }» no és el nom de cap llengua, com ara ca.
texts-syntax = No es pot llegir { $file }: { $why }

# Programes d’altres com a robots, entre parèntesis darrere del nom: què ha fet.
expected-command = un programa i els seus arguments; "…" conserva els espais
expected-startable = un programa que es pugui engegar ({ $words })
expected-startable-empty = un programa que es pugui engegar (l’ordre és buida)
program-refused = no ha acceptat «{ $command }»: { $words }
program-illegal = ha respost «{ $text }»: { $why }
program-not-started = no s’ha pogut tornar a engegar amb «{ $command }»: { $why }
program-resigned = ha abandonat
program-ended = s’ha acabat ({ $status }) quan se li ha demanat «{ $command }»
program-complained = s’ha acabat ({ $status }) quan se li ha demanat «{ $command }»; les últimes paraules: { $words }
program-silent = no ha respost a «{ $command }» en { $seconds } s
program-nonsense = a «{ $command }» ha respost coses sense sentit: { $why }
program-endless = la resposta a «{ $command }» no s’acaba mai
program-stopped = s’ha aturat

# Partides entre robots.
forfeit-bot = { $bot }: { $why }
job-seats = { $game } té { $seats } seients, però es donen { $bots } robots. Dona’n un per a cada seient.
job-over = Després d’aquestes jugades la partida s’ha acabat.
job-threads = { $threads } fils són massa: se’n poden fer servir { $most } com a màxim.
job-openings = { $openings } jugades a l’atzar són massa per obrir una partida: se’n poden jugar { $most } com a màxim.
