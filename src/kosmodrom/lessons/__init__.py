"""Lessons: real positions of a game in which a learner decides step by step, and a coach says why."""
