# Boards, for screen readers and the buttons beside them.
language-name = English

seat-number = Player { $number }

cell-empty = { $name }, empty
cell-last = , last move

overlay-values = Value of every move
