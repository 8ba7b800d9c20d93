"""Actions as text."""

import pytest
from examples import in_time, random_game, refused, texts
from hypothesis import given
from hypothesis import strategies as st

import ttr_widgets as ttr
from ttr_widgets.model.actions import ClaimRoute, DrawCard, DrawTickets, Keep, Pass
from ttr_widgets.play.action_text import ActionError, read_action, write_action

pytestmark = in_time
HAND = "3 red, 4 pink, 2 blue, 2 green, 2 locomotives"


@pytest.fixture
def game():
    return ttr.scenario("usa", hands={0: HAND}, row="red blue green white black")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw deck", DrawCard(0)),
        ("Draw  Deck", DrawCard(0)),
        ("draw 3", DrawCard(3)),
        ("tickets", DrawTickets()),
        ("draw tickets", DrawTickets()),
        ("keep 1 3", Keep((1, 3))),
        ("keep 3, 1", Keep((1, 3))),
        ("keep 1 and 3", Keep((1, 3))),
        ("keep nothing", Keep(())),
        ("pass", Pass()),
        ("  PASS ", Pass()),
        ("claim Denver-Omaha", ClaimRoute(34, (0, 0, 0, 0, 0, 4, 0, 0, 0))),
        ("claim Denver-Omaha with 3 pink, 1 loco", ClaimRoute(34, (0, 0, 0, 0, 0, 3, 0, 0, 1))),
    ],
)
def test_what_a_text_means(game, text, action):
    assert read_action(game.state, text) == action


def test_a_claim_without_its_payment_takes_fewest_locomotives():
    game = ttr.scenario("usa", hands={0: "2 pink, 3 locomotives"})
    assert game.write(read_action(game.state, "claim Helena-Salt Lake City")) == (
        "claim Helena-Salt Lake City with 2 pink, 1 locomotive"
    )


def test_an_unclear_payment_lists_the_candidates(game):
    with pytest.raises(ActionError) as error:
        game.play("claim Atlanta-Charleston")
    for way in ("2 red", "2 pink", "2 blue", "2 green"):
        assert way in str(error.value)


def test_an_unclear_route_lists_the_candidates(game):
    with pytest.raises(ValueError) as error:
        game.play("claim Denver-Kansas City")
    assert "Denver-Kansas City black or Denver-Kansas City orange" in str(error.value)


def test_of_two_routes_alike_the_free_one_is_taken():
    game = ttr.scenario("usa", players=4, hands={0: "1 red"}, claimed={1: ["Portland-Seattle 1"]})
    assert game.write(read_action(game.state, "claim Seattle-Portland")) == (
        "claim Portland-Seattle 2 with 1 red"
    )


@pytest.mark.parametrize(
    ("table", "broken"),
    [
        ({"claimed": {1: ["Atlanta-Charleston"]}}, "claim.taken"),
        ({"trains": {0: 1}}, "claim.trains"),
    ],
)
def test_a_claim_that_no_payment_can_save_names_the_rule(table, broken):
    game = ttr.scenario("usa", hands={0: "2 red, 2 blue"}, **table)
    refused(game, "claim Atlanta-Charleston", broken)


def test_a_claim_in_the_middle_of_a_draw_names_the_rule():
    game = ttr.scenario("usa", hands={0: "2 red, 2 blue"})
    game.play("draw deck")
    refused(game, "claim Atlanta-Charleston", "turn.one-action")


@pytest.mark.parametrize(
    "text",
    ["", " ", "draw", "draw 0", "draw -1", "draw 1.5", "draw 100", "claim", "claim -",
     "claim Denver", "claim Denver-Omaha with", "claim Denver-Omaha with 4", "keep one", "keep -1",
     "keep 1.5", "keep 100", "tickets please", "pass now", "fly", "\n",
     "claim Denver-Omaha with 4 pinkish", "draw deck deck", "\0", "💡", "draw ٣٣٣", "keep ²"],
)  # fmt: skip
def test_what_is_no_action_is_refused_in_a_sentence(game, text):
    before = game.state.copy()
    with pytest.raises(ValueError) as error:
        game.play(text)
    assert str(error.value).endswith((".", "?")), str(error.value)
    assert game.state == before and not game.actions


@pytest.mark.parametrize("wish", [None, 3, b"pass", ["pass"], object(), DrawCard])
def test_what_is_no_text_is_refused(game, wish):
    with pytest.raises(ValueError):
        game.play(wish)
    with pytest.raises(ValueError):
        game.why_not(wish)


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        (ClaimRoute, (100, (1, *[0] * 8))),
        (ClaimRoute, (-1, (1, *[0] * 8))),
        (ClaimRoute, (0, (2,))),
        (ClaimRoute, (0, (3, -1, *[0] * 7))),
        (ClaimRoute, (1, (0, 0, 0, 0, 6, 0, 0, 0, -1))),
        (ClaimRoute, (0, ())),
        (DrawCard, (-7,)),
        (DrawCard, (1000,)),
    ],
    ids=str,
)
def test_an_action_made_by_hand_that_cannot_be_is_refused(game, kind, facts):
    before = game.state.copy()
    with pytest.raises(ValueError):
        game.play(kind(*facts))
    assert game.state == before


@pytest.mark.parametrize("places", [(-1,), (0,), (4,), (1, 1), (1, 2, 3, 4), ()])
def test_a_choice_made_by_hand_that_cannot_be_is_refused(game, places):
    game.play("tickets")
    before = game.state.copy()
    with pytest.raises(ttr.IllegalAction):
        game.play(Keep(places))
    assert game.state == before


def test_the_order_in_which_tickets_are_named_means_nothing():
    game = ttr.scenario("usa")
    game.play("tickets")
    assert read_action(game.state, "keep 3 1") == Keep((1, 3))
    game.play(Keep((3, 1)))
    assert game.action_texts()[-1] == "keep 1 3"


WORDS = st.sampled_from(
    ["draw", "claim", "keep", "tickets", "pass", "pay", "withdraw", "deck", "with", "and", "all",
     "nothing", "no", "cards", "Denver", "Omaha", "Kansas City", "Portland", "Seattle", "New", "-",
     "–", ",", "1", "2", "3", "0", "99", "red", "pink", "locomotive", "gray", "black", "Montréal"]
)  # fmt: skip
TALK = st.lists(WORDS, max_size=8).map(" ".join) | st.lists(WORDS, max_size=8).map("".join)
GAME = random_game("usa", 3, seed=8)


@given(text=TALK | st.text(max_size=40), back=st.integers(1, 60))
def test_any_text_is_an_action_or_a_value_error_and_reading_changes_nothing(text, back):
    state = GAME._states[-1 - back]
    before = state.copy()
    try:
        action = read_action(state, text)
    except ValueError as error:
        assert str(error)
    else:
        assert read_action(state, write_action(state, action)) == action
    assert state == before


@given(text=TALK)
def test_any_text_is_played_or_refused_with_a_reason(text):
    game = ttr.scenario("usa", hands={0: HAND}, row="red blue green white black")
    before = game.state.copy()
    try:
        game.play(text)
    except ValueError as error:
        assert str(error) and game.state == before and not game.actions
    else:
        assert game.action_texts()[0] in texts(ttr.scenario("usa", hands={0: HAND}))


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("draw red", "draw 2"),
        ("claim Denver to Omaha", "claim Denver-Omaha with 4 pink"),
        ("Claim Denver-Omaha 4 pink", "claim Denver-Omaha with 4 pink"),
    ],
)
def test_what_people_say_at_the_table_is_understood(text, means):
    game = ttr.scenario("usa", hands={"Ada": "4 pink"}, row="blue red red white -")
    assert game.write(read_action(game.state, text)) == means


def test_a_face_up_card_that_is_not_there_is_named():
    game = ttr.scenario("usa", row="blue red red white -")
    with pytest.raises(ValueError, match="No orange card lies face up"):
        game.play("draw orange")


@pytest.mark.parametrize(
    "make",
    [
        lambda: Keep((True, 2)),
        lambda: Keep((1.0, 2)),
        lambda: Keep(1),
        lambda: Keep(None),
        lambda: Keep(("a", 1)),
        lambda: ClaimRoute(True, (0,) * 9),
        lambda: ClaimRoute(1.0, (0,) * 9),
        lambda: ClaimRoute(0, None),
        lambda: DrawCard(True),
    ],
)
def test_an_action_of_wrong_parts_cannot_be_made(make):
    with pytest.raises(ValueError):
        make()


def test_a_taxi_is_called_a_taxi():
    game = ttr.scenario("new-york", hands={0: "1 red, 2 taxis"}, row="red taxi blue green pink")
    texts_ = [game.write(action) for action in game.legal_actions()]
    assert "claim Brooklyn-Chinatown red with 1 red, 2 taxis" in texts_
    assert read_action(game.state, "draw taxi") == DrawCard(2)
    assert not any("locomotive" in text for text in texts_)
    (broken,) = ttr.scenario("new-york", hands={0: "3 red"}, trains={0: 1}).why_not(
        "claim Brooklyn-Chinatown red"
    )
    assert str(broken).startswith("Taxis needed for Brooklyn-Chinatown red: 3. Taxis you have")
