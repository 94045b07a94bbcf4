/** What the table of Glic loads when the page is idle. */

import type { ShortcutMessages } from '../../../table-kit/panels/messages/en.ts';
import type { LateParts, ShortcutGroup } from '../../../table-kit/table-game.ts';
import { entryText } from '../entry-text.ts';
import { tableFixes } from '../fixes.ts';
import { guideText } from '../guide-text.ts';
import { messages } from '../messages/messages.ts';
import type { OwnMode, Ui } from '../model/own-mode.ts';
import { nextToCount } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import { pressKey } from './keyboard.ts';

/** The keyboard shortcuts of Glic with those of every table. */
function shortcuts(words: ShortcutMessages): readonly ShortcutGroup[] {
  const { tableTitle, otherTitle, main, move, act, coin, amount, buyIn, other } = words;
  const { title, turn, all, cards } = messages().shortcuts;
  return [
    { title, keys: [turn, all, cards, main] },
    { title: tableTitle, keys: [move, act, coin, amount, buyIn] },
    { title: otherTitle, keys: other },
  ];
}

/** How often the pool that is claimed can be; before a claim, how often the marriage can. */
function oddsFigures({ phase }: Table, { mode }: Pick<Ui, 'mode'>): readonly string[] {
  if (mode.kind === 'claim') return [mode.pool];
  return phase === 'between' || phase === 'claiming' ? ['marriage'] : [];
}

/** While cards are counted, the player whose cards the sentence asks for. */
const askedPlayer = (table: Table, { mode }: Pick<Ui, 'mode'>): string | null =>
  mode.kind === 'out' ? (nextToCount(table, mode) ?? null) : null;

export const glicLate: LateParts<Table, OwnMode> = {
  fixes: tableFixes,
  entryText,
  guide: guideText,
  oddsFigures,
  askedPlayer,
  entersCoin: () => true,
  pressKey,
  shortcuts,
  lineExample: 'bet anne 2',
};
