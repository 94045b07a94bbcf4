/** The next step of a practice table, in one or two short sentences. */

import { guideMessages } from './messages/teaching/guide-messages.ts';
import { messages } from './messages/messages.ts';
import type { Ui } from './model/own-mode.ts';
import { nobodyWagers, withoutCover } from './model/no-money.ts';
import { lacksWager, lastCovers, lastWager } from './model/sums.ts';
import { PLAYERS_LEAST } from './model/table-queries.ts';
import type { Table } from './view.ts';

/** Returns the step; empty if the table is closed. */
export function guideText(table: Table, { mode, selectedCoin }: Pick<Ui, 'mode' | 'selectedCoin'>): string {
  const steps = guideMessages();
  if (table.phase === 'closed') return '';
  if (table.dealt) return steps.calculating;
  if (table.players.length < PLAYERS_LEAST) return steps.addPlayers;
  if (mode.kind === 'cards') return steps.cards[table.rules.match];
  if (mode.kind === 'cover') return steps.cover;
  if (mode.kind === 'sale' && mode.player !== null) return steps.price(mode.player);
  if (table.phase === 'selling' || mode.kind === 'sale') return steps.sell(messages().steps.nobodyBids);
  return table.phase === 'wagering' ? wagerStep(table) : coverStep(table, selectedCoin);
}

function wagerStep(table: Table): string {
  const steps = guideMessages();
  const banker = table.banker ?? '';
  if (nobodyWagers(table)) return steps.noWager;
  if (lacksWager(table)) return steps.tooLittle(banker);
  return lastWager(table) === null ? steps.wager(banker) : steps.wagerAgain(banker);
}

function coverStep(table: Table, coin: number | null): string {
  const steps = guideMessages();
  const [short] = withoutCover(table);
  if (short) return steps.noCover(short.name);
  if (lastCovers(table).length) return steps.coversAgain(messages().steps.asLastHand);
  const cover = coin === null ? steps.coverRest : steps.coverCoin;
  if (table.covers.length === 0) return cover;
  return steps.deal[table.rules.match];
}
