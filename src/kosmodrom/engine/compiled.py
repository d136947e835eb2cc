"""Which build is running: the pure one, or the compiled one."""

from kosmodrom.engine import fast_random


def is_compiled() -> bool:
    """Whether the engine's modules were compiled; this module itself never is."""
    return not str(fast_random.__file__).endswith(".py")
