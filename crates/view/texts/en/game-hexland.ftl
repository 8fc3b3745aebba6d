# Hexland: its names, texts for screen readers, rules, and why it refuses a move.
game-hexland = Hexland
about-hexland = Go on an island
goal-hexland = Hold more of the island at the end: houses, land around them, and captures.
after-hexland-pass = { $name } passed. If you pass too, the game ends.
seat-hexland-1 = Timber
seat-hexland-2 = Sandstone

board-hexland = Hexland island, { $size } cells wide
cell-timber = { $name }, timber house
cell-sandstone = { $name }, sandstone house
move-pass = Pass
overlay-territory = Territory
score-stones = Houses
score-territory = Territory
score-captures = Captured
score-komi = Komi
score-total = Total

option-hexland-size = Cells in the widest row
size-hexland = { $size } cells wide
option-hexland-komi = Points for the second player
source-hexland = Hexland: Go on a hexagonal island, where houses of timber and sandstone take the place of stones.

rules-hexland-aim-title = Conquer the island
rules-hexland-aim = Two players settle an island with houses, of timber and of sandstone. Whoever holds more of it at the end wins: their own houses, surrounded land and captured houses count.
rules-hexland-aim-picture = An island in the middle of the game.
rules-hexland-turn-title = A turn
rules-hexland-turn = Timber goes first. In turn, each player builds one house on an empty cell, or passes. Houses never move. Houses of one player that touch form a group; the empty cells around a group are its liberties.
rules-hexland-capture-title = Capturing
rules-hexland-capture = A rival group left without liberties is removed, and each of its houses counts for the captor.
rules-hexland-capture-picture = The sandstone house has one liberty left. If timber builds there, it is captured.
rules-hexland-suicide-title = No suicide
rules-hexland-suicide = You may not build where your house or its group would have no liberty, unless the move captures something.
rules-hexland-suicide-picture = Sandstone may not build in the middle.
rules-hexland-repeat-title = No repetition
rules-hexland-repeat = No move may repeat an earlier position of the whole island. Passing is always allowed.
rules-hexland-score-title = The end and the score
rules-hexland-score =
    Two passes in a row end the game. A player’s score is the number of their houses, plus territory, plus captured houses.

    Each connected region of empty cells counts entirely for the player with more houses next to it, and for nobody if both have the same number.
rules-hexland-score-picture = Triangles mark timber’s land, squares sandstone’s.
rules-hexland-notation = The letter is the row from the top, the number the place in that row from the left. The size of an island is that of its widest row: 5, 7, 9 or 11. To pass, write pass.

territory-none = Nobody owns land yet.

# Why a move is refused, and what is known of a position that takes too long.
notation-hexland = Write a row and a place in it, such as c4, or pass.
hexland-occupied = This cell is occupied.
hexland-outside = This cell is not on the island.
hexland-suicide = Suicide: the house would have no liberty and capture nothing.
hexland-repeats = This would repeat the position after move { $after }.
hexland-no-liberty = A group has no liberty.
hexland-so-far-value = looking { $depth } moves ahead, the side to move leads by { $value }.
hexland-so-far-best = the side to move ends ahead by { $value }; the best moves are { $best } and perhaps others.

legend-territory = A roof marks land of the timber houses, a block land of the sandstone ones.
score-open = { $count ->
    [one] { $count } cell is still open, so nothing is decided yet: this is the score if the game ended now.
   *[other] { $count } cells are still open, so nothing is decided yet: this is the score if the game ended now.
}

# The tutorial.
learn-hexland-build-title = Build a house
learn-hexland-build = You build with timber, your rival with sandstone. Build your first house on any cell.
learn-hexland-build-done = Houses stay where they are. You take turns, one house each; whoever holds more of the island at the end wins.
learn-hexland-capture-title = Capture a house
learn-hexland-capture = The free cells around a house are its liberties. The sandstone house in the corner has one left. Take it.
learn-hexland-capture-done = Captured: it is gone from the island and counts a point for you.
learn-hexland-save-title = Save your house
learn-hexland-save = Now your own house in the corner has only one liberty. Build there: houses that touch share their liberties.
learn-hexland-save-done = Together your two houses have three liberties. They are safe for now.
learn-hexland-land-title = Win the open land
learn-hexland-land = Open land counts for the player with more houses beside it. Here two face two. Build one more, wherever you like.
learn-hexland-land-done = Three to two: if the game ended now, all the open land would be yours.
learn-hexland-win-title = Your first island
learn-hexland-win = Capture the three sandstone houses. When nothing is left to gain, pass; after two passes in a row the island is counted.
learn-hexland-win-done = You have won your first island! Your houses, your land and the captured houses are all counted.
