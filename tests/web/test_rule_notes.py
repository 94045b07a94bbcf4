"""Notes in both languages explain each house choice of a preset."""

import json
import subprocess

import pytest

from service.domain.games.basset.presets import PRESETS
from tests.web.browser import WEB, node

PRINT_NOTES = """
const { language, loadLanguage } = await import('./src/i18n/language.ts');
const { fieldWhy } = await import('./src/games/basset/opening/field-why.ts');
await loadLanguage('fr');
const choices = JSON.parse(process.argv[1]);
const notesIn = (code) => {
  language.value = code;
  return choices.map(([preset, field]) => fieldWhy(preset, field));
};
console.log(JSON.stringify(['en', 'fr'].map(notesIn)));
"""
NOTES = {
    (preset.name, field): note
    for preset in PRESETS.values()
    for field, note in preset.house_choices.items()
}
STRAIGHT_QUOTES = str.maketrans({"\u2019": "'", "\u201c": '"', "\u201d": '"'})


@pytest.fixture(scope="module")
def shown_notes() -> tuple[list[str], list[str]]:
    """The notes as the pages show them, in English and in French."""
    command = [str(node()), "--input-type=module", "-e", PRINT_NOTES, json.dumps([*NOTES])]
    process = subprocess.run(command, check=True, cwd=WEB, capture_output=True, text=True)
    english, french = json.loads(process.stdout)
    return english, french


def test_english_notes_equal_those_of_the_service(shown_notes: tuple[list[str], list[str]]) -> None:
    assert [note.translate(STRAIGHT_QUOTES) for note in shown_notes[0]] == [*NOTES.values()]


def test_every_note_has_a_french_translation(shown_notes: tuple[list[str], list[str]]) -> None:
    english, french = shown_notes
    assert None not in french
    assert [note for note in french if note in english] == []
