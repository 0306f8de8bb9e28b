"""Words inside drawings follow the language."""

from __future__ import annotations

import re
from gettext import NullTranslations

from pyapp.kernel.art.lettering import text
from pyapp.kernel.message import Reader, Voice
from pyapp.web.board.drawing_text import letter, lettered


class French(NullTranslations):
    def gettext(self, message: str) -> str:
        return {"W": "O", "Vault": "Chambre forte"}.get(message, message)


class Text:
    def __init__(self, say: str, voice: str | None = None) -> None:
        self.attributes, self.textContent = {"data-say": say, "data-voice": voice}, ""

    def getAttribute(self, name: str) -> str | None:
        return self.attributes.get(name)

    def setAttribute(self, name: str, value: str) -> None:
        self.attributes[name] = value


class Drawing:
    def __init__(self, *says: str) -> None:
        self.texts = [Text(say) for say in says]

    def querySelectorAll(self, selector: str) -> list[Text]:
        assert selector == "[data-say]"
        return self.texts


def test_texts_are_lettered_in_the_language_of_the_reader_and_back() -> None:
    drawing = Drawing("W", "Vault", "Rialto", "{no} <b>markup</b>")
    letter(drawing, Reader(French()))
    assert [text.textContent for text in drawing.texts] == ["O", "Chambre forte", "Rialto", "{no} <b>markup</b>"]
    letter(drawing, Reader())
    assert [text.textContent for text in drawing.texts] == ["W", "Vault", "Rialto", "{no} <b>markup</b>"]


def test_words_with_more_letters_than_there_is_room_for_are_written_smaller() -> None:
    assert 'data-room="10" style="--fit: 1.00"' in text(Voice().say("Vault"), "name", 'x="1"', 10)
    drawing = Drawing("Vault")
    drawing.texts[0].attributes["data-room"] = "10"
    letter(drawing, Reader(French()))
    assert drawing.texts[0].attributes["style"] == "--fit: 0.77"


def test_a_drawing_on_its_way_into_the_page_is_lettered_without_letting_markup_in() -> None:
    svg = (
        '<g><text class="a" data-say="Vault" x="1">Vault</text><text>7</text><text data-say="&lt;b&gt;">old</text></g>'
    )
    assert lettered(svg, Reader(French())) == (
        '<g><text class="a" data-say="Vault" x="1">Chambre forte</text><text>7</text>'
        '<text data-say="&lt;b&gt;">&lt;b&gt;</text></g>'
    )


def test_words_are_read_in_the_catalogue_of_the_game_that_says_them() -> None:
    read = Reader(NullTranslations(), {"bank": French()})
    svg = text(Voice("bank").say("Vault"), "name", 'x="1"') + text(Voice("gym").say("Vault"), "name", 'x="2"')
    assert re.findall(">([^<]+)<", lettered(svg, read)) == ["Chambre forte", "Vault"]
    drawing = Drawing()
    drawing.texts = [Text("Vault", "bank"), Text("Vault", "gym"), Text("Vault")]
    letter(drawing, read)
    assert [one.textContent for one in drawing.texts] == ["Chambre forte", "Vault", "Vault"]
