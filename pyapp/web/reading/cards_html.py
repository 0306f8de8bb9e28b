"""All cards of a game, to be read at leisure beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pyapp.kernel.message import Reader, say
from pyapp.kernel.scene import Mark, Piece, Tab
from pyapp.kernel.words import CardGroup
from pyapp.web.board.drawing_text import lettered
from pyapp.web.page.markup import esc, icon

Told = Callable[[str], str]
"""Makes a text markup: with the cases that it names as links, and the words looked for marked."""


def html(groups: Iterable[CardGroup], read: Reader, told: Told) -> str:
    """A section for each kind of cards; one without a card is left out."""
    return "".join(_group(group, read, told) for group in groups if group.cards)


def fitting(groups: Iterable[CardGroup], read: Reader, words: list[str]) -> tuple[CardGroup, ...]:
    """The cards that have all of these words."""
    return tuple(
        group._replace(cards=tuple(card for card in group.cards if _fits(card, read, words))) for group in groups
    )


def _fits(card: Piece, read: Reader, words: list[str]) -> bool:
    texts = [card.label, card.title, *([card.text] if card.text is not None else []), *(tab.label for tab in card.tabs)]
    text = " ".join(map(read, texts)).casefold()
    return all(word in text for word in words)


def _group(group: CardGroup, read: Reader, told: Told) -> str:
    about = read(group.about)
    cards = "".join(_card(card, read, told) for card in group.cards)
    return (
        f'<section class="chapter chapter--cards"><h3 class="chapter__title">{esc(read(group.title))}</h3>'
        + (f'<p class="chapter__about">{told(about)}</p>' if about else "")
        + f'<div class="read-cards">{cards}</div></section>'
    )


def _card(card: Piece, read: Reader, told: Told) -> str:
    art = ""
    if card.art:
        art = f'<svg class="read-card__art" viewBox="-32 -32 64 64" aria-hidden="true">{lettered(card.art, read)}</svg>'
    title = read(card.title) or read(card.label)
    copies = ""
    if card.size is not None and card.size > 1:
        copies = f" <small>{esc(read(say('{count} of it', count=card.size)))}</small>"
    tabs = "".join(_tab(tab, read) for tab in card.tabs)
    marks = "".join(_mark(mark, read) for mark in card.marks)
    return (
        f'<article class="read-card">{art}<h4>{told(title)}{copies}</h4>'
        + (f'<ol class="read-card__tabs">{tabs}</ol>' if tabs else "")
        + (f"<p>{told(read(card.text))}</p>" if card.text is not None else "")
        + (f'<ul class="read-card__marks">{marks}</ul>' if marks else "")
        + "</article>"
    )


def _tab(tab: Tab, read: Reader) -> str:
    return f"<li>{esc(read(tab.label))}</li>"


def _mark(mark: Mark, read: Reader) -> str:
    of = f"/{mark.of}" if mark.of is not None else ""
    return f"<li>{icon(mark.icon)}<b>{mark.value}{of}</b> {esc(read(mark.label))}</li>"
