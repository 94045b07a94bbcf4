"""The paragraph of one operation in the OpenAPI document."""

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
