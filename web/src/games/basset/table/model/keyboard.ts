/** The keyboard shortcuts of Basset: cards, answers to wins, and what applies to a card or a player. */

import type { Rank } from '../../../../i18n/ranks.ts';
import { language } from '../../../../i18n/language.ts';
import { rankOfKey, runStep } from '../../../../table-kit/model/keyboard.ts';
import { cancelMode } from '../../../../table-kit/model/ui-state.ts';
import { uiValues } from '../../../../table-kit/model/table-context.ts';
import { BOUNCE_MS } from '../../../../ui/buttons/tap-guard.ts';
import {
  canEndEarly,
  chosenSeat,
  findPunter,
  findStake,
  nextSeat,
  unansweredWins,
} from '../../table-queries.ts';
import type { OnCard, Stake } from '../../view.ts';
import { trayTasks } from '../grid/row-status.ts';
import { focusEnd, focusFirstAnswer, focusNextAnswer } from './answer-focus.ts';
import type { TableActions, TableModel, TablePageModel, UiState } from './basset-page.ts';
import { nextStep } from './next-step.ts';
import { endEarly, runNextStep, toggleEndTray } from './run-next-step.ts';
import { answer, mace, tapCouch, tapKey } from './tap-actions.ts';

interface Last {
  rank: string;
  at: number;
}

/** The last rank key of each page, so that a bouncing key does not turn two cards. */
const lastKeys = new WeakMap<TableModel, Last>();

/** Handles a key press. Returns false if it is not a shortcut of Basset. */
export function pressKey(model: TablePageModel, event: KeyboardEvent): boolean {
  const table = model.actions.table();
  if (!table) return false;
  // Some keyboards need Shift for the digits.
  const isPlain = !event.shiftKey || /^\d$/.test(event.key);
  const rank = isPlain ? rankOfKey(event.key, language.value === 'fr') : null;
  const command = COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()];
  if (unansweredWins(table).length && ANSWERS[event.key.toLowerCase()]) return handleAnswer(model, event);
  if (rank) return handled(() => handleRank(model, rank, event.timeStamp));
  return command ? handled(() => command(model)) : false;
}

function handled(action: () => void): true {
  action();
  return true;
}

/** Handles a rank key. After the second card of a pair, it focuses the first answer. */
function handleRank(model: TableModel, rank: Rank, at: number): void {
  const last = lastKeys.get(model);
  if (last?.rank === rank && at - last.at < BOUNCE_MS) return;
  lastKeys.set(model, { rank, at });
  const isSecondCard = model.uiState.firstCard.value !== null;
  tapKey(model.actions, model.uiState, rank, model.suits.value);
  if (isSecondCard && model.uiState.firstCard.value === null) focusAnswersWhenReady(model);
}

const ANSWERS_TIMEOUT_MS = 4000;

function focusAnswersWhenReady({ scene }: TableModel): void {
  const until = performance.now() + ANSWERS_TIMEOUT_MS;
  const stop = scene.subscribe((now) => {
    const ready = now && unansweredWins(now.table).length > 0;
    if (ready) requestAnimationFrame(focusFirstAnswer);
    if (ready || performance.now() > until) queueMicrotask(() => stop());
  });
}

const ANSWERS: Readonly<Record<string, 'take' | 'paroli' | 'pay' | 'restake'>> = {
  t: 'take',
  p: 'paroli',
  y: 'pay',
  s: 'restake',
};

/** Answers the win with the focus, else the first win of the focused row, else the first of all. */
function handleAnswer(model: TablePageModel, event: KeyboardEvent): boolean {
  const table = model.actions.table();
  const answerKind = ANSWERS[event.key.toLowerCase()];
  if (!table || !answerKind) return false;
  if (event.shiftKey)
    return answerKind === 'take' ? handled(() => (focusNextAnswer(true), runStep(model))) : false;
  const wins = unansweredWins(table);
  const stake = focusedWin(wins);
  if (!stake?.answers) return false;
  if (answerKind === 'restake') {
    if (stake.answers.restake)
      model.uiState.mode.value = { kind: 'restake', punter: stake.punter, card: stake.card };
  } else if (answerKind === 'take' || stake.answers[answerKind]) {
    if (wins.length === 1) focusNextAnswer();
    answer(model.actions, model.uiState, stake, answerKind);
    requestAnimationFrame(focusFirstAnswer);
  }
  return true;
}

function focusedWin(wins: Stake[]): Stake | undefined {
  const focused = (part: string) =>
    document.activeElement?.closest<HTMLElement>(`[data-${part}]`)?.dataset[part];
  const [win, punter] = [focused('answer'), focused('player')];
  const focusedStake = wins.find((stake) => `${stake.punter}|${stake.card}` === win);
  return focusedStake ?? wins.find((stake) => stake.punter === punter) ?? wins[0];
}

type Command = (model: TablePageModel) => unknown;

const COMMANDS: Readonly<Record<string, Command>> = {
  f: (model) => runStepIf(model, 'fasse'),
  l: (model) => runStepIf(model, 'last'),
  e: ({ actions, uiState }) => {
    pressEnd(actions, uiState);
    if (uiState.mode.value.kind === 'end') requestAnimationFrame(focusEnd);
  },
  n: (model) => selectNextSeat(model),
  m: (model) => withCard(model, (at) => mace(model.actions, model.uiState, at)),
  w: (model) => withCard(model, () => cancelMode(model.uiState)),
  g: (model) => openTask(model, 'book'),
  b: (model) => openTask(model, 'buyin'),
};

function runStepIf({ actions, uiState }: TableModel, kind: string): void {
  const table = actions.table();
  if (!table?.punters.length || table.phase === 'closed' || actions.isWaitingForEngine?.()) return;
  const step = nextStep(table, uiValues(uiState));
  if (step.kind === kind) runNextStep(actions, uiState, step);
}

function selectNextSeat({ actions, uiState }: TableModel): void {
  const table = actions.table();
  if (table)
    uiState.selectedSeat.value =
      nextSeat(table, chosenSeat(table, uiState.selectedSeat.value)?.name ?? null)?.name ?? null;
}

/** Runs the action for the chosen card. If none is chosen, it chooses the focused card. */
function withCard({ actions, uiState }: TableModel, act: (at: OnCard) => void): void {
  const table = actions.table();
  const { mode } = uiState;
  if (mode.value.kind === 'card') return act(mode.value);
  const focused = document.activeElement;
  const punter = focused?.closest<HTMLElement>('[data-player]')?.dataset.player;
  const card = focused?.closest<HTMLElement>('[data-card]')?.dataset.card;
  if (table && punter && card && findStake(table, punter, card)) tapCouch(actions, uiState, punter, card);
}

function openTask({ actions, uiState }: TableModel, task: 'book' | 'buyin'): void {
  const table = actions.table();
  if (!table) return;
  const focused = document.activeElement?.closest<HTMLElement>('[data-player]')?.dataset.player;
  const selected = uiState.selectedSeat.value;
  const punter = findPunter(table, focused ?? selected) ?? chosenSeat(table, selected);
  if (punter && trayTasks(table, punter).includes(task))
    uiState.mode.value = { kind: 'player', player: punter.name, task };
}

/** When the key was last pressed: a bouncing key presses it once. */
const lastPresses = new WeakMap<UiState, number>();

function isBounce(uiState: UiState): boolean {
  const [now, last] = [performance.now(), lastPresses.get(uiState) ?? -Infinity];
  if (now - last >= BOUNCE_MS) lastPresses.set(uiState, now);
  return now - last < BOUNCE_MS;
}

/** Ends the deal; with cards left, the first call opens the tray, and the next one ends it. */
export function pressEnd(actions: TableActions, uiState: UiState): void {
  const table = actions.table();
  if (!table || isBounce(uiState)) return;
  const step = actions.isWaitingForEngine?.() ? null : nextStep(table, uiValues(uiState));
  if (step?.kind === 'end') runNextStep(actions, uiState, step);
  else if (uiState.mode.value.kind === 'end') endEarly(actions, uiState);
  else if (canEndEarly(table)) toggleEndTray(uiState);
}
