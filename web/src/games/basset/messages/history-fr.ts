/** The entries and events of Basset as sentences, and its history page, in French. */

import { history } from './fr/history.ts';
import type { HistoryMessages } from './history-en.ts';

export const fr: HistoryMessages = history;
