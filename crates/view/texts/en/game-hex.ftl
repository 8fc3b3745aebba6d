# Hex: its names, texts for screen readers, rules, and why it refuses a move.
game-hex = Hex
about-hex = Join your two sides
goal-hex = Join the two sides of your colour with a chain of stones.
after-hex-swap = { $name } used the swap rule: your first stone is now theirs, on the mirror cell.
seat-hex-1 = Black
seat-hex-2 = White

board-hex = Hex board, { $size } by { $size }
cell-black = { $name }, black stone
cell-white = { $name }, white stone
move-swap = Swap
overlay-connections-1 = Black’s connections
overlay-connections-2 = White’s connections

option-hex-size = Cells per side
size-hex = { $size } × { $size }
option-hex-swap = Swap rule

word-in-place = yes, in place

source-hex = Hex: invented by Piet Hein in 1942 and by John Nash in 1948. The bot Hexodus combines virtual connections with electric circuits; another compares shortest paths.

rules-hex-aim-title = Join your sides
rules-hex-aim = Black owns the top and bottom sides, White the left and right ones. Whoever joins their two sides with an unbroken chain of stones wins. The line on every stone points to the sides it must join.
rules-hex-aim-picture = Black has joined the top and bottom sides.
rules-hex-turn-title = A turn
rules-hex-turn = Black goes first. In turn, each player places one stone on any empty cell. Stones never move and are never removed.
rules-hex-turn-picture = Black may play on any empty cell, for example here.
rules-hex-bridge-title = The bridge
rules-hex-bridge = Two stones with two empty cells between them that touch both are as good as joined: if your rival takes one cell, you take the other. Looking for bridges is the first step to playing well.
rules-hex-bridge-picture = The two black stones form a bridge.
rules-hex-draws-title = No draws
rules-hex-draws = A full board always has exactly one winner: the only way to stop your rival’s chain is to complete your own.
rules-hex-swap-title = The swap rule
rules-hex-swap =
    Going first is an advantage. With the swap rule, the second player may answer the first stone with a swap: the stone becomes theirs and moves to the mirror cell, so that both players keep their sides.

    So it is best to start with a stone that is neither too strong nor too weak.
rules-hex-swap-picture = Would you swap this stone?
rules-hex-notation = The letter is the column, the number the row; a1 is at the top left. To take over the first stone, write swap.

connections-none-1 = Nothing joins Black’s sides here.
connections-none-2 = Nothing joins White’s sides here.

# Why a move is refused.
notation-hex = Write a cell such as c4, or swap.
hex-occupied = This cell is occupied.
hex-outside = This cell is not on the board.
hex-no-swap = This game is played without the swap rule.
hex-swap = You can swap only in reply to the first stone.
hex-overlap = { $cell } cannot hold a stone of each colour.
hex-stone-outside = A stone lies outside the board.
hex-no-findings = “{ $name }” is not output of hextress --json.
hex-so-far-open = no win proven after { $nodes } nodes.
hex-so-far-won = the side to move wins with { $winning }, and perhaps with other moves.
hex-so-far-won-somehow = the side to move wins, but no winning move is known yet.
hex-bad-fact = “{ $text }” is not a theorem on this board.
hex-unproven-swap = The first stone can still be swapped, which proofs do not cover: prove a later position, or play without the swap rule.
hex-unproven-unconfirmed = The solver’s result could not be confirmed by the rules.
hex-flaw-expected = “{ $expected }” was expected.
hex-flaw-cells = “{ $text }” is not a list of cells on this board.
hex-flaw-twice = { $cell } is named twice.
hex-flaw-later = “{ $text }” is not the number of an earlier step.
hex-flaw-turn = step { $step } is about a position in which it is the other player’s turn.
hex-flaw-outside = { $cell } is not in the carrier.
hex-flaw-needs = step { $step } needs { $cell }, which is not there.
hex-flaw-common = no answer holds after a rival stone at { $cell }.
hex-flaw-not-joined = the stones do not join the winner’s sides.

legend-connections-1 = Solid lines join stones for certain, dashed ones reach an empty cell. Dots show where the current flows. Point at a cell to see which cells its connections need.
legend-connections-2 = { legend-connections-1 }
connections-won-1 = Black’s sides are joined for certain along the marked chain.
connections-won-2 = White’s sides are joined for certain along the marked chain.

# How a connection is derived, in the book.
end-top = top
end-bottom = bottom
end-left = left
end-right = right
derive-nothing = no cell
derive-and-cell = AND over the empty cell { $middle }: { $from }–{ $middle } needs { $first } (A), { $middle }–{ $to } needs { $second } (B). If the owner plays { $middle }, both hold: a semi-connection from { $from } to { $to }.
derive-and-stone = AND over the stone { $middle }: { $from }–{ $middle } needs { $first } (A), { $middle }–{ $to } needs { $second } (B). They share no cell: a connection from { $from } to { $to }.
derive-or = OR: { $count } semi-connections from { $from } to { $to } ({ $parts }) have no cell common to all. Whichever cell the rival takes, one is untouched: a connection.
circuit-wires = The wires: every pair of ends with a virtual connection, { $count } in all. Between two empty cells a wire has the resistance 2, to a side or a stone 1.
circuit-voltages-1 = The voltages in hundredths, with 100 at the top and 0 at the bottom: each cell has the one at which as much current flows in as out.
circuit-voltages-2 = The voltages in hundredths, with 100 at the left and 0 at the right: each cell has the one at which as much current flows in as out.
circuit-currents = The currents, in hundredths of the whole. The whole is { $total }, so the resistance is 1 ÷ { $total } = { $resistance }.

# The tutorial.
learn-hex-place-title = Place a stone
learn-hex-place = You play black and want to join the black edges, above and below, with a chain of stones. White wants to join left and right. Place a stone on any cell.
learn-hex-place-done = Stones never move and are never captured. Exactly one of you will get through: there are no draws.
learn-hex-gap-title = Close the chain
learn-hex-gap = Your chain runs from the upper edge to the lower one, except for one gap. Fill it.
learn-hex-gap-done = Joined, and won. Every chain counts, however crooked.
learn-hex-build-title = Build a bridge
learn-hex-build = Stones need not touch. A bridge leaves two free cells between them: if White takes one, you take the other. Build a bridge from your stone two rows down.
learn-hex-build-done = Connected as good as certain. The edge works the same way: from the second row there are two ways down.
learn-hex-save-title = Save the bridge
learn-hex-save = White has stepped into your bridge. Take the other cell.
learn-hex-save-done = Nothing lost. Whenever your rival enters one of your bridges, answer on its other cell.
learn-hex-win-title = Your first win
learn-hex-win = Your stones already reach from edge to edge, all by bridges. White will enter every one of them. Keep your nerve and save them one by one.
learn-hex-win-done = You have won your first game! Lines of bridges are the backbone of Hex.

overlay-winning = Winning moves
legend-winning = ✓ marks every move that wins.
winning-none = Every move loses if the rival plays well.
winning-more = ✓ wins; the solver is looking for other winning moves …
winning-sought = The solver is looking for the winner …
winning-open = Too much is open for the solver: it can be asked once at most { $most } cells are empty.
winning-unsolved = The solver did not find the winner in time. Try again a few moves later.
