# The bots of all games: their names, and a sentence on how each plays.
bot-named-random = Random
bot-about-random = Plays any legal move, without a thought.
bot-named-mcts = Monte Carlo
bot-about-mcts = Plays many games to their end in its head and follows the moves that win most often.
bot-named-ismcts = Many hands
bot-about-ismcts = Imagines many ways in which the hidden pieces may lie and plays what does well in most of them.
bot-named-htp = Another program
bot-about-htp = A Hex program that runs beside Rusc.
bot-named-minimax = Minimax
bot-about-minimax = Tries every line to a fixed depth.
bot-named-alphabeta = Alpha-beta
bot-about-alphabeta = Tries every line to a fixed depth, but skips those that cannot matter.
bot-named-deep = Deep
bot-about-deep = Looks as far ahead as its time allows.
bot-named-perfect = Perfect
bot-about-perfect = Knows the openings by heart, solves the rest and never makes a mistake.
bot-named-dijkstra = Dijkstra
bot-about-dijkstra = Counts how many more stones each side needs.
bot-named-hexodus = Hexodus
bot-about-hexodus = Sees which stones are as good as joined, and where the current between the sides would flow.
bot-named-expert = Expert
bot-about-expert = Knows patterns of strong play and grows a tree of the moves that fit them.
bot-named-tree = Tree
bot-about-tree = Follows a few likely lines.
bot-named-greedy = Greedy
bot-about-greedy = Plays what looks best right now, without looking ahead.
bot-named-dummy = Dummy
bot-about-dummy = Builds anywhere and passes only when nothing else is left.
bot-named-negamax = Counter
bot-about-negamax = Looks a few moves ahead and counts points, further as the island fills up.

# The settings of a bot, after its name.
bot-set = { $name } ({ $settings })
setting-depth = { $value ->
    [one] { $value } move ahead
   *[other] { $value } moves ahead
}
setting-simulations = { $value } games in its head
setting-seconds = { $value } s a move
setting-others = with its own settings
