"""The rules of Andromeda, one module per phase or thing of the game."""
