/** What the main button does: the deal, a pass of the player in turn, or equal best hands. */

import type { Step } from '../../table-kit/table-game.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import { messages } from './messages/messages.ts';
import { enterBest, enterDeal, enterTurn } from './model/actions.ts';
import type { OwnMode, Ui } from './model/own-mode.ts';
import { findPlayer, PLAYERS_LEAST } from './model/table-queries.ts';
import { playersWithMoney } from './sentence.ts';
import type { Table } from './view.ts';

type OwnStep = Step<Table, OwnMode>;

const EQUAL_LEAST = 2;

/** Null for a closed table. */
export function mainStep(table: Table, { mode }: Pick<Ui, 'mode'>): OwnStep | null {
  const words = messages().steps;
  if (table.phase === 'closed') return null;
  if (table.winners.length) return idle('settling', words.settling);
  switch (table.phase) {
    case 'between':
      return dealStep(table);
    case 'showing':
      return mode.kind === 'equal' ? equalStep(mode.players) : idle('best', words.tapBest);
    case 'playing':
      return mode.kind === 'out' ? idle('cards', words.tapCards) : idle('out', words.tapOut);
    default:
      return mode.kind === 'claim' ? idle('claim', words.tapClaim) : turnStep(table);
  }
}

const idle = (id: string, words: string, detail = ''): OwnStep => ({
  ...{ id, words, detail, isReady: false },
  run: () => undefined,
});

function dealStep(table: Table): OwnStep {
  const words = messages().steps;
  if (playersWithMoney(table) < PLAYERS_LEAST) return addPlayer();
  if (!mayEnter(table, 'deal')) return idle('deal', words.deal, words.short(poorest(table)));
  return {
    ...{ id: 'deal', words: words.deal, detail: table.next_dealer ?? '', isReady: true },
    run: enterDeal,
  };
}

/** The player with the least money, which is too little for the ante if the table cannot deal. */
function poorest({ players }: Table): string {
  const withMoney = players.filter(({ purse }) => purse !== 0);
  return [...withMoney].sort((one, other) => (one.purse ?? 0) - (other.purse ?? 0))[0]?.name ?? '';
}

const addPlayer = (): OwnStep => ({
  ...{ id: 'seat', words: messages().steps.addPlayer, detail: '', isReady: true },
  run: ({ uiState }) => {
    uiState.mode.value = { kind: 'seat', name: '' };
  },
});

/** Passes, also for a player who owes: a dealer who taps passes in rhythm must not pay for a player. */
function turnStep(table: Table): OwnStep {
  const player = table.turn ?? '';
  return {
    id: `pass ${player} ${findPlayer(table, player)?.at_table ?? 0}`,
    words: messages().steps.pass,
    detail: player,
    isReady: mayEnter(table, 'pass', player),
    run: (model) => enterTurn(model, 'pass'),
  };
}

function equalStep(players: readonly string[]): OwnStep {
  const words = messages().steps;
  if (players.length < EQUAL_LEAST) return idle('equal', words.share, words.tapEqual);
  return {
    ...{ id: 'equal', words: words.share, detail: players.join(', '), isReady: true },
    run: (model) => enterBest(model, players),
  };
}
