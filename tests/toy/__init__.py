"""The toy: a small whole game with all that is hard about a game; a model for those who add one."""
