"""The rules, one module per phase, in the order of the rulebook."""
