"""The catalogues of rules: what a clause knows of itself."""

from kosmodrom.engine.registry import find


def test_a_clause_belongs_to_every_edition_unless_it_names_one() -> None:
    rules = find("astrogornicy").clauses()
    assert {rule.edition for rule in rules.values()} == {"both", "handbook", "earlier"}
    assert rules["AG-213"].edition == "handbook"
    assert rules["AG-214"].edition == "earlier"
    assert {rule.edition for rule in find("star_scrappers").clauses().values()} == {"both"}
