"""O-UX12: what is told in words, for who cannot see the picture, is short, true and told again."""

from dataclasses import replace

import pytest

import ttr_widgets as ttr


def test_o_ux12_the_same_refusal_is_told_again(board_of):
    board = board_of(ttr.scenario("usa", hands={0: "1 red"}), seat=0)
    heard = []
    board._face.guard.observe(lambda change: heard.append(change["new"]), "alert")
    for _ in range(2):
        board.say("claim Denver-Omaha with 4 pink")
    refusals = [words for words in heard if "4 pink" in words]
    assert len(refusals) == 2 and len(set(refusals)) == 1


@pytest.mark.parametrize("box", ttr.boxes())
def test_o_ux12_the_example_of_a_typed_move_is_one_of_this_map(board_of, box):
    board = board_of(box, players=2, seed=1)
    example, undo = board._face.panel.line.placeholder.split(", ")
    routes = {f"claim {route.name}" for route in board.game.box.map.routes}
    assert example in routes and undo == "or undo"
    board.say(example)
    assert "First choose" in board._marks.message, "it is understood: only not yet its turn"


def test_o_ux12_the_list_has_the_newest_moves_with_their_numbers(board_of):
    board = board_of("usa", players=2, seed=1, open_hands=True)
    for move in ("keep all", "keep all", "draw deck", "draw deck", "draw deck"):
        board.say(move)
    moves, log = board._face.panel.moves.value, board.game.log_for(1)
    assert moves.count("<li>") == 12 < len(log)
    assert f'start="{len(log)}"' in moves and "Replay shows all moves" in moves
    newest = moves.index(f"<li>{log[-1]}</li>")
    assert newest < moves.index(f"<li>{log[-2]}</li>")


def test_o_ux12_who_has_acted_is_told_what_comes_next(board_of):
    """The pointer is still on the card that was taken: what it is on is told when it moves."""
    board = board_of(ttr.scenario("usa", hands={0: "1 red"}, row="red blue red blue pink"), seat=0)
    x, y = board._face._layout().blocks.row[1].middle
    board.hover(x, y)
    assert "face-up card" in hint(board)
    board.click(x, y)
    assert "second card" in hint(board)
    board.hover(x, y)
    assert "face-up card" in hint(board)


def test_o_ux12_who_shares_a_victory_is_named(board_of):
    game = ttr.Game("islands", dict.fromkeys(["Ada", "Bo", "Cy"], ttr.players.greedy), seed=3)
    game.advance()
    decision = game.state.decision
    shared = replace(decision, score=replace(decision.score, winners=(0, 2)))
    board = board_of(game.from_here(replace(game.state, decision=shared)))
    assert "Ada and Cy share the victory" in words(board), "as the title of the final count"


def hint(board):
    return " ".join(words(board))


def words(board):
    front = board._face._scene.layers["front"]
    return [shape.text for shape in front if hasattr(shape, "text")]
