"""Why a preset has a rule that no source settles: the pages say it in both languages."""

import json
import subprocess

import pytest

from service.domain.games.basset.presets import PRESETS
from tests.web.browser import WEB, node

SAID = """
const { language, loadLanguage } = await import('./src/i18n/language.ts');
await loadLanguage('fr');
const { fieldWhy } = await import('./src/i18n/rule-text.ts');
const told = (asked) => asked.map(([preset, field]) => fieldWhy(preset, field));
const asked = JSON.parse(process.argv[1]);
const inThat = (one) => { language.value = one; return told(asked); };
console.log(JSON.stringify(['en', 'fr'].map(inThat)));
"""
NOTES = {
    (preset.name, field): why
    for preset in PRESETS.values()
    for field, why in preset.house_choices.items()
}
PRINTED = str.maketrans({"\u2019": "'", "\u201c": '"', "\u201d": '"'})


@pytest.fixture(scope="module")
def said() -> tuple[list[str], list[str]]:
    """What the pages say of each note, in English and in French."""
    command = [str(node()), "--input-type=module", "-e", SAID, json.dumps([*NOTES])]
    done = subprocess.run(command, check=True, cwd=WEB, capture_output=True, text=True)
    english, french = json.loads(done.stdout)
    return english, french


def test_in_english_as_the_house_tells_it(said: tuple[list[str], list[str]]) -> None:
    assert [why.translate(PRINTED) for why in said[0]] == [*NOTES.values()]


def test_in_french_of_each_something_else(said: tuple[list[str], list[str]]) -> None:
    english, french = said
    assert None not in french
    assert [one for one in french if one in english] == []
