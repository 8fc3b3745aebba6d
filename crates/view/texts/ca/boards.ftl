# Taulers, per als lectors de pantalla, i els botons del costat.
language-name = Català

seat-number = Jugador { $number }

cell-empty = { $name }, buida
cell-last = , última jugada

overlay-values = Valor de cada jugada

legend-values = Els percentatges són probabilitats de guanyar. ✓7 guanya en 7 jugades, ✗8 perd en 8, = són taules. Les jugades amb prou feines explorades queden en blanc.
bounds-win = guanya en { $moves } jugades o menys
bounds-loss = perd en { $moves } jugades o més
bounds-draw-win = taules o millor
bounds-loss-draw = taules o pitjor
bounds-open = encara no se sap
waiting-bounds = S’està resolent. Els valors amb vora discontínua són els límits coneguts fins ara…

# El que està demostrat.
solved-win = Resolt: guanya { $name }.
solved-draw = Resolt: taules amb el millor joc.
