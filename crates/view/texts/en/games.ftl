# A new game, as people think of it.
new-game-link = Other settings…
play-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
opponent = Opponent
opponent-here = A friend here
opponent-link = A friend by link
opponent-bots = Bots only
opponent-bot = Another bot…
begins = Who begins
begins-me = I do
begins-other = My opponent
begins-lot = Draw lots
player-name = Your name
player-friend = Your friend’s name
player-nameless = no name
board = Board
board-other = Another size…
options-more = More options

# All games.
archive = My games
archive-all-games = All your games
archive-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
archive-nothing = No games here yet. Start one from the first page, or choose another filter.
archive-game = Game
archive-rival = Against
archive-finish = Result
archive-all = All
archive-show = Show
archive-first = To the latest
archive-next = Older games
archive-keep = Take your games along
archive-keep-more = One zip file with every game as SGF and JSON. You can take it in again here or on another Rusc; games that are already here stay as they are.
archive-download = Download all
archive-download-part = Download file { $part } of { $parts }
archive-take = Take in a file
archive-taken = { $count ->
    [0] Nothing new: all these games are already here.
    [one] One game was taken in.
   *[other] { $count } games were taken in.
}
rival-beginner = Bot, beginner
rival-normal = Bot, normal
rival-advanced = Bot, advanced
rival-expert = Bot, expert
rival-bot = Other bots
rival-person = Other people
rival-here = Friends here
rival-bots = Bots among themselves
finish-open = Unfinished
finish-won = Won
finish-lost = Lost
finish-drawn = Drawn
finish-over = Over, not mine

# Comments, marks and arrows.
notes = Comment
notes-write = Write a comment
notes-change = Change the comment
notes-comment = Comment on this position
notes-marks = Marks and arrows
notes-about = Choose a mark and click on a cell; the same again takes it away. An arrow needs two cells.
notes-done = Back to the game
mark-circle = Circle
mark-triangle = Triangle
mark-square = Square
mark-cross = Cross
mark-arrow = Arrow

# Setting up a position.
editor = Set up a position of { $game }
editor-link = Set up a position…
editor-from = Change this position
editor-about = Choose a colour and click on the cells. Then play on from there, or analyse.
editor-put = What a click puts
editor-empty = Empty
editor-turn = To move:
editor-play = Play from here
editor-analyse = Analyse

# Another person, by link.
invitation-near = Only this computer can open this link.
invitation-far = To let others in your network in, stop Rusc, start it with this command and open the address that it prints. For the whole internet, put a web server in front of it as a proxy, and name its address with --public-url.
invitation-qr = QR code for a phone
taken = This seat is taken
taken-more = Someone was faster. You can watch the game, move by move.
taken-watch = Watch the game
taken-own = Start a game of your own
do-undo-ask = Ask to undo
undo-asks = { $name } would like to take the last move back.
undo-asked = You have asked to take your last move back.
undo-allow = Allow it
undo-refuse = No
undo-withdraw = Never mind
rematch = Rematch, other sides
chat = Chat
chat-there = { $name } is here
chat-away = { $name } is away
chat-nobody = Nobody has taken the other seat yet
chat-line = Say something
chat-send = Send
chat-off = Chat off
chat-on = Chat on
chat-is-off = You have switched the chat off. Nobody can write here.
chat-other-off = { $name } has switched the chat off.
