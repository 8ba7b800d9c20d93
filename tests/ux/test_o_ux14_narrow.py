"""O-UX14: where there is little room, nothing that is needed is cut off or in the way."""

import pytest
from board.positions import NAMES, picture, played

import ttr_widgets as ttr
from ttr_widgets.board.places import Target
from ttr_widgets.board.replay import Replay


def words(scene):
    return [shape.text for shape in scene.layers["front"] if hasattr(shape, "text")]


@pytest.mark.parametrize("width", [480, 700, 1100])
def test_o_ux14_names_are_whole_in_a_narrow_final_count(width):
    scene, _layout = picture(played("europe", 4, 1000, 3), width)
    assert set(NAMES) <= set(words(scene))


def test_o_ux14_who_looks_back_sees_offered_tickets_without_anything_to_tick():
    replay = Replay(ttr.Game("europe", ["Ada", "Ben"], seed=1), open_hands=True)
    scene = replay._picture._scene
    replay.close()
    assert "At least 2 of 4" in words(scene)
    assert not [text for text in words(scene) if "Tick" in text]
    kinds = {place.target.kind for place in scene.places} - {"nothing"}
    assert kinds == set(), "a click on them would mean nothing"
    assert Target("nothing") in [place.target for place in scene.places]
