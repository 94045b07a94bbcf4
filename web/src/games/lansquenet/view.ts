/** Names for the parts of Lansquenet's table view, from the generated schema. Amounts are in smallest units. */

import type { Schemas } from '../../api/client.ts';

export type Table = Schemas['LansquenetTable'];
export type Cover = Schemas['LansquenetPlayerCover'];
export type SettledHand = Schemas['LansquenetHandSettled'];
export type PastHand = Schemas['LansquenetPastHand'];
export type TablePlayer = Schemas['LansquenetTablePlayer'];
export type Match = Schemas['LansquenetRules']['match'];
export type Outcome = PastHand['outcome'];

export const OUTCOMES: readonly Outcome[] = ['twins', 'left', 'right'];
