import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Offer } from '../../../src/outbox/ports.ts';
import { valuesOf } from '../../../src/table-kit/offers/draft.ts';
import { offerOf, openField, sampleEntry } from './sample-offers.ts';

const CHEVAL = openField('how', { choices: ['cheval'], optional: true });
const ofAnne = (more: Partial<Offer> = {}): Offer =>
  offerOf('banco', CHEVAL, { player: 'Anne', fixed: { punter: 'Anne' }, ...more });

test('a complete offer is entered with one tap, with what it fixes', () => {
  const offer = ofAnne({ next: null, fixed: { punter: 'Anne', place: 7 } });
  const { entry, entered, asked } = sampleEntry([offer]);
  entry.open(offer);
  assert.deepEqual(entered, [['banco', { punter: 'Anne', place: 7 }]]);
  assert.deepEqual([entry.draft.value, asked], [null, []]);
});

test('the last value enters the entry at once, without asking anybody', () => {
  const { entry, entered, asked } = sampleEntry([ofAnne()]);
  entry.open(ofAnne());
  assert.deepEqual(entry.field.value, { field: CHEVAL, isLoading: false, isComplete: true });
  entry.choose('cheval');
  assert.deepEqual(entered, [['banco', { punter: 'Anne', how: 'cheval' }]]);
  assert.deepEqual(asked, []);
});

test('an optional field may be left out', () => {
  const { entry, entered } = sampleEntry([ofAnne()]);
  entry.open(ofAnne());
  entry.enter();
  assert.deepEqual(entered, [['banco', { punter: 'Anne' }]]);
});

test('a field that depends on the values before it is asked for', async () => {
  const rounds = openField('rounds', { least: 1, most: 100 });
  const begin = offerOf('begin', rounds);
  const { entry, answers, asked, entered } = sampleEntry([begin], begin);
  const handicap = openField('handicap', { least: 0, most: 2 });
  answers.set('begin 12', { kind: 'open', field: handicap });
  assert.equal(entry.isOpened.value, false);
  entry.choose(12);
  assert.equal(entry.field.value.isLoading, true);
  await setImmediate();
  assert.deepEqual(asked, ['begin 12']);
  assert.deepEqual(entry.field.value.field, handicap);
  entry.enter(); // the game needs the handicap now
  assert.deepEqual(entered, []);
  entry.back();
  assert.deepEqual(entry.field.value.field, rounds);
});

test('values that a rule refuses are taken back, with the reason', async () => {
  const begin = offerOf('begin', openField('rounds', { least: 1, most: 100 }));
  const { entry, answers, refused } = sampleEntry([begin], begin);
  const reason = { code: 'too_few_players', title: '', detail: '', facts: {} };
  answers.set('begin 12', { kind: 'refused', reason });
  entry.choose(12);
  await setImmediate();
  assert.deepEqual(refused, ['too_few_players']);
  assert.deepEqual(entry.draft.value?.chosen, []);
});

test('if nobody can tell what follows, the declaration does', async () => {
  const count = offerOf('count', openField('counts', { choices: ['Anne'] }));
  const { entry } = sampleEntry([count]);
  entry.open(count);
  entry.put('counts', ['Anne']);
  await setImmediate();
  assert.equal(entry.field.value.field?.most, 78);
});

test('the items of a list are replaced, and the list is entered on its own', async () => {
  const best = offerOf('best', openField('punters', { choices: ['Anne', 'Bess'] }));
  const { entry, answers, entered } = sampleEntry([best]);
  answers.set('best Anne', {
    kind: 'open',
    field: openField('punters', { choices: ['Bess'], optional: true }),
  });
  answers.set('best Bess', { kind: 'open', field: null });
  entry.open(best);
  entry.put('punters', ['Anne']);
  await setImmediate();
  entry.put('punters', ['Bess']);
  await setImmediate();
  assert.deepEqual([entered, entry.field.value.isComplete], [[], true]);
  entry.enter();
  assert.deepEqual(entered, [['best', { punters: ['Bess'] }]]);
});

test('an opened entry follows its offer, and closes when it is offered no more', async () => {
  const { entry, entered, refused, setOffers } = sampleEntry([ofAnne()]);
  entry.open(ofAnne());
  setOffers([ofAnne({ fixed: { punter: 'Anne', place: 8 } })]);
  entry.enter();
  assert.deepEqual(entered, [['banco', { punter: 'Anne', place: 8 }]]);
  entry.open(ofAnne());
  setOffers([]);
  assert.deepEqual([entry.draft.value, refused], [null, [null]]);
});

test('what no person chose closes when the table waits for another entry', () => {
  const count = offerOf('count', openField('counts', { choices: ['Anne', 'Bess'] }), { main: true });
  const cards = offerOf('cards', openField('bank', { least: 2, most: 3 }));
  const { entry, setOffers, restingOffer, refused } = sampleEntry([count, cards], count);
  entry.advance('counts', ['Anne']);
  setOffers([
    { ...count, main: false },
    { ...cards, main: true },
  ]);
  assert.equal(entry.draft.value?.kind.verb, 'count');
  restingOffer.value = cards;
  assert.deepEqual([entry.draft.value?.kind.verb, refused], ['cards', []]);
});

test('what no person chose opens nothing, and closes without a word', async () => {
  const count = offerOf('count', openField('counts', { choices: ['Anne', 'Bess'] }), { main: true });
  const { entry, answers, refused, setOffers } = sampleEntry([count], count);
  answers.set('count Anne', { kind: 'open', field: openField('counts', { least: 0, most: 10 }) });
  entry.advance('counts', ['Anne']);
  await setImmediate();
  assert.deepEqual([entry.isOpened.value, entry.field.value.field?.most], [false, 10]);
  entry.put('counts', ['Anne', 4]);
  assert.equal(entry.isOpened.value, true);
  entry.close();
  entry.advance('counts', ['Anne']);
  setOffers([]);
  assert.deepEqual(refused, []);
});

test('the first cards of a hand outlast newer offers, and a moment without the offer that rests', () => {
  const cards = (version: number): Offer =>
    offerOf('cards', openField('bank', { least: 2, most: 3 }), { fixed: { place: version } });
  const [earlier, later] = [cards(1), cards(2)];
  const { entry, setOffers, restingOffer, entered } = sampleEntry([earlier], earlier);
  entry.begin('bank', ['9']);
  restingOffer.value = null;
  assert.deepEqual(valuesOf(entry.draft.value!, 'bank'), ['9']);
  setOffers([later]);
  restingOffer.value = later;
  assert.deepEqual(valuesOf(entry.draft.value!, 'bank'), ['9']);
  assert.deepEqual([entry.isOpened.value, entered], [false, []]);
  entry.choose('9,J');
  assert.deepEqual(entry.draft.value?.begun, undefined);
});

test('cards of a hand whose offer is gone are not dropped without a word', () => {
  const cards = offerOf('cards', openField('bank', { least: 2, most: 3 }));
  const { entry, setOffers, restingOffer, refused, state } = sampleEntry([cards], cards);
  state.value = 'computing';
  setOffers([cards]);
  entry.begin('bank', ['9']);
  assert.deepEqual([entry.isOpened.value, entry.isTouched.value], [false, true]);
  restingOffer.value = null;
  setOffers([]);
  assert.deepEqual([valuesOf(entry.draft.value!, 'bank'), refused], [['9'], []]);
  state.value = 'current';
  setOffers([]);
  assert.deepEqual([entry.draft.value, refused], [null, [null]]);
});

test('the entry that rests stays while newer offers are computed, and the main one is entered nevertheless', () => {
  const cards = offerOf('cards', openField('bank', { least: 2, most: 3 }));
  const begin = offerOf('begin', openField('rounds', { least: 1, most: 100, optional: true }));
  const { entry, setOffers, restingOffer, state, entered } = sampleEntry([cards], cards);
  const verb = (): string | undefined => entry.draft.value?.kind.verb;
  assert.equal(verb(), 'cards');
  state.value = 'computing';
  setOffers([begin]);
  restingOffer.value = begin;
  assert.equal(verb(), 'cards');
  entry.enterMain(begin);
  assert.deepEqual(entered, [['begin', {}]]);
  restingOffer.value = null;
  assert.equal(verb(), undefined);
  restingOffer.value = cards;
  state.value = 'current';
  setOffers([begin]);
  restingOffer.value = begin;
  assert.equal(verb(), 'begin');
});
