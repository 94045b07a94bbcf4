/** What Lansquenet tells the kit about a table, without its components. */

import { partOfBank } from '../../../table-kit/banks/usual-stake.ts';
import { handNumber } from '../../../table-kit/banks/hand-number.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import type { Entered } from '../../../outbox/ports.ts';
import type { Sentence, TableGame } from '../../../table-kit/table-game.ts';
import { mayChangeWager, tableFigures } from '../figures.ts';
import { tableKeys } from '../keys.ts';
import { messages } from '../messages/messages.ts';
import { applyCoin } from '../model/coin-in-hand.ts';
import type { OwnMode, Ui, UiValues } from '../model/own-mode.ts';
import { coinLimits, lastWager } from '../model/sums.ts';
import { coverOf, findPlayer } from '../model/table-queries.ts';
import { tablePreview } from '../preview.ts';
import { promptText, resultText } from '../sentence.ts';
import { mainStep } from '../step.ts';
import { withTerms } from '../terms.ts';
import type { Table } from '../view.ts';
import { nameNote, nameTap } from './name-tap.ts';
import { shortEntryText } from './short-entry-text.ts';

const HANDS = new Set(['match', 'cards']);
/** How many of the newest hands a tap on the note offers to correct. */
const CORRECTABLE_MOST = 3;

/** The result right after a hand, then what the table waits for. The line below has the other one. */
function sentence(table: Table, ui: Ui): Sentence {
  const [prompt, result] = [promptText(table, ui), resultText(table)];
  const isResult = ui.isResultShown && table.last_hand !== null && !table.dealt && table.covers.length === 0;
  const hand = messages().table.hand(handNumber(table));
  const below = isResult ? prompt : table.phase === 'wagering' || table.phase === 'selling' ? result : '';
  return {
    ...(isResult ? { text: result, next: prompt } : { text: prompt }),
    note: [hand, below].filter(Boolean).join(' · '),
    isIdle: table.phase === 'wagering',
    correctable: (entries) =>
      entries.filter(({ entered }) => HANDS.has(entered.kind)).slice(0, CORRECTABLE_MOST),
  };
}

function chosenPlayer(table: Table, { mode }: UiValues): string | null {
  if (mode.kind === 'cover' || mode.kind === 'sale') return mode.player;
  return table.phase === 'wagering' || table.phase === 'selling' || mode.kind === 'wager'
    ? table.banker
    : null;
}

function isStale(table: Table, mode: OwnMode): boolean {
  switch (mode.kind) {
    case 'cover':
      return coverOf(table, mode.player) === 0 || table.dealt !== null;
    case 'wager':
      return !mayChangeWager(table);
    case 'sale':
      return isSaleOver(table, mode.player);
    default:
      return mode.kind === 'cards' && (table.covers.length === 0 || table.dealt !== null);
  }
}

const isSaleOver = (table: Table, buyer: string | null): boolean =>
  table.covers.length > 0 ||
  table.phase === 'closed' ||
  (buyer !== null && (buyer === table.banker || findPlayer(table, buyer) === null));

/** A sale moves money of the buyer. */
const doneNote = ({ kind, price }: Entered, { currency }: Table): string =>
  kind === 'auction' ? messages().table.bought(money(Number(price), currency)) : '';

export const lansquenetLogic: TableGame<Table, OwnMode> = {
  id: 'lansquenet',
  round: 'hand',
  sentence,
  shortEntryText,
  withTerms,
  step: mainStep,
  keys: tableKeys,
  figures: tableFigures,
  applyCoin,
  withoutLastTap: (mode) =>
    mode.kind === 'cards' && mode.cards.length > 0 ? { ...mode, cards: mode.cards.slice(0, -1) } : null,
  coinLimits,
  /** A part of the wager, or of the last one. */
  usualStake: (table) => partOfBank(table.wager || (lastWager(table) ?? 0)),
  nameTap,
  nameNote,
  doneNote,
  chosenPlayer,
  onTable: (table, player) => (player === table.banker ? table.wager : coverOf(table, player)),
  isStale,
  isRoundEnd: ({ kind }) => HANDS.has(kind),
  isRoundRunning: ({ phase }) => phase === 'covering',
  preview: tablePreview,
};
