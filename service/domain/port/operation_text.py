"""The paragraph of one operation in the OpenAPI document."""

from collections.abc import Sequence
from typing import NamedTuple


class OperationText(NamedTuple):
    """What an operation is for, the codes with which it is refused, and what to do next.

    ``codes`` has blanks between them. Refusals that every operation has are left out.
    """

    about: str
    codes: str
    then: str

    @property
    def paragraph(self) -> str:
        """The three parts as sentences."""
        named = ", ".join(f"`{code}`" for code in self.codes.split())
        return " ".join(filter(None, (self.about, named and f"Refused with: {named}.", self.then)))


def join_texts(texts: Sequence[OperationText]) -> OperationText:
    """Return one text for an operation that several games have, with each code once."""
    codes = dict.fromkeys(code for text in texts for code in text.codes.split())
    return OperationText(
        " ".join(text.about for text in texts if text.about),
        " ".join(codes),
        " ".join(text.then for text in texts if text.then),
    )
