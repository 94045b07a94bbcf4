/** Names for the parts of Swiss Tarot's table view, from the generated schema. Amounts are in smallest units. */

import type { Schemas } from '../../api/client.ts';

export type Table = Schemas['TarotTable'];
export type Points = Schemas['TarotPlayerCount'];
export type Round = Schemas['TarotRoundCounted'];
export type SettledGame = Schemas['TarotGameSettled'];
export type TablePlayer = Schemas['TarotTablePlayer'];
