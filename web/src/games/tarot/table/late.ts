/** What the table of Swiss Tarot loads when the page is idle. */

import type { Entered } from '../../../outbox/ports.ts';
import type { ShortcutMessages } from '../../../table-kit/panels/messages/en.ts';
import type { LateParts, ShortcutGroup } from '../../../table-kit/table-game.ts';
import { entryText } from '../entry-text.ts';
import { tableFixes } from '../fixes.ts';
import { guideText } from '../guide-text.ts';
import { messages } from '../messages/messages.ts';
import type { OwnMode } from '../model/own-mode.ts';
import { restOf } from '../model/rest.ts';
import type { Table } from '../view.ts';
import { AidTray } from './AidTray.tsx';
import { pressKey } from './keyboard.ts';

/** The keyboard shortcuts of Swiss Tarot with those of every table. */
function shortcuts(words: ShortcutMessages): readonly ShortcutGroup[] {
  const { tableTitle, otherTitle, main, move, act, amount, buyIn, other } = words;
  const { title, figures, remove, aid } = messages().shortcuts;
  return [
    { title, keys: [figures, remove, aid, main] },
    { title: tableTitle, keys: [move, act, amount, buyIn] },
    { title: otherTitle, keys: other },
  ];
}

const isCount = ({ kind }: Entered): boolean => kind === 'count';

/** Returns the number of a round, in a list of all rounds. The table has those of the newest game. */
function entryTitle(entered: Entered, newer: readonly Entered[], { rounds }: Table): string {
  if (!isCount(entered)) return '';
  const number = rounds.length - newer.filter(isCount).length;
  const { round, earlierGame } = messages().table;
  return number > 0 ? round(number) : earlierGame;
}

export const tarotLate: LateParts<Table, OwnMode> = {
  fixes: tableFixes,
  entryText,
  entryTitle,
  concernsAll: isCount,
  restOf,
  trays: { aid: AidTray },
  guide: guideText,
  completeEntry: (table, verb, fields) => ({ ...fields, ...(verb === 'count' && { place: table.round }) }),
  entersCoin: () => true,
  pressKey,
  shortcuts,
  lineExample: 'count hans 30 ida 26',
};
