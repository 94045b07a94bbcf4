/** What the main button does: the ante, or the counts of a round. */

import { money } from '../../i18n/amounts/currency.ts';
import type { Step } from '../../table-kit/table-game.ts';
import { buyInStep } from '../../table-kit/money/buy-in-step.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import { messages } from './messages/messages.ts';
import { askNext, enterAnte, recordCounts, usePoints } from './model/actions.ts';
import { pointsOf } from './model/counting-aid.ts';
import { countedOf, faultOf, typedIn } from './model/counts.ts';
import type { OwnMode, Ui } from './model/own-mode.ts';
import { SEATS, shortOfAnte } from './model/table-queries.ts';
import { countsText } from './sentence.ts';
import type { Table } from './view.ts';

type OwnStep = Step<Table, OwnMode>;

/** Null for a closed table. */
export function mainStep(table: Table, { mode }: Pick<Ui, 'mode'>): OwnStep | null {
  if (table.phase === 'closed') return null;
  if (table.counted) return idle('settling', messages().steps.calculating);
  if (table.players.length < SEATS) return addPlayer(table);
  if (table.phase === 'between') return anteStep(table, mode);
  return mode.kind === 'aid' ? aidStep(mode) : countStep(table, mode);
}

const idle = (id: string, words: string, detail = ''): OwnStep => ({
  ...{ id, words, detail, isReady: false },
  run: () => undefined,
});

const addPlayer = ({ players }: Table): OwnStep => ({
  ...{ id: 'seat', words: messages().steps.addPlayer, isReady: true },
  detail: messages().calls.tooFew(SEATS - players.length),
  run: ({ uiState }) => {
    uiState.mode.value = { kind: 'seat', name: '' };
  },
});

/** Leads to the money of a player with too little for the ante of the rules. Another stake may still be possible. */
function anteStep(table: Table, mode: Ui['mode']): OwnStep {
  const { ante } = table.rules;
  const words = messages().steps;
  const [short] = shortOfAnte(table);
  if (short !== undefined) return buyInStep(table, { mode }, short, words.short);
  return {
    ...{ id: 'ante', words: words.ante, isReady: mayEnter(table, 'ante') },
    detail: ante === 0 ? words.forScore : words.each(money(ante, table.currency)),
    run: (model) => enterAnte(model, null),
  };
}

function countStep(table: Table, mode: Ui['mode']): OwnStep {
  const words = messages().steps;
  const typed = typedIn(table, mode);
  const counted = countedOf(table, typed);
  const fault = faultOf(table, counted);
  if (fault)
    return idle(
      'count',
      words.record,
      fault === 'sum' ? words.check(counted.typed.map(({ punter }) => punter)) : words.dealerCounts,
    );
  const { player, figures } = typed;
  if (player === null) return recordStep(table, countsText(counted));
  const figure = figures[player];
  return figure
    ? {
        ...{ id: `next ${player}`, words: words.next(Number(figure)), detail: player, isReady: true },
        run: askNext,
      }
    : idle('count', words.record, words.typeCounts);
}

/** It takes a tap at once: the last tap was on another key, and a double tap on the button counts once. */
const recordStep = (table: Table, detail: string): OwnStep => ({
  ...{ id: 'record', words: messages().steps.record, detail, isReady: mayEnter(table, 'count'), guard: 0 },
  run: recordCounts,
});

function aidStep({ tricks, cards }: Extract<OwnMode, { kind: 'aid' }>): OwnStep {
  const words = messages().steps;
  if (!tricks) return idle('points', words.usePoints, words.typeTricks);
  const points = pointsOf(Number(tricks), cards);
  if (points === null) return idle('points', words.usePoints, words.tooManyCards);
  return {
    ...{ id: `points ${points}`, words: words.points(points), detail: words.usePoints, isReady: true },
    run: usePoints,
  };
}
