"""What bots and checks need of the toy."""
