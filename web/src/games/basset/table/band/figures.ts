/** The figures of the band: the cards left to deal, and the bank's balance. */

import { bankFigure } from '../../../../table-kit/shell/bank-figure.ts';
import type { Figure } from '../../../../table-kit/table-game.ts';
import { messages } from '../../messages/messages.ts';
import { canEndEarly } from '../../table-queries.ts';
import { RANKS, SUITED, type Table } from '../../view.ts';
import type { BassetMode } from '../model/basset-modes.ts';
import type { Ui } from '../model/basset-page.ts';
import { toggleEndTray } from '../model/run-next-step.ts';

type BassetFigure = Figure<Table, BassetMode>;

export function bassetFigures(table: Table, ui: Ui): readonly BassetFigure[] {
  const figures = [packFigure(table, ui), bankFigure<BassetMode>(table)];
  return figures.filter((figure) => figure !== null);
}

/** Returns the cards left to deal, or those of the pack before the deal. A tap opens the tray that ends the deal. */
function packFigure(table: Table, ui: Ui): BassetFigure | null {
  const { stock, rules } = table;
  if (stock === null) return fullPack(rules.decks);
  const { band, endEarly, tableHints } = messages();
  return {
    id: 'pack',
    kind: 'side',
    value: String(stock),
    label: ui.layout === 'portrait' ? band.left : pairText(table),
    short: tableHints.phone.pack(stock),
    // With no stake left, the main button ends the deal.
    ...(canEndEarly(table) &&
      table.stakes.length > 0 && {
        tap: {
          words: endEarly.open,
          isOpen: ui.mode.kind === 'end',
          run: ({ uiState }) => toggleEndTray(uiState),
        },
      }),
  };
}

function fullPack(decks: Table['rules']['decks']): BassetFigure | null {
  if (typeof decks !== 'number' || !decks) return null;
  const cards = SUITED * RANKS.length * decks;
  return { id: 'pack', kind: 'side', value: String(cards), label: messages().band.inThePack(decks) };
}

/** Returns the number of the shown pair while wins wait for answers, else of the next pair. */
function pairText(table: Table): string {
  const pairs = table.draws.filter((draw) => draw.kind === 'pair').length;
  if (table.waiting.length) return messages().band.pairNow(pairs);
  return table.next.draw === 'pair' ? messages().band.pairNext(pairs + 1) : messages().band.left;
}
