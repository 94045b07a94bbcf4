/** What the table of Lansquenet loads when the page is idle. */

import type { LateParts } from '../../../table-kit/table-game.ts';
import { entryText } from '../entry-text.ts';
import { tableFixes } from '../fixes.ts';
import { guideText } from '../guide-text.ts';
import { messages } from '../messages/messages.ts';
import { entersCoin } from '../model/coin-in-hand.ts';
import type { OwnMode } from '../model/own-mode.ts';
import type { Table } from '../view.ts';
import { CardsTray, CoverTray, SaleTray, WagerTray } from './ModeTrays.tsx';
import { shortcutGroups } from './shortcut-groups.ts';
import { pressKey } from './keyboard.ts';

const HANDS = new Set(['match', 'cards']);

export const lansquenetLate: LateParts<Table, OwnMode> = {
  fixes: tableFixes,
  entryText,
  entryTitle: ({ kind }, newer, { hand }) =>
    HANDS.has(kind)
      ? messages().table.hand(hand - newer.filter((entry) => HANDS.has(entry.kind)).length)
      : '',
  trays: { cards: CardsTray, cover: CoverTray, sale: SaleTray, wager: WagerTray },
  guide: guideText,
  completeEntry: (table, verb, fields) => ({ ...fields, ...(HANDS.has(verb) && { place: table.hand }) }),
  oddsFigures: ({ phase, dealt }, { mode }) => {
    if (phase === 'closed' || phase === 'selling' || dealt) return [];
    return mode.kind === 'cards' && mode.cards.length === 2 ? ['after_two'] : ['banker_wins', 'banker_gains'];
  },
  entersCoin,
  pressKey,
  shortcuts: shortcutGroups,
  lineExample: 'cover anne 12',
};
