/** What the table of Swiss Tarot loads when the page is idle. */

import { panelMessages } from '../../../table-kit/messages/panels-messages.ts';
import type { LateParts, ShortcutGroup } from '../../../table-kit/table-game.ts';
import { entryText } from '../entry-text.ts';
import { tableFixes } from '../fixes.ts';
import { guideText } from '../guide-text.ts';
import { messages } from '../messages/messages.ts';
import type { OwnMode } from '../model/own-mode.ts';
import type { Table } from '../view.ts';
import { AidTray } from './AidTray.tsx';
import { pressKey } from './keyboard.ts';

/** The keyboard shortcuts of Swiss Tarot with those of every table. */
function shortcuts(): readonly ShortcutGroup[] {
  const { tableTitle, otherTitle, main, move, act, amount, buyIn, other } = panelMessages().shortcuts;
  const { title, figures, remove, aid } = messages().shortcuts;
  return [
    { title, keys: [figures, remove, aid, main] },
    { title: tableTitle, keys: [move, act, amount, buyIn] },
    { title: otherTitle, keys: other },
  ];
}

export const tarotLate: LateParts<Table, OwnMode> = {
  fixes: tableFixes,
  entryText,
  trays: { aid: AidTray },
  guide: guideText,
  completeEntry: (table, verb, fields) => ({ ...fields, ...(verb === 'count' && { place: table.round }) }),
  entersCoin: () => true,
  pressKey,
  shortcuts,
  lineExample: 'count hans 30 ida 26',
};
