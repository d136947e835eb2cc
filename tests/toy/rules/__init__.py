"""The rules of the toy, one module per phase, in the order of play."""
