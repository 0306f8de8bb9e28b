"""Messages: English by themselves, any language through a catalogue, values put in last."""

from __future__ import annotations

from gettext import NullTranslations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pyapp.kernel.message import ENGLISH, Listing, Message, Reader, Voice, listing, say, say_n


class Backwards(NullTranslations):
    """A language in which some sentences have another order, and zero counts as one, as in French."""

    TEXTS = {  # noqa: RUF012
        "{who} goes to {where}.": "Vers {where} va {who}.",
        "Peter": "Pierre",
        "{first} and {last}": "{first} et {last}",
    }

    def gettext(self, message: str) -> str:
        return self.TEXTS.get(message, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002
        return "{count} porte" if n < 2 else "{count} portes"


FRENCH = Reader(Backwards())


def test_a_sentence_is_its_own_english() -> None:
    assert ENGLISH(say("All doors are open.")) == "All doors are open."


def test_values_are_put_into_the_braces() -> None:
    assert ENGLISH(say("{who} goes to {where}.", who=say("Peter"), where="113")) == "Peter goes to 113."
    assert ENGLISH(say("{left} of {all}", left=0, all=7)) == "0 of 7"


def test_messages_inside_messages_are_translated_and_order_may_change() -> None:
    assert FRENCH(say("{who} goes to {where}.", who=say("Peter"), where="113")) == "Vers 113 va Pierre."


def test_the_same_message_can_be_read_again_in_another_language() -> None:
    message = say("{who} goes to {where}.", who=say("Peter"), where=7)
    assert (ENGLISH(message), FRENCH(message)) == ("Peter goes to 7.", "Vers 7 va Pierre.")


@pytest.mark.parametrize(
    ("count", "english", "french"), [(0, "0 doors", "0 porte"), (1, "1 door", "1 porte"), (2, "2 doors", "2 portes")]
)
def test_each_language_counts_in_its_own_way(count: int, english: str, french: str) -> None:
    message = say_n("{count} door", "{count} doors", count)
    assert (ENGLISH(message), FRENCH(message)) == (english, french)


@pytest.mark.parametrize(
    ("names", "row"),
    [([], ""), (["Peter"], "Peter"), (["Peter", "Roger"], "Peter and Roger"), (["a", "b", "c"], "a, b and c")],
)
def test_listings_read_like_speech(names: list[str], row: str) -> None:
    assert ENGLISH(listing(names)) == row


def test_listings_are_translated_word_by_word() -> None:
    assert FRENCH(listing([say("Peter"), "Roger"])) == "Pierre et Roger"


def test_the_empty_message_is_empty_in_every_language() -> None:
    """The empty key of a gettext catalogue is its header, which must never reach a player."""

    class Header(NullTranslations):
        def gettext(self, message: str) -> str:
            return message or "Content-Type: text/plain"

    assert Reader(Header())(say("")) == ""


@given(st.text(max_size=30))
@example("!.")
def test_braces_in_a_value_are_only_text(text: str) -> None:
    """What a player types is never taken for a template."""
    assert ENGLISH(say("<{name}>", name=text)) == f"<{text}>"
    assert ENGLISH(listing([text])) == text


def test_messages_are_values() -> None:
    assert say("{a}", a=1) == say("{a}", a=1) == Message("{a}", (("a", 1),))
    assert hash(say("{a}", a=listing(["x"]))) == hash(say("{a}", a=Listing(("x",))))
    assert say("{a}", a=1) != say("{a}", a=2)


def test_a_name_with_a_mark_of_its_own_needs_no_full_stop() -> None:
    assert ENGLISH(say("They are in {place}.", place=say("Tilt!"))) == "They are in Tilt!"


class Always(NullTranslations):
    """Has one answer to everything."""

    def __init__(self, answer: str) -> None:
        super().__init__()
        self.answer = answer

    def gettext(self, message: str) -> str:  # noqa: ARG002
        return self.answer

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002
        return f"{self.answer}s"


def test_the_same_english_is_read_in_the_catalogue_of_the_game_that_says_it() -> None:
    read = Reader(Always("house"), {"a": Always("door"), "b": Always("distance")})
    a, b, unknown = Voice("a"), Voice("b"), Voice("c")
    assert [read(voice.say("Close")) for voice in (a, b, unknown)] == ["door", "distance", "house"]
    assert [read(voice.named("Close")) for voice in (a, b, unknown)] == ["door", "distance", "house"]
    assert read(b.say_n("{count} close", "{count} close", 2)) == "distances"
    assert read(say("Close")) == "house"


def test_a_message_of_a_game_may_stand_in_a_message_of_the_house() -> None:
    read = Reader(Always("<{what}>"), {"a": Always("door")})
    assert read(say("{what} again", what=Voice("a").say("Close"))) == "<door>"
