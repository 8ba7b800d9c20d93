"""What a box may add to the basic game: one file for each, and this table of their names."""

from ttr_widgets.model.box import Feature

from .attractions import Attractions
from .longest_path import LongestPath
from .stations import Stations

FEATURES: dict[str, type[Feature]] = {
    LongestPath.name: LongestPath,
    Stations.name: Stations,
    Attractions.name: Attractions,
}
