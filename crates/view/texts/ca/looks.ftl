# La disposició d’una partida i l’aspecte dels taulers.
rivals = A l’altra banda
own-side = Tu
near-side = A aquesta banda
announced-move = { $name }: { $move }.
turn-piece = Gira
show-all = Mostra-ho tot
tap-again = Torna a tocar la mateixa casella per jugar-hi.
mind-none = Ha jugat sense mirar més enllà.

looks = Tauler
look-colours = Colors
look-colours-honey = Mel
look-colours-slate = Pissarra
look-colours-contrast = Contrast alt
look-stance = Orientació de l’Hex
look-stance-fitting = Segons la pantalla
look-stance-flat = Files horitzontals
look-stance-pointy = Rombe ajagut
look-stance-rotated = Rombe dret
look-pieces = Peces
look-pieces-marked = Amb marques
look-pieces-plain = Llises
look-pieces-bold = Grosses
look-coordinates = Coordenades
look-coordinates-on = Visibles
look-coordinates-off = Amagades
