"""Random play of Basset."""

from tests.factories.basset.random_commands import any_command, random_command
from tests.factories.basset.random_openings import VALUES, random_opening
from tests.factories.random_play import RandomPlay

PLAY = RandomPlay(random_opening, random_command, any_command, VALUES)
