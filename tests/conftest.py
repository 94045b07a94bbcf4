"""Hypothesis: the same few examples every time by default, many new ones on request.

`HYPOTHESIS_PROFILE=thorough` looks for a long time, and elsewhere every time.
"""

import os

from hypothesis import HealthCheck, settings

EVERYWHERE = settings(deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", EVERYWHERE, max_examples=15, derandomize=True)
settings.register_profile("thorough", EVERYWHERE, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
