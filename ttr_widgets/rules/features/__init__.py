"""What a box may add to the basic game: one file for each, and this table of their names."""

from ttr_widgets.model.box import Feature

from .longest_path import LongestPath

FEATURES: dict[str, type[Feature]] = {
    LongestPath.name: LongestPath,
}
