/** What a player's page says: the own stake and what the bank covers of it, the banco, and when the player banks. */

import { money, net } from '../../../i18n/amounts/currency.ts';
import { isolated } from '../../../i18n/isolated.ts';
import type { PlayerText } from '../../../table-kit/table-game.ts';
import { boardSentence } from '../board/board-text.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import {
  findPlayer,
  gainOfPlayer,
  isAbiding,
  mustAccept,
  stakeOf,
  stakesOf,
  sumOf,
} from '../model/table-queries.ts';
import type { Table } from '../view.ts';

export function playerText(table: Table, player: string): PlayerText {
  const isBanker = player === table.banker;
  const isTurn = table.phase === 'open' && player === table.in_turn;
  return {
    call: playerCall(table),
    words: wordsFor(table, player),
    isAsked: isTurn || (isBanker && (table.is_broken || mustAccept(table))),
  };
}

/** The sentence of the board; while players stake, who banks. */
function playerCall(table: Table): string {
  const { bank, banker, currency, dealt, phase, staked } = table;
  return phase === 'staking' && !dealt && staked > 0
    ? pagesMessages().playerPage.banks(isolated(banker ?? ''), money(bank, currency))
    : boardSentence(table).text;
}

function wordsFor(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  if (table.phase === 'closed')
    return [words.closed(net(findPlayer(table, player)?.net ?? 0, table.currency))];
  if (table.owes_settlement) return [words.settling];
  return player === table.banker
    ? bankerWords(table)
    : [
        ...stakeWords(table, player),
        ...bancoWords(table, player),
        ...lastHandWords(table, player),
        ...turnWords(table, player),
      ];
}

function bankerWords(table: Table): string[] {
  const words = pagesMessages().playerPage;
  const sum = (amount: number): string => money(amount, table.currency);
  if (table.is_broken) return [words.broken];
  const excess =
    table.excess > 0 ? [(mustAccept(table) ? words.mustAccept : words.mayAccept)(sum(table.excess))] : [];
  const { won } = table;
  return [
    words.youBank(sum(table.bank)),
    table.staked > 0 ? words.canLose(sum(table.at_risk)) : words.noStakes,
    ...excess,
    ...(won === 0 ? [] : [(won < 0 ? words.tenureLost : words.tenureWon)(sum(Math.abs(won)))]),
  ];
}

function stakeWords(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const sum = (amount: number): string => money(amount, table.currency);
  const stakes = stakesOf(table, player);
  const amount = stakeOf(table, player);
  if (amount === 0) return mayStakeWords(table, player);
  const covered = sumOf(stakes.map((stake) => stake.covered));
  const reach =
    covered === amount ? words.covered : covered > 0 ? words.coveredPart(sum(covered)) : words.notCovered;
  return [
    words.stakes(sum(amount)),
    ...(table.phase === 'staking' ? [reach] : []),
    ...(isAbiding({ stakes }) ? [words.abides] : []),
    ...(table.sides.some(({ holder }) => holder === player) ? [words.holder] : []),
  ];
}

function mayStakeWords(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  if (table.phase !== 'staking' || table.is_broken || table.bancos.length) return [];
  const isBystander = findPlayer(table, player)?.is_bystander === true;
  return [
    isBystander && !table.is_unlimited && table.staked >= table.bank ? words.bankCovered : words.mayStake,
  ];
}

/** Whose banco comes first, before the next hand. */
function bancoWords(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  if (table.phase !== 'staking' || table.is_broken) return [];
  if (table.bancos.some(({ punter }) => punter === player)) return [words.youGoBank];
  if (table.bancos.length || isAbiding(table)) return [];
  const { banco_limit: limit } = table.rules;
  const lost = findPlayer(table, player)?.bancos_lost ?? 0;
  if (limit !== null && lost >= limit) return [words.bancoLimit(lost)];
  const [first] = table.claims;
  if (first === undefined) return [];
  return [first === player ? words.bancoFirst : words.bancoAfter(isolated(first))];
}

/** What the last hand did to the player, until the next stake. */
function lastHandWords({ stakes, last_hand: hand, currency }: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const gain = hand && stakes.every(({ abides }) => abides) ? gainOfPlayer(hand, player) : null;
  if (!gain) return [];
  return [(gain > 0 ? words.wonHand : words.lostHand)(money(Math.abs(gain), currency))];
}

function turnWords(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const { late_banker, passed_sum, phase, rotation } = table;
  if (findPlayer(table, player)?.is_bystander) return [];
  if (phase === 'open') {
    if (table.in_turn === player) return [words.yourTurn];
    if (passed_sum > 0 && late_banker !== player) return [words.mayTake(money(passed_sum, table.currency))];
    if (table.in_turn === null) return [words.mayBid];
  }
  const turn = rotation.filter((name) => name !== table.banker).indexOf(player);
  if (turn < 0) return [];
  return [turn === 0 ? words.banksNext : words.banksIn(turn)];
}
