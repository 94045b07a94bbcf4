/** The entries that every session has, whatever its game: they change which other entries count. */

import type { Entry } from '../entry.ts';

export const UNDO = 'undo';
export const REDO = 'redo';
/** A correction of an earlier entry: `body` is the body of `POST /v1/sessions/{id}/corrections`. */
export const CORRECTION = 'correction';

const SESSION_KINDS: readonly string[] = [UNDO, REDO, CORRECTION];

/** Whether an entry changes which other entries count. */
export const isSessionEntry = ({ kind }: Pick<Entry, 'kind'>): boolean => SESSION_KINDS.includes(kind);

export const isCorrection = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === CORRECTION;
