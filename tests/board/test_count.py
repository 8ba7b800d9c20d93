"""The final count line by line: every line is there, can be picked, and lights what earned it."""

from dataclasses import replace

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.count_list import CountList
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Target
from ttr_widgets.board.scene import View, draw
from ttr_widgets.board.selection import NOTHING, click, lit
from ttr_widgets.board.shapes import Label, Line
from ttr_widgets.board.sight import Marks, look, view_of
from ttr_widgets.play.describe import who_won

from .positions import NAMES, picture, played


def over(box="usa", seats=4):
    return played(box, seats, 10_000)


def texts(scene):
    return [shape.text for shape in scene.layers["front"] if isinstance(shape, Label)]


def targets(scene, kind):
    return [place.target for place in scene.places if place.target.kind == kind]


def borrowed():
    """A game that ends at once: Ada borrows München-Wien for her ticket Paris-Wien."""
    game = ttr.scenario(
        "europe",
        players=["Ada", "Grace"],
        stations={0: ["Munchen"]},
        claimed={0: ["Frankfurt-Munchen", "Frankfurt-Paris white"], 1: ["Munchen-Wien"]},
        tickets={0: ["Paris-Wien", "Brindisi-Zagrab"]},
        turns_left=1,
    )
    game.play("draw deck")
    game.play("draw deck")
    return game


def ask(game, *clicked):
    """What is chosen after some clicks on a finished game."""
    chosen = NOTHING
    for target in clicked:
        chosen, action = click(chosen, target, game.observe(0), ())
        assert action is None
    return chosen


def line_of(game, kind, seat=None, **facts):
    """The number of the first line of a kind."""
    return next(
        number
        for number, line in enumerate(game.scores().lines)
        if line.kind == kind
        and seat in (None, line.seat)
        and all(getattr(line, name) == fact for name, fact in facts.items())
    )


def test_the_table_leads_to_the_lines_and_back():
    game = over()
    lines = Target("button", name="lines")
    shown, _ = picture(game)
    assert lines in targets(shown, "button")
    assert ask(game, lines).what == Target("line", 0)
    assert ask(game, lines, Target("button", name="totals")).what is None


def test_the_buttons_step_through_all_lines_of_all_seats_and_end_at_the_table():
    game, forward = over(), Target("button", name="next")
    chosen, seen = ask(game, Target("button", name="lines")), []
    while chosen.what:
        seen.append(chosen.what.id)
        chosen, _action = click(chosen, forward, game.observe(0), ())
    assert seen == list(range(len(game.scores().lines)))
    back = Target("button", name="previous")
    assert ask(game, Target("line", 3), back).what == Target("line", 2)
    assert ask(game, Target("line", 0), back).what is None


def test_a_click_on_a_seat_shows_its_first_line_and_the_map_lets_it_stand():
    game = over()
    chosen = ask(game, Target("seat", 2))
    line = game.scores().lines[chosen.what.id]
    assert (line.seat, line.kind) == (2, "routes")
    for elsewhere in (None, Target("route", 3), Target("city", 3), Target("nothing")):
        assert click(chosen, elsewhere, game.observe(0), ()) == (chosen, None)


@pytest.mark.parametrize("width", [700, 880, 1100, 1400])
@pytest.mark.parametrize("box", ["usa", "europe", "new-york"])
def test_every_line_of_a_seat_can_be_read_and_picked(box, width):
    game = over(box, 5 if box != "new-york" else 4)
    layout = make_layout(game.box, width, len(game.names))
    for seat in range(len(game.names)):
        numbers = [n for n, line in enumerate(game.scores().lines) if line.seat == seat]
        scene = draw(game.observe(0), layout, View(names=game.names, line=numbers[-1]))
        assert [target.id for target in targets(scene, "line")] == numbers
        rows = [place.rect for place in scene.places if place.target.kind == "line"]
        assert all(rect.h >= 15 and rect.bottom <= layout.height for rect in rows)
        assert not any(a.meets(b) for a in rows for b in rows if a is not b)
        for number in numbers:
            line = game.scores().lines[number]
            words = line.words[:1].upper() + line.words[1:]
            assert any(said.rstrip("…")[-6:] in words for said in texts(scene))


def test_many_lines_are_shown_around_the_one_explained():
    game = over()
    seen = game.observe(0)
    score = seen.decision.score
    more = replace(score, lines=(*(score.lines[1],) * 60, *score.lines))
    seen = replace(seen, decision=replace(seen.decision, score=more))
    layout = make_layout(game.box, 880, 4)
    for number in (0, 30, 59):
        scene = draw(seen, layout, View(names=game.names, line=number))
        assert Target("line", number) in targets(scene, "line")
        assert all(layout.height >= place.rect.bottom for place in scene.places)


def test_the_points_add_up_line_by_line():
    game = over()
    lines = game.scores().lines
    numbers = [n for n, line in enumerate(lines) if line.seat == 1]
    total = game.scores().totals[1]
    assert f"{lines[numbers[0]].points} so far" in texts(picture(game, line=numbers[0])[0])
    assert f"{total} so far" in texts(picture(game, line=numbers[-1])[0])


def test_the_longest_path_is_numbered_in_the_order_walked():
    game = over()
    number = line_of(game, "longest-path", done=True)
    line = game.scores().lines[number]
    _cities, routes = lit(ask(game, Target("line", number)), game.observe(0), ())
    assert routes == line.routes
    scene, layout = picture(game, line=number, lit_routes=routes)
    at = {layout.tracks[route].plate: str(place) for place, route in enumerate(routes, 1)}
    drawn = {
        (shape.x, shape.y): shape.text
        for shape in scene.layers["front"]
        if isinstance(shape, Label) and (shape.x, shape.y) in at
    }
    assert drawn == at


def test_a_borrowed_route_is_dashed_and_told():
    game = borrowed()
    number = line_of(game, "ticket", done=True)
    line = game.scores().lines[number]
    assert line.loans
    scene, layout = picture(game, line=number, lit_routes=line.routes)
    dashed = {s.points for s in scene.layers["front"] if isinstance(s, Line) and s.dash}
    assert dashed == {layout.tracks[route].line for route in line.loans}
    assert "Borrowed" in " ".join(texts(scene))


def test_pointing_at_a_line_shows_its_routes_instead():
    game = over()
    here, there = line_of(game, "routes", 0), line_of(game, "routes", 1)
    chosen = ask(game, Target("line", here))
    assert lit(chosen, game.observe(0), (), Target("line", there))[1] == game.state.routes_of(1)
    sight = look(game, Eyes(0))
    view = view_of(sight, Marks(chosen, Target("line", there)), "light")
    assert (view.line, view.lit_routes) == (here, game.state.routes_of(1))


def test_a_missed_ticket_lights_its_cities_and_says_so():
    game = borrowed()
    number = line_of(game, "ticket", done=False)
    cities, routes = lit(ask(game, Target("line", number)), game.observe(0), ())
    names = {game.box.map.cities[city].name for city in cities}
    assert (names, routes) == ({"Brindisi", "Zagrab"}, ())
    assert "× Brindisi-Zagrab" in texts(picture(game, line=number)[0])


def test_what_broke_a_tie_is_told_in_words():
    game = over()
    seen = game.observe(0)
    score = replace(seen.decision.score, decided_by="tickets")
    seen = replace(seen, decision=replace(seen.decision, score=score))
    for width in (480, 700, 1400):
        scene = draw(seen, make_layout(game.box, width, 4), View(names=game.names))
        assert "Equal points: most tickets done wins." in texts(scene)
    assert who_won(seen.decision, game.names, game.box).endswith(
        "Equal points: most tickets done wins."
    )


def test_the_list_steps_through_the_same_lines_and_follows_the_picture():
    game, asked = over(), []
    count = CountList(asked.append)
    sight = look(game, Eyes(0))
    count.show(sight, NOTHING)
    assert len(count.lines.options) == 1 + len(game.scores().lines)
    assert asked == []
    count.lines.value = 4
    assert asked == [Target("line", 4)]
    count.show(sight, ask(game, Target("line", 6)))
    assert (count.lines.value, asked) == (6, [Target("line", 4)])
    assert count.reason.value == game.scores().lines[6].reason
    count.lines.index = 0
    assert asked[-1] == Target("button", name="totals")
    count.show(sight, NOTHING)
    count.next.click()
    assert asked[-1] == Target("button", name="lines")
    count.show(sight, ask(game, Target("line", 1)))
    count.next.click()
    count.back.click()
    assert [target.name for target in asked[-2:]] == ["next", "previous"]
    missed = [label for label, _number in count.lines.options if "(missed)" in label]
    tickets = [line for line in game.scores().lines if line.kind == "ticket" and not line.done]
    assert len(missed) == len(tickets)


def test_before_the_end_there_is_no_list():
    count = CountList(lambda target: None)
    count.show(look(played(), Eyes(0)), NOTHING)
    assert count.layout.display == "none"


def test_the_board_goes_through_the_count_with_its_controls():
    game = ttr.Game("usa", players=dict.fromkeys(NAMES[:2], ttr.players.greedy), seed=11)
    game.advance()
    board = ttr.Board(game)
    board._face.count.lines.value = 2
    assert board._marks.chosen.what == Target("line", 2)
    assert Target("button", name="next") in targets(board._face._scene, "button")
    board.close()
