import assert from 'node:assert/strict';
import { test } from 'node:test';
import { POINTS } from '../../src/i18n/amounts/money.ts';
import { language, loadLanguage } from '../../src/i18n/language.ts';
import { rejectionText } from '../../src/i18n/rejection-text.ts';

await loadLanguage('fr');

test('a refused name is explained in both languages', () => {
  const alike = { code: 'name_looks_like_another', detail: '', facts: { name: '\u0410nna', other: 'Anna' } };
  const odd = { code: 'name_invalid', detail: '', facts: { character: 'U+202E', position: 2 } };
  language.value = 'en';
  assert.equal(rejectionText(alike), 'This name looks like Anna.');
  assert.equal(rejectionText(odd), 'Character 2 of the name cannot be used.');
  language.value = 'fr';
  assert.equal(rejectionText(alike), 'Ce nom ressemble à Anna.');
  assert.equal(rejectionText(odd), 'Le caractère 2 du nom ne peut pas être utilisé.');
});

test('a bankroll that the key may not see is explained without its person', () => {
  const facts = { bankroll: null, balance: null };
  for (const code of ['bankroll_short', 'correction_refused']) {
    language.value = 'en';
    assert.match(rejectionText({ code, detail: '', facts }), /^A bankroll has too little for this\./);
    language.value = 'fr';
    assert.match(rejectionText({ code, detail: '', facts }), /^Un compte n’a pas assez pour cela\./);
  }
  language.value = 'en';
  const told = { code: 'bankroll_short', detail: '', facts: { bankroll: 'Anne', balance: 40 } };
  assert.equal(rejectionText(told), 'The bankroll of Anne has only 40.');
});

test('an undo that a bankroll cannot pay for says what to do first', () => {
  const textOf = (facts: object) =>
    rejectionText({ code: 'correction_refused', detail: '', facts: { ...facts } }, { kind: 'undo' });
  language.value = 'en';
  assert.equal(
    textOf({ bankroll: 'Anne', balance: 40 }),
    'This cannot be undone: the bankroll of Anne has only 40 to pay it back. Record a deposit first.',
  );
  assert.equal(
    textOf({ bankroll: null, balance: null }),
    'This cannot be undone: a bankroll has too little to pay it back. Ask a keeper of all tables to record a deposit first.',
  );
  assert.equal(textOf({}), 'Another entry was recorded after it. Undo that one first.');
});

test('wins that wait are named, as the server lists them', () => {
  language.value = 'en';
  const facts = { waiting: [{ punter: 'Anne', player: 'Anne', card: 'K' }] };
  const texts = { answers_pending: { advice: '', variants: { waiting: '{waiting:players} waits.' } } };
  const refusal = { code: 'answers_pending', detail: '', facts };
  assert.equal(rejectionText(refusal, {}, POINTS, texts), 'Anne waits.');
});

test('a fact comes before the field of the entry, and the texts of the game before the shared ones', () => {
  language.value = 'en';
  const taken = { code: 'punter_exists', detail: '', facts: { punter: 'Anne' } };
  assert.equal(rejectionText(taken, { kind: 'seat', name: 'ANNE' }), 'Anne is already at this table.');
  assert.equal(rejectionText({ ...taken, facts: {} }, { name: 'Bess' }), 'Bess is already at this table.');
  const texts = { punter_exists: { advice: 'No.', variants: {} } };
  assert.equal(rejectionText(taken, {}, POINTS, texts), 'No.');
});

test('a name that looks like the hidden name of a key is explained without it', () => {
  language.value = 'en';
  const hidden = { code: 'name_looks_like_another', detail: '', facts: { name: 'x', other: null } };
  assert.equal(rejectionText(hidden), 'Another key has a name that looks like this one.');
});
