/** What Basset's table loads when the page is idle, without its component. */

import type { LateParts } from '../../../table-kit/table-game.ts';
import { messages } from '../messages/messages.ts';
import { hasPlace } from '../entry-kinds.ts';
import { newestPlace, nextPlace } from '../table-queries.ts';
import { isDraw } from '../verbs.ts';
import type { Table } from '../view.ts';
import { guideText } from './guide/guide-text.ts';
import type { BassetMode } from './model/basset-modes.ts';
import { resultText } from './panels/deal-result.ts';
import { padSentence } from './panels/pad-sentence.ts';
import { shortcutGroups } from './panels/shortcut-groups.ts';
import { entryText } from './rejection/entry-text.ts';
import { bassetFixes } from './rejection/fixes.ts';

/** Adds the place of its draw in the deal to a draw and to an answer. */
function completeEntry(table: Table, verb: string, fields: Readonly<Record<string, unknown>>) {
  if (!hasPlace(verb)) return { ...fields };
  return { ...fields, ...(isDraw(verb) ? { place: nextPlace(table) } : newestPlace(table)) };
}

export const bassetLateLogic: LateParts<Table, BassetMode> = {
  entryText,
  fixes: bassetFixes,
  resultText,
  guide: guideText,
  padSentence,
  completeEntry,
  shortcuts: shortcutGroups,
  lineExample: 'stake anne K 5',
  nextRoundText: () => messages().syncStatus.nextDeal,
};
