/** The content at the end of a punter's row: the possible actions, or the last result. */

import { asLastDeal } from '../model/as-last-deal.ts';
import type { Scene, UiValues } from '../model/basset-page.ts';
import { refusedEntry, unsentOf } from '../../../../table-kit/model/scene.ts';
import type { Entry } from '../../../../outbox/entry.ts';
import {
  allowsSideBets,
  chosenSeat,
  isFull,
  isGone,
  mayReplaceCard,
  newestDraw,
  replacementsLeft,
  findStake,
  stakesOf,
  unansweredWins,
} from '../../table-queries.ts';
import { rankOf, type Answered, type Laid, type Punter, type Stake } from '../../view.ts';

export type RowStatus =
  | { kind: 'refused'; entry: Entry }
  | { kind: 'answers'; stake: Stake; index: number; total: number }
  | { kind: 'holder'; stake: Stake }
  | { kind: 'bets'; against: string; between: 'no' | 'backer' | 'taker' }
  | { kind: 'unsent'; entry: Entry; isOnHold: boolean }
  | { kind: 'server_differs' }
  | { kind: 'lost'; ranks: string[]; replacements: number; hasWinsToAnswer: boolean }
  | { kind: 'answered'; answered: readonly Answered[]; isUnsent: boolean }
  | { kind: 'paid'; sum: number }
  | { kind: 'staking'; asLast: Laid[]; laid: number; missing: number }
  | { kind: 'cards'; count: number; sum: number }
  | { kind: 'buyin' }
  | { kind: 'cashed_out' }
  | { kind: 'nothing' };

const NOTHING: RowStatus = { kind: 'nothing' };

export function rowStatus(scene: Scene, ui: UiValues, punter: Punter, isDiffering = false): RowStatus {
  const refused = refusedEntry(scene);
  if (refused && [refused.punter, refused.name, refused.backer].includes(punter.name))
    return { kind: 'refused', entry: refused };
  return (
    answersStatus(scene, punter) ??
    betStatus(scene, ui, punter) ??
    unsentOrReplacement(scene, punter) ??
    (isDiffering ? { kind: 'server_differs' } : null) ??
    (scene.table.phase === 'drawing' ? inDeal(scene, punter) : beforeDeal(scene, ui, punter))
  );
}

function answersStatus({ table }: Scene, punter: Punter): RowStatus | null {
  const wins = unansweredWins(table).filter((stake) => stake.punter === punter.name);
  const [stake] = wins;
  return stake ? { kind: 'answers', stake, index: 1, total: wins.length } : null;
}

function betStatus({ table }: Scene, { mode }: UiValues, punter: Punter): RowStatus | null {
  if (mode.kind !== 'card' || !mode.bets) return null;
  const stake = findStake(table, mode.punter, mode.card);
  if (!allowsSideBets(table, stake)) return null;
  if (mode.punter === punter.name && !mode.others) return stake && { kind: 'holder', stake };
  if (!mode.others) return { kind: 'bets', against: mode.punter, between: 'no' };
  if (mode.backer === punter.name) return NOTHING;
  return {
    kind: 'bets',
    against: mode.backer ?? mode.punter,
    between: mode.backer === null ? 'backer' : 'taker',
  };
}

const SHOWN_KINDS = [
  'take',
  'paroli',
  'pay',
  'mace',
  'sidebet',
  'book',
  'buyin',
  'cashout',
  'seat',
  'withdraw',
];

/** Returns the punter's newest unsent entry. While staking, unconfirmed stakes are visible as cards already. */
function unsentStatus(scene: Scene, punter: Punter): RowStatus | null {
  const shownKinds = scene.table.phase === 'drawing' ? [...SHOWN_KINDS, 'stake'] : SHOWN_KINDS;
  const entry = unsentOf(withEntriesSinceDraw(scene), punter.name)
    .filter((entry) => shownKinds.includes(entry.kind))
    .at(-1);
  return entry ? { kind: 'unsent', entry, isOnHold: scene.refusal !== null } : null;
}

/** Returns the newest unsent entry, or null if a replacement card is due: its button comes before other entries. */
function unsentOrReplacement(scene: Scene, punter: Punter): RowStatus | null {
  const note = unsentStatus(scene, punter);
  const isOtherEntry = note?.kind === 'unsent' && note.entry.kind !== 'stake';
  return isOtherEntry && !scene.waitingForEngine && mayReplaceCard(scene.table, punter) ? null : note;
}

/** Returns the scene without entries from before the newest draw, which the cards show already. */
function withEntriesSinceDraw(scene: Scene): Scene {
  const draw = scene.unsent.findLastIndex((entry) => Array.isArray(entry.cards) || entry.kind === 'end');
  return { ...scene, unsent: scene.unsent.slice(draw + 1) };
}

function inDeal(scene: Scene, punter: Punter): RowStatus {
  const { table, serverView, waitingForEngine } = scene;
  // The known results belong to earlier draws, so none is shown for the newest.
  if (waitingForEngine) return NOTHING;
  const lost = lossStatus(scene, punter);
  if (lost) return lost;
  const answered = newestDraw(table) ? answersOf(table, punter.name) : [];
  const recorded = serverView?.place === table.place ? answersOf(serverView, punter.name) : [];
  const isRecorded = ({ card }: Answered) => recorded.some((answer) => answer.card === card);
  if (answered.length) return { kind: 'answered', answered, isUnsent: !answered.every(isRecorded) };
  const sum = amountPaidAtOnce(table, punter.name);
  return sum ? { kind: 'paid', sum } : purseStatus(punter);
}

const answersOf = (table: Scene['table'], name: string): Answered[] =>
  table.answered.filter(({ punter }) => punter === name);

/** Returns what a punter lost, and the number of replacement cards; null if it is not of the newest draw. */
function lossStatus({ table }: Scene, punter: Punter): RowStatus | null {
  const hasWinsToAnswer = unansweredWins(table).length > 0;
  const ranks = lostRanks(table.settled?.outcomes ?? [], punter.name);
  const replacements = replacementsLeft(table, punter);
  // After the last card there is no later moment to show it.
  const isShown = hasWinsToAnswer || table.next.draw === null;
  return replacements || (ranks.length && isShown)
    ? { kind: 'lost', ranks, replacements, hasWinsToAnswer }
    : null;
}

/** Returns what the newest draw paid a punter at once: a win on the last rung. */
const amountPaidAtOnce = ({ settled }: Scene['table'], name: string): number =>
  (settled?.outcomes ?? [])
    .filter((outcome) => outcome.punter === name && outcome.result === 'paid')
    .reduce((sum, outcome) => sum + outcome.win, 0);

const lostRanks = (
  outcomes: readonly { punter: string; card: string; result?: unknown }[],
  name: string,
): string[] =>
  outcomes
    .filter((outcome) => outcome.punter === name && outcome.result === 'lost')
    .map((outcome) => rankOf(outcome.card));

function beforeDeal({ table }: Scene, ui: UiValues, punter: Punter): RowStatus {
  if (table.phase === 'closed') return NOTHING;
  const laid = stakesOf(table, punter.name);
  const isChosen = chosenSeat(table, ui.selectedSeat)?.name === punter.name && ui.pendingDraw === null;
  const asLast = asLastDeal(table, punter);
  if (asLast.length || (isChosen && !isFull(table, punter)))
    return { kind: 'staking', asLast, laid: laid.length, missing: punter.wants };
  if (laid.length) return { kind: 'cards', count: laid.length, sum: punter.at_table };
  return purseStatus(punter);
}

function purseStatus(punter: Punter): RowStatus {
  if (isGone(punter)) return { kind: 'cashed_out' };
  return punter.purse === 0 && punter.at_table === 0 ? { kind: 'buyin' } : NOTHING;
}

/** Returns what a tap on a name does on a phone: a bet, a replacement card, or the punter's tray. */
export function nameTapAction(
  scene: Scene,
  ui: UiValues,
  punter: Punter,
): 'backer' | 'taker' | 'new_card' | 'tray' {
  const bet = betStatus(scene, ui, punter);
  if (bet?.kind === 'bets') return bet.between === 'taker' ? 'taker' : 'backer';
  return !scene.waitingForEngine && mayReplaceCard(scene.table, punter) ? 'new_card' : 'tray';
}

export type TrayTask = 'last' | 'buyin' | 'cashout' | 'book';

/** Returns the tasks in a punter's tray; none if the table is closed. */
export function trayTasks(table: Scene['table'], punter: Punter): TrayTask[] {
  if (table.phase === 'closed') return [];
  const canRepeat = asLastDeal(table, punter).length > 0;
  const canBuyBook = table.rules.books && !unansweredWins(table).length;
  return [
    ...(canRepeat ? (['last'] as const) : []),
    'buyin',
    ...(punter.purse !== 0 ? (['cashout'] as const) : []),
    ...(canBuyBook ? (['book'] as const) : []),
  ];
}
