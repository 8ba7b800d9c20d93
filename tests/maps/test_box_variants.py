"""A box that extends another: it changes, adds and leaves out, and the rest stays."""

from small_box import PLAIN

from ttr_widgets.play.boxes import load_box
from ttr_widgets.rules.features.longest_path import LongestPath


def test_a_variant_of_a_box_changes_only_what_it_writes(write):
    box = load_box(
        write(
            'extends = "usa"\ntitle = "Quick"\n[players]\ntrains = 20\n'
            "[cards]\nlocomotive = 20\n[features.longest-path]\npoints = 5\n"
        )
    )
    usa = load_box("usa")
    assert (box.id, box.title, box.trains, box.hand) == ("towns", "Quick", 20, 4)
    assert box.cards == (12,) * 8 + (20,)
    assert box.points == usa.points
    assert box.features == (LongestPath(points=5),)
    assert box.map.routes == usa.map.routes
    assert box.map.outline == usa.map.outline


def test_a_variant_replaces_rows_of_the_same_cities_and_adds_others(write):
    rows = [
        '{ from = "Seattle", to = "Portland", spaces = 2, color = "red" }',
        '{ from = "Denver", to = "Phoenix", spaces = 5, color = "white", tunnel = true }',
        '{ from = "Calgary", to = "Duluth", spaces = 6, color = "gray" }',
    ]
    text = 'extends = "usa"\n[map]\nroutes = [\n' + ",\n".join(rows) + "\n]\n"
    old, new = load_box("usa").map.routes, load_box(write(text)).map.routes
    assert len(new) == 100 - 1 + 1
    assert [r.name for r in new if "Portland-Seattle" in r.name] == ["Portland-Seattle"]
    (phoenix,) = (route for route in new if route.name == "Denver-Phoenix")
    assert phoenix.tunnel
    assert old[phoenix.id].name == "Denver-Phoenix"
    assert new[-1].name == "Calgary-Duluth"


def test_a_variant_may_leave_out_rows_and_features(write):
    box = load_box(
        write(
            'extends = "usa"\n[end]\ntie_breaks = ["tickets"]\n[without]\n'
            'routes = ["Seattle-Portland"]\ntickets = ["Denver-El Paso"]\n'
            'features = ["longest-path"]\n'
        )
    )
    assert len(box.map.routes) == 98
    assert "Denver-El Paso" not in [ticket.name for ticket in box.map.tickets]
    assert box.features == ()


def test_a_variant_of_a_variant_of_a_file_elsewhere(write, tmp_path):
    (tmp_path / "inner").mkdir()
    write(PLAIN, "inner/towns.toml")
    write('extends = "inner/towns.toml"\n[players]\ntrains = 9\n', "more.toml")
    box = load_box(write('extends = "more.toml"\n[players]\nhand = 3\n', "most.toml"))
    assert (box.id, box.trains, box.hand, len(box.map.cities)) == ("most", 9, 3, 2)
