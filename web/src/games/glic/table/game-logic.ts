/** What Glic tells the kit about a table, without its components. */

import { money } from '../../../i18n/amounts/currency.ts';
import { poolName } from '../../../i18n/game-texts.ts';
import { isolated } from '../../../i18n/isolated.ts';
import type { Entered } from '../../../outbox/ports.ts';
import { isInRange, limitsOf } from '../../../table-kit/offers/allowed-entries.ts';
import { allCoins } from '../../../table-kit/model/coin-choices.ts';
import { equalShares } from '../../../table-kit/pools/equal-shares.ts';
import type { Sentence, TableGame } from '../../../table-kit/table-game.ts';
import { tableFigures } from '../figures.ts';
import { tableKeys } from '../keys.ts';
import { messages } from '../messages/messages.ts';
import { enterBet } from '../model/actions.ts';
import type { OwnMode, Ui, UiValues } from '../model/own-mode.ts';
import { betOf, betRange, isOpen, sumOf } from '../model/table-queries.ts';
import { tablePreview } from '../preview.ts';
import { promptText, resultText } from '../sentence.ts';
import { shortEntry } from '../short-entry.ts';
import { mainStep } from '../step.ts';
import { withTerms } from '../terms.ts';
import type { Table } from '../view.ts';
import { nameTap } from './name-tap.ts';

/** The result right after a run, a Poch or a hand, then what the table waits for. The line below has the other one. */
function sentence(table: Table, ui: Ui): Sentence {
  const [prompt, result] = [promptText(table, ui), resultText(table)];
  const isResult = ui.isResultShown && ui.mode.kind === 'none' && result !== '';
  const number = table.phase === 'between' ? table.hands + 1 : table.hands;
  return {
    ...(isResult ? { text: result, next: prompt } : { text: prompt }),
    note: [messages().table.hand(Math.max(1, number)), isResult ? prompt : result]
      .filter(Boolean)
      .join(' · '),
    isIdle: table.phase === 'between',
    correctable: (entries) => entries.filter(({ entered }) => OF_HAND.has(entered.kind)).slice(0, 6),
  };
}

const PIECES = [1, 2, 3, 4, 6, 12] as const;

/** The coins that were chosen for the table, or else some numbers of pieces, as far as the player in turn may bet them. */
function betCoins(table: Table): readonly number[] {
  const range = betRange(table);
  const own = allCoins(table).filter((coin) => isInRange(coin, range));
  if (table.coins.length > 0 && own.length > 0) return own;
  return PIECES.map((pieces) => pieces * table.rules.piece).filter((coin) => isInRange(coin, range));
}

/** The entries of a hand, which a tap on the line below the sentence offers to correct. */
const OF_HAND = new Set(['claim', 'bet', 'see', 'pass', 'fold', 'best', 'run', 'out']);

function chosenPlayer(table: Table, { mode }: UiValues): string | null {
  if (mode.kind === 'out') return mode.player;
  if (mode.kind === 'claim') return null;
  return table.phase === 'between' ? table.next_dealer : table.turn;
}

function isStale(table: Table, mode: OwnMode): boolean {
  switch (mode.kind) {
    case 'claim':
      return table.phase !== 'claiming' || !isOpen(table, mode.pool);
    case 'equal':
      return table.phase !== 'showing' || table.winners.length > 0;
    case 'out':
      return table.phase !== 'playing' || !table.hand_players.includes(mode.player);
    default:
      return false;
  }
}

/** A run pays the player who laid the last card. What a pool paid is known no more: it is empty. */
const doneNote = ({ kind, pool }: Entered): string => {
  const words = messages().table;
  if (kind === 'run') return words.laidLast;
  return kind === 'claim' ? words.tookPool(poolName(String(pool))) : '';
};

/** How the pools are shared when the table closes, by the players of the last hand from its dealer on. */
function closingText({ pools, hand_players: names, currency }: Table): string {
  const total = sumOf(pools);
  const shares = equalShares(total, names).map(({ name, amount }) =>
    messages().calls.of(isolated(name), money(amount, currency)),
  );
  return shares.length === 0 ? '' : messages().entries.shared(money(total, currency), shares);
}

/** The counts or the equal hands without the last tap; null for what Undo closes. A count that was changed was first. */
function withoutLastTap(mode: { readonly kind: string }): OwnMode | null {
  const own = mode as OwnMode;
  if (own.kind === 'equal' && own.players.length > 0) return { ...own, players: own.players.slice(0, -1) };
  if (own.kind !== 'out' || Object.keys(own.left).length === 0) return null;
  return { ...own, left: Object.fromEntries(Object.entries(own.left).slice(0, -1)) };
}

export const glicLogic: TableGame<Table, OwnMode> = {
  id: 'glic',
  round: 'hand',
  sentence,
  shortEntryText: shortEntry,
  withTerms,
  step: mainStep,
  keys: tableKeys,
  figures: tableFigures,
  coins: betCoins,
  closingText,
  coinLimits: (table) => limitsOf(betRange(table)),
  withoutLastTap,
  /** A coin is a bet. It does not stay in hand. */
  applyCoin: (page, _, amount) => {
    page.uiState.selectedCoin.value = null;
    enterBet(page, amount);
  },
  doneNote,
  nameTap,
  chosenPlayer,
  onTable: betOf,
  isStale,
  isRoundEnd: ({ kind }) => ['best', 'pass', 'fold', 'run', 'out'].includes(kind),
  isRoundRunning: ({ phase }) => phase !== 'between' && phase !== 'closed',
  preview: tablePreview,
};
