/** The keyboard shortcuts of Basset with those of every table, by what they do; the keys of the ranks come first. */

import type { ShortcutMessages } from '../../../../table-kit/panels/messages/en.ts';
import { lateMessages } from '../../messages/late/late-messages.ts';
import type { ShortcutGroup } from '../../../../table-kit/table-game.ts';

export function shortcutGroups(words: ShortcutMessages): readonly ShortcutGroup[] {
  const { cancelCard, main, move, act, coin, amount, next, buyIn, other, tableTitle, otherTitle } = words;
  const { cards, ranks, draws, wins, answers, chooseAnswer, takeAll, onCard, book } =
    lateMessages().shortcuts;
  return [
    { title: cards, keys: [ranks, cancelCard, main, ...draws] },
    { title: wins, keys: [...answers, [move[0], chooseAnswer], takeAll] },
    { title: tableTitle, keys: [move, act, coin, amount, next, ...onCard, book, buyIn] },
    { title: otherTitle, keys: other },
  ];
}
