# How a match stands, in the terminal and on the command line.
player = player { $seat }
standing-turn = player { $seat } to move
standing-moves = player { $seat } to move: { $moves }
standing-points = points: { $points }
standing-draw = draw
standing-won = player { $seat } has won
standing-shared = players { $seats } share the win
standing-resigned = player { $seat } resigned: { $result }
standing-time = player { $seat } ran out of time: { $result }
standing-failed = player { $seat } failed ({ $why }): { $result }
standing-after = (after move { $here } of { $last })
standing-paused = paused

# What a bot thinks.
thousands = ,
thought = value: { $value }, line { $line }, depth { $depth }, { $nodes } nodes
thought-value = value: { $value }, depth { $depth }
thought-nodes = { $nodes } nodes
thought-hint = hint: { $move }
thought-thinking = thinking
thought-values = values, depth { $depth }

# Beside the board.
note-hand = player { $seat }: { $count } pieces
note-pile = pile: { $count }
note-drawn = drawn:
note-score = { $houses } + { $land } land + { $taken } taken
note-komi = { $komi } komi
step-set-up = set up
step-resigns = resigns
step-end = end

# What can be done.
screen-small = too small: { $width }x{ $height } at least
screen-curtain = Player { $seat }, press Enter to see your pieces
screen-enter = Enter plays { $move }
screen-enter-tab = Enter plays { $move } (Tab: one of { $count })
screen-keys = ? help  ! hint  [ ] look  Ctrl-C end
screen-words = Or type a move, or:
plain-words = Type a move, or:
key-enter = arrows, Enter
key-enter-does = choose a move, make it
key-tab = Tab
key-tab-does = another move at the same place
key-shift = Shift-arrows
key-shift-does = push the board aside
key-undo = Backspace, Ctrl-Y
key-undo-does = undo, redo
key-look = [ ] Home End
key-look-does = look at earlier and later moves
key-hint = !
key-hint-does = hint; once more: the cursor goes to it; Esc ends it
key-space = Space
key-space-does = the bot moves now; pause, resume
key-step = .
key-step-does = one move of a bot in a pause
key-help = ?
key-help-does = this page
key-end = Ctrl-C
key-end-does = end; the game is kept

# The words that can be typed; they are English in every language.
typed-hint = what the expert would play
typed-undo = takes back your last move
typed-redo = plays it again
typed-back = looks at the position one move before
typed-forward = looks at the position one move on
typed-now = makes the bot move at once
typed-pause = lets bots and clocks wait
typed-resume = lets them go on, from here
typed-step = lets the bot make one move in a pause
typed-moves = the moves there are
typed-show = the board once more
typed-help = this list
typed-go = goes to the position after move 12; 0 is the start
typed-variation = goes to what else was tried for the last move
typed-level = changes the bot: a level or a bot's spec
typed-seat = seats a person or a bot
typed-values = shows what moves are worth, or no more
typed-pace = bots among themselves take 2 s a move
typed-save = keeps the game in this file from now on
typed-load = goes on with a saved game
typed-resign = gives the game up
typed-quit = ends; a saved game can be loaded again

# What came of it.
said-plays = player { $seat } plays { $move }
said-undone = taken back
said-redone = played again
said-seated = seated
said-paused = bots and clocks wait; resume lets them go on
said-resumed = bots and clocks go on
said-pace = so be it
said-level = the bot is { $level } now
said-saved = kept in { $file } from now on
said-loaded = loaded { $file }
said-kept = The game is kept: { $command }
said-dealt = This was { $spec }.
cannot-over = the match is over: undo goes back
cannot-hint = a hint is for the person to move
cannot-go = there is no move { $place }: the line has { $count }
cannot-vary = nothing else was tried for the last move
cannot-level = no bot plays: seat one with: seat 2 normal
cannot-alone = { $word } stands alone
cannot-without = write { $word } with what you mean, such as: { $word } { $argument }

# A match judged afterwards.
review-stopped = stopped here
review-faultless = no mistakes
review-mistakes = largest mistakes:
review-cost = { $move } by player { $seat } cost { $loss } %; expected was { $line }
review-best = best { $move }
review-loss = best { $move }, loss { $loss } %
review-open = the match did not end

# What the command line refuses, or cannot do.
cli-no-experiment = There is no experiment “{ $name }”. There is { $known }.
cli-not-an-option = “{ $word }” is not an option. Write --key value.
cli-no-value = { $word } needs a value.
cli-no-format = The name “{ $name }” ends neither in .json nor in .sgf.
cli-no-format-flag = The name “{ $name }” ends neither in .json nor in .sgf. Say { $flag } json or { $flag } sgf.
cli-no-game = { $name } holds { $games } games. There is no game { $number }.
cli-several-games = { $name } holds { $games } games. Take one out with rusc convert --game, from 1 to { $games }.
cli-cannot-read = “{ $name }” cannot be read: { $why }
cli-unreadable = { $name }: line { $line }, column { $column }: { $why }
cli-cannot-write = “{ $name }” cannot be written: { $why }
cli-exists = { $name } exists already.
cli-taken = { $name } holds something already. To go on with a saved game, load it.
cli-not-empty = { $name } is not empty. Games are saved in a folder of their own.
cli-no-folder = This system has no folder for saved games. Use { $flag }.
cli-not-for-terminals = A terminal cannot show this. Name a file with -o FILE.
cli-no-drawing = { $game } has no drawing.
cli-no-connections = { $game } has no connections to show.
cli-no-solver = There is no solver for { $game } yet.
cli-no-seat = There is no seat { $seat }. The seats are 1 to { $seats }.
cli-many-seats = { $game } has { $seats } seats, but { $named } are given.
cli-fault = The match ended by a fault of the program.
cli-over = The game is over: there is no move.
cli-gave-up = { $bot } cannot go on: { $why }
cli-resigned = { $bot } resigned.
cli-no-move = { $bot } has found no move.
expected-room = as many megabytes as this machine can give
cli-no-address = The address { $address } cannot be used: { $why }
cli-no-port = All ports from { $first } to { $last } are taken. Use --addr.
expected-spec = a spec (see rusc games)
cli-bad-argument = { $argument }: { $why }
cli-no-threads = “{ $text }” is not a number of threads from 1 to { $most }.
cli-no-time = “{ $text }” is not a time. Write 500ms, 2s, 1m or 1h.
cli-no-clock = No clock can show “{ $text }”.
cli-not-painted = The picture cannot be painted: { $why }
cli-no-pixels = The picture has no size, so it cannot be painted.

# What an experiment cannot measure.
unmeasured-no-valgrind = valgrind cannot be run: { $why }
unmeasured-nothing-counted = valgrind counts nothing: { $report }
unmeasured-few-games = There are too few games to measure with.
unmeasured-short-games = No game goes on for so long. Ask for fewer moves.
unmeasured-refused = { $path } was answered by { $answer }.
unmeasured-no-events = A stream of events has ended.
unmeasured-too-late = A page was not told of a move in time.
