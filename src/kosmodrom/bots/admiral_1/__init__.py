"""`admiral-1`: the strongest bot of the first minds, kept as a yardstick for stronger ones.

It has its own search, judge, minds and features, so that nothing that is made stronger elsewhere makes it stronger
too. It is never changed, except where rules or cards demand it. What it shares with others is what a match is made
of: the contract, with the sampling of a game, and `Luck`.
"""
