"""What there is in Andromeda: decisions, content, zones, questions, events."""
