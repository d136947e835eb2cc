"""What a decision costs and brings, before it is made, and which decisions bring something hidden to light."""

from kosmodrom.server.pages.frame import PageVisitor
from kosmodrom.server.viewer.sight import Sight


def previews(sight: Sight, guest: PageVisitor) -> dict[str, str]:
    """By decision: costs and gains in words, as the game's board puts them, else the change of the own points."""
    entry, lang = sight.snapshot.entry, guest.lang
    texts, names, name = sight.texts(lang), sight.names(lang), entry.vocabulary.name
    found: dict[str, str] = {}
    for action in sight.actions:
        if entry.board.has_previews:
            words = entry.board.preview(sight.view, sight.snapshot.book, texts, names, action)
        else:
            gain = sight.outlooks[action].gain
            words = guest.texts.say("preview.gain" if gain > 0 else "preview.loss", points=abs(gain)) if gain else ""
        if words:
            found[name(action)] = words
    return found


def gains(sight: Sight, guest: PageVisitor) -> dict[str, str]:
    """By decision: what the thing that it means shall show of it, such as the points of a place."""
    entry, lang = sight.snapshot.entry, guest.lang
    texts, names, name = sight.texts(lang), sight.names(lang), entry.vocabulary.name
    found = {
        name(action): entry.board.gain(sight.view, sight.snapshot.book, texts, names, action)
        for action in sight.actions
    }
    return {decision: words for decision, words in found.items() if words}


def revealing(sight: Sight) -> list[str]:
    """The decisions that show the viewer something hidden and leave the viewer to go on with it.

    Where nobody else would have to agree to a taking back nothing need be asked; and a decision with which the
    viewer's turn ends is a confirmation already.
    """
    if not sight.is_asked or not sight.needs_consent:
        return []
    name, outlooks = sight.snapshot.entry.vocabulary.name, sight.outlooks
    return [name(action) for action in sight.actions if outlooks[action].reveals and outlooks[action].goes_on]
