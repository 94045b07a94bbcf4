/** The keyboard shortcuts of Basset with those of every table, by what they do; the keys of the ranks come first. */

import { panelMessages } from '../../../../table-kit/messages/panels-messages.ts';
import { lateMessages } from '../../messages/late/late-messages.ts';
import type { ShortcutGroup } from '../../../../table-kit/table-game.ts';

export function shortcutGroups(): readonly ShortcutGroup[] {
  const { cancelCard, main, move, act, coin, amount, next, buyIn, other, tableTitle, otherTitle } =
    panelMessages().shortcuts;
  const { cards, ranks, draws, wins, answers, chooseAnswer, takeAll, onCard, book } =
    lateMessages().shortcuts;
  return [
    { title: cards, keys: [ranks, cancelCard, main, ...draws] },
    { title: wins, keys: [...answers, [move[0], chooseAnswer], takeAll] },
    { title: tableTitle, keys: [move, act, coin, amount, next, ...onCard, book, buyIn] },
    { title: otherTitle, keys: other },
  ];
}
