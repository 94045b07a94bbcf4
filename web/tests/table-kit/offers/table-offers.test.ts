import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryKindsOf } from '../../../src/api/entry-kinds.ts';
import type { Entry } from '../../../src/outbox/entry.ts';
import { findOffer } from '../../../src/table-kit/offers/find-offer.ts';
import { groupOffers } from '../../../src/table-kit/offers/offer-groups.ts';
import { tableOffers, withoutMain, type OfferedTable } from '../../../src/table-kit/offers/table-offers.ts';
import { offerOf, openField } from './sample-offers.ts';

const GAME = 'lansquenet';
const parties = ['Anne', 'Bess'].map((name) => ({
  ...{
    name,
    role: 'player' as const,
    purse: 5,
    at_table: 0,
    brought_in: 5,
    cashed_out: 0,
    net: 0,
    place: 1,
    former_names: [],
  },
}));
const amount = openField('amount', { least: 1, most: 5 });
const wager = offerOf('wager', amount, { player: 'Anne', main: true });
const buyIn = offerOf('buyin', amount, { player: 'Bess', fixed: { punter: 'Bess' } });
const cover = offerOf('cover', amount, { player: 'Bess', fixed: { punter: 'Bess' } });
const rest = offerOf('cover', null, { player: 'Bess', fixed: { punter: 'Bess', all: true } });
const seat = offerOf('seat', openField('name'));
const close = offerOf('close', null);
const rename = offerOf('rename', openField('name'), { player: 'Bess', fixed: { punter: 'Bess' } });
const known = [wager, cover, rest, buyIn, seat, close, rename, offerOf('pass', null, { player: 'Anne' })];
const view = (more: Partial<OfferedTable> = {}): OfferedTable => ({
  ...{ game: GAME, phase: 'wager', rules: {}, offers: known, summary: { parties, seats_left: null } },
  ...more,
});
const entry = (kind: string, fields: object = {}): Entry => ({ key: kind, kind, ...fields });

test('each offer has one place on the page', () => {
  const groups = groupOffers(known, entryKindsOf(GAME));
  assert.equal(groups.main, wager);
  assert.deepEqual(groups.byPlayer.get('Bess'), [cover, rest]);
  assert.deepEqual(groups.moneyByPlayer.get('Bess'), [buyIn]);
  assert.deepEqual([groups.seat, groups.closing], [seat, close]);
  assert.deepEqual(
    groups.byPlayer.get('Anne')?.map(({ verb }) => verb),
    ['pass'],
  );
  assert.deepEqual(groups.session.get('rename'), [rename]);
  assert.deepEqual(groups.others, []);
  assert.equal(findOffer(known, 'cover', 'Bess'), cover);
  assert.equal(findOffer(known, 'cover', 'Bess', { isForAll: true }), rest);
  assert.equal(findOffer(known, 'cover', 'Anne'), undefined);
});

test('offers that are current, or are being computed, are the only ones', () => {
  for (const state of ['current', 'computing'] as const) {
    const offers = tableOffers(view(), [entry('wager')], state);
    assert.deepEqual([offers.known, offers.assumed], [known, []]);
  }
});

test('while entries wait without an engine, what they may have made possible is let through', () => {
  const waiting = [entry('seat', { name: 'Carl', purse: 5 }), entry('wager', { amount: 5 })];
  const { assumed } = tableOffers(view(), waiting, 'outdated');
  assert.ok(findOffer(assumed, 'cover', 'Carl', { isForAll: true }));
  assert.ok(findOffer(assumed, 'match'));
  assert.equal(findOffer(assumed, 'cover', 'Bess'), undefined); // it is among the known ones
});

test('a table no longer waits for what was just entered', () => {
  const { offers } = withoutMain(view(), entry('wager'));
  assert.deepEqual(
    offers?.filter(({ main }) => main),
    [],
  );
  assert.equal(offers?.length, known.length);
  const before = view();
  assert.equal(withoutMain(before, entry('seat')), before);
});

test('what the waiting entries cannot have changed stays locked', () => {
  const waiting = [entry('seat', { name: 'Carl', purse: 5 })];
  const full = view({ offers: [], summary: { parties, seats_left: 1 } });
  assert.equal(findOffer(tableOffers(full, waiting, 'outdated').assumed, 'seat'), undefined);
  assert.deepEqual(tableOffers(view({ phase: 'closed', offers: [] }), [], 'outdated').assumed, []);
});

test('a view that an earlier version stored has no offers: nothing is known', () => {
  const { offers: _none, ...stored } = view();
  const offers = tableOffers(stored, [], 'current');
  assert.equal(offers.state, 'outdated');
  assert.ok(findOffer(offers.assumed, 'cover', 'Bess'));
});
