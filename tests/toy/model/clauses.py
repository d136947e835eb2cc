"""The clauses by name; `clauses.toml` has their words. Written by `python -m tools.clause_names`."""

from typing import Final

TY_001: Final = 1
TY_002: Final = 2
TY_003: Final = 3
TY_004: Final = 4
TY_005: Final = 5
TY_006: Final = 6
TY_007: Final = 7
TY_008: Final = 8
TY_009: Final = 9
TY_010: Final = 10
TY_011: Final = 11
TY_012: Final = 12
TY_013: Final = 13
TY_014: Final = 14
TY_015: Final = 15
TY_016: Final = 16
TY_017: Final = 17
TY_018: Final = 18
TY_019: Final = 19
TY_020: Final = 20
TY_021: Final = 21
TY_022: Final = 22
TY_023: Final = 23
TY_024: Final = 24
TY_025: Final = 25
