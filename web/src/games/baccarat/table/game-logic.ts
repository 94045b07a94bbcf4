/** What Baccarat tells the kit about a table, without its components. */

import { handNumber } from '../../../table-kit/banks/hand-number.ts';
import type { Sentence, TableGame } from '../../../table-kit/table-game.ts';
import { tableFigures } from '../figures.ts';
import { tableKeys } from '../keys.ts';
import { messages } from '../messages/messages.ts';
import { applyCoin } from '../model/coin-in-hand.ts';
import { drewLast, withoutLastTap } from '../model/card-entry.ts';
import type { OwnMode, Ui, UiValues } from '../model/own-mode.ts';
import { coinLimits, mayRefill, stakeRange, usualStake } from '../model/sums.ts';
import { mayDeal, stakeOf } from '../model/table-queries.ts';
import { tablePreview } from '../preview.ts';
import { holderText, partName, promptText, resultText } from '../sentence.ts';
import { mainStep } from '../step.ts';
import { withTerms } from '../terms.ts';
import { handsOf, type Table } from '../view.ts';
import { nameNote, nameTap } from './name-tap.ts';
import { shortEntryText } from './short-entry-text.ts';

const HANDS = new Set(['hand', 'cards']);
/** How many of the newest hands a tap on the note offers to correct. */
const CORRECTABLE_MOST = 3;

/** The result right after a hand, then what the table waits for. The line below has the other one, or who holds the cards. */
function sentence(table: Table, ui: Ui): Sentence {
  const [prompt, result] = [promptText(table, ui), resultText(table)];
  const isResult = ui.isResultShown && table.last_hand !== null && !table.dealt;
  const hand = messages().table.hand(handNumber(table));
  const below = isResult ? prompt : table.staked === 0 && !table.dealt ? result : holderText(table);
  return {
    ...(isResult ? { text: result, next: prompt } : { text: prompt }),
    note: [hand, below].filter(Boolean).join(' · '),
    isIdle: table.staked === 0,
    correctable: (entries) =>
      entries.filter(({ entered }) => HANDS.has(entered.kind)).slice(0, CORRECTABLE_MOST),
  };
}

function chosenPlayer(table: Table, { mode }: UiValues): string | null {
  if (mode.kind === 'stake') return mode.player;
  if (mode.kind === 'refill' || (table.phase === 'staking' && table.is_broken)) return table.banker;
  return table.phase === 'open' ? table.in_turn : null;
}

function isStale(table: Table, mode: OwnMode): boolean {
  switch (mode.kind) {
    case 'stake':
      return table.dealt !== null || !mayChangeStake(table, mode.player);
    case 'bank':
      return table.phase !== 'open';
    case 'banco':
      return table.phase !== 'staking' || table.dealt !== null || table.is_broken;
    case 'refill':
      return !mayRefill(table);
    case 'shoe':
      return table.phase === 'closed' || table.dealt !== null;
    default:
      return (mode.kind === 'cards' || mode.kind === 'result') && !mayDeal(table);
  }
}

function mayChangeStake(table: Table, player: string): boolean {
  const { least, most } = stakeRange(table, player);
  return stakeOf(table, player) > 0 || least <= most;
}

/** The newest tap of a hand that is not entered yet, so that Undo takes the hand back first. */
function unfinishedCard(mode: { readonly kind: string }, table: Table): string | null {
  const own = mode as OwnMode;
  if (own.kind === 'result') return messages().keys.result[own.right];
  if (own.kind !== 'cards') return null;
  const hand = drewLast({ ...own, hands: handsOf(table) });
  return hand === null ? (own.taps.at(-1) ?? null) : messages().table.drewFalsely(partName(table, hand));
}

/** A hand that is entered by its cards, without its last tap; null for what Undo closes. */
function earlierMode(mode: OwnMode, table: Table): OwnMode | null {
  const earlier = mode.kind === 'cards' ? withoutLastTap({ ...mode, hands: handsOf(table) }) : null;
  return earlier && { kind: 'cards', taps: earlier.taps, drawn: earlier.drawn };
}

export const baccaratLogic: TableGame<Table, OwnMode> = {
  id: 'baccarat',
  round: 'tenure',
  sentence,
  shortEntryText,
  withTerms,
  step: mainStep,
  keys: tableKeys,
  figures: tableFigures,
  applyCoin,
  coinLimits,
  usualStake,
  unfinishedCard,
  withoutLastTap: (mode, table) => earlierMode(mode as OwnMode, table),
  nameTap,
  nameNote,
  chosenPlayer,
  onTable: (table, player) => (player === table.banker ? table.bank : stakeOf(table, player)),
  isStale,
  isRoundEnd: ({ kind }) => HANDS.has(kind),
  isRoundRunning: ({ phase, staked }) => phase === 'staking' && staked > 0,
  preview: tablePreview,
};
