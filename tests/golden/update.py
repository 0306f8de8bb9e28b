"""Writes the playthroughs anew: python -m tests.golden.update."""

from __future__ import annotations

from pathlib import Path

from pyapp.games import GAMES
from tests.golden.playthrough import FOLDER, file_of, playthrough
from tests.spec import specs


def main() -> None:
    texts = {file_of(game, mode.id): playthrough(game, mode.id) for game in GAMES.values() for mode in game.modes}
    stories = (spec.story for spec in specs().values() if spec.story is not None)
    texts |= {story.file: story.told().text for story in stories}
    for path, text in texts.items():
        _write(path, text)
    for path in set(FOLDER.glob("*.txt")) - set(texts):
        path.unlink()
        print(f"{path.name}: removed, there is no such game or mode")


def _write(path: Path, text: str) -> None:
    before = path.read_text(encoding="utf-8") if path.exists() else None
    if text != before:
        path.write_text(text, encoding="utf-8")
    print(f"{path.name}: {'new' if before is None else 'changed' if text != before else 'as before'}")


if __name__ == "__main__":
    main()
