/** The entry that is being made, with what is known of its next field. */

import type { OpenField } from '../../outbox/ports.ts';
import type { Draft } from './draft.ts';

/** The field that follows the values of a draft; null if the entry is complete. */
export interface NextField {
  readonly chosen: Draft['chosen'];
  readonly field: OpenField | null;
}

export interface OpenedDraft {
  readonly draft: Draft;
  /** Whether the draft opened by itself, and no person has given it a whole value. */
  readonly isAutomatic: boolean;
  /** The newest answer; it may be for earlier values. Null: nothing was asked. */
  readonly next: NextField | null;
}

/** Whether a person has given the draft nothing, not even the first items of a value. */
export const isUntouched = ({ draft, isAutomatic }: OpenedDraft): boolean => isAutomatic && !draft.begun;

/** Where the page keeps the opened draft. A page may keep more in the same place. */
export interface DraftPlace {
  value: OpenedDraft | null;
  peek(): OpenedDraft | null;
}

/** What a draft waits for. */
export interface FieldState {
  /** The open field; null if the draft is complete, or while `isLoading`. */
  readonly field: OpenField | null;
  /** Whether the next field is being asked for. */
  readonly isLoading: boolean;
  /** Whether the draft can be entered as it is. */
  readonly isComplete: boolean;
}

const LOADING: FieldState = { field: null, isLoading: true, isComplete: false };

const stateOf = (field: OpenField | null): FieldState => ({
  field,
  isLoading: false,
  isComplete: field?.optional ?? true,
});

/** Returns what a draft waits for; of no draft, as while it loads. */
export function fieldState(draft: Draft | null, next: NextField | null): FieldState {
  if (!draft) return LOADING;
  if (!draft.chosen.length) return stateOf(draft.offer.next);
  return next?.chosen === draft.chosen ? stateOf(next.field) : LOADING;
}
