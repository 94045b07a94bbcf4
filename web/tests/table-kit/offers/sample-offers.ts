/** A table of a game with every type of field, and offers of it. */

import { signal } from '@preact/signals';
import type { FieldAnswer } from '../../../src/outbox/preview/open-field.ts';
import type { LineValue, Offer, OffersState, OpenField } from '../../../src/outbox/ports.ts';
import type { AssumedTable } from '../../../src/table-kit/offers/assumed-offers.ts';
import { commandOf } from '../../../src/table-kit/offers/draft.ts';
import { OfferEntry } from '../../../src/table-kit/offers/offer-entry.ts';
import type { TableOffers } from '../../../src/table-kit/offers/table-offers.ts';
import { INVENTED } from '../../game-api/invented-entries.ts';

export const TABLE: AssumedTable = {
  kinds: INVENTED,
  players: ['Anne', 'Bess', 'Carl'],
  rules: { sides: 1, cheval: true },
  hasFreeSeat: true,
};

export const openField = (name: string, more: Partial<OpenField> = {}): OpenField => ({
  ...{
    name,
    choices: null,
    least: null,
    most: null,
    type: 'amount',
    step: 1,
    suggested: null,
    optional: false,
  },
  ...more,
});

export const offerOf = (verb: string, next: OpenField | null, more: Partial<Offer> = {}): Offer => ({
  ...{ verb, player: null, fixed: {}, next, main: false },
  ...more,
});

/** An entry at a table whose answers a test gives, by the verb and the values before the field. */
export function sampleEntry(known: readonly Offer[], resting: Offer | null = null) {
  const answers = new Map<string, FieldAnswer>();
  const asked: string[] = [];
  const entered: [kind: string, fields: object][] = [];
  const refused: (string | null)[] = [];
  const state = signal<OffersState>('current');
  const offers = signal<TableOffers | null>(null);
  const setOffers = (now: readonly Offer[]): void => {
    offers.value = { state: state.peek(), known: now, assumed: [], table: TABLE };
  };
  setOffers(known);
  const outbox = {
    openField: async (verb: string, values: readonly LineValue[]): Promise<FieldAnswer> => {
      const path = [verb, ...values].join(' ');
      asked.push(path);
      return answers.get(path) ?? { kind: 'unknown' };
    },
  };
  const restingOffer = signal(resting);
  const entry = new OfferEntry({
    outbox,
    offers,
    resting: restingOffer,
    enter: (draft) => {
      const { kind, fields } = commandOf(draft);
      entered.push([kind, fields]);
    },
    onRefused: (_draft, reason) => refused.push(reason?.code ?? null),
  });
  return { entry, answers, asked, entered, refused, state, setOffers, restingOffer };
}
