# Taulers, per als lectors de pantalla, i els botons del costat.
language-name = Català

seat-number = Jugador { $number }

cell-empty = { $name }, buida
cell-last = , última jugada

overlay-values = Valor de cada jugada
