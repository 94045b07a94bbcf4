/** What a player's page says: what the player owes and may do, what the pools would pay, and the newest payments. */

import { money, net } from '../../../i18n/amounts/currency.ts';
import { poolName } from '../../../i18n/game-texts.ts';
import type { PlayerText } from '../../../table-kit/table-game.ts';
import { boardSentence } from '../board/board-text.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { betOf, claimSum, contenders, findPlayer, isHandOn, owedBy, wonBy } from '../model/table-queries.ts';
import type { Sum, Table } from '../view.ts';

/** A player's view has the offers of that player only. In another player's turn, the rules say what may be done. */
const withOwnOffers = (table: Table, player: string): Table => {
  if (table.turn === player) return table;
  const { offers: _, ...estimated } = table;
  // As an estimated view, it has no offers.
  return estimated as Table;
};

export const playerText = (table: Table, player: string): PlayerText => ({
  call: boardSentence(withOwnOffers(table, player)).text,
  words: wordsFor(table, player),
  isAsked: table.turn === player && !table.winners.length,
});

/** Whether the player plays the hand that is on. What was paid into the pools is not the player's any more. */
export const isPlaying = (table: Table, player: string): boolean =>
  isHandOn(table) && table.hand_players.includes(player);

function wordsFor(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  if (table.phase === 'closed')
    return [words.closed(net(findPlayer(table, player)?.net ?? 0, table.currency))];
  if (table.winners.length) return [words.settling];
  if (isHandOn(table) && !table.hand_players.includes(player)) return [words.sitsOut];
  return [...claimWords(table, player), ...betWords(table, player), ...payWords(table, player)];
}

/** The pools that the player won in this hand, or what the richest one would pay. */
function claimWords(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const won = wonBy(table, player).map(poolName);
  if (won.length) return [words.wonPools(won)];
  if (table.phase !== 'claiming') return [];
  const marriage = money(claimSum(table, player, 'marriage'), table.currency);
  return [words.mayClaim, words.marriage(marriage)];
}

function betWords(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const { currency, phase, turn } = table;
  if (phase === 'showing') return contenders(table).includes(player) ? [words.show] : [];
  if (phase !== 'claiming' && phase !== 'betting') return [];
  if (table.folded.includes(player)) return [words.folded];
  const bet = betOf(table, player);
  const held = bet > 0 ? [words.inPoch(money(bet, currency))] : [];
  const owed = owedBy(table, player);
  const sum = money(owed, currency);
  if (turn !== player) return owed > 0 ? [...held, words.owes(sum)] : held;
  return [...held, owed > 0 ? words.yourTurnOwing(sum) : words.yourTurn];
}

/** What the newest run and the last hand cost or paid the player. */
function payWords(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const { currency, last_run: run, last_win: win, phase } = table;
  if (phase === 'playing' && run)
    return payment(run.punter, run.payments, player, currency, words.runWon, words.runPaid);
  if (phase === 'between' && win)
    return payment(win.punter, win.payments, player, currency, words.handWon, words.handPaid);
  return [];
}

function payment(
  winner: string,
  payments: readonly Sum[],
  player: string,
  currency: string,
  won: (sum: string) => string,
  paid: (sum: string) => string,
): string[] {
  const own = payments.find(({ punter }) => punter === player)?.amount ?? 0;
  if (winner === player)
    return [
      won(
        money(
          payments.reduce((sum, { amount }) => sum + amount, 0),
          currency,
        ),
      ),
    ];
  return own > 0 ? [paid(money(own, currency))] : [];
}
