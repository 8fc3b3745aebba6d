# Connect Four: its names, texts for screen readers, rules, and why it refuses a move.
game-connect4 = Connect Four
about-connect4 = Four discs in a line
goal-connect4 = Get four of your discs in a line, in any direction.
seat-connect4-1 = Red
seat-connect4-2 = Yellow

board-connect4 = Connect Four board, { $columns } columns and { $rows } rows
column-empty = column { $column }, empty
column = column { $column }, from the bottom: { $discs }, { $free } free
disc-1 = red
disc-2 = yellow

option-connect4-size = Columns x rows
size-connect4 = { $size }
source-connect4 = Connect Four: the classic game. The study of minimax and alpha-beta on eight columns is repeated here with real counts, and an exact solver plays it perfectly.

rules-connect4-aim-title = Four in a line
rules-connect4-aim = Two players drop discs into an upright frame. The first to get four discs of their colour in a line wins: horizontally, vertically or diagonally.
rules-connect4-aim-picture = Red has won on a diagonal.
rules-connect4-drop-title = A turn
rules-connect4-drop =
    Red goes first, then the players take turns. A disc falls to the lowest free cell of its column.

    A full column takes no more discs. There is no passing.
rules-connect4-drop-picture = A disc in column 5 lands on the second row.
rules-connect4-end-title = The end
rules-connect4-end = If the frame is full and nobody has four in a line, the game is a draw. The classic frame has seven columns and six rows; you can choose others from 4x4 to 9x9.
rules-connect4-notation = A move is written as the number of its column, counted from the left: 4453 is four moves, in columns 4, 4, 5 and 3.

# Why a move is refused, and what is known of a position that takes too long.
notation-connect4 = Write the number of a column, such as 4.
connect4-floating = The disc in { $cell } has nothing below it.
connect4-other-turn = With this number of discs it is the other player’s turn.
connect4-line-before = The player to move has four in a line already.
connect4-full = Column { $column } is full.
connect4-outside = The board has columns 1 to { $columns }.
connect4-score-between = the score is between { $lower } and { $upper }.
connect4-score-only = the score is { $score }, but not every best move was found.
expected-connect4-size = columns x rows from 4x4 to 9x9, such as 7x6

legend-scores = ✓7 wins in 7 moves, ✗8 loses in 8, = is a draw.

# The tutorial.
learn-connect4-drop-title = Drop a disc
learn-connect4-drop = You play red. Click any column: your disc falls to the lowest free cell.
learn-connect4-drop-done = Discs pile up from the bottom. You and your rival take turns, one disc each.
learn-connect4-line-title = Four in a row
learn-connect4-line = Four discs in a line win. You have three side by side: add the fourth.
learn-connect4-line-done = That is a win. Lines may also stand upright or lie on a diagonal.
learn-connect4-block-title = Stop your rival
learn-connect4-block = Yellow has stacked three discs. If you do nothing, the next one wins. Block the line.
learn-connect4-block-done = Safe. Before every move, look whether your rival could win next.
learn-connect4-slant-title = On the diagonal
learn-connect4-slant = The lines that people overlook are the diagonal ones. Red wins with this move: where?
learn-connect4-slant-done = Well seen: from the lower left corner upwards.
learn-connect4-fork-title = Two threats at once
learn-connect4-fork = Your rival can block one line, but not two. Make three in a row with both ends free, and then win.
learn-connect4-fork-done = You have won your first game! Two threats at once decide most games.
