"""Loading a box: by name, from a file of one's own, from a checkout and from a wheel."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from small_box import PLAIN

import ttr_widgets as ttr
from ttr_widgets.model.cards import GRAY
from ttr_widgets.play import box_schema
from ttr_widgets.play.boxes import BoxError, boxes, load_box

ROOT = Path(__file__).parents[2]


def test_the_public_names():
    assert ttr.boxes()[0] == "usa"
    assert ttr.load_box("usa") is load_box("usa")


@pytest.mark.parametrize("name", ["USA", " usa ", "Usa_2004", "usa 2004"])
def test_a_name_is_taken_in_any_spelling(name):
    assert load_box(name).id in ("usa", "usa-2004")


def test_an_unknown_name_tells_what_is_close():
    with pytest.raises(BoxError) as error:
        load_box("usa-2003")
    assert str(error.value).startswith('There is no box "usa-2003"; did you mean "usa-2004"')


def test_a_name_that_is_like_nothing_tells_them_all():
    with pytest.raises(BoxError) as error:
        load_box("moon")
    assert str(error.value) == f'There is no box "moon"; known: {", ".join(boxes())}.'


@pytest.mark.parametrize("name", [5, None, ""])
def test_what_is_no_name_is_refused_in_the_same_way(name):
    with pytest.raises(BoxError, match="There is no box"):
        load_box(name)


def test_a_file_that_is_not_there_tells_which_ones_are(write):
    path = write(PLAIN)
    with pytest.raises(BoxError) as error:
        load_box(path.with_name("town.toml"))
    assert str(error.value) == 'There is no file "town.toml"; did you mean "towns.toml"?'


def test_a_file_of_ones_own_has_the_numbers_of_the_basic_game(write):
    box = load_box(write(PLAIN))
    assert (box.id, box.title, box.players) == ("towns", "Two towns", (2, 2))
    assert (box.trains, box.hand, box.row, box.sweep_at) == (45, 4, 5, 3)
    assert box.cards == (12,) * 8 + (14,)
    assert box.points == (0, 1, 2, 4, 7, 10, 15, 0, 21)
    assert (box.doubles_close_up_to, box.last_round_at) == (3, 2)
    assert (box.features, box.words, box.notes) == ((), {}, ())
    assert (box.map.aspect, box.map.outline.land) == (1.5, ())


def test_cities_are_put_in_alphabetical_order_and_found_in_any_spelling(write):
    (route,) = load_box(write(PLAIN)).map.routes
    assert (route.name, route.a, route.b, route.color) == ("Alton-Upton", 1, 0, GRAY)
    assert (route.twin, route.bend, route.ferry, route.tunnel) == (None, None, 0, False)


def test_a_path_may_be_a_text_and_begin_where_one_is(write, monkeypatch):
    path = write(PLAIN)
    monkeypatch.chdir(path.parent)
    assert load_box("towns.toml").title == load_box(str(path)).title == "Two towns"


def test_a_number_may_be_written_with_a_point(write):
    text = PLAIN.replace("spaces = 3", "spaces = 3.0").replace("0.2, 0.3", "0, 1.0")
    game_map = load_box(write(text)).map
    assert repr(game_map.routes[0].spaces) == "3"
    assert repr((game_map.cities[0].x, game_map.cities[0].y)) == "(0.0, 1.0)"


def test_a_changed_file_is_read_again(write):
    path = write(PLAIN)
    assert load_box(path).title == "Two towns"
    write(PLAIN.replace("Two towns", "Twin towns"))
    assert load_box(path).title == "Twin towns"


def test_a_file_saved_by_a_windows_editor(write):
    path = write(PLAIN)
    path.write_bytes(b"\xef\xbb\xbf" + PLAIN.replace("\n", "\r\n").encode())
    assert load_box(path).title == "Two towns"


def test_a_city_may_wait_for_its_first_route(write):
    more = PLAIN.replace("cities = [", 'cities = [{ name = "Loney", at = [0.5, 0.9] }, ')
    assert ">Loney<" in ttr.Game(write(more))._repr_svg_()


EVERYTHING = """\
title = "Everything"
[players]
most = 2
trains = 15
[cards]
red = 6
green = 6
locomotive = 8
[tickets]
dealt = 1
dealt_long = 1
keep_at_start = 1
refused_at_start = "out"
[words]
train = "taxi"
locomotive = "taxi"
[board]
aspect = 0.71
outline = "land.json"
[map]
cities = [
  { name = "Kobenhavn", label = "København", at = [0.1, 0.2], attraction = true },
  { name = "Essen", at = [0.1, 0.8] },
]
routes = [
  { from = "Kobenhavn", to = "Essen", spaces = 3, color = "gray", ferry = 1 },
  { from = "Essen", to = "Kobenhavn", spaces = 3, color = "red", tunnel = true, bend = [0.3, 0.5] },
]
tickets = [
  { from = "Kobenhavn", to = "Essen", points = 3, long = true },
]
"""


def test_all_that_a_box_may_have(write):
    write('{"land": [{"ring": [[0, 0], [1, 0], [1, 1], [0, 0]], "name": "Isle"}]}', "land.json")
    text = EVERYTHING.replace("dealt = 1\ndealt_long = 1", "dealt = 0\ndealt_long = 0")
    text = text.replace("keep_at_start = 1", "keep_at_start = 0")
    box = load_box(write(text))
    ferry, tunnel = box.map.routes
    assert (ferry.name, ferry.ferry, ferry.tunnel) == ("Essen-Kobenhavn gray", 1, False)
    assert (tunnel.name, tunnel.ferry, tunnel.tunnel) == ("Essen-Kobenhavn red", 0, True)
    assert (ferry.twin, tunnel.twin) == (1, 0)
    assert ferry.bend == tunnel.bend == (0.3, 0.5)
    assert [city.attraction for city in box.map.cities] == [True, False]
    assert box.map.cities[0].label == "København"
    assert (box.map.tickets[0].kind, box.tickets.refused_at_start) == ("long", "out")
    assert box.cards == (6, 0, 0, 6, 0, 0, 0, 0, 8)
    assert box.card_name(8) == "taxi"
    assert box.map.outline.land[0].name == "Isle"
    assert box.map.outline.land[0].ring[1] == (1.0, 0.0)


def test_our_own_boxes_need_no_jsonschema():
    code = (
        "import sys; sys.modules['jsonschema'] = None; sys.modules['networkx'] = None\n"
        "from ttr_widgets.play.boxes import boxes, load_box\n"
        "print(*map(load_box, boxes()), sep='|')"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.count("<Box ") == len(boxes()), done.stderr


def test_importing_the_package_reads_no_map():
    code = "import sys, ttr_widgets; print(*(n for n in sys.modules if 'box' in n or n == 'json'))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.split() == []


def test_one_of_our_own_boxes_that_somebody_spoilt_is_told_like_any_other(tmp_path, monkeypatch):
    folder = shutil.copytree(box_schema.maps_folder(), tmp_path / "maps")
    text = (folder / "usa.toml").read_text(encoding="utf-8")
    (folder / "usa.toml").write_text(text.replace("trains = 45", 'trains = "45"'), "utf-8")
    monkeypatch.setattr(box_schema, "maps_folder", lambda: folder)
    with pytest.raises(BoxError) as error:
        load_box("usa")
    assert str(error.value) == (
        'usa.toml, [players]: trains must be a whole number, 1 or more, not "45"; '
        "write for example trains = 20."
    )


@pytest.mark.slow
def test_a_wheel_has_the_same_boxes_as_the_checkout(tmp_path):
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    code = (
        "import ttr_widgets\nfrom ttr_widgets.play.boxes import boxes, load_box\n"
        "print(ttr_widgets.__file__)\n"
        "for name in boxes(): box = load_box(name); print(box, box.map.__dict__, box.cards)"
    )
    done = [
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=tmp_path,
            env={"PYTHONPATH": str(where)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()
        for where in (site, ROOT)
    ]
    assert Path(done[0][0]).is_relative_to(site)
    assert done[0][1:] == done[1][1:]
    assert len(done[0]) == 1 + len(boxes())
