"""What bots and checks need of Astrogórnicy: sampling, features, invariants, the learnt mind."""
