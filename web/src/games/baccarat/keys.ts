/** The keys at the bottom: what won or, if the cards of the hand are entered, the next card. */

import { letterOf, RANKS, rankName } from '../../i18n/cards.ts';
import { rankOf, SUITED } from '../../i18n/ranks.ts';
import type { Key, Keys } from '../../table-kit/table-game.ts';
import { messages } from './messages/messages.ts';
import { enterResult, tapCard } from './model/actions.ts';
import type { OwnMode, Ui } from './model/own-mode.ts';
import { hasTwoSides, isStaked, mayDeal } from './model/table-queries.ts';
import { OUTCOMES, type Hand, type Result, type Table } from './view.ts';

type OwnKeys = Keys<Table, OwnMode>;

/** Null where no hand can be dealt, because there is no bank. */
export function tableKeys(table: Table, ui: Pick<Ui, 'mode'>, isWaitingForEngine: boolean): OwnKeys | null {
  if (table.phase !== 'staking') return null;
  const isLocked = isWaitingForEngine || !mayDeal(table);
  return ui.mode.kind === 'cards'
    ? cardKeys(table, ui.mode.taps, isLocked)
    : resultKeys(table, ui.mode.kind === 'result' ? 'left' : 'right', isLocked);
}

/** Returns what can be entered for a hand. One without stakes need not be dealt. */
export const resultsFor = (table: Table, hand: Hand): readonly Result[] =>
  hasTwoSides(table) && table.staked > 0 && !isStaked(table, hand) ? [...OUTCOMES, 'none'] : OUTCOMES;

function resultKeys(table: Table, hand: Hand, isLocked: boolean): OwnKeys {
  const words = messages().keys;
  const side = hasTwoSides(table) ? words.head[hand] : null;
  return {
    kind: 'wide',
    label: side === null ? words.results : words.wordsOn(side, words.results),
    keys: resultsFor(table, hand).map((id) => ({
      id,
      face: words.result[id],
      ...(side !== null && { head: side }),
      words: side === null ? words.words[id] : words.wordsOn(side, words.words[id]),
      // A second tap on the key, meant for the hand before, does nothing.
      meaning: `${table.hand} ${hand} ${id}`,
      ...lookOf(isLocked),
    })),
    tap: (model, key) => enterResult(model, key as Result),
  };
}

function cardKeys(table: Table, taps: readonly string[], isLocked: boolean): OwnKeys {
  const { decks } = table.rules;
  const seenOf = (rank: string): number =>
    (table.seen.find(({ card }) => card === rank)?.count ?? 0) +
    taps.filter((card) => rankOf(card) === rank).length;
  return {
    kind: 'ranks',
    label: messages().keys.cards,
    keys: RANKS.map((rank) => {
      const seen = seenOf(rank);
      return {
        id: rank,
        face: letterOf(rank),
        words: rankName(rank),
        // The same at each card: taps on different cards count, however quick they are.
        meaning: 'card',
        out: { seen, packs: decks },
        ...lookOf(isLocked, seen >= SUITED * decks),
      };
    }),
    tap: tapCard,
  };
}

const lookOf = (isLocked: boolean, isOut = false): Pick<Key, 'look' | 'isLocked'> => ({
  look: isOut ? 'exhausted' : isLocked ? 'locked' : 'ready',
  isLocked: isLocked || isOut,
});
