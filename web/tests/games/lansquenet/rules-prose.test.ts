import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeRules } from '../../../src/games/lansquenet/prose/rules-prose.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';

const PRESET = {
  ...{ match: 'suit', next_banker: 'line', cover_order: 'spoken', winnings: 'home' },
  ...{ min_wager: 1, max_wager: null, min_cover: 1, max_cover: null },
};
const OTHER_VALUES = {
  ...{ match: 'rank', next_banker: 'auction', cover_order: 'line', winnings: 'stay' },
  ...{ min_wager: 2, max_wager: 50, min_cover: 3, max_cover: 20 },
};

const paragraphs = (changed: object = {}): readonly string[] =>
  writeRules({ ...PRESET, ...changed }, 'points').flatMap(({ title, paragraphs: own }) => [
    `${title}.`,
    ...own,
  ]);

for (const shown of ['en', 'fr'] as const)
  test(`each rule changes the text, which is whole sentences, in ${shown}`, async () => {
    await loadLanguage(shown);
    language.value = shown;
    for (const rules of [PRESET, OTHER_VALUES])
      for (const text of paragraphs(rules)) assert.match(text, /^\p{Lu}(?!.*(undefined|null)).*[^ ]\.$/u);
    for (const [field, value] of Object.entries(OTHER_VALUES))
      assert.notDeepEqual(paragraphs({ [field]: value }), paragraphs(), field);
    assert.deepEqual(Object.keys(OTHER_VALUES), Object.keys(PRESET));
    language.value = 'en';
  });

test('winnings that stay may exceed a maximum wager', () => {
  const exceeds = 'Such a wager may be higher than the maximum.';
  assert.ok(!paragraphs({ winnings: 'stay' }).join(' ').includes(exceeds));
  assert.ok(paragraphs({ winnings: 'stay', max_wager: 50 }).join(' ').includes(exceeds));
});
