/** Where the offers of a table stand on its page: the main one, those in a player's row, and all others. */

import { isNewPlayer } from '../../api/entry-kinds.ts';
import type { EntryKind } from '../../api/declarations.ts';
import type { Offer } from '../../outbox/ports.ts';
import type { Draft } from './draft.ts';
import { lineValues } from './line-values.ts';

export interface OfferGroups {
  /** What the table waits for. */
  readonly main: Offer | null;
  /** Offers for one player, by name, without those that move money from or to outside. */
  readonly byPlayer: ReadonlyMap<string, readonly Offer[]>;
  /** Offers that move money of a player from or to outside, by name. */
  readonly moneyByPlayer: ReadonlyMap<string, readonly Offer[]>;
  /** Seats another player. */
  readonly seat: Offer | null;
  readonly closing: Offer | null;
  /** All other entries of the game. */
  readonly others: readonly Offer[];
  /** The entries of every session, such as a ruling, by verb. */
  readonly session: ReadonlyMap<string, readonly Offer[]>;
}

/** The resources of the entries that every game has for money from and to outside. */
const MONEY_PATHS: ReadonlySet<string> = new Set(['buy-ins', 'cash-outs']);

const isSeat = ({ fields }: EntryKind): boolean => fields.some(isNewPlayer);

/** Returns the offers in their groups, each in one. */
export function groupOffers(offers: readonly Offer[], kinds: readonly EntryKind[]): OfferGroups {
  const byVerb = new Map(kinds.map((kind) => [kind.verb, kind]));
  const ofGame = offers.filter(({ verb }) => byVerb.has(verb));
  const kindOf = (offer: Offer): EntryKind => byVerb.get(offer.verb)!;
  const main = ofGame.find((offer) => offer.main) ?? null;
  const usual = ofGame.filter((offer) => offer !== main);
  const seat = usual.find((offer) => isSeat(kindOf(offer))) ?? null;
  const closing = usual.find((offer) => kindOf(offer).role === 'closing') ?? null;
  const rest = usual.filter((offer) => offer !== seat && offer !== closing);
  const isMoney = (offer: Offer): boolean => MONEY_PATHS.has(kindOf(offer).path);
  const ofPlayers = rest.filter(({ player }) => player !== null);
  return {
    main,
    byPlayer: groupBy(
      ofPlayers.filter((offer) => !isMoney(offer)),
      playerKey,
    ),
    moneyByPlayer: groupBy(ofPlayers.filter(isMoney), playerKey),
    seat,
    closing,
    others: rest.filter(({ player }) => player === null),
    session: groupBy(
      offers.filter(({ verb }) => !byVerb.has(verb)),
      ({ verb }) => verb,
    ),
  };
}

const playerKey = ({ player }: Offer): string => player ?? '';

function groupBy(offers: readonly Offer[], keyOf: (offer: Offer) => string): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(keyOf(offer), [...(groups.get(keyOf(offer)) ?? []), offer]);
  return groups;
}

/** Returns a text that is the same for the same entry at a later state of the table, whatever its limits. */
export const offerKey = ({ verb, player, fixed }: Offer, kind: EntryKind): string =>
  JSON.stringify([verb, player, fixed['all'] === true, ...lineValues(kind, fixed)]);

/** Returns the offer of a draft among newer offers: its fixed values may be others by now. Undefined: it is gone. */
export const offerOfDraft = (
  offers: readonly Offer[],
  { offer, kind }: Pick<Draft, 'offer' | 'kind'>,
): Offer | undefined => {
  const key = offerKey(offer, kind);
  return offers.find((one) => one.verb === kind.verb && offerKey(one, kind) === key);
};
