# Puzzles.
puzzles = Puzzles
puzzles-more = Positions with a single winning move. Find it on the board; if you are wrong, you may try again.
puzzles-count = { $count ->
    [one] { $count } puzzle in three grades
   *[other] { $count } puzzles in three grades
}
puzzles-solve = Solve
puzzles-of = Puzzles: { $game }
puzzles-grades = The grade says how long a bot has to look before it sees the move.
puzzles-own = Your own mistakes
puzzles-own-none = Have one of your games reviewed, and the moves you could have done better will be waiting here.
puzzles-own-move = Move { $number }
puzzle-number = { $game }, puzzle { $number }
puzzle-daily = Puzzle of the day
puzzle-task = { $name } to move. Only one move wins: which one?
puzzle-task-points = { $name } to move. One move ends with more points than any other: which one?
puzzle-right = Right!
puzzle-only = no other move wins.
puzzle-only-points = no other move gets as many points.
puzzle-effort = A bot needs about { $playouts } trial games to see it.
puzzle-streak = Days in a row:
puzzle-next = Next puzzle
puzzle-show = Show me
puzzle-all = All puzzles of this game
puzzle-go-on = Play on against the bot
puzzle-mistake = Do better this time
puzzle-made = In your game you played
puzzle-lost = It cost { $chance } of your chance to win.
puzzle-mend = { $name } to move. What would have been better?
puzzle-better = that is what the review recommends.
puzzle-from = The whole game
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
problem-not-the-move = { $name } does not win. Look again.
problem-not-the-most = Another move gets more points than { $name }. Look again.
problem-not-the-review = The review found something better. Look again.
problem-not-the-step = You may play there, but this step asks for another move. Try again.
puzzle-malformed = “{ $line }” is not a puzzle. Expected are grade, effort, game, answer and moves.
no-puzzles-solver = { $game } has no solver, so nothing can be proven about its positions.
no-script-exercise = The board of this page needs JavaScript.

# Tutorials.
learn = Learn
learn-more = Five short steps on the board for each game, from the first move to your first win.
learn-steps = First steps on the board
learn-begin = Begin
learn-step = step { $number } of { $count }
learn-next = Next step
learn-skip = Skip this step
learn-play = Play your first game
learn-offer = New here? Learn a game in five short steps:
learn-dismiss = No, thanks
