/** The notes on rules that no source decides. */

import { openingMessages } from '../messages/opening-messages.ts';

/** Why a preset has a rule that no source decides, or null. */
export const fieldWhy = (preset: string, field: string): string | null =>
  openingMessages().ruleNotes[preset]?.[field] ?? openingMessages().ruleNotes['all']?.[field] ?? null;
