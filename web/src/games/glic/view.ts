/** Names for the parts of Glic's table view, from the generated schema. Amounts are in smallest units. */

import type { Schemas } from '../../api/client.ts';

export type Table = Schemas['GlicTable'];
export type TablePlayer = Schemas['GlicTablePlayer'];
export type PoolAmount = Schemas['GlicPoolAmount'];
export type Pool = PoolAmount['pool'];
export type Sum = Schemas['GlicPlayerAmount'];
export type Left = Schemas['GlicPlayerCount'];
export type SettledPoch = Schemas['GlicPochSettled'];
export type EndedRun = Schemas['GlicSequenceEnded'];
export type WonHand = Schemas['GlicHandWon'];
