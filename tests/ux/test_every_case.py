"""Where each case of how a board is used has its tests: the one place that lists them all."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
CASES = {
    "O-UX01 color-blind players": (
        "board/test_palette.py::test_card_colors_stay_apart",
        "board/test_palette.py::test_every_kind_has_a_symbol_of_its_own",
        "board/test_scene.py::test_a_claimed_route_shows_its_owner_and_a_closed_twin_is_struck_through",
    ),
    "O-UX02 sharp on high-density screens": (
        "browser/test_board.py::test_the_picture_is_sharp_on_a_fine_screen",
        "board/test_canvas.py::test_a_finer_screen_gets_a_finer_canvas",
    ),
    "O-UX03 hitting the right twin": (
        "board/test_layout.py::test_the_nearer_twin_is_hit_and_a_miss_of_twelve_pixels_still_hits",
        "board/test_targets.py::test_every_route_is_hit_a_finger_around_its_middle",
    ),
    "O-UX04 kernel restarted": (
        "browser/test_hasty.py::test_o_ux04_a_board_whose_kernel_is_gone_says_so_and_hears_nothing",
        "browser/test_board.py::test_a_board_without_its_kernel_says_how_to_wake_it",
    ),
    "O-UX05 front ends that cannot show the widget": (
        "ux/test_o_ux05_elsewhere.py::test_o_ux05_nbconvert_shows_the_picture",
        "ux/test_o_ux05_elsewhere.py::test_o_ux05_a_reader_without_pictures_has_words",
        "browser/test_saved.py::test_o_ux05_a_notebook_from_elsewhere_shows_the_picture",
        "browser/test_board.py::test_a_saved_notebook_shows_a_picture_without_a_kernel",
    ),
    "O-UX06 dark theme": (
        "browser/test_access.py::test_controls_can_be_read_and_have_edges_in_every_theme",
        "board/test_palette.py::test_text_can_be_read",
        "browser/test_board.py::test_the_board_follows_theme_and_width",
    ),
    "O-UX07 an error in a click handler": (
        "browser/test_hasty.py::test_o_ux07_an_error_of_ours_is_one_sentence_in_the_page",
        "board/test_widget.py::test_an_error_of_ours_is_one_sentence_and_keeps_the_game",
    ),
    "O-UX08 the same game shown twice": (
        "browser/test_hasty.py::"
        "test_o_ux08_the_second_view_of_a_game_plays_on_where_the_first_was_left",
        "board/test_widget.py::test_two_boards_follow_one_game",
    ),
    "O-UX09 very fast clicking": (
        "browser/test_hasty.py::test_o_ux09_five_clicks_on_the_deck_are_two_cards",
        "browser/test_hasty.py::"
        "test_o_ux09_a_late_click_is_judged_by_what_is_true_when_it_is_heard",
    ),
    "O-UX10 say why": (
        "ux/test_o_ux10_say_why.py::test_o_ux10_a_route_that_cannot_be_claimed_says_why",
        "ux/test_o_ux10_say_why.py::test_o_ux10_the_reasons_differ",
    ),
    "O-UX11 secrets at a shared screen, and in the file": (
        "ux/test_o_ux11_secrets.py::test_o_ux11_what_is_sent_does_not_depend_on_what_is_unseen",
        "ux/test_o_ux11_secrets.py::test_o_ux11_no_secret_word_is_sent_in_a_whole_game",
        "ux/test_o_ux11_secrets.py::test_o_ux11_a_covered_board_says_whose_cards_lie_there",
        "browser/test_saved.py::test_o_ux11_the_saved_notebook_of_pass_and_play_has_no_secret",
        "board/test_widget.py::test_cards_are_covered_between_turns_of_different_persons",
    ),
    "O-UX12 without a mouse, without sight": (
        "browser/test_access.py::test_a_whole_turn_by_keys_is_told_in_words",
        "browser/test_games.py::test_a_whole_game_by_keys_and_ordinary_controls",
        "browser/test_board.py::test_the_canvas_is_named_for_screen_readers",
        "ux/test_o_ux12_words.py::test_o_ux12_the_same_refusal_is_told_again",
        "ux/test_o_ux12_words.py::test_o_ux12_the_example_of_a_typed_move_is_one_of_this_map",
        "ux/test_o_ux12_words.py::test_o_ux12_the_list_has_the_newest_moves_with_their_numbers",
        "ux/test_o_ux12_words.py::test_o_ux12_who_has_acted_is_told_what_comes_next",
        "ux/test_o_ux12_words.py::test_o_ux12_who_shares_a_victory_is_named",
    ),
    "O-UX13 cold start on a shared server": (
        "lessons/test_notebooks.py::test_every_output_is_there",
        "project/test_pins.py::test_everything_needed_is_pinned",
        "project/test_pins.py::test_binder_has_the_same_versions",
        "ux/test_o_ux13_cold_start.py::test_o_ux13_the_page_says_how_long_and_what_else_there_is",
    ),
    "O-UX14 it fits the cell": (
        "browser/test_fit.py::test_o_ux14_it_fits_a_laptop_with_the_side_bar_open",
        "browser/test_fit.py::test_o_ux14_map_and_hand_are_seen_at_once_in_a_low_window",
        "board/test_layout.py::test_a_wide_board_fits_into_a_notebook_without_scrolling",
        "ux/test_o_ux14_narrow.py::test_o_ux14_names_are_whole_in_a_narrow_final_count",
        "ux/test_o_ux14_narrow.py::"
        "test_o_ux14_who_looks_back_sees_offered_tickets_without_anything_to_tick",
    ),
    "O-UX15 can a beginner find the city?": (
        "board/test_layout.py::test_every_city_has_its_name",
        "board/test_layout.py::test_names_are_large_enough_to_read",
        "board/test_selection.py::test_a_ticket_lights_its_cities_and_an_open_way",
    ),
}


def test_all_cases_are_here():
    numbers = [name.split(" ")[0] for name in CASES]
    assert numbers == [f"O-UX{number:02}" for number in range(1, 16)]


@pytest.mark.parametrize("case", CASES)
def test_a_case_has_the_tests_that_are_named(case):
    for test in CASES[case]:
        file, name = test.split("::")
        tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
        found = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        assert name in found, test


def test_every_test_that_is_named_after_a_case_is_in_the_list():
    listed = {test.split("::")[1] for tests in CASES.values() for test in tests}
    for file in sorted(TESTS.glob("*/test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        assert {name for name in names if name.startswith("test_o_ux")} <= listed, file.name
