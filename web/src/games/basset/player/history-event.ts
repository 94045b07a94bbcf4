/** The events of a punter's history, with the draws that they belong to. */

import type { Schemas } from '../../../api/client.ts';

export type HistoryDraw = Schemas['BassetHistoryDraw'];
export type HistoryEvent = Schemas['BassetHistoryLine'];
