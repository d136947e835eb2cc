"""What bots and checks need of Pośród Gwiazd: sampling, features, invariants, the learnt mind."""
