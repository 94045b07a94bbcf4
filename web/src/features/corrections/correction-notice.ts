/** What a correction changed, for pages that only read. */

import { messages } from './messages/messages.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Currency } from '../../i18n/amounts/money.ts';
import { changesText, type PartyAmounts } from './difference.ts';

/** How long a page shows that a correction happened. */
export const NOTICE_MS = 30_000;

/** What a page knows of a session at one version. */
export interface CorrectedView {
  readonly version: number;
  /** The version of the newest correction, or null. */
  readonly corrected: number | null;
  readonly currency: Currency;
  readonly isClosed: boolean;
  readonly parties: readonly PartyAmounts[];
  /** Whether the page is for one party. It shows no corrections that change nothing for that party. */
  readonly isOwn?: boolean;
}

/**
 * Returns what happened between two versions, if a correction did: "Corrected: Anne 5s less, the bank 5s more." `isUndo`:
 * the correction took back an entry.
 */
export function correctionText(before: CorrectedView, after: CorrectedView, isUndo = false): string | null {
  if (!after.corrected || after.corrected <= before.version) return null;
  const changes = changesText(before.parties, after.parties, after.currency);
  const { happened, happenedOnly, undone, undoneOnly } = messages().corrections;
  if (changes !== null) return (isUndo ? undone : happened)(changes);
  // At a closed table, a correction that changes nothing takes back a payment.
  const isSilent = after.isOwn || (before.isClosed && after.isClosed);
  return isSilent ? null : isUndo ? undoneOnly : happenedOnly;
}

/** Returns the text of the newest correction for some seconds, else null. */
export const useCorrectionNotice = (view: CorrectedView | null): string | null =>
  useNotice(view, view?.version, correctionText);

/** Returns what `describe` says of the newest change of `view`, for some seconds. `version` tells its states apart. */
export function useNotice<View>(
  view: View | null,
  version: unknown,
  describe: (before: View, after: View) => string | null,
): string | null {
  const before = useRef(view);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const text = before.current && view && describe(before.current, view);
    before.current = view;
    if (text) setNotice(text);
  }, [version]);
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice;
}
