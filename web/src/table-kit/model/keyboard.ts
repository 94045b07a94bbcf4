/** The keyboard shortcuts of the table. */

import { RANKS, type Rank } from '../../../../i18n/ranks.ts';
import { neighbouringCoin, stakeCoins } from './coin-choices.ts';
import type { TablePageModel } from './page-model.ts';
import { trayTasks } from '../grid/row-status.ts';
import { focusFirstAnswer, focusNextAnswer, neighbouringButton } from './focus.ts';
import { uiValues, cancelAll, cancelMode } from './ui-state.ts';
import { nextStep, type NextStep } from './next-step.ts';
import { pressEnd, runNextStep } from './run-next-step.ts';
import { hand as handed, shortcuts } from '../../../../platform/settings.ts';
import type { Stake, Table } from '../../view.ts';
import { chosenSeat, nextSeat, findPunter, findStake, unansweredWins } from '../../table-queries.ts';
import { answer, mace, tapCouch, tapKey } from './tap-actions.ts';
import { redo, undo } from './undo.ts';
import { BOUNCE_MS } from '../../../../ui/buttons/tap-guard.ts';
import { navigate } from '../../../../platform/router.ts';
import { language } from '../../../../i18n/language.ts';

const FRENCH_KEYS: Readonly<Record<string, Rank>> = { v: 'J', d: 'Q', r: 'K', '1': 'A' };

/** Returns the rank of a key in the page's language, or null. 0 is ten. */
export function rankOfKey(key: string, french: boolean): Rank | null {
  const low = key.toLowerCase();
  if (french && FRENCH_KEYS[low]) return FRENCH_KEYS[low];
  if (low === '0') return '10';
  return RANKS.find((rank) => rank.toLowerCase() === low && rank !== '10') ?? null;
}

/** Listens to the keyboard until the returned function is called. */
export function listenToKeyboard(model: TablePageModel): () => void {
  const last = { rank: '', at: -Infinity };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (handleKey(model, event, last)) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

interface Last {
  rank: string;
  at: number;
}

/** Handles a key. Returns false if the key is not a shortcut. */
function handleKey(model: TablePageModel, event: KeyboardEvent, last: Last): boolean {
  const { uiState } = model;
  if (event.key === 'Escape') return handleEscape(model);
  if (uiState.openPanel.value !== null) return typeAhead(model, event);
  if (event.key.startsWith('Arrow')) return moveFocus(event);
  if (event.ctrlKey && event.key.toLowerCase() === 'z' && !event.repeat)
    return handled(() => (event.shiftKey ? redo(model) : undo(model)));
  if (event.ctrlKey || event.repeat || shortcuts.value === 'off' || !model.scene.value) return false;
  if (event.key === ' ') return isButton(event.target) ? false : handled(() => runStep(model));
  // Some keyboards need Shift for the digits.
  const isPlain = !event.shiftKey || /^\d$/.test(event.key);
  const rank = isPlain ? rankOfKey(event.key, language.value === 'fr') : null;
  const command = COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()];
  if (unansweredWins(model.scene.value.table).length && ANSWERS[event.key.toLowerCase()])
    return handleAnswer(model, event);
  if (rank) return handled(() => handleRank(model, rank, last, event.timeStamp));
  return command ? handled(() => command(model, event)) : false;
}

/** Notes letters and Enter for the field that has no focus yet. Returns false for other keys and panels. */
function typeAhead({ uiState }: TablePageModel, { key, ctrlKey, target }: KeyboardEvent): boolean {
  const isEnter = key === 'Enter';
  const panel = uiState.openPanel.value;
  const hasField = panel === 'line' || (panel === 'amount' && !isButton(target));
  if (!hasField || ctrlKey || (key.length !== 1 && !isEnter)) return false;
  return handled(() => {
    if (isEnter) uiState.isTextEntered.value = true;
    else uiState.typedText.value += key;
  });
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a') !== null;

function handled(action: () => void): true {
  action();
  return true;
}

function handleEscape({ uiState }: TablePageModel): boolean {
  if (uiState.openPanel.value !== null) uiState.openPanel.value = null;
  else if (uiState.mode.value.kind !== 'none') cancelMode(uiState);
  else cancelAll(uiState);
  return true;
}

function moveFocus(event: KeyboardEvent): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement)) return false;
  const [dx, dy] = STEPS[event.key] ?? [0, 0];
  // The left-handed page is mirrored.
  const to = neighbouringButton(from, handed.value === 'left' ? -dx : dx, dy);
  to?.focus();
  return to !== null;
}

const STEPS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handles a rank key. After the second card of a pair, it focuses the first answer. */
function handleRank(model: TablePageModel, rank: Rank, last: Last, at: number): void {
  if (last.rank === rank && at - last.at < BOUNCE_MS) return;
  Object.assign(last, { rank, at });
  const isSecondCard = model.uiState.firstCard.value !== null;
  tapKey(model.actions, model.uiState, rank, model.suits.value);
  if (isSecondCard && model.uiState.firstCard.value === null) focusAnswersWhenReady(model);
}

const ANSWERS_TIMEOUT_MS = 4000;

function focusAnswersWhenReady({ scene }: TablePageModel): void {
  const until = performance.now() + ANSWERS_TIMEOUT_MS;
  const stop = scene.subscribe((now) => {
    const ready = now && unansweredWins(now.table).length > 0;
    if (ready) requestAnimationFrame(focusFirstAnswer);
    if (ready || performance.now() > until) queueMicrotask(() => stop());
  });
}

function runStep(model: TablePageModel): void {
  const table = model.actions.table();
  if (table) runNextStep(model.actions, model.uiState, currentStep(model, table));
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
  const [win, punter] = [focused('answer'), focused('punter')];
  const focusedStake = wins.find((stake) => `${stake.punter}|${stake.card}` === win);
  return focusedStake ?? wins.find((stake) => stake.punter === punter) ?? wins[0];
}

type Command = (model: TablePageModel, event: KeyboardEvent) => unknown;

const COMMANDS: Readonly<Record<string, Command>> = {
  Backspace: ({ uiState }) => cancelAll(uiState),
  f: (model) => runStepIf(model, ['fasse']),
  l: (model) => runStepIf(model, ['last']),
  e: ({ actions, uiState }) => pressEnd(actions, uiState),
  '[': (model) => selectCoin(model, -1),
  ']': (model) => selectCoin(model, 1),
  '=': ({ uiState }) => {
    uiState.openPanel.value = 'amount';
  },
  n: (model) => selectNextSeat(model),
  m: (model) => withCard(model, (at) => mace(model.actions, model.uiState, at)),
  w: (model) => withCard(model, () => cancelMode(model.uiState)),
  g: (model) => openTask(model, 'book'),
  b: (model) => openTask(model, 'buyin'),
  u: (model, { shiftKey }) => (shiftKey ? redo(model) : undo(model)),
  h: ({ outbox }) => navigate(`/tables/${outbox.id}/log`),
  o: ({ uiState }) => {
    uiState.openPanel.value = 'outbox';
  },
  ':': ({ uiState }) => {
    uiState.typedText.value = '';
    uiState.isTextEntered.value = false;
    uiState.openPanel.value = 'line';
  },
  '?': ({ uiState }) => {
    uiState.openPanel.value = 'shortcuts';
  },
};

const currentStep = ({ actions, uiState }: TablePageModel, table: Table): NextStep =>
  nextStep(table, uiValues(uiState), actions.isWaitingForEngine?.());

function runStepIf(model: TablePageModel, kinds: string[]): void {
  const table = model.actions.table();
  const step = table && currentStep(model, table);
  if (step && kinds.includes(step.kind) && step.ready) runNextStep(model.actions, model.uiState, step);
}

function selectCoin({ actions, uiState }: TablePageModel, step: 1 | -1): void {
  const table = actions.table();
  if (table)
    uiState.selectedCoin.value = neighbouringCoin(stakeCoins(table), uiState.selectedCoin.value, step);
}

function selectNextSeat({ actions, uiState }: TablePageModel): void {
  const table = actions.table();
  if (table)
    uiState.selectedSeat.value =
      nextSeat(table, chosenSeat(table, uiState.selectedSeat.value)?.name ?? null)?.name ?? null;
}

/** Runs the action for the chosen card. If none is chosen, it chooses the focused card. */
function withCard(
  { actions, uiState }: TablePageModel,
  act: (at: { punter: string; card: string }) => void,
): void {
  const table = actions.table();
  const { mode } = uiState;
  if (mode.value.kind === 'card') return act(mode.value);
  const focused = document.activeElement;
  const punter = focused?.closest<HTMLElement>('[data-punter]')?.dataset.punter;
  const card = focused?.closest<HTMLElement>('[data-card]')?.dataset.card;
  if (table && punter && card && findStake(table, punter, card)) tapCouch(actions, uiState, punter, card);
}

function openTask({ actions, uiState }: TablePageModel, kind: 'book' | 'buyin'): void {
  const table = actions.table();
  if (!table) return;
  const focused = document.activeElement?.closest<HTMLElement>('[data-punter]')?.dataset.punter;
  const punter = findPunter(table, focused ?? null) ?? chosenSeat(table, uiState.selectedSeat.value);
  if (punter && trayTasks(table, punter).includes(kind))
    uiState.mode.value = { kind: 'punter', punter: punter.name, task: kind };
}
