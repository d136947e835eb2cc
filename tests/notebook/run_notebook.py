"""Runs the cells of a notebook one after another, as a kernel would, and writes down what each shows.

python tests/notebook/run_notebook.py FILE     a line of JSON for each cell of code: what its last line shows
"""

import ast
import json
import sys
from pathlib import Path
from typing import Any


def cells(path: Path) -> list[str]:
    """The code of a notebook."""
    found = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == "code"]


def run(code: str, names: dict[str, Any]) -> dict[str, str]:
    """Run a cell; what its last line is worth is shown as HTML where it can be, and as text."""
    tree = ast.parse(code)
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)
        return {}
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)
    value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    shown = {} if value is None else {"text": repr(value)}
    if hasattr(value, "_repr_html_"):
        shown["html"] = value._repr_html_()
    return shown


if __name__ == "__main__":
    sys.path.insert(0, str(Path(sys.argv[1]).parent))
    for cell in cells(Path(sys.argv[1])):
        print(json.dumps(run(cell, globals())), file=sys.stderr)
