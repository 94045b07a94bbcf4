/** What Basset's table loads when the page is idle, without its component. */

import type { Entered } from '../../../outbox/ports.ts';
import type { LateParts } from '../../../table-kit/table-game.ts';
import { lateMessages } from '../messages/late/late-messages.ts';
import { historyMessages } from '../messages/history-messages.ts';
import { hasPlace } from '../entry-kinds.ts';
import { isAnnounced, newestPlace, nextPlace } from '../table-queries.ts';
import { isDraw } from '../verbs.ts';
import type { Table } from '../view.ts';
import { guideText } from './guide/guide-text.ts';
import type { BassetMode } from './model/basset-modes.ts';
import { resultAnnouncement } from './model/result-announcement.ts';
import { cardSentence } from './panels/card-sentence.ts';
import { resultText } from './panels/deal-result.ts';
import { padSentence } from './panels/pad-sentence.ts';
import { shortcutGroups } from './panels/shortcut-groups.ts';
import { entryText } from './rejection/entry-text.ts';
import { bassetFixes } from './rejection/fixes.ts';
import { entersCoin } from './model/enters-coin.ts';
import { pressKey } from './model/keyboard.ts';

/** Adds the place of its draw in the deal to a draw and to an answer. */
function completeEntry(table: Table, verb: string, fields: Readonly<Record<string, unknown>>) {
  if (!hasPlace(verb)) return { ...fields };
  return { ...fields, ...(isDraw(verb) ? { place: nextPlace(table) } : newestPlace(table)) };
}

/** Returns the number of a pair, in a list of the draws of a deal. */
function entryTitle({ kind }: Entered, newer: readonly Entered[], { draws }: Table): string {
  if (kind !== 'pair') return '';
  const [pairs, newerPairs] = [draws, newer].map((all) => all.filter((draw) => draw.kind === 'pair').length);
  return lateMessages().pairTitle(pairs! - newerPairs!);
}

export const bassetLateLogic: LateParts<Table, BassetMode> = {
  announcement: (table, { firstCard }) => (isAnnounced(table, firstCard) ? resultAnnouncement(table) : null),
  traySentence: cardSentence,
  entryText,
  entryTitle,
  fixes: bassetFixes,
  resultText,
  guide: guideText,
  padSentence,
  completeEntry,
  entersCoin,
  pressKey,
  shortcuts: shortcutGroups,
  lineExample: 'stake anne K 5',
  nextRoundText: () => historyMessages().nextDeal,
};
