/** The next step of a practice table, in one or two short sentences. */

import { guideMessages } from './messages/teaching/guide-messages.ts';
import { messages } from './messages/messages.ts';
import type { Ui } from './model/own-mode.ts';
import { nobodyBanks } from './model/no-money.ts';
import { lacksBank, lastStakes, mayContinue, mayRefill } from './model/sums.ts';
import { hasTwoSides, mustAccept, needsShoe, PLAYERS_LEAST } from './model/table-queries.ts';
import type { Table } from './view.ts';

/** Returns the step; empty if the table is closed. */
export function guideText(table: Table, { mode, selectedCoin }: Pick<Ui, 'mode' | 'selectedCoin'>): string {
  const steps = guideMessages();
  if (table.phase === 'closed') return '';
  if (table.dealt) return steps.calculating;
  if (table.players.length < PLAYERS_LEAST) return steps.addPlayers;
  switch (mode.kind) {
    case 'cards':
      return steps.cards;
    case 'result':
      return steps.left;
    case 'stake':
      return steps.stake;
    case 'banco':
      return steps.banco;
    case 'bank':
      return steps.banker;
    default:
      return table.phase === 'open' ? openStep(table) : stakingStep(table, selectedCoin);
  }
}

function openStep(table: Table): string {
  const steps = guideMessages();
  const { in_turn, late_banker, passed_sum } = table;
  if (nobodyBanks(table)) return steps.noBank;
  if (lacksBank(table, in_turn)) return mayContinue(table) ? steps.banker : steps.tooLittle(in_turn);
  if (passed_sum > 0) return steps.continued;
  if (in_turn === null) return steps.bidden;
  return late_banker === null
    ? steps.bank(in_turn)
    : steps.bankOrPass(in_turn, messages().table.declines(in_turn));
}

function stakingStep(table: Table, coin: number | null): string {
  const steps = guideMessages();
  if (table.is_broken) return mayRefill(table) ? steps.broken : steps.brokenPass;
  if (mustAccept(table)) return steps.accept(table.banker ?? '');
  if (needsShoe(table)) return steps.shoe;
  if (table.staked > 0) return hasTwoSides(table) ? steps.dealTwo : steps.deal;
  if (lastStakes(table).length) return steps.again(messages().steps.asLastHand);
  return coin === null ? steps.stakes : steps.coinInHand;
}
