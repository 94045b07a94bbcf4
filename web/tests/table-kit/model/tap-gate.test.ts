import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { createTapGate, type GateOutbox } from '../../../src/table-kit/model/tap-gate.ts';
import { isOffered } from '../../../src/table-kit/offers/is-offered.ts';
import type { TableView } from '../../../src/table-kit/model/table-view.ts';
import type { Command, Entry, RefusalReason, RefusedTap } from '../../../src/outbox/entry.ts';
import type { Offer, OffersState, OpenField } from '../../../src/outbox/ports.ts';
import { openField as field } from '../offers/sample-offers.ts';

const offer = (verb: string, fixed: Offer['fixed'], next: OpenField | null = null): Offer => ({
  ...{ verb, player: null, fixed, next, main: false },
});

const OFFERS = [
  offer('stake', { punter: 'Anne' }, field('card', { choices: ['7', '10', 'K#2'] })),
  offer('cashout', { punter: 'Anne' }, field('amount', { least: 1, most: 20 })),
  offer('pair', { place: 3 }, field('cards', { choices: ['7', 'K'], least: 2, most: 2 })),
  offer('take', { all: true, place: 2 }),
  offer('take', { punter: 'Anne', card: 'K', place: 2 }, field('restake', { least: 5, optional: true })),
  offer('seat', {}, field('name')),
];

const CASES: readonly (readonly [boolean, string, Record<string, unknown>])[] = [
  [true, 'stake', { punter: 'Anne', card: '7', amount: 999 }],
  [true, 'stake', { punter: 'Anne', card: 'K#2', amount: 5 }],
  [false, 'stake', { punter: 'Anne', card: '8', amount: 5 }],
  [false, 'stake', { punter: 'Anne', card: '2', amount: 5 }],
  [false, 'stake', { punter: 'Bess', card: '7', amount: 5 }],
  [true, 'cashout', { punter: 'Anne', amount: 20 }],
  [false, 'cashout', { punter: 'Anne', amount: 21 }],
  [true, 'pair', { cards: ['7', '7'], place: 3 }],
  [true, 'pair', { cards: ['7h', '7'], place: 3 }],
  [false, 'pair', { cards: ['2', '7'], place: 3 }],
  [false, 'pair', { cards: ['7', '7'], place: 4 }],
  [true, 'take', { all: true, place: 2 }],
  [true, 'take', { punter: 'Anne', card: 'K', place: 2 }],
  [false, 'take', { punter: 'Anne', card: 'K', place: 2, restake: 4 }],
  [true, 'seat', { name: 'Carl', purse: 5 }],
  [false, 'end', {}],
];

for (const [expected, kind, fields] of CASES)
  test(`the offers ${expected ? 'have' : 'lack'} ${kind} ${JSON.stringify(fields)}`, () => {
    assert.equal(isOffered(OFFERS, { kind, fields }), expected);
  });

const REASON: RefusalReason = { code: 'too_many_cards', title: '', detail: 'Three.', facts: {} };

/** Returns an outbox that shows these offers, with the entries that were added. */
function outboxWith(state: OffersState, offers: Offer[] | undefined = OFFERS) {
  const added: Entry[] = [];
  const hasUnknownEffect = signal(false);
  const view = signal({ game: 'basset', offers } as unknown as TableView);
  const offersState = signal(state);
  let refuse: ((refused: RefusedTap) => void) | null = null;
  const outbox = {
    optimisticView: view,
    offersState,
    hasUnknownEffect,
    link: signal('live'),
    openField: () => assert.fail('The test gives the reason.'),
    enqueueChecked(entries: readonly Entry[], onRefused: (refused: RefusedTap) => void) {
      added.push(...entries);
      refuse = onRefused;
    },
  } as unknown as GateOutbox;
  const setOffers = (now: Offer[]): void => {
    view.value = { ...view.peek(), offers: now };
  };
  return {
    ...{ outbox, added, hasUnknownEffect, offersState, setOffers },
    refuse: (refused: RefusedTap) => refuse?.(refused),
  };
}

const LOCKED = { kind: 'stake', fields: { punter: 'Anne', card: '8', amount: 5 } };
const ALLOWED = { kind: 'stake', fields: { punter: 'Anne', card: '7', amount: 5 } };
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('a tap that the offers exclude enters nothing, and the reason is known', async () => {
  const { outbox, added } = outboxWith('current');
  const gate = createTapGate(outbox, async () => REASON);
  const [key] = gate.enter([LOCKED]);
  await settled();
  assert.deepEqual(added, []);
  assert.deepEqual(gate.refusedTap.value?.reason, REASON);
  assert.deepEqual(gate.refusedTap.value?.entry, { key, kind: 'stake', ...LOCKED.fields });
  gate.enter([ALLOWED]);
  assert.equal(gate.refusedTap.value, null);
  assert.equal(added.length, 1);
});

test('what the rules allow after all is entered', async () => {
  const { outbox, added } = outboxWith('current');
  createTapGate(outbox, async () => null).enter([LOCKED]);
  await settled();
  assert.equal(added.length, 1);
});

for (const state of ['computing', 'outdated'] as const)
  test(`offers that are ${state} lock nothing`, () => {
    const { outbox, added } = outboxWith(state);
    createTapGate(outbox, () => assert.fail('Nothing is asked.')).enter([LOCKED]);
    assert.equal(added.length, 1);
  });

test('a tap waits for what an undo has changed, as long as the server can tell', async () => {
  const { outbox, added, hasUnknownEffect } = outboxWith('current');
  const gate = createTapGate(outbox, async () => REASON);
  hasUnknownEffect.value = true;
  gate.enter([LOCKED]);
  gate.enter([ALLOWED]);
  await settled();
  assert.deepEqual([added, gate.refusedTap.value], [[], null]);
  hasUnknownEffect.value = false;
  await settled();
  assert.deepEqual([added.length, gate.refusedTap.value?.reason], [1, REASON]);
});

test('a tap that waits is forgotten by Undo', async () => {
  const { outbox, added, hasUnknownEffect } = outboxWith('current');
  const gate = createTapGate(outbox, async () => REASON);
  assert.equal(gate.forgetWaiting(), false);
  hasUnknownEffect.value = true;
  gate.enter([ALLOWED]);
  assert.equal(gate.isWaiting.value, true);
  assert.deepEqual([gate.forgetWaiting(), gate.isWaiting.value], [true, false]);
  hasUnknownEffect.value = false;
  await settled();
  assert.deepEqual(added, []);
});

test('the refusal of the engine is kept until the next tap, or until it is dismissed', () => {
  const { outbox, added, refuse } = outboxWith('current');
  const gate = createTapGate(outbox, async () => null);
  gate.enter([ALLOWED]);
  refuse({ entries: added, entry: added[0]!, reason: REASON });
  assert.equal(gate.refusedTap.value?.entry, added[0]);
  gate.dismiss();
  assert.equal(gate.refusedTap.value, null);
});

const TURN = { kind: 'pair', fields: { cards: ['7', 'K'], place: 3 } };
const atPlace = (place: number) => (): Command => ({ kind: 'pair', fields: { cards: ['7', 'K'], place } });

test('while the engine computes, an offered entry waits for what its offer will fix', async () => {
  const { outbox, added, offersState, setOffers } = outboxWith('computing');
  const gate = createTapGate(outbox, async () => REASON);
  gate.enterOffered(TURN, atPlace(4));
  await settled();
  assert.deepEqual([added, gate.waiting.value.map(({ place }) => place)], [[], [3]]);
  setOffers([offer('pair', { place: 4 }, field('cards', { choices: ['7', 'K'] }))]);
  offersState.value = 'current';
  await settled();
  assert.deepEqual(
    added.map(({ place }) => place),
    [4],
  );
  assert.deepEqual([gate.refusedTap.value, gate.isWaiting.value], [null, false]);
});

test('an offered entry that is offered no more is refused like any other tap', async () => {
  const { outbox, added, offersState, setOffers } = outboxWith('computing');
  const gate = createTapGate(outbox, async () => REASON);
  gate.enterOffered(TURN, atPlace(3));
  setOffers([]);
  offersState.value = 'current';
  await settled();
  assert.deepEqual([added, gate.refusedTap.value?.reason], [[], REASON]);
});

test('a tap after one that waits is entered after it', async () => {
  const { outbox, added, offersState } = outboxWith('computing');
  const gate = createTapGate(outbox, async () => null);
  gate.enterOffered(TURN, atPlace(3));
  gate.enter([ALLOWED]);
  gate.enterOffered(TURN, atPlace(3));
  assert.equal(gate.forgetWaiting(), true);
  await settled();
  assert.deepEqual(added, []);
  offersState.value = 'current';
  await settled();
  assert.deepEqual(
    added.map(({ kind }) => kind),
    ['pair', 'stake'],
  );
  gate.enter([ALLOWED]);
  assert.equal(added.length, 3);
});

for (const state of ['current', 'outdated'] as const)
  test(`an offered entry does not wait while offers are ${state}`, () => {
    const { outbox, added } = outboxWith(state);
    createTapGate(outbox, () => assert.fail('Nothing is asked.')).enterOffered(TURN, atPlace(3));
    assert.equal(added.length, 1);
  });
