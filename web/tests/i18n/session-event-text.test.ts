import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { sessionEventText } from '../../src/i18n/session-event-text.ts';
import { language, loadLanguage } from '../../src/i18n/language.ts';

await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

const text = (type: string, data: object): string | null =>
  sessionEventText(`session.${type}`, data as Record<string, unknown>, (amount) => `${amount}d`);

test('an undo and a redo say what they change', () => {
  assert.equal(text('entries_taken_back', { entries: ['a', 'b'], reason: null }), 'Undone: two entries.');
  assert.equal(text('entry_restored', { entry: 'a', reason: null }), 'Restored: one entry.');
});

test('a correction names its change, its reason and how many entries it drops', () => {
  const amended = { change: 'amended', dropped: [{}, {}], reason: 'Misheard.' };
  assert.equal(
    text('entry_amended', amended),
    'An earlier entry is corrected. Two later entries no longer counted. Reason: Misheard.',
  );
  assert.equal(
    text('entry_amended', { change: 'inserted', dropped: [], reason: null }),
    'An entry is inserted.',
  );
  assert.equal(
    text('entry_amended', { change: 'struck', dropped: [], reason: null }),
    'An earlier entry is struck out.',
  );
});

test('the taking back of a correction says how many entries count again', () => {
  const amended = { change: 'amended', dropped: [], restored: [{}], reason: null };
  assert.equal(
    text('entry_amended', amended),
    'An earlier entry is corrected. One later entry counts again.',
  );
});

test('a ruling names both parties and the sum', () => {
  const ruling = { source: 'bank', target: 'Anne', amount: 7, reason: null };
  assert.equal(text('ruling_made', ruling), 'Ruling: the bank pays Anne 7d.');
  language.value = 'fr';
  assert.equal(text('ruling_made', ruling), 'Décision\u00a0: la banque paie 7d à Anne.');
});

test('a payment says who got or paid what', () => {
  const payment = (source: string, target: string) => text('payment_made', { source, target, amount: 7 });
  assert.equal(payment('box', 'Anne'), 'Paid: Anne gets 7d from the box.');
  assert.equal(payment('bank', 'box'), 'Paid: The bank pays 7d into the box.');
  assert.equal(payment('Anne', 'bank'), 'Paid: Anne pays the bank 7d.');
  language.value = 'fr';
  assert.equal(payment('Anne', 'bank'), 'Payé\u00a0: Anne paie 7d à la banque.');
});

test('an event of a game has no sentence here', () => {
  assert.equal(sessionEventText('basset.deal_ended', {}, String), null);
});

test('a name from right to left does not move the amount beside it', () => {
  const ruling = { source: 'bank', target: '\u05d0\u05e0\u05d4', amount: 7, reason: null };
  assert.equal(text('ruling_made', ruling), 'Ruling: the bank pays \u2068\u05d0\u05e0\u05d4\u2069 7d.');
});

test('purses that went back, and what a bankroll paid for its bank', () => {
  const returned = (...purses: readonly (readonly [player: string, amount: number])[]): string | null =>
    text('purses_returned', { returned: purses.map(([player, amount]) => ({ player, amount })) });
  language.value = 'en';
  assert.equal(returned(['anne', 5], ['bank', 3]), 'Two purses went back to their bankrolls.');
  assert.equal(
    returned(['anne', 5], ['bank', -7]),
    'One purse went back to its bankroll. The bankroll of the bank paid 7d.',
  );
  assert.equal(returned(['bank', 0]), 'The bankroll of the bank had nothing.');
  language.value = 'fr';
  assert.equal(returned(['bank', -7]), 'Le compte de la banque a payé 7d.');
});
