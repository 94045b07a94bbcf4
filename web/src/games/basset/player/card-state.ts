/** What lies on a punter's own cards, and how each looks. */

import { money } from '../../../i18n/currency.ts';
import { messages } from '../messages/messages.ts';
import type { Outcome, Stake, Table } from '../view.ts';

export interface Card {
  card: string;
  look: 'laid' | 'won' | 'lost' | 'empty';
  amount: number;
  crooks: number;
  foot: string;
}

/** In the order laid: a card keeps its place, whatever becomes of it. What rides from the last deal comes first. */
export function cardsOf(table: Table, name: string): Card[] {
  const there = table.stakes.filter((stake) => stake.punter === name);
  const lost = lostOf(table, name).filter(
    (one) => !there.some((stake) => stake.card === one.card && stake.couch),
  );
  const kept = there.filter((stake) => !lost.some((one) => one.card === stake.card));
  const laid = table.punters.find((one) => one.name === name)?.used ?? [];
  return [...kept.map((stake) => ofStake(stake, table.currency)), ...lost].sort(
    (one, other) => laid.indexOf(one.card) - laid.indexOf(other.card),
  );
}

function ofStake(stake: Stake, currency: string): Card {
  const look = stake.win > 0 ? 'won' : stake.couch ? 'laid' : 'empty';
  return { card: stake.card, look, amount: stake.couch, crooks: stake.crooks, foot: footOf(stake, currency) };
}

function footOf(stake: Stake, currency: string): string {
  const { playerPage, publicPages } = messages();
  if (stake.win > 0) return publicPages.player.wonSum(money(stake.win, currency));
  if (!stake.couch) return publicPages.player.empty;
  if (stake.paying) return publicPages.player.pay(stake.rung);
  return playerPage.rung(stake.rung, money(stake.hope, currency));
}

/** Cards that the newest draw took, until the next one. */
function lostOf(table: Table, name: string): Card[] {
  if (table.phase !== 'drawing') return [];
  return (table.settled?.outcomes ?? [])
    .filter(
      (one) => one.punter === name && (one.result === 'lost' || one.result === 'faced') && takenBy(one) > 0,
    )
    .map((one) => ({
      card: one.card,
      look: 'lost',
      amount: takenBy(one),
      crooks: 0,
      foot: messages().publicPages.player.lostSum(money(takenBy(one), table.currency)),
    }));
}

const takenBy = (outcome: Outcome): number => outcome.from_couch + outcome.from_purse;
