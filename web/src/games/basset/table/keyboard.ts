/** What each key of the keyboard does at the table. */

import { RANKS, type Rank } from '../../../i18n/ranks.ts';
import { besideCoin, coinsOf } from './coin-choices.ts';
import type { TablePageModel } from './page-model.ts';
import { askedFor } from './grid/row-status.ts';
import { firstAnswer, leaveAnswer, neighbour } from './focus.ts';
import { uiValues, letGo, putAway } from './ui-state.ts';
import { nextStep, type NextStep } from './next-step.ts';
import { runNextStep } from './run-next-step.ts';
import { hand as handed, shortcuts } from '../../../platform/settings.ts';
import type { Stake, Table } from '../view.ts';
import { chosenSeat, nextSeat, punterNamed, stakeOn, unanswered } from '../table-queries.ts';
import { answer, mace, tapCouch, tapKey } from './tap-actions.ts';
import { undo } from './undo.ts';
import { BOUNCE_MS } from '../../../ui/tap-guard.ts';
import { navigate } from '../../../platform/router.ts';
import { language } from '../../../i18n/language.ts';

const FRENCH: Readonly<Record<string, Rank>> = { v: 'J', d: 'Q', r: 'K', '1': 'A' };

/** The rank that a key names, in the language spoken: 0 is ten. */
export function rankOfKey(key: string, french: boolean): Rank | null {
  const low = key.toLowerCase();
  if (french && FRENCH[low]) return FRENCH[low];
  if (low === '0') return '10';
  return RANKS.find((rank) => rank.toLowerCase() === low && rank !== '10') ?? null;
}

/** Listens to the keyboard until the returned function is called. */
export function listen(dealer: TablePageModel): () => void {
  const last = { rank: '', at: -Infinity };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (pressed(dealer, event, last)) event.preventDefault();
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

/** Whether the key was one of ours. */
function pressed(dealer: TablePageModel, event: KeyboardEvent, last: Last): boolean {
  const { hand } = dealer;
  if (event.key === 'Escape') return escaped(dealer);
  if (hand.sheet.value !== null) return false;
  if (event.key.startsWith('Arrow')) return moved(event);
  if (event.ctrlKey && event.key === 'z' && !event.repeat) return does(() => void undo(dealer));
  if (event.ctrlKey || event.repeat || shortcuts.value === 'off' || !dealer.scene.value) return false;
  if (event.key === ' ') return isButton(event.target) ? false : does(() => main(dealer));
  // Some keyboards have the figures only with Shift.
  const plain = !event.shiftKey || /^\d$/.test(event.key);
  const rank = plain ? rankOfKey(event.key, language.value === 'fr') : null;
  const named = COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()];
  if (unanswered(dealer.scene.value.table).length && ANSWERS[event.key.toLowerCase()])
    return answered(dealer, event);
  if (rank) return does(() => keyed(dealer, rank, last, event.timeStamp));
  return named ? does(() => named(dealer, event)) : false;
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a') !== null;

function does(what: () => void): true {
  what();
  return true;
}

function escaped({ hand }: TablePageModel): boolean {
  if (hand.sheet.value !== null) hand.sheet.value = null;
  else if (hand.grip.value.kind !== 'rest') putAway(hand);
  else letGo(hand);
  return true;
}

function moved(event: KeyboardEvent): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement)) return false;
  const [dx, dy] = STEPS[event.key] ?? [0, 0];
  // For the left hand the page is mirrored.
  const to = neighbour(from, handed.value === 'left' ? -dx : dx, dy);
  to?.focus();
  return to !== null;
}

const STEPS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A rank by key; the focus goes to the first answer only after a pair that was keyed. */
function keyed(dealer: TablePageModel, rank: Rank, last: Last, at: number): void {
  if (last.rank === rank && at - last.at < BOUNCE_MS) return;
  Object.assign(last, { rank, at });
  const second = dealer.hand.first.value !== null;
  tapKey(dealer.desk, dealer.hand, rank, dealer.suits.value);
  if (second && dealer.hand.first.value === null) awaitAnswers(dealer);
}

const PATIENCE_MS = 4000;

function awaitAnswers({ scene }: TablePageModel): void {
  const until = performance.now() + PATIENCE_MS;
  const stop = scene.subscribe((now) => {
    const ready = now && unanswered(now.table).length > 0;
    if (ready) requestAnimationFrame(firstAnswer);
    if (ready || performance.now() > until) queueMicrotask(() => stop());
  });
}

function main(dealer: TablePageModel): void {
  const table = dealer.desk.table();
  if (table) runNextStep(dealer.desk, dealer.hand, mainOf(dealer, table));
}

const ANSWERS: Readonly<Record<string, 'take' | 'paroli' | 'pay' | 'again'>> = {
  t: 'take',
  p: 'paroli',
  y: 'pay',
  s: 'again',
};

/** The answer to the win whose button has the focus, else to the first of the row in focus, else of all. */
function answered(dealer: TablePageModel, event: KeyboardEvent): boolean {
  const table = dealer.desk.table();
  const given = ANSWERS[event.key.toLowerCase()];
  if (!table || !given) return false;
  if (event.shiftKey) return given === 'take' ? does(() => (leaveAnswer(true), main(dealer))) : false;
  const wins = unanswered(table);
  const stake = winInFocus(wins);
  if (!stake?.answers) return false;
  if (given === 'again') {
    if (stake.answers.restake)
      dealer.hand.grip.value = { kind: 'again', punter: stake.punter, card: stake.card };
  } else if (given === 'take' || stake.answers[given]) {
    if (wins.length === 1) leaveAnswer();
    answer(dealer.desk, dealer.hand, stake, given);
    requestAnimationFrame(firstAnswer);
  }
  return true;
}

function winInFocus(wins: Stake[]): Stake | undefined {
  const focused = (part: string) =>
    document.activeElement?.closest<HTMLElement>(`[data-${part}]`)?.dataset[part];
  const [win, punter] = [focused('answer'), focused('punter')];
  const own = wins.find((one) => `${one.punter}|${one.card}` === win);
  return own ?? wins.find((one) => one.punter === punter) ?? wins[0];
}

type Command = (dealer: TablePageModel, event: KeyboardEvent) => unknown;

const COMMANDS: Readonly<Record<string, Command>> = {
  Backspace: ({ hand }) => letGo(hand),
  f: (dealer) => mainIf(dealer, ['fasse']),
  l: (dealer) => mainIf(dealer, ['last']),
  e: (dealer) => mainIf(dealer, ['end']),
  '[': (dealer) => coin(dealer, -1),
  ']': (dealer) => coin(dealer, 1),
  '=': ({ hand }) => {
    hand.sheet.value = 'amount';
  },
  n: (dealer) => next(dealer),
  m: (dealer) => onCard(dealer, (at) => mace(dealer.desk, dealer.hand, at)),
  w: (dealer) => onCard(dealer, () => putAway(dealer.hand)),
  g: (dealer) => task(dealer, 'book'),
  b: (dealer) => task(dealer, 'buyin'),
  // With Shift it is to put back what was undone, which is not built yet.
  u: (dealer, { shiftKey }) => !shiftKey && void undo(dealer),
  h: ({ books }) => navigate(`/tables/${books.id}/log`),
  o: ({ hand }) => {
    hand.sheet.value = 'outbox';
  },
  ':': ({ hand }) => {
    hand.sheet.value = 'line';
  },
  '?': ({ hand }) => {
    hand.sheet.value = 'shortcuts';
  },
};

const mainOf = ({ desk, hand }: TablePageModel, table: Table): NextStep =>
  nextStep(table, uiValues(hand), desk.waits?.());

function mainIf(dealer: TablePageModel, kinds: string[]): void {
  const table = dealer.desk.table();
  const step = table && mainOf(dealer, table);
  if (step && kinds.includes(step.kind) && (step.ready || step.kind === 'end'))
    runNextStep(dealer.desk, dealer.hand, step);
}

function coin({ desk, hand }: TablePageModel, step: 1 | -1): void {
  const table = desk.table();
  if (table) hand.coin.value = besideCoin(coinsOf(table), hand.coin.value, step);
}

function next({ desk, hand }: TablePageModel): void {
  const table = desk.table();
  if (table)
    hand.seat.value = nextSeat(table, chosenSeat(table, hand.seat.value)?.name ?? null)?.name ?? null;
}

/** Chooses the card in focus, or goes on with the one chosen. */
function onCard({ desk, hand }: TablePageModel, what: (at: { punter: string; card: string }) => void): void {
  const table = desk.table();
  const { grip } = hand;
  if (grip.value.kind === 'card') return what(grip.value);
  const focused = document.activeElement;
  const punter = focused?.closest<HTMLElement>('[data-punter]')?.dataset.punter;
  const card = focused?.closest<HTMLElement>('[data-card]')?.dataset.card;
  if (table && punter && card && stakeOn(table, punter, card)) tapCouch(desk, hand, punter, card);
}

function task({ desk, hand }: TablePageModel, kind: 'book' | 'buyin'): void {
  const table = desk.table();
  if (!table) return;
  const focused = document.activeElement?.closest<HTMLElement>('[data-punter]')?.dataset.punter;
  const punter = punterNamed(table, focused ?? null) ?? chosenSeat(table, hand.seat.value);
  if (punter && askedFor(table, punter).includes(kind))
    hand.grip.value = { kind: 'punter', punter: punter.name, task: kind };
}
