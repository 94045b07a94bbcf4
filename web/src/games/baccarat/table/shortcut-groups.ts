/** The keyboard shortcuts of Baccarat with those of every table. */

import { panelMessages } from '../../../table-kit/messages/panels-messages.ts';
import type { ShortcutGroup } from '../../../table-kit/table-game.ts';
import { messages } from '../messages/messages.ts';

export function shortcutGroups(): readonly ShortcutGroup[] {
  const { tableTitle, otherTitle, main, move, act, coin, amount, buyIn, other } = panelMessages().shortcuts;
  const { title, results, cards, banco } = messages().shortcuts;
  return [
    { title, keys: [results, cards, main] },
    { title: tableTitle, keys: [move, act, coin, banco, amount, buyIn] },
    { title: otherTitle, keys: other },
  ];
}
