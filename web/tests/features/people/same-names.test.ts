import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { bankrollChoices } from '../../../src/features/people/bankroll-choices.ts';
import { marksOf } from '../../../src/features/people/same-names.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { samplePerson } from './sample-person.ts';

await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

const NOW = new Date('2026-02-01T12:00:00');
const NOON = '2026-01-06T12:00:00';

/** Returns the marks of people with these members, in their order. */
function marks(...people: Parameters<typeof samplePerson>[0][]): readonly (string | undefined)[] {
  const found = marksOf(
    people.map((own, index) => samplePerson({ id: String(index), ...own })),
    NOW,
  );
  return people.map((_, index) => found.get(String(index)));
}

test('only people of one name have a mark', () => {
  assert.deepEqual(marks({ name: 'Anne', contact: '0123' }, { name: 'Bess', contact: '0456' }), [
    undefined,
    undefined,
  ]);
  assert.deepEqual(marks({ contact: '0123' }, { name: 'ANNE ', contact: '0456' }), ['0123', '0456']);
});

test('without a contact, the day distinguishes', () => {
  assert.deepEqual(marks({ contact: '0123' }, { added_at: NOON }), ['0123', 'added 6 January']);
  assert.deepEqual(marks({ added_at: NOON }, { added_at: '2025-12-24T12:00:00' }), [
    'added 6 January',
    'added 24 December 2025',
  ]);
});

test('people of one contact or one day are distinguished by the next fact', () => {
  assert.deepEqual(
    marks({ contact: '0123', added_at: NOON }, { contact: '0123', added_at: '2026-01-07T12:00:00' }),
    ['added 6 January', 'added 7 January'],
  );
  assert.deepEqual(marks({ added_at: NOON }, { added_at: '2026-01-06T12:01:00' }), [
    'added 6 January, 12:00',
    'added 6 January, 12:01',
  ]);
  assert.deepEqual(marks({ added_at: NOON }, { added_at: '2026-01-06T12:00:30' }), [
    'added 6 January, 12:00 (1)',
    'added 6 January, 12:00 (2)',
  ]);
});

test('a long contact is cut', () => {
  const [mark] = marks({ contact: 'At the sign of the Rose, in the street of the theatre' }, {});
  assert.equal(mark, 'At the sign of the Rose, in the street…');
});

test('the choices of a bankroll have the marks of all people', () => {
  const people = [
    samplePerson({ id: 'a', contact: '0123', balances: { lsd: 960 } }),
    samplePerson({ id: 'b', added_at: NOON }),
  ];
  const texts = (): readonly string[] =>
    bankrollChoices({ people, taken: ['b'], currency: 'lsd', value: null }).map(([, text]) =>
      String(text).replaceAll('\u00a0', ' '),
    );
  assert.deepEqual(texts(), ['money at the table', 'Anne’s bankroll (0123): £1']);
  language.value = 'fr';
  assert.deepEqual(texts(), ['de l’argent sur la table', 'le compte d’Anne (0123) : 1 £']);
});
