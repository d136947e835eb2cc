"""What there is in Pośród Gwiazd: decisions, content, zones, questions, events."""
