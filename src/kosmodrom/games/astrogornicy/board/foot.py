"""The foot of the table: Round and phase, the First Player field, the Round Track, and the bonus as it would be now."""

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon, said, seat_mark, section
from kosmodrom.engine.plurals import Count
from kosmodrom.games.astrogornicy.board.fields import ANY_FACE, field, with_faces
from kosmodrom.games.astrogornicy.model import actions, steps, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.rules.bonus import dice_on_missions, share
from kosmodrom.games.astrogornicy.words.cards import resource_name
from kosmodrom.games.astrogornicy.words.context import Glance

PHASES = (1, 2, 3, 4, 5)


def foot(glance: Glance) -> str:
    """AG-034, AG-041, AG-042, AG-113, AG-139."""
    return f'<div class="ag-foot">{round_of(glance)}{first_player(glance)}{track(glance)}{bonus(glance)}</div>'


def round_of(glance: Glance) -> str:
    """AG-041, AG-042: eight Rounds of five phases."""
    t, texts = glance.t, glance.texts
    if glance.step < 0:
        return f'<div class="ag-round"><b>{escape(texts["board.over"])}</b></div>'
    phase = texts[f"phase.{t.phase}"]
    pips = "".join(
        f'<i class="ag-pip{" is-here" if each == t.phase else " is-done" if each < t.phase else ""}">{each}</i>'
        for each in PHASES
    )
    words = texts.say("board.round", round=t.round, rounds=terms.ROUNDS)
    return (
        f'<div class="ag-round" title="{escape(phase)}"><b>{escape(words)}</b>'
        f'<span class="ag-phases" aria-hidden="true">{pips}</span><small>{escape(texts[f"board.phase-{t.phase}"])}'
        f"</small>{said(phase)}</div>"
    )


def first_player(glance: Glance) -> str:
    """AG-046, AG-113: who begins this Round, and the field for the next one."""
    t, texts = glance.t, glance.texts
    cell = field(
        glance, texts["area.first"], ANY_FACE, t.first_field, with_faces("first-player:", ANY_FACE), "first-player"
    )
    begins = texts.say("board.begins", seat=glance.seat(t.first) if t.round else glance.seat(NOTHING))
    mark = seat_mark(t.first) if t.round else ""
    return (
        f'<div class="ag-first" role="group" aria-label="{escape(texts["area.first"])}">'
        f'<span class="ag-now" title="{escape(begins)}">{icon("i-first")}{mark}{said(begins)}</span>{cell}</div>'
    )


def track(glance: Glance) -> str:
    """AG-034, AG-037, AG-153: the tokens that are left; empty fields show how many Rounds have passed."""
    cells = "".join(track_field(glance, at) for at in range(len(glance.t.track)))
    return section("ag-track", glance.texts["board.track"], f'<ol class="ag-tokens">{cells}</ol>', "k-said")


def track_field(glance: Glance, at: int) -> str:
    t, texts = glance.t, glance.texts
    kind, here = t.track[at], at + 1 == t.round
    last = at + 1 == terms.ROUNDS and t.round <= terms.ROUNDS
    if kind != NOTHING:
        code = actions.RESOURCES[kind]
        what, face, look = resource_name(kind, texts), icon(f"ag-{code}"), f" ag-{code}"
    elif last:
        what, face, look = texts["board.any"], icon("ag-XX"), " ag-XX"
    else:
        what, face, look = texts["board.spent"], "", " is-spent"
    words = texts.say("board.track-field", round=at + 1, what=what)
    now = ' aria-current="step"' if here else ""
    return (
        f'<li class="ag-token{" is-here" if here else ""}{look}" title="{escape(words)}"{now}>'
        f"<small>{at + 1}</small>{face}{said(words)}</li>"
    )


def bonus(glance: Glance) -> str:
    """AG-140 to AG-150: dice on Missions, who leads and what the bonus would bring, or that it has been given."""
    t, texts = glance.t, glance.texts
    if glance.step < 0 or not t.round:
        return ""
    if t.phase >= steps.SETTLING_PHASE and glance.step != steps.CHOOSE_BONUS:
        return f'<p class="ag-bonus ag-cap">{escape(texts["board.bonus-given"])}</p>'
    counts = dice_on_missions(t, glance.seats())
    most = max(counts)
    leaders = [seat for seat, count in enumerate(counts) if count == most and most]
    units = share(glance.book, len(leaders)) if leaders else 0
    cells = []
    for seat, count in enumerate(counts):
        leads = seat in leaders
        more = f'<b class="ag-share">+{units}</b>' if leads else ""
        words = {"seat": glance.seat(seat), "dice": Count(count)}
        label = texts.say("board.leads", units=Count(units), **words) if leads else texts.say("board.follows", **words)
        cells.append(
            f'<li class="ag-racer{" is-leader" if leads else ""}" title="{escape(label)}">{seat_mark(seat)}'
            f'<span aria-hidden="true">{count}{more}</span>{said(label)}</li>'
        )
    title = texts["board.bonus"]
    return section("ag-bonus", title, f'<ul class="ag-race">{"".join(cells)}</ul>', "ag-cap")
