"""The scripts of a table in one piece: each module is there once, and whoever imports it gets that one."""

import pytest

from kosmodrom.server.pages.scripts import WHOLE, in_one_piece

SCRIPTS = {
    "app.js": 'import * as counting from "./counting.js";\nimport { half as part } from "./halves.js";\n'
    'counting.count();\nimport("./late.js").then(({ seen }) => console.log(part, seen()));\n',
    "counting.js": "let many = 0;\nexport function count() {\nmany += 1;\n}\nexport const told = () => many;\n",
    "halves.js": 'import { told } from "./counting.js";\nexport const half = told() / 2;\n',
    "late.js": 'import { count, told } from "./counting.js";\nimport { more } from "./more.js";\n'
    "export function seen() {\ncount();\nreturn `${told()} ${more}`;\n}\n",
    "more.js": "export const more = 7;\n",
    "home.js": 'import { half } from "./halves.js";\nconsole.log(half);\n',
}


def test_the_piece_holds_what_is_needed_from_the_beginning_in_the_order_in_which_it_is_needed() -> None:
    sent = in_one_piece(SCRIPTS)
    assert sent[WHOLE].index("m_counting = ") < sent[WHOLE].index("m_halves = ")
    assert "export { m_counting, m_halves };" in sent[WHOLE]
    assert "seen" not in sent[WHOLE]
    assert sent["more.js"] == SCRIPTS["more.js"]


def test_a_page_without_a_table_takes_its_modules_as_they_are() -> None:
    sent = in_one_piece(SCRIPTS)
    assert [sent[name] for name in ("home.js", "halves.js", "counting.js")] == [
        SCRIPTS[name] for name in ("home.js", "halves.js", "counting.js")
    ]


@pytest.mark.parametrize(
    "line", ['import "./counting.js";', "import { a } from './counting.js';", 'import a from "b";']
)
def test_an_import_in_other_words_is_found(line: str) -> None:
    with pytest.raises(ValueError, match="by lines such as"):
        in_one_piece({**SCRIPTS, "more.js": f"{line}\n"})


def test_scripts_that_import_each_other_are_found() -> None:
    round_about = {**SCRIPTS, "counting.js": 'import { half } from "./halves.js";\n'}
    with pytest.raises(ValueError, match=r"app\.js > counting\.js > halves\.js > counting\.js"):
        in_one_piece(round_about)
