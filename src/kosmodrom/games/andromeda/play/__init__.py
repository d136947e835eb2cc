"""What bots and checks need of Andromeda: sampling, features, invariants, the learnt mind."""
