/** What the table of Baccarat loads when the page is idle. */

import type { LateParts } from '../../../table-kit/table-game.ts';
import { entryText } from '../entry-text.ts';
import { tableFixes } from '../fixes.ts';
import { guideText } from '../guide-text.ts';
import { messages } from '../messages/messages.ts';
import { entersCoin } from '../model/coin-in-hand.ts';
import type { OwnMode } from '../model/own-mode.ts';
import type { Table } from '../view.ts';
import { BancoTray, BankTray, CardsTray, RefillTray, ResultTray, ShoeTray, StakeTray } from './ModeTrays.tsx';
import { shortcutGroups } from './shortcut-groups.ts';
import { pressKey } from './keyboard.ts';

const HANDS = new Set(['hand', 'cards']);

export const baccaratLate: LateParts<Table, OwnMode> = {
  fixes: tableFixes,
  entryText,
  entryTitle: ({ kind }, newer, { hand }) =>
    HANDS.has(kind)
      ? messages().table.hand(hand - newer.filter((entry) => HANDS.has(entry.kind)).length)
      : '',
  trays: {
    banco: BancoTray,
    bank: BankTray,
    cards: CardsTray,
    refill: RefillTray,
    result: ResultTray,
    shoe: ShoeTray,
    stake: StakeTray,
  },
  guide: guideText,
  completeEntry: (table, verb, fields) => ({ ...fields, ...(HANDS.has(verb) && { place: table.hand }) }),
  entersCoin,
  pressKey,
  shortcuts: shortcutGroups,
  lineExample: 'stake anne 12',
};
