# Boards, for screen readers and the buttons beside them.
language-name = English

game-connect4 = Connect Four
game-hex = Hex
game-hexadom = Hexadom
game-hexland = Hexland

about-connect4 = Four discs in a line
about-hex = Join your two sides
about-hexadom = Dominoes with hexagons
about-hexland = Go on an island

seat-connect4-1 = Red
seat-connect4-2 = Yellow
seat-hex-1 = Black
seat-hex-2 = White
seat-hexland-1 = Timber
seat-hexland-2 = Sandstone
seat-number = Player { $number }

board-connect4 = Connect Four board, { $columns } columns and { $rows } rows
board-hex = Hex board, { $size } by { $size }
board-hexadom = Hexadom board, { $pieces } pieces
board-hexland = Hexland island, { $size } cells wide

cell-empty = { $name }, empty
cell-black = { $name }, black stone
cell-white = { $name }, white stone
cell-timber = { $name }, timber house
cell-sandstone = { $name }, sandstone house
cell-last = , last move
column-empty = column { $column }, empty
column = column { $column }, from below: { $discs }, { $free } free
disc-1 = red
disc-2 = yellow

piece = piece { $colours }
piece-at = { $piece } at { $place }
piece-fits = { $piece } fits at { $place }, rotation { $rotation }
colour-B = blue
colour-G = green
colour-R = red
colour-Y = yellow
colour-P = purple
colour-W = white
colour-K = black

move-swap = Swap
move-pass = Pass
move-draw = Draw a piece
move-keep = Keep it
move-play = Play it

hand = Your hand
hand-playable = Playable
hand-waiting = Waiting
hand-choose = Choose a piece to see where it fits. Click it again, or press R, to turn it.
hand-drawn = Drawn piece
hand-cannot = It fits nowhere: keep it.
pile = Pile
pieces-count = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
unseen = Not yet seen
unseen-count = { $piece }: { $count } left

overlay-connections-1 = Black’s connections
overlay-connections-2 = White’s connections
overlay-values = Value of every move
overlay-territory = Territory

score-stones = Houses
score-territory = Territory
score-captures = Captured
score-komi = Komi
score-total = Total

# Why a move is refused.
refused-over = The game is over.
refused-occupied = This cell is occupied.
refused-outside = This cell is not on the board.
refused-no-swap = This game is played without the swap rule.
refused-swap = Swap is only possible as the answer to the first stone.
refused-suicide = Suicide: the house would have no liberty and captures nothing.
refused-repeats = This repeats the position after move { $value }.
refused-full = Column { $value } is full.
refused-unknown = { $value } is not a move.
refused-drawn = You have drawn a piece: play it or keep it.
refused-keep = No piece has been drawn that could be kept.
refused-only-drawn = Only the piece just drawn, { $value }, may be played now.
refused-hand = There is no { $value } in the hand.
refused-touch = A piece must touch at least two others.
refused-black = Nothing may be played beside a black.
refused-white = A black may not be played beside a white.
refused-colours = The colours do not match here.
refused-turn = It is the turn of player { $value }.
refused-bot = A bot plays for player { $value }.
refused-late = The match has gone on meanwhile: look again.
refused-undo = There is nothing to take back.
refused-redo = There is nothing to play again.
refused-revealed = This cannot be taken back: something hidden has been seen.
refused-hidden = This would tell what is hidden; ask again when the match is over.
refused-no-bot = There is no bot to move.
refused-watching = You watch this match: none of its seats is yours.
refused-shared = Another person plays in this match, so this cannot be done by one alone.
refused-valued = Another person plays in this match, so its moves are not valued before the end.
refused-hint = A hint is for who is to move.
refused-again = The match is not over yet.
refused-seat = Somebody else has taken this seat. The match can be watched by its own link.
refused-hasty = Too many requests: wait a moment.
refused-no-match = There is no such match.
refused-no-page = There is no such page.
