import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeRules } from '../../../src/games/baccarat/prose/rules-prose.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { BANQUE, table } from './sample-table.ts';

const CHEMIN_DE_FER = table().rules;
const IN_BANQUE = { ...CHEMIN_DE_FER, ...BANQUE };
const OTHER_VALUES = {
  ...{ sides: 1, decks: 1, seats: 8, stock_minimum: 20, bank_goes: 'rotation', bank_ends: 'loss' },
  ...{ bank_minimum: 5, must_play: 3, replenish: 'any', excess: 'declined', uncovered: 'lost' },
  ...{ accepted: 'hand', banco_again: 'in_turn', banco_limit: 5, cheval: false, odd_half: 'refuse' },
  ...{ false_draw: 'liable', min_stake: 2, max_stake: 90 },
};

const paragraphs = (rules: object): readonly string[] =>
  writeRules(rules as Record<string, unknown>, 'points').flatMap(({ title, paragraphs: own }) => [
    `${title}.`,
    ...own,
  ]);

for (const shown of ['en', 'fr'] as const)
  test(`each rule changes the text, which is whole sentences, in ${shown}`, async () => {
    await loadLanguage(shown);
    language.value = shown;
    for (const rules of [CHEMIN_DE_FER, IN_BANQUE, { ...IN_BANQUE, ...OTHER_VALUES }])
      for (const text of paragraphs(rules)) assert.match(text, /^\p{Lu}(?!.*(undefined|null)).*[^ ]\.$/u);
    for (const [field, value] of Object.entries(OTHER_VALUES))
      assert.notDeepEqual(paragraphs({ ...IN_BANQUE, [field]: value }), paragraphs(IN_BANQUE), field);
    for (const draw of ['fine', 'refuse'])
      assert.notDeepEqual(paragraphs({ ...IN_BANQUE, false_draw: draw }), paragraphs(IN_BANQUE), draw);
    const fined = { ...IN_BANQUE, false_draw: 'fine' };
    assert.notDeepEqual(paragraphs({ ...fined, fine: 4 }), paragraphs(fined));
    language.value = 'en';
  });
