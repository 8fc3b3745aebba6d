# The layout of a match, and how boards look.
rivals = On the other side
own-side = You
near-side = On this side
announced-move = { $name }: { $move }.
turn-piece = Turn
show-all = Show everything
tap-again = Tap the same cell again to play there.
mind-none = It played without looking ahead.

looks = Board
look-colours = Colours
look-colours-honey = Honey
look-colours-slate = Slate
look-colours-contrast = High contrast
look-stance = Orientation of Hex
look-stance-fitting = To fit the screen
look-stance-flat = Level rows
look-stance-pointy = Lying diamond
look-stance-rotated = Standing diamond
look-pieces = Pieces
look-pieces-marked = With marks
look-pieces-plain = Plain
look-pieces-bold = Bold
look-coordinates = Coordinates
look-coordinates-on = Shown
look-coordinates-off = Hidden
