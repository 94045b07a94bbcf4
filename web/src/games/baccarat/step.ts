/** What the main button does: the stakes of the last hand, the excess, the cards of a hand, or the next move of the bank. */

import { money } from '../../i18n/amounts/currency.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import { buyInStep } from '../../table-kit/money/buy-in-step.ts';
import type { Step } from '../../table-kit/table-game.ts';
import { messages } from './messages/messages.ts';
import * as actions from './model/actions.ts';
import { enteredCards } from './model/card-entry.ts';
import { drawRule } from './model/hand-result.ts';
import type { OwnMode, Ui } from './model/own-mode.ts';
import { nobodyBanks } from './model/no-money.ts';
import { continuedSum, lacksBank, lastStakes, mayContinue, mayRefill } from './model/sums.ts';
import {
  hasTwoSides,
  isStaked,
  mayDeal,
  mustAccept,
  needsShoe,
  PLAYERS_LEAST,
  sumOf,
} from './model/table-queries.ts';
import { handsOf, type Table } from './view.ts';

type OwnStep = Step<Table, OwnMode>;

/** Null for a closed table, and while another tray is open and the step waits for a coin. */
export function mainStep(table: Table, { mode }: Pick<Ui, 'mode'>): OwnStep | null {
  const { keys, steps } = messages();
  if (table.phase === 'closed') return null;
  if (table.dealt) return idle('settling', steps.calculating);
  if (table.players.length < PLAYERS_LEAST) return addPlayer();
  if (mode.kind === 'cards') return cardStep(table, mode);
  if (mode.kind === 'result') return back('back', steps.notThisResult, keys.words[mode.right]);
  const step = askedStep(mode) ?? (table.phase === 'open' ? openStep(table, mode) : stakingStep(table));
  // The coins of these trays set another sum than the one that the step asks for.
  return OTHER_TRAYS.has(mode.kind) && !step.isReady ? null : step;
}

const OTHER_TRAYS: ReadonlySet<string> = new Set(['player', 'seat', 'fund']);

/** While the sentence asks for a player or a coin, the button asks for the same and takes no tap. */
function askedStep({ kind }: Ui['mode']): OwnStep | null {
  const words = messages().steps;
  if (kind === 'banco') return idle('banco', words.tapBanco);
  if (kind === 'bank') return idle('banker', words.tapBanker);
  return kind === 'refill' ? idle('refill', words.tapRefill) : null;
}

const idle = (id: string, words: string, detail = ''): OwnStep => ({
  ...{ id, words, detail, isReady: false },
  run: () => undefined,
});

const ready = (id: string, words: string, detail: string, run: OwnStep['run']): OwnStep => ({
  ...{ id, words, detail, isReady: true, run },
});

const back = (id: string, words: string, detail: string): OwnStep => ({
  ...ready(id, words, detail, actions.takeCardBack),
  isBack: true,
});

const addPlayer = (): OwnStep =>
  ready('seat', messages().steps.addPlayer, messages().table.tooFew, ({ uiState }) => {
    uiState.mode.value = { kind: 'seat', name: '' };
  });

/** The player in turn may take over the bank that was passed; any other bank needs a coin. */
function openStep(table: Table, mode: Ui['mode']): OwnStep {
  const words = messages().steps;
  const { in_turn: name, currency, players } = table;
  const player = name ?? players[0]?.name ?? '';
  if (nobodyBanks(table)) return buyInStep(table, { mode }, player, words.noBank);
  const sum = name === null ? null : continuedSum(table, name);
  if (name !== null && sum !== null)
    return ready(`bank ${name}`, words.takesBank(name, money(sum, currency)), words.samePassed, (model) =>
      actions.enterBank(model, name, sum),
    );
  if (mayContinue(table)) return idle('banker', words.tapBanker);
  return declineStep(table) ?? idle('bank', words.tapBank);
}

/** Lets a player in turn with too little for a bank decline; null for others. */
function declineStep(table: Table): OwnStep | null {
  const { in_turn: name } = table;
  if (!lacksBank(table, name) || !mayEnter(table, 'pass')) return null;
  const { declines, tooLittle } = messages().table;
  return ready(`decline ${name}`, declines(name), tooLittle, actions.passDeal);
}

function stakingStep(table: Table): OwnStep {
  const words = messages().steps;
  if (table.is_broken)
    return mayRefill(table) ? idle('refill', words.tapRefill, words.broken) : passStep(table, words.broken);
  if (mustAccept(table)) return mayEnter(table, 'accept') ? acceptStep(table) : idle('accept', words.accept);
  if (needsShoe(table)) return ready('shoe', words.shuffle, words.tooFewCards, actions.shuffle);
  const again = table.staked === 0 ? lastStakes(table) : [];
  if (again.length) {
    const sum = money(sumOf(again.map(({ amount }) => amount)), table.currency);
    const left = leftOut(table, again);
    const detail = words.stakesOf(again.length, sum);
    return ready(
      'again',
      words.asLastHand,
      left.length ? words.without(detail, left) : detail,
      actions.repeatStakes,
    );
  }
  // A hand is dealt with or without the excess, so the banker's money takes a tap of its own.
  if (!mayDeal(table)) return idle('deal', words.deal, words.tapStake);
  return ready('cards', words.enterCards, words.cardByCard, openCards);
}

/** The players whose last stake cannot be placed again, such as for want of money. */
const leftOut = (
  { players, banker }: Table,
  again: readonly { readonly punter: string }[],
): readonly string[] =>
  players
    .filter(({ name, last_stake }) => last_stake > 0 && name !== banker)
    .map(({ name }) => name)
    .filter((name) => !again.some(({ punter }) => punter === name));

/** Enters the hand card by card. */
const openCards: OwnStep['run'] = ({ uiState }) => {
  uiState.mode.value = { kind: 'cards', taps: [], drawn: [] };
};

function acceptStep({ banker, currency, excess }: Table): OwnStep {
  const words = messages().steps;
  return ready(
    'accept',
    words.accept,
    words.putsIn(banker ?? '', money(excess, currency)),
    actions.acceptStakes,
  );
}

function passStep(table: Table, why = ''): OwnStep {
  const words = messages().steps;
  const detail = why || words.retires(table.banker ?? '', money(table.bank, table.currency));
  return mayEnter(table, 'pass')
    ? ready('pass', words.pass, detail, actions.passDeal)
    : idle('pass', words.pass, detail);
}

/** While cards are entered: no third card, a hand that is not dealt, or the newest card again. */
function cardStep(table: Table, mode: Extract<OwnMode, { kind: 'cards' }>): OwnStep {
  const words = messages().steps;
  const { cards, next } = enteredCards({ ...mode, hands: handsOf(table) });
  const id = `card ${mode.taps.length}`;
  if (next?.ask === 'third') {
    const rule = next.part === 'bank' ? 'free' : drawRule(cards[next.part]);
    if (rule === 'free') return ready(`no ${id}`, words.noCard, '', actions.standPat);
    if (rule === 'draws' && table.rules.false_draw !== 'refuse')
      return ready(`no ${id}`, words.noCard, words.falseDraw, actions.standPat);
  }
  const side = next?.ask === 'first' && next.part !== 'bank' ? next.part : null;
  if (side !== null && hasTwoSides(table) && !isStaked(table, side))
    return ready(`no ${id}`, words.notDealt, '', actions.standPat);
  if (mode.taps.length === 0) return back('result', words.enterResult, words.withoutCards);
  return back(id, words.notThisCard, '');
}
