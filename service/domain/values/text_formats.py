"""Types of texts, with their formats in the document of the API."""

from typing import Annotated

Time = Annotated[str, "date-time"]
"""A time in UTC as ISO 8601."""

Uuid = Annotated[str, "uuid"]
