# Tic-tac-toe: its names, its rules, and why it refuses a move.
game-tictactoe = Tic-tac-toe
about-tictactoe = Three marks in a line
seat-tictactoe-1 = Crosses
seat-tictactoe-2 = Noughts
board-tictactoe = Tic-tac-toe board
cell-cross = { $name }, cross
cell-nought = { $name }, nought
source-tictactoe = Tic-tac-toe: the example of a game of one's own.
rules-tictactoe-aim-title = Three in a line
rules-tictactoe-aim = Two players take turns to mark one of nine cells. The first to have three marks in a row, a column or a diagonal wins. If all cells are marked and nobody has, the game is a draw.
rules-tictactoe-aim-picture = Crosses have won on the diagonal.
rules-tictactoe-notation = A move is the letter of its column and the number of its row, such as b2 for the middle.
notation-tictactoe = Write a cell from a1 to c3.
tictactoe-taken = { $cell } is taken.
