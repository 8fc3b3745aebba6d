# Why something is refused: complete sentences that say what to do next.
reason-quoted = { $words }

# Moves.
refused-over = The game is over.
refused-unknown = “{ $text }” is not a move. { $expected }
refused-not-a-move = “{ $text }” is not a move.
refused-illegal = { $why }
moves-unplayable = Move { $number }, at character { $place } of “{ $list }”: { $why }
set-up-not-here = Positions of this game cannot be set up, only played.
set-up-no-cell = “{ $cell }” is not a cell of the board.
set-up-no-seat = There is no player { $seat }.
set-up-impossible = This cannot be set up: { $why }

# Why a bot loses a game that is not over, in brackets behind its name.
forfeit-nothing = it played nothing
forfeit-illegal = it played “{ $text }”: { $why }
forfeit-panicked = it crashed
forfeit-unexplained = no reason given

bot-crashed = The bot crashed. It will try again.
bot-no-thread = The machine has no thread left for the bot. It will try again.
problem-crowded = Too much is waiting to be thought about. Try again in a moment.
problem-set-aside = Rusc stopped without warning while it was thinking about this match, so the bots wait for you here.
problem-many-pages = Too many pages are open. Close some of them.
problem-many-matches = At most { $most } matches are kept for each visitor. Delete some of them.
problem-long-match = This match has as many moves and comments as can be kept ({ $most }).
problem-no-space = There is no room for more matches here.

# Specs of games and bots.
spec-no-name = “{ $spec }” has no name. Write name, name:value or name:key=value,key.
spec-no-item = An option is missing at character { $place } of “{ $spec }”. Write name, name:value or name:key=value,key.
spec-no-key = A key is missing at character { $place } of “{ $spec }”. Write name, name:value or name:key=value,key.
spec-no-value = A value is missing at character { $place } of “{ $spec }”. Write name, name:value or name:key=value,key.
spec-unknown-game = There is no game “{ $name }”. The games are { $known }.
spec-unknown-bot = There is no bot “{ $name }”. The bots are { $known }.
spec-takes-nothing = { $name } has no options, so it cannot take “{ $key }”.
spec-unknown-key = { $name } has no option “{ $key }”. Its options are { $known }.
spec-bad-value = { $name }: { $key } cannot be “{ $value }”. Expected: { $expected }.
spec-twice = { $name }: { $key } is given twice. Leave one of them out.
expected-words = one of { $words }
expected-number = a number from { $least } to { $most }
expected-number-or-words = a number from { $least } to { $most }, or one of { $words }
expected-file = the name of a file
expected-files = names of files, separated by commas
expected-sizes = sizes of boards, separated by commas
expected-seed = a number, or 32 hexadecimal digits
no-file-to-read = “{ $name }” cannot be read: there are no files here.
no-file-to-write = “{ $name }” cannot be written: there are no files here.

# Solvers.
unsolved-interrupted = Not solved in time. Result so far: { $so_far }
unsolved-too-large = This position cannot be solved: { $why }
unsolved-keeps-nothing = The solver of this game keeps nothing. Leave out --keep.
unsolved-not-kept = What was proved before cannot be used. { $why }
unsolved-no-proofs = The solver of this game writes no proofs. Leave out --proof.
unsolved-not-proven = There is no proof of this position. { $why }
unverified-line = Line { $line }: { $why }
unverified-no-proofs = There are no proofs of { $game } to verify.

# Matches.
refused-turn = It is the turn of player { $seat }.
refused-bot = A bot plays for player { $seat }.
refused-no-seat = There is no player { $seat }.
refused-late = The match has moved on. Look at the board again.
refused-no-node = There is no move number { $node } in this match.
refused-undo = There is nothing to take back.
refused-redo = There is nothing to play again.
refused-revealed = This cannot be taken back, since it revealed something hidden.
refused-future = No other move can be tried here, since later moves revealed something hidden.
refused-hidden = This would reveal hidden information. Try again when the match is over.
refused-no-bot = There is no bot to move.
refused-pace = { $seconds } seconds is not possible. Choose from 0 to 60 seconds for a move.
refused-no-mark = “{ $cells }” cannot be marked on this board.
refused-many-marks = There are enough marks here: at most { $most }.
refused-long-comment = The comment is too long. Write at most { $most } characters.
refused-not-kept = The move could not be saved: { $why }
refused-elsewhere = Another program has continued this match. Load it again.

# Saved games.
read-place = Line { $line }, column { $column }: { $problem }
read-rules = { $why }
read-not-utf8 = This is not UTF-8, but JSON must be.
read-cut = The text ends too early ({ $detail }).
read-not-json = This is not JSON ({ $detail }).
read-field = This is not the format of a saved game ({ $detail }).
read-format = The format is “{ $found }”, but a saved game has “{ $expected }”.
read-version = Version { $version } of the format is not supported; the newest supported is { $newest }.
read-no-nodes = The list of nodes is empty, but it needs at least the start of the game.
read-played-at-start = The start can be set up, but no move can be played at it.
read-start-has-parent = The first node is the start and has no parent.
read-late-parent = The parent of node { $node } is node { $parent }, which is not before it.
read-two-actions = A node has a move, a set_up or an end, but never more than one of them.
read-children = The children of node { $node } must be { $children }, in any order.
read-no-seat = There is no seat { $seat }: seats are 1 to { $count }.
read-too-long = There are more than { $most } nodes.
read-no-game = No game begins here. A game begins with (;
read-address = An address alone cannot be opened from here. Paste the game itself: its SGF or its list of moves.
read-not-a-game = Expected a game, which begins with (;, but found “{ $sign }”.
read-games = One game was expected, but there are { $count }: the second begins here.
read-open-game = This game is not closed: a ) is missing at the end.
read-empty-variation = A variation begins with a node: (;
read-late-node = A node comes after a variation: it belongs before it or inside ( ).
read-stray-bracket = A ] is outside a value. Inside a value, write it as \].
read-stray = Expected a node, a variation or the end of the game, but found “{ $sign }”.
read-not-a-property = “{ $name }” is not a property: its name needs capital letters.
read-no-value = { $name } needs a value in brackets: { $name }[…]
read-open-value = This value is not closed: a ] is missing.
read-twice = { $name } may be given only once here.
read-sgf-version = “{ $version }” is not a version of SGF: it is 1 to 4.
read-other-game = GM[{ $number }] is another game. The known games are { $known }.
read-no-number = GM is missing. The known games are { $known }.
read-not-square = The board is { $columns }x{ $rows }, but only square boards are supported.
read-not-a-size = “{ $size }” is not a size: write SZ[{ $usual }].
read-other-size = { $spec } does not fit the board of size { $size } in SZ.
read-not-a-colour = “{ $colour }” is not a colour: write B or W.
read-not-a-number = “{ $number }” is not a number.
read-wrapped = { $name } needs the word node (in the first node also match), a name and the values.
replay-seats = { $spec } has { $seats } seats, but the number of players is { $sitters }.
replay-node = Node { $node }: { $why }
write-game = SGF cannot hold { $spec }, which hides hands or is not for two. Use JSON.
write-swap-in-place = SGF cannot hold a swap in place. Use JSON.
htp-not-a-response = “{ $text }” is not a response: it should begin with = or ?

# Texts.
texts-language = “{ $name }” is not a language tag such as ca.
texts-syntax = { $file } cannot be read: { $why }

# External programs as bots, in brackets behind the name: what went wrong.
expected-command = a program and its arguments; put an argument with spaces "in quotes"
expected-startable = a program that can be started ({ $words })
expected-startable-empty = a program that can be started (the command is empty)
program-refused = it refused “{ $command }”: { $words }
program-illegal = it answered “{ $text }”: { $why }
program-not-started = it could not be started again with “{ $command }”: { $why }
program-resigned = it resigned
program-ended = it ended ({ $status }) after the command “{ $command }”
program-complained = it ended ({ $status }) after the command “{ $command }”; its last message: { $words }
program-silent = it did not answer “{ $command }” within { $seconds } s
program-nonsense = it gave an invalid answer to “{ $command }”: { $why }
program-endless = its answer to “{ $command }” does not end
program-stopped = it was stopped

# Matches between bots.
forfeit-bot = { $bot }: { $why }
plan-seats = { $game } has { $seats } seats, but { $bots } bots are given. Give one for each seat.
plan-over = The game is over after these moves.
plan-openings = { $openings } random moves are too many to open a game. Use at most { $most }.
plan-no-openings = The list of openings is empty.
plan-opening-over = The game is over after the opening “{ $opening }”.
log-not-empty = { $folder } is not empty. Choose a new folder, or continue the match in it with --resume.
log-no-match = { $folder } has no match to resume: there is no { $file } in it.
log-busy = Another process is playing the match in { $folder }.
log-differs = The match in { $folder } is a different one. Its { $what }: { $theirs }; asked for: { $ours }.
log-no-plan = { $file } is not the plan of a match: { $why }
log-unreadable = { $file }: line { $line }, column { $column }: { $why }
log-foreign = { $file }: line { $line }: This game does not belong to the match.
log-system = Cannot read or write “{ $file }”: { $why }
games-unreadable = { $file }: line { $line }, column { $column }: { $why }
games-other = { $file }: Game { $number } is not a game of Hex from an empty board.
kept-games-unreadable = { $file }: Line { $line } is not a game kept by rusc learn hex-network.
job-program = { $bot } is an external program, which this worker does not start. Allow it with --programs.
job-no-solver = There is no solver for { $game }.
tournament-few-bots = A tournament of { $game } needs at least { $seats } bots, but there are { $bots }.
tournament-twice = { $bot } is listed twice.
tournament-many-meetings = Every selection of { $seats } out of { $bots } bots makes { $meetings } meetings, more than { $most }. Use the format "swiss".
tournament-sprt-seats = A sequential test compares two bots, but { $game } has { $seats } seats.
tournament-no-sprt = sprt needs two different Elo differences, the lower first, and error rates that are positive and add up to less than 1.
tournament-foreign = The outcome of { $job } does not belong to this study.
solving-over = The game is over after these moves.
solving-ends = The move { $name } ends the game. Solve this position without --broker.
solving-failed = The move { $name } could not be solved: { $why }
fleet-busy = Another process is working on { $file }.
fleet-differs = { $file } keeps another study: its { $what } differs. Name another file with --store.
fleet-no-study = { $file } keeps no study of this program: { $why }
fleet-system = Cannot read or write “{ $file }” ({ $why }). What was saved before is kept.
fleet-no-data = The file { $name } cannot be read: { $why }
fleet-no-broker = This program was built without the broker. Install it with cargo install --features broker.
fleet-unreachable = Cannot reach the broker { $url }: { $why }
fleet-refused = The broker { $url } refuses: { $why }
fleet-other-program = The jobs at { $url } need rusc { $theirs }, and this is rusc { $ours }. Install that version on this machine.
no-judge = { $game } has no solver. Name a bot to judge the openings with --bot.
