/** The cards of a punter: their state, couch and note. */

import { money } from '../../../i18n/amounts/currency.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import type { Outcome, Stake, Table } from '../view.ts';

export interface Card {
  card: string;
  state: 'laid' | 'won' | 'lost' | 'empty';
  amount: number;
  crooks: number;
  note: string;
}

/** Returns a punter's cards in the order laid, also after they win or lose. Carried cards come first. */
export function playerCards(table: Table, name: string): Card[] {
  const stakes = table.stakes.filter((stake) => stake.punter === name);
  const lost = lostCards(table, name).filter(
    ({ card }) => !stakes.some((stake) => stake.card === card && stake.couch),
  );
  const current = stakes.filter((stake) => !lost.some(({ card }) => card === stake.card));
  const laidOrder = table.punters.find((punter) => punter.name === name)?.used ?? [];
  return [...current.map((stake) => stakeCard(stake, table.currency)), ...lost].sort(
    (left, right) => laidOrder.indexOf(left.card) - laidOrder.indexOf(right.card),
  );
}

function stakeCard(stake: Stake, currency: string): Card {
  const state = stake.win > 0 ? 'won' : stake.couch ? 'laid' : 'empty';
  return {
    card: stake.card,
    state,
    amount: stake.couch,
    crooks: stake.crooks,
    note: stakeNote(stake, currency),
  };
}

function stakeNote(stake: Stake, currency: string): string {
  const { playerPage } = pagesMessages();
  if (stake.win > 0) return playerPage.wonSum(money(stake.win, currency));
  if (!stake.couch) return playerPage.empty;
  if (stake.paying) return playerPage.pay(stake.rung);
  return playerPage.rung(stake.rung, money(stake.hope, currency));
}

/** Returns the cards that the newest draw took. */
function lostCards(table: Table, name: string): Card[] {
  if (table.phase !== 'drawing') return [];
  return (table.settled?.outcomes ?? [])
    .filter(
      (outcome) =>
        outcome.punter === name &&
        (outcome.result === 'lost' || outcome.result === 'faced') &&
        amountLost(outcome) > 0,
    )
    .map((outcome) => ({
      card: outcome.card,
      state: 'lost',
      amount: amountLost(outcome),
      crooks: 0,
      note: pagesMessages().playerPage.lostSum(money(amountLost(outcome), table.currency)),
    }));
}

const amountLost = (outcome: Outcome): number => outcome.from_couch + outcome.from_purse;
