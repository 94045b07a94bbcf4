"""Examples of responses in the OpenAPI document: what the examples of requests got, recorded.

`python -m tests.api.response_examples` writes the file again, and a test compares it with a run.
"""

import json
from pathlib import Path
from typing import Any

Json = dict[str, Any]

RECORDED = Path(__file__).parent / "response_examples.json"
"""The responses by operation id and status, such as ``openSession 201``."""


def recorded_responses() -> Json:
    """Return the recorded responses."""
    recorded: Json = json.loads(RECORDED.read_text(encoding="utf-8"))
    return recorded


def add_response_examples(document: Json) -> None:
    """Add a recorded response to each operation that has one in JSON or in text."""
    recorded = recorded_responses()
    for item in document["paths"].values():
        for operation in (part for part in item.values() if isinstance(part, dict)):
            for status, response in operation["responses"].items():
                name = f"{operation['operationId']} {status}"
                for content in response.get("content", {}).values():
                    if name in recorded:
                        content["example"] = recorded[name]
