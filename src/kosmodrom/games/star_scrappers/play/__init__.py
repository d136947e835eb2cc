"""What bots and checks need of Star Scrappers: sampling, features, invariants, the learnt mind."""
