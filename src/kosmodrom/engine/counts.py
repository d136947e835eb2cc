"""Lists of counts: what compiled code does quicker than functions of Python, which take every number as an object."""


def total(counts: list[int]) -> int:
    """All of them together."""
    found = 0
    for count in counts:
        found += count
    return found
