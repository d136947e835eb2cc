"""What there is in the toy: decisions, content, zones, questions."""
