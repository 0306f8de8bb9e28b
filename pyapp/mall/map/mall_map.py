"""The mall as data: squares, areas, doors and placement symbols, read from a file and checked.

The shipped map is `data/map.json`; a player may load one of his own. The file is one JSON object:

- `format` is "shamble-mall-map", `version` is 1, `title` names the map, `provenance` tells where it comes from;
- `size`: width and height in map units;
- `areas`: a store or a piece of the hall, with `id`, `kind` (store, hall), `name`, `floor` (what is drawn on it),
  `tint` (its colour), `label` (`at` the middle of its foot, `size`, `text`, and for a landmark a short name);
- `squares`: `id` of three digits, `rect` [x, y, width, height], `area`;
- `doors`: `id`, `kind` (glass, solid), `between` two squares;
- `main_doors`: `id` and `side` (north, east, south, west), `square`;
- `walls`: pairs of squares of one area, or of the hall, that a wall parts all the same;
- `zombies`, `characters`: squares with a placement symbol; `rifles`: the square of the hunting rifles;
- `inlay`: lines of coloured bands in the floor of the hall, each a list of corner points.

Areas, squares and doors carry a `provenance`: attested, inferred or invented.

Two squares are adjacent when they share a stretch of side [2.1]. That stretch is open inside an area and anywhere in
the hall; elsewhere it is a wall, unless a door stands between the two, which then takes up the whole stretch.
"""

from __future__ import annotations

from importlib import resources

from pyapp.mall.map.map_file import load_map

MALL = load_map(resources.files("pyapp.mall").joinpath("data/map.json").read_text(encoding="utf-8"))
"""The map that the game ships with."""
