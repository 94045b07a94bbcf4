/** The fix for a correction after which later entries no longer fit. */

import { messages } from '../../features/corrections/messages/messages.ts';
import type { CorrectionBody } from '../../features/corrections/correction-context.ts';
import { isCorrection } from '../../outbox/undo/session-entries.ts';
import type { Fix, Refused } from '../table-game.ts';
import { replaceWith } from './fix.ts';

/** Sends a correction again, without the entries that no longer fit. */
export function withoutRefused({ entry, refusal }: Refused): Fix[] {
  const { refused } = refusal.facts;
  if (!isCorrection(entry) || !Array.isArray(refused)) return [];
  const body = { ...(entry.body as CorrectionBody), drop_refused: true };
  const words = messages().corrections.recordDropping(refused.length);
  return [replaceWith(words, [{ kind: entry.kind, fields: { body, was: entry.was } }])];
}
