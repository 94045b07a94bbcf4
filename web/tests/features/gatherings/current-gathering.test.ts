import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  choiceText,
  currentGathering,
  dateAndPlace,
  dateText,
  gatheringOn,
  inPlayFirst,
  localDay,
} from '../../../src/features/gatherings/current-gathering.ts';
import { counts } from '../../../src/features/gatherings/gathering-requests.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';

await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

const NOON = new Date(2026, 0, 6, 12);
const gathering = (date: string, name = date, place: string | null = null) => ({ date, name, place });

test('the local day is that of the device, also shortly after midnight', () => {
  assert.equal(localDay(new Date(2026, 0, 6, 0, 1)), '2026-01-06');
  assert.equal(localDay(new Date(2026, 10, 22, 23, 59)), '2026-11-22');
});

test('of one day, the gathering in play comes first', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    date: id < 'c' ? '2026-01-06' : '2026-01-05',
  }));
  const newestFirst = [a!, c!, b!, d!];
  assert.deepEqual(inPlayFirst(newestFirst, 'b'), [b, a, c, d]);
  assert.deepEqual(inPlayFirst(newestFirst, 'd'), [a, d, c, b]);
  for (const inPlay of ['a', 'unknown', null])
    assert.deepEqual(inPlayFirst(newestFirst, inPlay), newestFirst);
});

test('new tables belong to the gathering of today, or else to that of yesterday', () => {
  const [today, yesterday, older] = [
    gathering('2026-01-06'),
    gathering('2026-01-05'),
    gathering('2026-01-04'),
  ];
  assert.equal(currentGathering([yesterday, today, older], NOON), today);
  assert.equal(currentGathering([yesterday, older], NOON), yesterday);
  assert.equal(currentGathering([older], NOON), null);
  assert.equal(currentGathering([], NOON), null);
});

test('yesterday can be in another month or year', () => {
  const lastDay = gathering('2025-12-31');
  assert.equal(currentGathering([lastDay], new Date(2026, 0, 1, 1)), lastDay);
});

test('a gathering that was opened for a later day is not the current one', () => {
  const tomorrow = gathering('2026-01-07');
  assert.equal(currentGathering([tomorrow], NOON), null);
  assert.equal(gatheringOn([tomorrow], '2026-01-07'), tomorrow);
});

test('of several gatherings on a day, the newest is the current one', () => {
  const [newer, older] = [gathering('2026-01-06', 'newer'), gathering('2026-01-06', 'older')];
  assert.equal(currentGathering([newer, older], NOON), newer);
});

test('a choice has name and date, without repeating the date', () => {
  assert.equal(choiceText(gathering('2026-01-06', 'Twelfth Night'), NOON), 'Twelfth Night, 6 January');
  assert.equal(choiceText(gathering('2026-01-06', 'Evening of 6 January'), NOON), 'Evening of 6 January');
  language.value = 'fr';
  assert.equal(choiceText(gathering('2026-01-06', 'Les Rois'), NOON), 'Les Rois, 6 janvier');
});

test('a date has its year unless it is this one', () => {
  assert.equal(dateText('2026-01-06', NOON), '6 January');
  assert.equal(dateText('2025-01-06', NOON), '6 January 2025');
});

test('date and place leave out what is unknown or in the name', () => {
  assert.deepEqual(dateAndPlace(gathering('2026-01-06', 'Twelfth Night', 'Great hall'), NOON), [
    '6 January',
    'Great hall',
  ]);
  assert.deepEqual(dateAndPlace(gathering('2026-01-06', 'Evening of 6 January'), NOON), []);
});

test('a hidden or practice table does not count', () => {
  assert.equal(counts({ hidden: false, practice: false }), true);
  assert.equal(counts({ hidden: true, practice: false }), false);
  assert.equal(counts({ hidden: false, practice: true }), false);
});
