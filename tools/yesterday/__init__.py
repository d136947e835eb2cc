"""Yesterday's numbers: what every game did when somebody last looked, kept in `tests/yesterday` and held against today.

A folder for each game that is found, with

- `ways.bz2`: at every table a whole match, decision by decision, dice and draws included, all by name;
- `counts.txt`: in positions on these ways how many sequences of decisions there are, and who learns them;
- `deep.txt`: the same sequences, longer ones;
- `refusals.txt`: in positions on these ways how many of all decisions each clause refuses;
- `digests.txt`: how many random games ended;
- three whole matches to read.

Ways and matches are followed by what was decided and not by a seed alone, so that one difference does not make all
that comes after it differ too. Nothing here knows how a game is built inside: only the contract and the names of
decisions count.
"""
