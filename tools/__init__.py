"""The project's own tools; each is run from the root of the project as `python -m tools.<name>`."""
