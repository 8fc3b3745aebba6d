# El tres en ratlla: els noms, les regles i per què es rebutja una jugada.
game-tictactoe = Tres en ratlla
about-tictactoe = Tres marques en línia
seat-tictactoe-1 = Creus
seat-tictactoe-2 = Cercles
board-tictactoe = Tauler de tres en ratlla
cell-cross = { $name }, creu
cell-nought = { $name }, cercle
source-tictactoe = Tres en ratlla: l’exemple d’un joc propi.
rules-tictactoe-aim-title = Tres en línia
rules-tictactoe-aim = Dos jugadors marquen per torns una de les nou caselles. Guanya qui abans tingui tres marques en una fila, una columna o una diagonal. Si totes les caselles estan marcades i ningú no les té, la partida acaba en taules.
rules-tictactoe-aim-picture = Les creus han guanyat en diagonal.
rules-tictactoe-notation = Una jugada és la lletra de la columna i el número de la fila, com ara b2 per al centre.
notation-tictactoe = Escriu una casella, de l’a1 a la c3.
tictactoe-taken = { $cell } ja està marcada.
