"""What there is in Astrogórnicy: decisions, content, zones, questions, events."""
