/** Names for the parts of Basset's table view, from the generated schema. Amounts are in smallest units. */

import type { Schemas } from '../../api/client.ts';

export { RANKS, SUITED, copyOf, rankOf, type Rank, type Suit } from '../../i18n/ranks.ts';

export type Table = Schemas['BassetTable'];
export type Rules = Schemas['BassetRules'];
export type Punter = Schemas['BassetTablePunter'];
export type Stake = Schemas['BassetTableStake'];
export type Drawn = Schemas['BassetDrawnCards'];
export type Laid = Schemas['BassetLaidCouch'];
export type Outcome = Schemas['BassetOutcome'];
export type BetSettled = Schemas['BassetBetSettled'];
export type Answered = Schemas['BassetAnswered'];
/** How many times its couch a card would win next, and that amount. */
export type Ride = Schemas['BassetPromise'];
export type Pen = Schemas['Pen'];

/** A punter's card. */
export type OnCard = Pick<Stake, 'punter' | 'card'>;
