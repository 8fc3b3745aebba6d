# Hexadom: its names, texts for screen readers, rules, and why it refuses a move.
game-hexadom = Hexadom
about-hexadom = Dominoes with hexagons
goal-hexadom = Be the first to play the last piece of your hand.

board-hexadom = Hexadom board, { $pieces } pieces
piece = piece { $colours }
piece-at = { $piece }, row { $row }, place { $place }
piece-fits = { $piece } fits in row { $row }, place { $place }, rotation { $rotation }
colour-B = blue
colour-G = green
colour-R = red
colour-Y = yellow
colour-P = purple
colour-W = white
colour-K = black
move-draw = Draw a piece
move-keep = Keep it
move-play = Play it
hand = Your hand
hand-playable = Playable
hand-waiting = Not playable now
hand-choose = Choose a piece to see where it fits. Choose it again to turn it.
hand-drawn = Drawn piece
hand-cannot = It fits nowhere, so you must keep it.
pile = Pile
pieces-count = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
unseen = Not yet seen
unseen-count = { $piece }: { $count } left

option-hexadom-players = Players
option-hexadom-seed = Deal number
option-hexadom-first = Who goes first
option-hexadom-black_beside_white = Blacks may be played next to whites
source-hexadom = Hexadom: dominoes with hexagons for two to six players, with the published bot, which searches a few likely lines.

rules-hexadom-aim-title = Empty your hand
rules-hexadom-aim = Dominoes with hexagons, for two to six players. The first to play the last piece of their hand wins.
rules-hexadom-aim-picture = A game well under way.
rules-hexadom-pieces-title = The pieces
rules-hexadom-pieces =
    There are 82 pieces, each of six triangles: 10 of one colour, 20 of two colours, 40 of three colours, 6 whites and 6 blacks. Every colour has a mark of its own: blue a disc, green an arrow, red a cross, yellow a ring, purple a square.

    Pieces may be turned, but not turned over.
rules-hexadom-pieces-picture = One colour, two colours, three colours, white and black.
rules-hexadom-start-title = The start
rules-hexadom-start = Two pieces that share a colour lie joined on the table. Each player gets ten pieces (nine with five players, eight with six); the rest form the pile, face down. The first player is chosen at random.
rules-hexadom-turn-title = A turn
rules-hexadom-turn = Play one piece from your hand, or draw the top piece of the pile. If you draw, you may play that piece at once or keep it.
rules-hexadom-match-title = Where a piece fits
rules-hexadom-match = A piece must touch at least two others. On every edge where coloured pieces meet, both triangles must have the same colour.
rules-hexadom-match-picture = This piece meets yellow with yellow on both edges.
rules-hexadom-jokers-title = Whites and blacks
rules-hexadom-jokers =
    A white fits next to anything except a black. A black fits next to coloured pieces of any colour, but not next to a white, and nothing may ever be played next to a black.

    After a black is played, all players with the fewest pieces in hand draw one, including the one who played it if they are among them.
rules-hexadom-jokers-picture = A white above, a black below.
rules-hexadom-end-title = The end
rules-hexadom-end =
    Whoever plays the last piece of their hand wins at once. If a turn ends with the pile empty, the player with the fewest pieces wins.

    Ties are broken by not counting blacks, then not whites either, then not pieces of one colour either. Players who are still tied share the win.
rules-hexadom-know-title = What you know
rules-hexadom-know = You see the board, your own hand, how many pieces the others and the pile have, and every piece that was ever face up. The list of pieces not yet seen helps you guess what the others hold.
rules-hexadom-notation = draw, keep, or piece, place and rotation such as BGR@1:-1:4. The letters are the colours clockwise (B blue, G green, R red, Y yellow, P purple, W white, K black); the place counts steps to the right and to the lower right.

# Why a move is refused.
notation-hexadom = Write draw, keep, or a piece with its place and rotation, such as BGR@1:-1:4.
hexadom-drawn = You have drawn a piece: play it or keep it.
hexadom-nothing-drawn = You have not drawn a piece that you could keep.
hexadom-only-drawn = Only the piece just drawn, { $piece }, may be played now.
hexadom-hand = There is no { $piece } in the hand.
hexadom-occupied = There is a piece there already.
hexadom-touch = A piece must touch at least two others.
hexadom-black = Nothing may be played next to a black.
hexadom-white = A black may not be played next to a white.
hexadom-colours = The colours do not match here.

# Why a game cannot begin.
hexadom-players = { $players } cannot play: Hexadom is for 2 to 6 players.
hexadom-first = Player { $first } cannot go first: there are only { $players } players.

overlay-places = Places that fit
legend-places = The number says how many pieces of your hand fit there.
places-later = The places appear when it is your turn.
places-none = No piece of your hand fits anywhere.

# The tutorial.
learn-hexadom-match-title = Play a piece
learn-hexadom-match = Choose a coloured piece of your hand. Outlines show where it fits: it must touch two pieces, and the colours must agree on every edge. Click an outline; click the piece again to turn it.
learn-hexadom-match-done = One piece fewer in your hand. Whoever empties their hand first wins.
learn-hexadom-draw-title = Draw a piece
learn-hexadom-draw = If nothing fits, or nothing you like, draw a piece from the pile. Then play it or keep it.
learn-hexadom-draw-done = That was a whole turn: a drawn piece is played at once or stays in your hand.
learn-hexadom-white-title = The white piece
learn-hexadom-white = White fits next to every colour. Play one of your whites.
learn-hexadom-white-done = Keep whites for the moment when nothing else fits.
learn-hexadom-black-title = The black piece
learn-hexadom-black = Nothing may ever be played next to a black, and after it all players with the fewest pieces draw one. Your rival has fewer pieces than you: play the black.
learn-hexadom-black-done = Your rival had to draw, and those places are closed for good. A black is for those who are behind.
learn-hexadom-win-title = Your first win
learn-hexadom-win = Two pieces are left in your hand, a white and a black. Play the white first, and the black when your turn comes again.
learn-hexadom-win-done = Your hand is empty: you have won your first game!
