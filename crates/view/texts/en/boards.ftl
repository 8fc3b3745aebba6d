# Boards, for screen readers and the buttons beside them.
language-name = English

seat-number = Player { $number }

cell-empty = { $name }, empty
cell-last = , last move

overlay-values = Value of every move

legend-values = Percentages are chances to win. ✓7 wins in 7 moves, ✗8 loses in 8, = is a draw. Moves hardly looked at stay blank.
bounds-win = wins in { $moves } moves or fewer
bounds-loss = loses in { $moves } moves or more
bounds-draw-win = a draw or better
bounds-loss-draw = a draw or worse
bounds-open = not known yet
waiting-bounds = Still solving. Dashed scores are the bounds known so far …

# What is proven.
solved-win = Solved: { $name } wins.
solved-draw = Solved: a draw with best play.
