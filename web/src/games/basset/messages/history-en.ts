/** The entries and events of Basset as sentences, and its history page, in English. */

import { history } from './en/history.ts';

export const en = history;

export type HistoryMessages = typeof en;
