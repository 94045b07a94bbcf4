/** The keys at the bottom: how the hand ended or, if its cards are entered, the next card. */

import { letterOf, RANKS, rankName } from '../../i18n/cards.ts';
import { t } from '../../i18n/language.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import type { Key, Keys } from '../../table-kit/table-game.ts';
import { SUITS, type SuitLetter } from '../../i18n/ranks.ts';
import { messages } from './messages/messages.ts';
import { enterOutcome, tapCard } from './model/actions.ts';
import { outcomeOf } from './model/hand-result.ts';
import type { OwnMode, Ui } from './model/own-mode.ts';
import { OUTCOMES, type Outcome, type Table } from './view.ts';

type OwnKeys = Keys<Table, OwnMode>;

const SUIT_ORDER: readonly SuitLetter[] = ['h', 'd', 'c', 's'];

/** Null where no hand can be dealt, because there is no wager. */
export function tableKeys(table: Table, ui: Pick<Ui, 'mode'>, isWaitingForEngine: boolean): OwnKeys | null {
  if (table.phase !== 'covering' && !table.dealt) return null;
  const isLocked = isWaitingForEngine || !mayDeal(table);
  return ui.mode.kind === 'cards' ? cardKeys(table, ui.mode.cards, isLocked) : outcomeKeys(isLocked);
}

/** Whether a hand may be dealt: a player covers, and no hand waits for its settlement. */
export const mayDeal = (table: Table): boolean =>
  table.covers.length > 0 && !table.dealt && mayEnter(table, 'match');

function outcomeKeys(isLocked: boolean): OwnKeys {
  const words = messages().keys;
  return {
    kind: 'wide',
    label: words.outcomes,
    keys: OUTCOMES.map((id) => ({
      id,
      face: words.outcome[id],
      head: words.outcomeHead[id],
      words: words.outcomeWords[id],
      meaning: `match ${id}`,
      ...lookOf(isLocked),
    })),
    tap: (model, key) => enterOutcome(model, key as Outcome),
  };
}

function cardKeys(table: Table, cards: readonly string[], isLocked: boolean): OwnKeys {
  const { match } = table.rules;
  const faces = match === 'suit' ? SUIT_ORDER.map(suitKey) : RANKS.map(rankKey);
  return {
    kind: match === 'suit' ? 'wide' : 'ranks',
    label: messages().keys.cards,
    keys: faces.map((face) => ({
      ...face,
      // The same at each card: taps on different cards count, however quick they are.
      meaning: 'card',
      ...lookOf(isLocked || isFull(cards, face.id, match)),
    })),
    tap: tapCard,
  };
}

const lookOf = (isLocked: boolean): Pick<Key, 'look' | 'isLocked'> => ({
  look: isLocked ? 'locked' : 'ready',
  isLocked,
});

type Face = Pick<Key, 'id' | 'face' | 'words' | 'suit'>;

const suitKey = (letter: SuitLetter): Face => {
  const words = t().suit(SUITS[letter]);
  return { id: letter, face: t().capitalize(words), suit: SUITS[letter], words };
};

const rankKey = (rank: (typeof RANKS)[number]): Face => ({
  id: rank,
  face: letterOf(rank),
  words: rankName(rank),
});

const IN_THE_PACK = { suit: 13, rank: 4 };

/** Whether the hand is over, or has all such cards of the pack. */
const isFull = (cards: readonly string[], card: string, match: Table['rules']['match']): boolean =>
  outcomeOf(cards, match) !== null || cards.filter((one) => one === card).length >= IN_THE_PACK[match];
