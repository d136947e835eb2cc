"""What `tools.clause_names` holds against docstrings: every clause that a function uses."""

from pathlib import Path

import pytest

from tools import clause_names


@pytest.mark.parametrize("used", ["TY_002", "clauses.TY_002"])
def test_a_clause_that_the_docstring_does_not_name_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, used: str
) -> None:
    monkeypatch.setattr(clause_names, "ROOT", tmp_path)
    path = tmp_path / "rule.py"
    path.write_text(f'def one() -> int:\n    """TY-001: so."""\n    return {used}\n', encoding="utf-8")
    assert list(clause_names.uncited(path)) == ["rule.py:1: one uses TY-002, which its docstring does not name."]
