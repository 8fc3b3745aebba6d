# Every page.
skip = Skip to content
navigation = Main
settings = Settings
language = Language
theme = Theme
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
sound = Sound
sound-on = On
sound-off = Off
save = Save
copied = Link copied.
offline = The server is not responding. Is it still running?

# The first page.
welcome-title = Board games
welcome = Board games in one beehive
welcome-more = Play against bots that show their thoughts, against a friend at the same screen, or with anyone far away through a link.
games = Games
play = Play
rules = Rules
about = About
results = Results
unfinished = Continue playing
your-turn = Your turn
moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
open = Open a game
open-more = An SGF or JSON file, a link of HexWorld, or the text of a game on Little Golem.
open-file = File
open-text = Paste it as text
open-button = Open

# A new game.
new-game = New game of { $game }
who-plays = Who plays
options = Options
start = Start
sitter-person = A person here
sitter-bot = Bot, { $level }
sitter-link = A person through a link
sitter-custom = Another bot …
bot-spec = Bot, such as mcts
level-beginner = beginner
level-normal = normal
level-advanced = advanced
level-expert = expert
drawn-by-lot = at random
clock = Clock
clock-kind = Thinking time
clock-none = Unlimited
clock-move = Per move
clock-total = For the whole game
clock-move-seconds = Seconds per move
clock-total-minutes = Minutes per player
clock-increment-seconds = Seconds added per move
word-on = yes
word-off = no

# A match.
you = you
awaited = Waiting for a guest
invitation = Invitation
invitation-more = Send this link. The first person to accept gets this seat.
invitation-renew = New link
invitation-withdraw = Play this seat here
invited = You are invited to a game of { $game }
invited-seat = Your seat: { $seat }. Clocks start when every seat is taken.
take-seat = Take the seat
copy = Copy
points = Points
level = Level
name = Name
change = Change
change-level = Change the level
change-name = Change the name
bot-of = Bot ({ $level })
turn-of = { $name } to move
thinks = { $name } is thinking
queued-move = { $name } waits for its turn to think: { $before ->
    [0] it is next
    [one] one search before it
   *[other] { $before } searches before it
}
queued-hint = Your hint waits: { $before ->
    [0] it is next
    [one] one search before it
   *[other] { $before } searches before it
}
queued-analysis = The analysis waits: { $before ->
    [0] it is next
    [one] one search before it
   *[other] { $before } searches before it
}
try-again = Try again
watching = You are watching
no-script = Without JavaScript, type your moves below the board and reload the page to see the answers.
move-now = Move now
draw = A draw
won-by = { $name } wins
shared-by = { $names } share the win
resigned = { $name } resigned
out-of-time = { $name } ran out of time
failed = { $name } could not continue ({ $why })
again = Play again
again-loser = Play again, loser begins
moves = Moves
move = Move
start-position = Start
controls = Controls
do-undo = Undo
do-redo = Redo
do-hint = Hint
do-hint-stop = Stop looking
do-resign = Resign
hint-wait = Looking for a hint
hint-take = Play it
demonstration = Demonstration
pause = Pause
resume = Resume
step = One move
speed = Pause between moves
overlays = Show on the board
waiting-insight = Working it out …
waiting-analysis = The analysis has begun. Values appear as they are found …
waiting-start = Start the analysis to see the value of each move.
waiting-over = The game is over here, so there are no moves to analyse.
type-move = Type a move
mind = What the bot is thinking
mind-empty = Nothing yet. Start the analysis, or wait for a bot to think.
mind-over = The game is over. Review it to see the chances move by move.
analysis-start = Analyse
analysis-stop = Stop
expected = Expected line
percent = { $number } %
score-unknown = unknown
proof-win = certain win
proof-win-in = { $moves ->
    [one] wins with the next move
   *[other] wins in { $moves } moves
}
proof-win-by = { $points ->
    [one] wins by { $points } point
   *[other] wins by { $points } points
}
proof-loss = certain loss
proof-loss-in = { $moves ->
    [one] loses with the next move
   *[other] loses in { $moves } moves
}
proof-loss-by = { $points ->
    [one] loses by { $points } point
   *[other] loses by { $points } points
}
proof-draw = certain draw
graph = Win chances over the game
delete = Delete this match…
delete-more = The match and its result are gone for good, also for the other players.
delete-yes = Delete for good
copy-link = Copy link to this position
pan-left = Left
pan-right = Right
pan-up = Up
pan-down = Down
pan-centre = Show everything
zoom-in = Larger
zoom-out = Smaller

# Results, faults, about.
you-page = You
you-named = Your name here is { $name }.
you-code = This is your recovery code. Write it down now: it is not shown again.
you-keep = Keep your name
you-keep-more = Your games belong to this browser. With a name you also get a recovery code, which gives you the name and the games on another device. No e-mail is needed.
you-keep-do = Keep the name
you-keep-again = Change the name and the code
you-name = Name
you-recover = Find your games again
you-recover-more = Enter the recovery code that you wrote down. Games that you began in this browser without it are left behind.
you-recover-code = Recovery code
you-recover-do = Find them
you-passkey = Passkey
you-passkey-more = A passkey in your device or password manager does the same as the code, without writing anything down.
you-passkey-do = Make a passkey
you-enter-do = Use a passkey
you-drop = Drop everything
you-drop-more = Deletes your name, your results and every game that you set up, for good. In games that others set up you resign, and your name is taken off the seat.
you-drop-sure = I am sure
you-drop-do = Delete everything of mine
results-none = No results yet. Finish a game against a bot or through a link, and it is counted here.
results-game = Game
results-opponent = Against
results-won = Won
results-drawn = Drawn
results-lost = Lost
fault-missing = There is nothing here
fault-request = This cannot be done
fault-server = Something went wrong
to-lobby = Back to the games
about-title = About Rusc
about-rusc = Rusc, Catalan for beehive, is a laboratory for board games: one search library plays, analyses and solves all of them.
about-local = It runs on your own machine and keeps every game there. Nothing is sent anywhere else.
about-sources = Where the games come from
about-thanks = With thanks to
credit-pages = pages
credit-languages = languages
credit-pictures = boards as PNG
credit-font = letters in PNG pictures
credit-server = the server
credit-storage = where games are kept
credit-commands = the command line
credit-data = data
about-licence = Rusc is free software under the MIT or the Apache 2.0 licence, whichever you prefer.

# A hand on a shared device, another position than the current one, a rematch.
show-hand = Show { $name }’s hand
back-to-match = Back to the match
to-rematch = Go to the rematch

# The rules, in steps. A blank line begins a paragraph.
rules-of = How to play { $game }
rules-notation = How moves are written

# How hidden pieces were dealt.
deal-known = This deal was chosen by a number, so it is not secret: anybody can work out all hands.
deal-sealed = The deal is sealed
deal-opened = The deal is open: check it
deal-about = The pieces were dealt by 128 random bits that only the server knows. This seal was made from them before the first move; at the end the bits are shown, so that you can check that the deal was not changed.
deal-check = The command below prints the seal that was shown from the first move on, and “rusc show” with the same spec shows the deal.

# How the game stands.
said-win = { $name } wins for certain
said-win-in = { $moves ->
    [one] { $name } wins with the next move
   *[other] { $name } wins in { $moves } moves
}
said-win-by = { $points ->
    [one] { $name } wins by { $points } point
   *[other] { $name } wins by { $points } points
}
said-loss = { $name } cannot win any more
said-chance = { $chance } for { $name }
effort = { $depth ->
    [one] { $nodes } nodes searched, one move deep
   *[other] { $nodes } nodes searched, { $depth } moves deep
}
candidates = Moves considered, with their values
mind-before = What { $name } thought before
mind-hidden = What a bot thinks would give its hand away, so it is shown after the end.
graph-of = Chance to win of { $name }

# The review of a game.
review = Review
review-start = Review this game
review-again = Review again
review-stop = Stop
review-progress = Move { $done } of { $all }
review-about = A strong bot goes over every move: your chances before and after it, and the better move.
review-none = No mistakes found.
review-all = Every move
review-before = Before
review-after = After
review-better = Better
review-lost = Lost
review-show = Show me
review-retry = Try again

# A move entered while the bot thinks.
planned = Your next move
planned-back = Take it back
planned-about = You can enter your next move now.

# The end of a game, and what asks first.
you-win = You win
you-lose = You lose
you-draw = A draw
again-other = Other side
share = Copy a link
share-picture = Picture
move-ends = This ends the game.
resign-sure = Do you want to give up this game?

# Keys.
keys = Keys
keys-walk = Walk back and forth through the game
keys-ends = Go to its start or end
keys-tab = Go to the board, and on to the buttons
keys-board = On the board: move from cell to cell
keys-play = Play on the marked cell
keys-turn = Turn the chosen piece
keys-hint = Ask for a hint
keys-help = This page
keys-safe = No key resigns, deletes or ends anything.
walk = Walk through the game
walk-first = First position
walk-back = One move back
walk-on = One move on
walk-last = Last position

# Tournaments of bots
tournaments = Tournaments
tournaments-none = No tournament has been played on this machine yet. Start one in a terminal:
tournament-bot = Bot
tournament-elo = Elo (95 %)
tournament-points = Points
tournament-complete = { $game }: all { $games } games have been played.
tournament-running = { $game }: { $games } games played, { $percent } % done.

# The book.
book = Learn
book-title = The book of these games
book-about = How to play well, why the theorems hold, and how programs think: every picture is computed by the program, and every position can be played on.
book-read = Read the book
book-chapters = Chapters
book-steps = Steps, side by side
book-step-back = Previous step
book-play = Play on from here
book-try = Choose a move on the board.
book-right = { $move } is right.
book-wrong = { $move } is not the best move. Try another one.
book-answer = Answer
tree-label = A tree of moves
tree-leaf = The leaf is worth { $value }. Only values between { $alpha } and { $beta } can still matter.
tree-cut-min = MIN already has { $value } here, and MAX has { $bound } elsewhere: the other moves are cut off.
tree-cut-max = MAX already has { $value } here, and MIN has { $bound } elsewhere: the other moves are cut off.
tree-done = The root is worth { $value }, found after { $leaves } of { $all } leaves.
simulation-choose = Choose. { $move } has won { $wins } of { $visits } games: { $known }. For being tried so rarely it gets { $neglected } more. Together { $sum }, more than any other move.
simulation-grow = Grow. { $move } has not been tried here yet: it becomes a new node.
simulation-play = { $count ->
    [0] The game is over here, and { $name } has won.
    [one] Play out. One more move at random, and { $name } wins.
   *[other] Play out. { $count } more moves at random, and { $name } wins.
}
simulation-play-draw = { $count ->
    [0] The game is over here, and it is a draw.
    [one] Play out. One more move at random, and it is a draw.
   *[other] Play out. { $count } more moves at random, and it is a draw.
}
simulation-node = { $move } { $wins } of { $visits }
simulation-report = Report. Every node passed has one game more, and the winner’s have one win more: { $nodes }. The root has { $all }.
deal-seen = What { $name } sees. All the rest is hidden.
deal-one = Deal { $number }: one of the ways in which the rest may lie. For { $name } it looks just the same.
decimal-mark = .
