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

# Keys and prompts.
screen-small = too small: at least { $width }x{ $height } needed
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
key-shift-does = move the view of the board
key-undo = Backspace, Ctrl-Y
key-undo-does = undo, redo
key-look = [ ] Home End
key-look-does = look at earlier and later moves
key-hint = !
key-hint-does = hint; again: cursor to the hint; Esc: stop
key-space = Space
key-space-does = the bot moves now; pause, resume
key-step = .
key-step-does = one bot move while paused
key-help = ?
key-help-does = this page
key-end = Ctrl-C
key-end-does = quit; the game is saved

# The words that can be typed; they are English in every language.
typed-hint = what the expert would play
typed-undo = takes back your last move
typed-redo = plays it again
typed-back = shows the position one move earlier
typed-forward = shows the position one move later
typed-now = makes the bot move at once
typed-pause = pauses bots and clocks
typed-resume = continues from the position shown
typed-step = lets the bot make one move while paused
typed-moves = lists the legal moves
typed-show = shows the board again
typed-help = shows this list
typed-go = goes to the position after move 12; 0 is the start
typed-variation = goes to another move tried in place of the last one
typed-level = changes the bot: a level or a spec
typed-seat = puts a person or a bot in a seat
typed-values = shows or hides the values of the moves
typed-pace = bots take 2 s a move against each other
typed-save = saves the game in this file from now on
typed-load = continues a saved game
typed-resign = resigns the game
typed-quit = quits; a saved game can be loaded again

# Answers to what was typed.
said-plays = player { $seat } plays { $move }
said-undone = taken back
said-redone = played again
said-seated = player changed
said-paused = paused; type resume to continue
said-resumed = bots and clocks are running
said-pace = pace changed
said-level = the bot is now { $level }
said-saved = saved in { $file } from now on
said-loaded = loaded { $file }
said-kept = The game is saved. To continue: { $command }
said-dealt = This was { $spec }.
cannot-over = the match is over; type undo to go back
cannot-hint = only the person to move may ask for a hint
cannot-go = there is no move { $place }: the line has { $count }
cannot-vary = no other move was tried in place of the last one
cannot-level = no bot is playing; type for example: seat 2 normal
cannot-alone = type { $word } without anything after it
cannot-without = { $word } needs an argument, for example: { $word } { $argument }

# The review of a match.
review-stopped = stopped here
review-faultless = no mistakes
review-mistakes = largest mistakes:
review-cost = { $move } by player { $seat } lost { $loss } %; expected { $line }
review-best = best { $move }
review-loss = best { $move }, loss { $loss } %
review-open = the match did not end

# Errors of the command line.
cli-no-experiment = There is no experiment “{ $name }”. The experiments are { $known }.
cli-not-an-option = “{ $word }” is not an option. Write --key value.
cli-no-value = { $word } needs a value.
cli-no-format = The name “{ $name }” ends neither in .json nor in .sgf.
cli-no-format-flag = The name “{ $name }” ends neither in .json nor in .sgf. Use { $flag } json or { $flag } sgf.
cli-no-game = { $name } has { $games } games, so there is no game { $number }.
cli-several-games = { $name } has { $games } games. Extract one with rusc convert --game, from 1 to { $games }.
cli-cannot-read = “{ $name }” cannot be read: { $why }
cli-unreadable = { $name }: line { $line }, column { $column }: { $why }
cli-cannot-write = “{ $name }” cannot be written: { $why }
cli-exists = { $name } already exists.
cli-taken = { $name } already has content. To continue a saved game, load it.
cli-no-folder = This system has no folder for saved games. Use { $flag }.
cli-not-for-terminals = A terminal cannot show this. Name a file with -o FILE.
cli-no-drawing = { $game } has no drawing.
cli-no-connections = { $game } has no connections to show.
cli-no-solver = There is no solver for { $game } yet.
cli-no-map = { $game } has no map of its moves. Leave out --svg and read the values with --json.
cli-kept-other = “{ $name }” keeps what was proved about { $theirs }, not about { $ours }. Name another file.
cli-not-kept = “{ $name }” does not begin like a file of “rusc solve --keep”. Name another file.
cli-kept-damaged = “{ $name }”, line { $line }: this line is damaged. Delete it to go on with the others.
cli-kept-busy = Another process is using “{ $name }”.
cli-not-a-proof = “{ $name }” is not a proof: its first line must be “rusc-proof 1” and a game.
cli-not-proven = “{ $name }” proves nothing. { $why }
cli-no-seat = There is no seat { $seat }. The seats are 1 to { $seats }.
cli-many-seats = { $game } has { $seats } seats, but { $named } are given.
cli-fault = The match ended because of an error in the program.
cli-over = The game is over: there is no move.
cli-gave-up = { $bot } cannot continue: { $why }
cli-resigned = { $bot } resigned.
cli-no-move = { $bot } found no move.
expected-room = no more megabytes than this machine has free
cli-no-address = The address { $address } cannot be used: { $why }
cli-no-port = All ports from { $first } to { $last } are taken. Use --addr.
expected-spec = a spec (see rusc games)
cli-no-public-url = “{ $text }” is not the address of a server. Write https:// and a host name, without a path.
cli-no-proxy = “{ $text }” is neither an address such as 127.0.0.1 nor a network such as 10.0.0.0/8.
cli-no-level = “{ $text }” is not a log level. Write off, error, warn, info or debug.
cli-no-days = “{ $text }” is not a number of days. Write 90d.
cli-damaged = Games that cannot be read: { $damaged } of { $matches }. Database problems: { $problems }. “rusc restore FILE” goes back to a backup.
cli-not-a-game = “{ $text }” is not a game: write the twelve letters of its address, as “rusc admin list” prints them.
cli-not-a-visitor = “{ $text }” is not a visitor: write the ten letters that “rusc admin list” prints, or to ban also an address or network.
cli-no-saved-game = There is no game { $id }.
cli-saved-game-over = Game { $id } has ended already.
cli-bad-argument = { $argument }: { $why }
cli-no-threads = “{ $text }” is not a number of threads from 1 to { $most }.
cli-no-time = “{ $text }” is not a time. Write 500ms, 2s, 1m or 1h.
cli-no-sprt = “{ $text }” is not a sequential test. Write ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA, such as 0,10 or 0,10,0.05,0.05, with ELO0 below ELO1, and ALPHA and BETA above 0 and less than 1 together.
cli-sprt-seats = A sequential test compares two bots, but there are { $bots }.
cli-no-processor-clock = This system does not measure the processor time of a thread. Use --time.
cli-external-clock = The processor time of { $bot } cannot be measured: it is an external program. Use --time.
cli-no-tournament-name = “{ $text }” is not a name for a tournament: use letters, digits, - and _, at most 60 of them.
cli-broker-solve = Workers solve the moves of a game one by one: use --all with a game, without --keep and --proof.
cli-no-clock = “{ $text }” is too short or too long for a clock.
cli-not-painted = The picture cannot be rendered: { $why }
cli-no-pixels = The picture has no size, so it cannot be rendered.

# Why a measurement failed.
unmeasured-no-valgrind = Valgrind cannot be run: { $why }
unmeasured-nothing-counted = Valgrind’s report has no count: { $report }
unmeasured-few-games = There are too few games for the measurement.
unmeasured-short-games = No game has that many moves. Ask for fewer.
unmeasured-refused = The answer to { $path } was { $answer }.
unmeasured-not-started = The server could not be started. It said: { $line }
unmeasured-broken = { $count ->
    [one] One figure misses its limit.
   *[other] { $count } figures miss their limits.
}
unmeasured-no-events = An event stream has ended.
unmeasured-too-late = A page did not receive a move in time.
