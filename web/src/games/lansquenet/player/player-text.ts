/** What a player's page says: what the player can win and lose in this hand, and when the player banks. */

import { money, net } from '../../../i18n/amounts/currency.ts';
import { isolated } from '../../../i18n/isolated.ts';
import type { PlayerText } from '../../../table-kit/table-game.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { coveredSum, coverOf, findPlayer } from '../model/table-queries.ts';
import { boardSentence } from '../board/board-text.ts';
import type { Table } from '../view.ts';

export function playerText(table: Table, player: string): PlayerText {
  return {
    call: playerCall(table),
    words: wordsFor(table, player),
    isAsked: player === table.banker && (table.phase === 'wagering' || table.phase === 'selling'),
  };
}

/** The sentence of the board; while the wager is up, who banks it. */
function playerCall(table: Table): string {
  const { banker, currency, phase, wager } = table;
  return phase === 'covering' && !table.dealt
    ? pagesMessages().playerPage.banks(isolated(banker ?? ''), money(wager, currency))
    : boardSentence(table).text;
}

function wordsFor(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  if (table.phase === 'closed')
    return [words.closed(net(findPlayer(table, player)?.net ?? 0, table.currency))];
  if (table.owes_settlement) return [words.settling];
  return player === table.banker ? bankerWords(table) : playerWords(table, player);
}

function bankerWords(table: Table): string[] {
  const words = pagesMessages().playerPage;
  const { banked, currency, phase, wager } = table;
  const sum = money(coveredSum(table), currency);
  const now = {
    selling: () => [words.youSell],
    wagering: () => [words.putUp],
    covering: () => [
      words.youBank(money(wager, currency)),
      table.covers.length ? words.bankPlays(sum) : words.notCovered,
    ],
    closed: () => [],
  };
  const won = banked < 0 ? words.bankedLost : words.bankedWon;
  return [...now[phase](), ...(banked === 0 ? [] : [won(money(Math.abs(banked), currency))])];
}

function playerWords(table: Table, player: string): string[] {
  return [...coverWords(table, player), ...lastHandWords(table, player), ...turnWords(table, player)];
}

function coverWords(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const { currency, left, phase } = table;
  if (phase === 'selling') return [words.mayBuy];
  if (phase !== 'covering') return [];
  const cover = coverOf(table, player);
  if (cover > 0) return [words.youCover(money(cover, currency))];
  return [left > 0 ? words.mayCover(money(left, currency)) : words.allCovered];
}

/** What the last hand did to the player, until the next wager is up. */
function lastHandWords({ phase, last_hand: hand, currency }: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const own = hand?.covers.find(({ punter }) => punter === player);
  if (!own || phase === 'covering') return [];
  if (own.paid > 0) return [words.wonHand(money(own.paid, currency))];
  return own.lost > 0 ? [words.lostHand(money(own.lost, currency))] : [];
}

function turnWords(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const seats = findPlayer(table, player)?.seats_to_bank ?? 0;
  if (seats === 0) return [];
  return [seats === 1 ? words.banksNext : words.banksIn(seats)];
}
