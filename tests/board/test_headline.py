"""What stands below the map: what is asked, the last round, and a way to take back."""

from itertools import pairwise

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import still
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.frame import NARROWEST
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Target
from ttr_widgets.board.scene import draw
from ttr_widgets.board.shapes import Label
from ttr_widgets.board.sight import Marks, look, view_of
from ttr_widgets.board.text import text_width

from .positions import picture, played

UNDO = Target("button", name="undo")
WIDTHS = (NARROWEST, 700, 900, 1400)


def table(seats=3, left=2, box="usa"):
    """The last round: so many turns are left, and seat 0 has the first of them."""
    trains = dict.fromkeys(range(seats), 3)
    names = ["Ada", "Bartholomew", "Cleo", "Dan", "Eve"][:seats]
    return ttr.scenario(box, players=names, hands={0: "1 red"}, turns_left=left, trains=trains)


def shown(game, seat=0, width=900, hover=None):
    sight = look(game, Eyes(seat))
    layout = make_layout(game.box, width, len(game.names))
    return draw(sight.seen, layout, view_of(sight, Marks(hover=hover), "light")), layout


def texts(scene, layer="front"):
    return [shape.text for shape in scene.layers[layer] if isinstance(shape, Label)]


def told(scene, layout):
    """What stands below the map, on whatever layer: where it begins, and the words."""
    labels = [one for shapes in scene.layers.values() for one in shapes if isinstance(one, Label)]
    below = [one for one in labels if layout.blocks.hint.holds(one.x, one.y)]
    places = [((one.y, one.x), one.text) for one in below if one.text != "Undo"]
    return sorted(places)


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (0, "Last round: 2 turns left, yours included."),
        (1, "Last round: 2 turns left, yours included."),
        (2, "Last round: 2 turns left. You had yours."),
        (None, "Last round: 2 turns left."),
    ],
)
def test_the_last_round_says_how_many_turns_are_left_and_whose(seat, words):
    game = table()
    for width in WIDTHS:
        assert words in texts(shown(game, seat, width)[0]), width
    sight = look(game, Eyes(seat))
    assert sight.status.endswith(words), "this is read out, and stands above the controls"


def test_the_last_round_is_told_in_the_middle_of_a_turn_and_of_the_last_one():
    game = table()
    game.play("draw deck")
    assert "Last round: 2 turns left" in look(game, Eyes(0)).status
    game.play("draw deck")
    assert look(game, Eyes(0)).status.endswith("Last round: this is the last turn.")


@pytest.mark.parametrize("width", WIDTHS)
def test_the_seats_that_had_their_last_turn_are_marked(width):
    scene, layout = shown(table(seats=5, left=2), width=width)
    tagged = [
        next(n for n, place in enumerate(layout.blocks.seats) if place.holds(shape.x, shape.y))
        for shape in scene.layers["marks"]
        if isinstance(shape, Label) and shape.text in ("✓ done", "✓")
    ]
    assert tagged == [2, 3, 4]


def test_nothing_of_a_last_round_is_said_before_it_and_after_the_end():
    game = table(left=1)
    before, _ = shown(ttr.scenario("usa", hands={0: "1 red"}))
    game.play("draw deck")
    game.play("draw deck")
    assert game.over
    for scene in (before, shown(game)[0]):
        assert not [words for words in texts(scene) if "ast round" in words]
        assert not {"✓ done", "✓"} & {*texts(scene, "marks")}


@pytest.mark.parametrize("width", WIDTHS)
def test_the_headline_leaves_room_for_undo(width):
    names = ["Ada", "Wilhelmina Featherstonehaugh of Whitby", "Bo"]
    game = ttr.scenario("europe", players=names, turns_left=3)
    game.play("draw deck")
    game.play("draw deck")
    scene, layout = shown(game, width=width)
    (undo,) = [place.rect for place in scene.places if place.target == UNDO]
    hint = layout.blocks.hint
    assert hint.x <= undo.x and undo.right <= hint.right + 1
    lines = [one for one in scene.layers["front"] if isinstance(one, Label) and one.y > hint.y]
    assert lines and all(line.x + text_width(line.text, line.size, True) < undo.x for line in lines)


@pytest.mark.parametrize("width", [*WIDTHS, 560, 860])
@pytest.mark.parametrize("box", ["usa", "europe", "new-york", "islands"])
def test_who_looks_at_the_map_at_the_end_sees_all_of_it(box, width):
    game = played(box, 2, 10_000)
    facts = {"closed_count": True, "again": True, "can_undo": True}
    scene, layout = picture(game, width, **facts)
    places = {one.target.name: one.rect for one in scene.places if one.target.kind == "button"}
    assert list(places) == ["undo", "new", "close"]
    ordered = sorted(places.values(), key=lambda rect: rect.x)
    assert all(a.right <= b.x for a, b in pairwise(ordered))
    beside = [*layout.blocks.seats, *layout.blocks.row, *(r for _, r in layout.blocks.hand)]
    for rect in ordered:
        assert rect.x >= 0 and rect.right <= width
        assert not any(rect.meets(other) for other in (layout.blocks.map, *beside))
    words = next(one for one in scene.layers["front"] if getattr(one, "align", "") == "left")
    assert words.x + text_width(words.text, words.size, True) < ordered[0].x
    said = " ".join(texts(scene))
    assert "wins with" in said and not any(text.endswith("…") for text in texts(scene))


@pytest.mark.parametrize("width", WIDTHS)
def test_words_that_are_too_long_are_cut_where_the_block_ends(width):
    scene, layout = picture(table(), width, hint="Too long. " * 60)
    lines = [one for one in scene.layers["front"] if isinstance(one, Label)]
    rect, between = layout.blocks.hint, lines[1].y - lines[0].y
    assert [line.text for line in lines if line.text.endswith("…")] == [lines[-1].text]
    assert rect.y <= lines[0].y - 7 and lines[-1].y + 7 <= rect.bottom
    assert rect.bottom < lines[-1].y + 7 + between, "there is no room for one more"


@pytest.mark.parametrize(
    ("box", "built", "said"),
    [("europe", [], True), ("europe", ["Wien", "Paris", "Roma"], False), ("usa", [], False)],
)
def test_a_station_is_spoken_of_while_there_is_one_to_build(box, built, said):
    game = ttr.scenario(box, stations={0: built} if built else None)
    scene, layout = shown(game)
    assert ("build a station" in " ".join(line for _place, line in told(scene, layout))) is said


def test_undo_is_pressed_in_the_picture_and_only_where_there_is_something_to_take_back(board_of):
    board = board_of(ttr.scenario("usa", hands={0: "4 pink"}), seat=0)
    assert UNDO not in [place.target for place in board._face._scene.places]
    board.say("claim Denver-Omaha with 4 pink")
    (rect,) = [place.rect for place in board._face._scene.places if place.target == UNDO]
    board.hover(*rect.middle)
    assert "Click to take back" in " ".join(texts(board._face._scene))
    board.click(*rect.middle)
    assert board.game.actions == ()
    head = board._face.panel.children[0]
    assert board._face.panel.undo in head.children, "the first of the ordinary controls"


def test_who_looks_back_or_at_a_stored_picture_has_no_undo(replay_of, monkeypatch):
    game = ttr.scenario("usa", hands={0: "4 pink"})
    game.play("claim Denver-Omaha with 4 pink")
    replay = replay_of(game)
    replay.go(1)
    assert UNDO not in [place.target for place in replay._picture._scene.places]
    stored = []
    monkeypatch.setattr(still, "draw", lambda *facts: stored.append(draw(*facts)) or stored[-1])
    still.picture(game, Eyes(0))
    assert "Undo" not in texts(stored[0], "marks") and "Undo" in texts(shown(game)[0], "marks")


def test_who_cannot_pay_for_a_tunnel_is_told_to_withdraw_and_nobody_else_is(board_of):
    game = ttr.scenario("europe", hands={0: "3 green, 1 red"}, deck="green blue red ...")
    game.play("claim Paris-Zurich with 3 green")
    said = " ".join(texts(shown(game)[0]))
    assert "The tunnel costs 1 more card. Ada cannot pay that, and can only withdraw." in said
    assert "can only withdraw" in look(game, Eyes(0)).status
    for seat in (1, None):
        assert "Ada pays, or withdraws." in " ".join(texts(shown(game, seat)[0]))
        assert "or withdraws" in look(game, Eyes(seat)).status


@pytest.mark.parametrize("names", [["Ada", "Ben"], ["Al", "Steffi"], ["Al", "Konstantin"]])
@pytest.mark.parametrize("width", WIDTHS)
def test_whose_turn_it_is_and_what_it_can_be_read_as_one_sentence(width, names):
    still = set()
    for seat, name in enumerate(names):
        game = ttr.scenario("europe", players=names, seat=seat)
        scene, layout = shown(game, width=width)
        parts = told(scene, layout)
        words = " ".join(line for _place, line in parts)
        asked = f"{name}: draw cards, claim a route, draw tickets or build a station."
        assert words == asked or (words.endswith("…") and asked.startswith(words[:-1]))
        if len({y for (y, _x), _line in parts}) < len(parts):
            ((y, x), first), (place, rest) = parts
            gap = place[1] - x - text_width(first, 12.5, True)
            assert place[0] == y and x == layout.blocks.hint.x + 4, "all names begin at the left"
            assert text_width(" ", 12.5, True) - 1 < gap < 50
            still.add((place, rest, rest in texts(scene, "marks")))
    assert len(still) <= 1, "it stays where it is from turn to turn"
    assert len(still) == (len(names[1]) < 10)
