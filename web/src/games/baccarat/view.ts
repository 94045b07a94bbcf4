/** Names for the parts of a Baccarat table, from the generated schema. Amounts are in smallest units. */

import type { Schemas } from '../../api/client.ts';

export type Table = Schemas['BaccaratTable'];
export type Stake = Schemas['BaccaratTableStake'];
export type TablePlayer = Schemas['BaccaratTablePlayer'];
export type SettledHand = Schemas['BaccaratHandSettled'];
export type PlayedHand = Schemas['BaccaratPlayedHand'];
export type DealtCards = Schemas['BaccaratDealtCards'];
export type Rules = Schemas['BaccaratRules'];
/** A hand against the bank. */
export type Hand = Stake['hand'];
export type Result = PlayedHand['right'];

/** What can win a hand that was dealt. */
export const OUTCOMES = ['bank', 'punters', 'tie'] as const satisfies readonly Result[];
export type Outcome = (typeof OUTCOMES)[number];

/** Returns the hands that play against the bank. */
export const handsOf = ({ rules }: { readonly rules: Pick<Rules, 'sides'> }): readonly Hand[] =>
  rules.sides > 1 ? ['right', 'left'] : ['right'];
