"""What the Python interface needs: nothing but what the games themselves need."""

import subprocess
import sys

PROGRAM = """
import sys
from importlib.abc import MetaPathFinder

ALLOWED = {"kosmodrom", "mypy_extensions", "librt", *sys.stdlib_module_names}

class Bare(MetaPathFinder):
    '''A place where nothing else is installed.'''
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in ALLOWED and "__mypyc" not in name:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Bare())
import kosmodrom
from kosmodrom.lab.simulate import plan_for, simulate
from kosmodrom.lab.balance import Trial, weighed
from kosmodrom.lab.strength import contend, contest_of
for entry in kosmodrom.games().values():
    match = kosmodrom.Match(entry, seats=3, seed=7)
    assert match._repr_html_() and match.view(0)._repr_html_() and repr(match) and match.rows() and match.story()
    assert kosmodrom.Match.from_position(match.position()).actors == match.actors
    assert match.analyse(match.actors[0], looks=4, worlds=1).thoughts
    assert simulate(plan_for(entry, seats=2, games=1, seed=1)).games == 1
loaded = {name.partition(".")[0] for name in sys.modules} - ALLOWED
print(sorted(name for name in loaded if "__mypyc" not in name and not name.startswith("_")))
"""


def test_a_match_is_shown_and_analysed_where_nothing_else_is_installed() -> None:
    done = subprocess.run([sys.executable, "-S", "-c", _with_paths()], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("[]", "['__main__']")


def _with_paths() -> str:
    return f"import sys; sys.path[:0] = {sys.path!r}\n{PROGRAM}"
