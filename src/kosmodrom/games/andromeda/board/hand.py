"""What is the own seat's: dice, personal tasks, race, researchers by where they are."""

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, counter, icon, section
from kosmodrom.engine.plurals import Count
from kosmodrom.games.andromeda.board.faces import Faces, faces_of
from kosmodrom.games.andromeda.board.table import none, progress
from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.actions import ALL_TASKS, FACES, RACES, TECHS
from kosmodrom.games.andromeda.model.book import PLAGUE, TECHNOLOGY
from kosmodrom.games.andromeda.model.values import SETTING_UP, TURNS
from kosmodrom.games.andromeda.rules.base_questions import units_left
from kosmodrom.games.andromeda.rules.orders import NO_DIE, face_of_die
from kosmodrom.games.andromeda.rules.plague import most_tokens
from kosmodrom.games.andromeda.words.cards import sentence
from kosmodrom.games.andromeda.words.context import Glance

MOST_FIGURES = 16


def own_hand(glance: Glance) -> str:
    """AN-014: nobody else sees the tasks; the public has none."""
    if not glance.is_seat(glance.v.seat):
        return ""
    faces = faces_of(glance.book, glance.texts)
    choosing = palette(glance, faces)
    lying = "" if choosing and not any(glance.dice_of(glance.v.seat)) else dice(glance, faces)
    parts = [choosing, races(glance, faces), lying, tasks(glance, faces), race(glance, faces), crew(glance)]
    return f'<div class="an-own">{"".join(parts)}</div>'


# --- choosing -----------------------------------------------------------------------------------------


def palette(glance: Glance, faces: Faces) -> str:
    """Numbers or results to choose from, where such a thing is asked."""
    if glance.actor != glance.v.seat:
        return ""
    if glance.step == steps.USING_AS:
        return results(glance, faces)
    if glance.step == steps.VACCINATING:
        row = "".join(vaccines(glance, tokens) for tokens in range(most_tokens(glance.t) + 1))
        return section("an-palette", glance.texts["board.how-many-vaccines"], f'<div class="an-row">{row}</div>')
    if glance.step in (steps.TRAINING, steps.EITHER):
        most = min(units_left(glance.t), glance.t.pool[glance.v.seat])
        row = "".join(training(glance, count) for count in range(1, most + 1))
        return section("an-palette", glance.texts["board.how-many"], f'<div class="an-row">{row}</div>') if row else ""
    return ""


def results(glance: Glance, faces: Faces) -> str:
    """AN-166, AN-260: a die or a technology is used as one of these."""
    plain = face_of_die(glance.t) == NO_DIE
    row = "".join(
        faces.live_die(face, "die-as", f"as:{name}", glance.die_words(face, plain))
        for face, name in enumerate(FACES)
        if face not in (PLAGUE, TECHNOLOGY)
    )
    return section("an-palette", glance.texts["board.choose-face"], f'<div class="an-row">{row}</div>')


def vaccines(glance: Glance, tokens: int) -> str:
    """AN-099, AN-100: so many tokens are discarded, or none."""
    label = glance.texts.say("decision.vaccines" if tokens else "decision.vaccines-none", tokens=Count(tokens))
    face = f'<b>{tokens}</b><span class="an-figures">{icon("an-vaccine") * tokens}</span>'
    return control(face, label, "an-number", f"vaccines:{tokens}")


def training(glance: Glance, count: int) -> str:
    """AN-114, AN-127: so many researchers go from the pool to the race card."""
    pawns = icon(f"an-crew-{glance.v.seat % 4}") * count
    cap = icon("an-pelne_szkolenie")
    face = f'<b>{count}</b><span class="an-figures k-seat-{glance.v.seat % 4}">{pawns}</span>{cap}'
    return control(face, glance.texts.say("decision.train", count=Count(count)), "an-number", f"train:{count}")


def races(glance: Glance, faces: Faces) -> str:
    """AN-034, AN-035: the two race cards, while one is chosen in secret."""
    hand = glance.v.hand
    if glance.step != steps.CHOOSE_RACE or not hand.races:
        return ""
    row = "".join(race_card(faces, each, hand.choice == each) for each in sorted(hand.races))
    return section("an-races", glance.texts["board.your-races"], f'<div class="an-row">{row}</div>')


def race_card(faces: Faces, each: int, is_picked: bool) -> str:
    look = f"an-race-card{' is-picked' if is_picked else ''}"
    name = RACES[each]
    return control(faces.races[each], faces.race_label(each), look, f"race:{name}", f"race:{name}")


# --- dice and tasks -----------------------------------------------------------------------------------


def dice(glance: Glance, faces: Faces) -> str:
    """AN-112: every way to use a die; a technology die also names the technologies."""
    texts, seat = glance.texts, glance.v.seat
    card = glance.t.cards[seat]
    if glance.t.phase == SETTING_UP:
        return ""
    title = texts.say("board.your-dice-on", card=card) if card else texts["board.your-dice"]
    lying = glance.dice_of(seat)
    row = "".join(own_die(glance, faces, face) * lying[face] for face in range(len(FACES)) if lying[face])
    empty = none(texts["board.dice-used" if card else "board.dice-later"])
    return section("an-your-dice", title, f'<div class="an-row">{row or empty}</div>')


def own_die(glance: Glance, faces: Faces, face: int) -> str:
    name = FACES[face]
    if face == PLAGUE:
        return faces.live_die(face, "die-own", f"die:{name}")
    ways = [f"{verb}:{name}" for verb in ("die", "single", "explore", "morph")]
    if face == TECHNOLOGY:
        ways = [f"tech:{each}" for each, state in zip(TECHS, glance.t.techs, strict=True) if state] + ways
    words = sentence(glance.die_words(face)) if glance.actor == glance.v.seat else ""
    return faces.live_die(face, "die-own", " ".join(ways), words)


def tasks(glance: Glance, faces: Faces) -> str:
    """AN-014, AN-044, AN-171: the own tasks, with how far they are."""
    own = sorted(glance.own_tasks())
    if glance.t.phase == SETTING_UP and not own:
        return ""
    texts = glance.texts
    row = "".join(task(glance, faces, each) for each in own) or none(texts["board.no-task"])
    if glance.step == steps.EXCHANGING and glance.actor == glance.v.seat:
        row += top_card(glance)
    title = texts.say("board.your-tasks", cards=Count(len(own)))
    return section("an-your-tasks", title, f'<div class="an-row">{row}</div>')


def task(glance: Glance, faces: Faces, each: int) -> str:
    """A card with every decision that may mean it: keeping it, putting it back, completing it."""
    name, seat = ALL_TASKS[each], glance.v.seat
    face, label = faces.tasks[each], faces.task_label(each)
    look = "an-task is-own"
    if glance.step == steps.CHOOSE_TASK:
        look += " is-picked" if glance.v.hand.choice == each else ""
    elif glance.t.phase == TURNS and glance.t.active == seat:
        look += " is-met" if glance.meets(seat, each) else ""
        face += progress(glance, seat, each)
    do = f"keep:{name} return:{name} task:{name}"
    if glance.step == steps.EXCHANGING:
        do = f"hold {do}"
    return control(face, label, look, do, f"task:{name}", f"own-{name}", piece=f"task-{name}")


def top_card(glance: Glance) -> str:
    """AN-215, AN-217: the deck, to exchange the own task for its top card."""
    texts, size = glance.texts, glance.t.personal[0].size()
    words = f'<span class="an-words">{escape(texts["board.exchange"])}</span>'
    face = f'{icon("i-swap")}{words}<span class="an-deck is-personal">{icon("i-stack")}<b>{size}</b></span>'
    return control(face, texts["decision.exchange"], "an-back", "exchange")


# --- race and researchers -----------------------------------------------------------------------------


def race(glance: Glance, faces: Faces) -> str:
    """AN-039, AN-059: the own race card."""
    each = glance.t.races[glance.v.seat]
    if each < 0:
        return ""
    look = f"an-race-card{' is-plain' if glance.t.first_game else ''}"
    card = control(faces.races[each], faces.race_label(each), look, "", f"race:{RACES[each]}")
    return section("an-your-race", glance.texts["board.your-race"], card)


def crew(glance: Glance) -> str:
    """AN-008, AN-115, AN-118: from the pool by training to the race card, by summoning to the ship."""
    t, texts, seat = glance.t, glance.texts, glance.v.seat
    if t.phase == SETTING_UP:
        return ""
    stages = [
        stage(glance, "pool", "an-pool", t.pool[seat]),
        stage(glance, "trained", "an-pelne_szkolenie", t.trained[seat]),
        stage(glance, "on-ship", "an-ship", glance.on_ship(seat)),
    ]
    gates = glance.teleporters_left(seat)
    tokens = [counter("an-gate", gates, texts.say("board.gates-left", tokens=Count(gates)))]
    if glance.book.vaccine_tech >= 0 and t.techs[glance.book.vaccine_tech]:
        tokens.append(
            counter("an-vaccine", t.vaccines[seat], texts.say("board.vaccines", tokens=Count(t.vaccines[seat])))
        )
    arrow = f'<span class="an-then">{icon("i-arrow")}</span>'
    body = (
        f'<div class="an-stages k-seat-{seat % 4}">{arrow.join(stages)}</div><p class="an-tokens">{"".join(tokens)}</p>'
    )
    return section("an-your-crew", texts["board.your-crew"], body)


def stage(glance: Glance, key: str, symbol: str, count: int) -> str:
    seat = glance.v.seat
    words = glance.texts.say(f"board.{key}", crew=Count(count))
    figures = icon(f"an-crew-{seat % 4}", "an-small") * min(count, MOST_FIGURES)
    title = f'<span class="an-cap">{icon(symbol)}{escape(glance.texts[f"board.stage-{key}"])}</span>'
    return (
        f'<div class="an-stage" role="img" aria-label="{escape(words)}" title="{escape(words)}">'
        f'{title}<b>{count}</b><span class="an-figures">{figures}</span></div>'
    )
