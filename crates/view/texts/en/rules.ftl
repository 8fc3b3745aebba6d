# The rules, in steps. A blank line begins a paragraph.
rules-of = How to play { $game }
rules-notation = How moves are written

rules-connect4-aim-title = Four in a line
rules-connect4-aim = Two players drop discs into an upright frame. Who first has four of the own colour in a line has won: across, upright or slanting.
rules-connect4-aim-picture = Red has won on the slant.
rules-connect4-drop-title = A turn
rules-connect4-drop =
    Red begins, then both take turns. A disc falls to the lowest free field of its column.

    A full column takes no more discs. There is no passing.
rules-connect4-drop-picture = A disc in column 5 lands on the second row.
rules-connect4-end-title = The end
rules-connect4-end = When the frame is full and nobody has four in a line, the game is a draw. The classic frame has seven columns and six rows; others from 4x4 to 9x9 can be chosen.
rules-connect4-notation = A move is the number of its column from the left: 4453 is four moves, in columns 4, 4, 5 and 3.

rules-hex-aim-title = Join your sides
rules-hex-aim = Black owns the upper and the lower side, White the left and the right one. Who joins the own two sides with an unbroken chain of stones has won. The line on every stone points to the sides it must join.
rules-hex-aim-picture = Black has joined the upper and the lower side.
rules-hex-turn-title = A turn
rules-hex-turn = Black begins. In turn, each player places one stone on any empty cell. Stones never move and are never taken off.
rules-hex-turn-picture = Black may play on any empty cell, for example here.
rules-hex-bridge-title = The bridge
rules-hex-bridge = Two stones with two empty cells in common between them are as good as joined: if the rival takes one cell, you take the other. Looking for bridges is the first step to playing well.
rules-hex-bridge-picture = The two black stones form a bridge.
rules-hex-draws-title = No draws
rules-hex-draws = A full board always has exactly one winner: the only way to stop your rival’s chain is to complete your own.
rules-hex-swap-title = The swap rule
rules-hex-swap =
    To begin is an advantage. With the swap rule the second player may answer the first stone with a swap: the stone changes its colour and is reflected, so that nobody changes sides of the board.

    So the first player does well to begin with a stone that is neither too strong nor too weak.
rules-hex-swap-picture = Would you swap this stone?
rules-hex-notation = The letter is the column, the number the row; a1 is at the upper left. Taking over the first stone is written swap.

rules-hexland-aim-title = Conquer the island
rules-hexland-aim = Two players settle an island with houses, of timber and of sandstone. Who holds more of it at the end has won: own houses, surrounded land and captured houses count.
rules-hexland-aim-picture = An island in the middle of the game.
rules-hexland-turn-title = A turn
rules-hexland-turn = Timber begins. In turn, each player builds one house on an empty cell, or passes. Houses never move. Houses of one player that touch form a group; the empty cells around a group are its liberties.
rules-hexland-capture-title = Capturing
rules-hexland-capture = A group of the rival without a liberty is taken off, and each of its houses counts for the captor.
rules-hexland-capture-picture = The sandstone house has one liberty left. If timber builds there, it is captured.
rules-hexland-suicide-title = No suicide
rules-hexland-suicide = You may not build where your house or its group would have no liberty, unless the move captures something.
rules-hexland-suicide-picture = Sandstone may not build in the middle.
rules-hexland-repeat-title = No repetition
rules-hexland-repeat = No position of the whole island may come back. A pass is always allowed.
rules-hexland-score-title = The end and the score
rules-hexland-score =
    Two passes in a row end the game. A player’s score is the number of own houses, plus territory, plus captured houses.

    Each connected region of empty cells counts whole for the player with more houses that touch it, and for nobody if both have the same number.
rules-hexland-score-picture = Triangles mark the land of timber, squares that of sandstone.
rules-hexland-notation = The letter is the row from the top, the number the place in that row from the left. The island is named by its widest row: 5, 7, 9 or 11. To pass is written pass.

rules-hexadom-aim-title = Empty your hand
rules-hexadom-aim = Dominoes with hexagons, for two to six players. Who first plays the last piece of the hand has won.
rules-hexadom-aim-picture = A game that is well under way.
rules-hexadom-pieces-title = The pieces
rules-hexadom-pieces =
    There are 82 pieces, each of six triangles: 10 of one colour, 20 of two colours, 40 of three colours, 6 whites and 6 blacks. Every colour has a mark of its own: blue a disc, green an arrow, red a cross, yellow a ring, purple a square.

    Pieces may be turned, but not turned over.
rules-hexadom-pieces-picture = One colour, two colours, three colours, white and black.
rules-hexadom-start-title = The start
rules-hexadom-start = Two pieces that share a colour lie joined on the table. Everybody gets ten pieces (nine with five players, eight with six); the rest is the pile, face down. Chance says who begins.
rules-hexadom-turn-title = A turn
rules-hexadom-turn = Play one piece from your hand, or draw the top piece of the pile. A piece just drawn you may play at once, or keep.
rules-hexadom-match-title = Where a piece fits
rules-hexadom-match = A piece must touch at least two others. On every edge where coloured pieces meet, both triangles must have the same colour.
rules-hexadom-match-picture = This piece meets yellow with yellow on both edges.
rules-hexadom-jokers-title = Whites and blacks
rules-hexadom-jokers =
    A white fits beside everything except a black. A black fits beside coloured pieces of any colour, but not beside a white, and nothing may ever be played beside a black.

    After a black is played, all players with the fewest pieces in hand draw one, the one who played it too.
rules-hexadom-jokers-picture = A white above, a black below.
rules-hexadom-end-title = The end
rules-hexadom-end =
    Who plays the last piece of the hand wins at once. If a turn ends with the pile empty, the player with the fewest pieces wins.

    If several have equally few, blacks are not counted, then whites neither, then pieces of one colour neither. Who is still equal shares the win.
rules-hexadom-know-title = What you know
rules-hexadom-know = You see the board, your own hand, how many pieces the others and the pile have, and every piece that was ever turned up. The list of pieces not yet seen helps you to guess what the others hold.
rules-hexadom-notation = draw, keep, or piece, place and rotation such as BGR@1:-1:4. The letters are the colours clockwise (B blue, G green, R red, Y yellow, P purple, W white, K black); the place counts to the right and to the lower right.
