import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RulesSection } from '../../../../src/game-api/rules-section.ts';
import { bankHalf, exampleStake } from '../../../../src/games/basset/prose/example-stake.ts';
import { writeRules } from '../../../../src/games/basset/prose/rules-prose.ts';
import type { Rules } from '../../../../src/games/basset/view.ts';
import { language, loadLanguage, type Language } from '../../../../src/i18n/language.ts';
import { POINTS } from '../../../../src/i18n/amounts/money.ts';
import { PRESETS } from './preset-rules.ts';

const POUNDS = { code: 'lsd', decimals: 0, coins: { gn: 1008, l: 960, s: 48, d: 4, f: 1 } };
const modern = PRESETS['modern']!;

const written = (changed: Partial<Rules> = {}, base = modern): readonly RulesSection[] =>
  writeRules({ ...base, ...changed }, 'lsd');
const textOf = (sections: readonly RulesSection[]): string =>
  sections
    .flatMap(({ title, paragraphs, figures }) => [title, ...paragraphs, ...(figures?.rows.flat() ?? [])])
    .join('\n');

async function inLanguage(shown: Language, run: () => void): Promise<void> {
  await loadLanguage(shown);
  language.value = shown;
  try {
    run();
  } finally {
    language.value = 'en';
  }
}

for (const shown of ['en', 'fr'] as const)
  for (const [name, rules] of Object.entries(PRESETS))
    test(`${name} is written in whole sentences in ${shown}`, () =>
      inLanguage(shown, () => {
        const sections = written({}, rules);
        assert.ok(sections.length >= 8);
        assert.equal(new Set(sections.map(({ title }) => title)).size, sections.length);
        for (const { title, paragraphs } of sections) {
          assert.ok(title);
          assert.ok(paragraphs.length, title);
          for (const text of paragraphs) assert.match(text, /^\p{Lu}.*[^ ]\.$/u);
        }
        assert.doesNotMatch(textOf(sections), /undefined|null|NaN|\[object| {2}|\.\./);
      }));

/** A rule and another value of it, with the rules in which it matters if those of `modern` do not do. */
const OTHER_VALUES: readonly (readonly [Partial<Rules>, Partial<Rules>?])[] = [
  [{ decks: 2 }],
  [{ decks: 'by_punters' }],
  [{ layout: 'dealt' }],
  [{ layout: 'board' }],
  [{ layout: 'board' }, { books: true }],
  [{ layout: 'dealt' }, { books: true }],
  [{ max_cards: 5 }],
  [{ cards_required: 1 }],
  [{ fasse: 'half_stake' }],
  [{ fasse: 'whole_out' }],
  [{ fasse: 'whole_stays' }],
  [{ burn: 1 }],
  [{ burn: 2 }],
  [{ order: 'lose_first' }],
  [{ order: 'lose_first' }, { twins: 'first' }],
  [{ ladder: [1, 7] }],
  [{ ladder: [3] }],
  [{ ladder: [1] }, { ladder: [2] }],
  [{ pay: 2 }],
  [{ pay: 3 }, { pay: 1 }],
  [{ pay: 2 }, { mace: 'plain' }],
  [{ twins: 'first' }],
  [{ repeat: 'ignore' }],
  [{ repeat: 'retire' }],
  [{ last_card: 'bank' }],
  [{ last_card: 'bank' }, { layout: 'dealt' }],
  [{ after_loss: 'stays' }],
  [{ after_loss: 'stays' }, { mace: 'plain' }],
  [{ restake: false }],
  [{ mace: 'plain' }],
  [{ mace: 'plain' }, { fasse: 'whole_stays' }],
  [{ replace: 'lost' }],
  [{ replace: 'lost' }, { mace: 'plain' }],
  [{ carry: false }],
  [{ side_bets: true }],
  [{ books: true }],
  [{ odd_half: 'bank' }],
  [{ odd_half: 'refuse' }],
  [{ odd_half: 'refuse' }, { fasse: 'whole_out' }],
  [{ bank_cover: 'covered' }],
  [{ min_stake: 2 }],
  [{ max_stake: 960 }],
  [{ target: 9600 }],
];

for (const [changed, base] of OTHER_VALUES)
  test(`${JSON.stringify(changed)} changes the text${base ? ` of ${JSON.stringify(base)}` : ''}`, async () => {
    for (const shown of ['en', 'fr'] as const)
      await inLanguage(shown, () => {
        assert.notEqual(textOf(written({ ...base, ...changed })), textOf(written(base)));
      });
  });

test('each field of the rules has another value in this test', () => {
  const fields = new Set(OTHER_VALUES.flatMap(([changed]) => Object.keys(changed)));
  assert.deepEqual([...fields].sort(), Object.keys(modern).sort());
});

test('what is off is left out', () => {
  const text = textOf(written());
  for (const word of ['mace', 'Side bets', 'book from the bank', 'aside', 'wins the evening'])
    assert.ok(!text.includes(word), word);
  assert.doesNotMatch(textOf(written({ burn: 1 })), /last card/);
  assert.doesNotMatch(textOf(written({ ladder: [1], pay: 2, carry: true })), /paroli|corner|without risk/i);
  assert.doesNotMatch(textOf(written({ replace: 'lost', after_loss: 'stays' })), /in place of a lost one/);
});

test('the ladder shows what an example stake wins', () => {
  const { figures } = written({}, PRESETS['cotton']).find((section) => section.figures)!;
  assert.equal(figures?.head.at(-1), 'A stake of 1s wins');
  assert.deepEqual(figures?.rows[1], ['2nd', '1', '7×', '7s']);
  assert.deepEqual(figures?.rows.at(-1), ['5th', '4', '67×', '£3\u00a07s']);
});

test('the example is a stake that the rules allow', () => {
  assert.equal(exampleStake(modern, POUNDS), 48);
  assert.equal(exampleStake(modern, POINTS), 10);
  assert.equal(exampleStake(modern, { code: 'eur', decimals: 2, coins: {} }), 100);
  assert.equal(exampleStake({ ...modern, min_stake: 101 }, POUNDS), 102);
  assert.equal(exampleStake({ ...modern, max_stake: 5 }, POUNDS), 5);
  assert.deepEqual([bankHalf(5, modern), bankHalf(5, { ...modern, odd_half: 'bank' })], [2, 3]);
});
