/** What the main button does: the last wager, the covers of the last hand, the cards of a hand, or the deck's next move. */

import { money } from '../../i18n/amounts/currency.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import { buyInStep } from '../../table-kit/money/buy-in-step.ts';
import type { Step } from '../../table-kit/table-game.ts';
import { mayDeal } from './keys.ts';
import { messages } from './messages/messages.ts';
import { enterWager, passDeck, repeatCovers } from './model/actions.ts';
import type { OwnMode, Ui } from './model/own-mode.ts';
import { nobodyWagers, withoutCover } from './model/no-money.ts';
import { lacksWager, lastCovers, lastWager, totalOf } from './model/sums.ts';
import { PLAYERS_LEAST } from './model/table-queries.ts';
import type { Table } from './view.ts';

type OwnStep = Step<Table, OwnMode>;

/** Null for a closed table. */
export function mainStep(table: Table, { mode }: Pick<Ui, 'mode'>): OwnStep | null {
  if (table.phase === 'closed') return null;
  if (table.dealt) return idle('settling', messages().steps.calculating);
  if (table.players.length < PLAYERS_LEAST) return addPlayer();
  if (mode.kind === 'cards') return cardStep(mode.cards);
  if (table.phase === 'selling' && mode.kind !== 'sale') return nobodyBids();
  if (mode.kind === 'sale') return saleStep(mode.player);
  return table.phase === 'wagering' ? wagerStep(table, mode) : coverStep(table, mode);
}

const idle = (id: string, words: string, detail = ''): OwnStep => ({
  ...{ id, words, detail, isReady: false },
  run: () => undefined,
});

/** While the deck is sold, the tray waits for the buyer, then for the price. */
const saleStep = (buyer: string | null): OwnStep =>
  buyer === null ? idle('buyer', messages().steps.tapBuyer) : idle('price', messages().steps.tapPrice);

const addPlayer = (): OwnStep => ({
  ...{ id: 'seat', words: messages().steps.addPlayer, detail: messages().table.tooFew, isReady: true },
  run: ({ uiState }) => {
    uiState.mode.value = { kind: 'seat', name: '' };
  },
});

function wagerStep(table: Table, mode: Ui['mode']): OwnStep {
  const words = messages().steps;
  if (nobodyWagers(table)) return buyInStep(table, { mode }, table.banker ?? '', words.noWager);
  if (lacksWager(table)) return passStep(table);
  const amount = lastWager(table);
  if (amount === null) return idle('wager', words.tapWager);
  return {
    id: `wager ${amount}`,
    words: words.wager(money(amount, table.currency)),
    detail: words.lastWager,
    isReady: true,
    run: (model) => enterWager(model, amount),
  };
}

/** Lets a banker with too little for a wager pass the deck, if the rules allow it. */
function passStep(table: Table): OwnStep {
  const words = messages().steps;
  if (!mayEnter(table, 'pass')) return idle('wager', words.tooLittle);
  return {
    ...{ id: 'pass', words: words.passes(table.banker ?? ''), detail: words.tooLittle, isReady: true },
    run: passDeck,
  };
}

function coverStep(table: Table, mode: Ui['mode']): OwnStep {
  const words = messages().steps;
  const covers = lastCovers(table);
  if (covers.length)
    return {
      id: 'covers',
      words: words.asLastHand,
      detail: words.coversOf(covers.length, money(totalOf(covers), table.currency)),
      isReady: true,
      run: repeatCovers,
    };
  const [short] = withoutCover(table);
  if (short) return buyInStep(table, { mode }, short.name, words.noCover);
  if (!mayDeal(table)) return idle('deal', words.deal, words.tapCover);
  return {
    ...{ id: 'cards', words: words.enterCards, detail: words.cardByCard, isReady: true },
    run: ({ uiState }) => {
      uiState.mode.value = { kind: 'cards', cards: [] };
    },
  };
}

/** While cards are entered: takes the newest one back or, before the first, returns to the results. */
function cardStep(cards: readonly string[]): OwnStep {
  const words = messages().steps;
  const isFirst = cards.length === 0;
  return {
    id: isFirst ? 'outcome' : `card ${cards.length}`,
    words: isFirst ? words.enterOutcome : words.takeCardBack,
    detail: isFirst ? words.withoutCards : '',
    isReady: true,
    isBack: !isFirst,
    run: ({ uiState }) => {
      uiState.mode.value = isFirst ? { kind: 'none' } : { kind: 'cards', cards: cards.slice(0, -1) };
    },
  };
}

const nobodyBids = (): OwnStep => ({
  ...{ id: 'pass', words: messages().steps.nobodyBids, detail: messages().steps.deckPasses, isReady: true },
  run: passDeck,
});
