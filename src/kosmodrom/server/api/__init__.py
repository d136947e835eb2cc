"""The JSON API: everything that a page can do, for programs; described by OpenAPI."""
