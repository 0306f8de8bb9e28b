"""Writes the playthroughs anew: python -m tests.golden.update."""

from __future__ import annotations

from pyapp.games import GAMES
from tests.golden.playthrough import FOLDER, file_of, playthrough


def main() -> None:
    wanted = set()
    for game in GAMES.values():
        for mode in game.modes:
            path = file_of(game, mode.id)
            wanted.add(path)
            before = path.read_text(encoding="utf-8") if path.exists() else None
            text = playthrough(game, mode.id)
            if text != before:
                path.write_text(text, encoding="utf-8")
            print(f"{path.name}: {'new' if before is None else 'changed' if text != before else 'as before'}")
    for path in set(FOLDER.glob("*.txt")) - wanted:
        path.unlink()
        print(f"{path.name}: removed, there is no such game or mode")


if __name__ == "__main__":
    main()
