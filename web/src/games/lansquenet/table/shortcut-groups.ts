/** The keyboard shortcuts of Lansquenet with those of every table. */

import type { ShortcutMessages } from '../../../table-kit/panels/messages/en.ts';
import type { ShortcutGroup } from '../../../table-kit/table-game.ts';
import { messages } from '../messages/messages.ts';

export function shortcutGroups(words: ShortcutMessages): readonly ShortcutGroup[] {
  const { tableTitle, otherTitle, main, move, act, coin, amount, buyIn, other } = words;
  const { title, results, suits, rest } = messages().shortcuts;
  return [
    { title, keys: [results, suits, main] },
    { title: tableTitle, keys: [move, act, coin, rest, amount, buyIn] },
    { title: otherTitle, keys: other },
  ];
}
