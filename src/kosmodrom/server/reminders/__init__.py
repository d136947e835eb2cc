"""Reminders: who is away from a table is told of their turn, where they want to be told and the host allows it."""
