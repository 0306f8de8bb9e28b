"""How the table of Farmingdale looks: the board, its counters, and the areas beside it.

What stays the same however it is drawn, because clicks, tests and saves of the camera rest on it:

- places: `space:F3` for every space, `space:FS` for a Start, `space:TC` for Town Center;
- units: key and ref `unit:piazza`, `unit:farmers` (names of `Who`), `unit:z12` (Zeds);
- markers: key `no-entry`, ref `space:M4`;
- areas: `event` (key and ref `card:cardio`), `hand` (`fate:bulldozer`), `deck` (`pile:events`), `decks`
  (`pile:past`, `pile:fates`, `pile:fates-past`), `ammo` (`track:ammo`), `actions` (`track:actions`,
  `marker:player:town`, `marker:initiative`), `sheet-piazza` and so on (lines `ability:piazza:sniper`), `cup`
  (`pile:cup`, `pile:cemetery`, `pile:reserve`).
"""
