/** The keyboard shortcuts of Baccarat with those of every table. */

import type { ShortcutMessages } from '../../../table-kit/panels/messages/en.ts';
import type { ShortcutGroup } from '../../../table-kit/table-game.ts';
import { messages } from '../messages/messages.ts';

export function shortcutGroups(words: ShortcutMessages): readonly ShortcutGroup[] {
  const { tableTitle, otherTitle, main, move, act, coin, amount, buyIn, other } = words;
  const { title, results, cards, banco } = messages().shortcuts;
  return [
    { title, keys: [results, cards, main] },
    { title: tableTitle, keys: [move, act, coin, banco, amount, buyIn] },
    { title: otherTitle, keys: other },
  ];
}
