"""Openings of Basset sessions; fields of the house rules go straight in."""

from typing import Any

from factory.base import Factory

from service.domain.games.basset.presets import RULES
from service.domain.games.basset.rules import HouseRules
from service.domain.port.opening import Opening
from service.domain.values.money import CURRENCIES


def with_rules(fields: dict[str, Any]) -> dict[str, Any]:
    """Return ``fields`` with the preset's rules, changed by those fields that are rules."""
    overrides = {name: fields.pop(name) for name in list(fields) if name in RULES.fields}
    return {"rules": RULES.chosen(fields["preset"], overrides), **fields}


class OpeningFactory(Factory[Opening[HouseRules]]):
    """As in ``OpeningFactory.build(preset="oak", bank=500, max_stake=60)``."""

    class Meta:
        model = Opening

    title = "Twelfth Night"
    preset = "oak"
    currency = CURRENCIES["points"]
    bank = 10_000
    holder = None

    @classmethod
    def _adjust_kwargs(cls, **fields: Any) -> dict[str, Any]:
        own = {name: fields.pop(name) for name in ("bank", "holder")}
        return with_rules({"own": own, **fields})
