/** The content at the end of a punter's row: the possible actions, or the last result. */

import type { UiValues } from '../ui-state.ts';
import type { Entry } from '../../../../outbox/entry.ts';
import { refusedEntry, unsentOf, type Scene } from '../scene.ts';
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
  | { kind: 'answers'; stake: Stake; at: number; of: number }
  | { kind: 'holder'; stake: Stake }
  | { kind: 'bets'; against: string; between: 'no' | 'backer' | 'taker' }
  | { kind: 'unsent'; entry: Entry; behind: boolean }
  | { kind: 'server_differs' }
  | { kind: 'lost'; ranks: string[]; owed: number; later: boolean }
  | { kind: 'answered'; answered: Answered; pencil: boolean }
  | { kind: 'paid'; sum: number }
  | { kind: 'staking'; asLast: Laid[]; laid: number; wants: number }
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
  const mine = unansweredWins(table).filter((one) => one.punter === punter.name);
  const [stake] = mine;
  return stake ? { kind: 'answers', stake, at: 1, of: mine.length } : null;
}

function betStatus({ table }: Scene, { mode }: UiValues, punter: Punter): RowStatus | null {
  if (mode.kind !== 'card' || table.phase !== 'drawing') return null;
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
  const unsentOrReplacement = scene.table.phase === 'drawing' ? [...SHOWN_KINDS, 'stake'] : SHOWN_KINDS;
  const entry = unsentOf(withEntriesSinceDraw(scene), punter.name)
    .filter((one) => unsentOrReplacement.includes(one.kind))
    .at(-1);
  return entry ? { kind: 'unsent', entry, behind: scene.refusal !== null } : null;
}

/** Returns the newest unsent entry, or null if a replacement card is due: its button comes before other entries. */
function unsentOrReplacement(scene: Scene, punter: Punter): RowStatus | null {
  const note = unsentStatus(scene, punter);
  const other = note?.kind === 'unsent' && note.entry.kind !== 'stake';
  return other && !scene.waitingForEngine && mayReplaceCard(scene.table, punter) ? null : note;
}

/** Returns the scene without entries from before the newest draw, which the cards show already. */
function withEntriesSinceDraw(scene: Scene): Scene {
  const draw = scene.unsent.findLastIndex((one) => Array.isArray(one.cards) || one.kind === 'end');
  return { ...scene, unsent: scene.unsent.slice(draw + 1) };
}

function inDeal(scene: Scene, punter: Punter): RowStatus {
  const { table, serverView: ink, waitingForEngine: reckoning } = scene;
  // The known results belong to earlier draws, so none is shown for the newest.
  if (reckoning) return NOTHING;
  const lost = losing(scene, punter);
  if (lost) return lost;
  const answered = newestDraw(table) && table.answered.filter((one) => one.punter === punter.name).at(-1);
  const isTheirs = (one: Answered) => one.punter === punter.name && one.card === answered?.card;
  const pencil = !(ink?.place === table.place && ink.answered.some(isTheirs));
  if (answered) return { kind: 'answered', answered, pencil };
  const sum = amountPaidAtOnce(table, punter.name);
  return sum ? { kind: 'paid', sum } : purseStatus(punter);
}

/** Returns what a punter lost, and the number of replacement cards; null if it is not of the newest draw. */
function losing({ table }: Scene, punter: Punter): RowStatus | null {
  const later = unansweredWins(table).length > 0;
  const ranks = lostRanks(table.settled?.outcomes ?? [], punter.name);
  const owed = replacementsLeft(table, punter);
  // After the last card there is no later moment to show it.
  const told = later || table.next.draw === null;
  return owed || (ranks.length && told) ? { kind: 'lost', ranks, owed, later } : null;
}

/** Returns what the newest draw paid a punter at once: a win on the last rung. */
const amountPaidAtOnce = ({ settled }: Scene['table'], name: string): number =>
  (settled?.outcomes ?? [])
    .filter((one) => one.punter === name && one.result === 'paid')
    .reduce((sum, one) => sum + one.win, 0);

const lostRanks = (
  outcomes: readonly { punter: string; card: string; result?: unknown }[],
  name: string,
): string[] =>
  outcomes.filter((one) => one.punter === name && one.result === 'lost').map((one) => rankOf(one.card));

function beforeDeal({ table }: Scene, ui: UiValues, punter: Punter): RowStatus {
  if (table.phase === 'closed') return NOTHING;
  const laid = stakesOf(table, punter.name);
  const isChosen = chosenSeat(table, ui.selectedSeat)?.name === punter.name && ui.pendingDraw === null;
  if (isChosen && !isFull(table, punter)) {
    return { kind: 'staking', asLast: asLastDeal(table, punter), laid: laid.length, wants: punter.wants };
  }
  if (laid.length) return { kind: 'cards', count: laid.length, sum: punter.at_table };
  return purseStatus(punter);
}

function purseStatus(punter: Punter): RowStatus {
  if (isGone(punter)) return { kind: 'cashed_out' };
  return punter.purse === 0 && punter.at_table === 0 ? { kind: 'buyin' } : NOTHING;
}

/** Returns the stakes of "as last deal": those of the last fasse that are not placed again, up to the maximum. */
export function asLastDeal(table: Scene['table'], punter: Punter): Laid[] {
  const present = stakesOf(table, punter.name);
  const left = punter.last_deal.filter((one) => !present.some((stake) => stake.card === one.card));
  const most = table.rules.cards_required || table.rules.max_cards;
  return most === null ? left : left.slice(0, Math.max(0, most - present.length));
}

/** Returns what a tap on a name does on a phone: a bet, a replacement card, or the punter's tray. */
export function nameTapAction(
  scene: Scene,
  ui: UiValues,
  punter: Punter,
): 'backer' | 'taker' | 'owed' | 'tray' {
  const bet = betStatus(scene, ui, punter);
  if (bet?.kind === 'bets') return bet.between === 'taker' ? 'taker' : 'backer';
  return !scene.waitingForEngine && mayReplaceCard(scene.table, punter) ? 'owed' : 'tray';
}

export type TrayTask = 'last' | 'buyin' | 'cashout' | 'book';

/** Returns the tasks in a punter's tray; none if the table is closed. */
export function trayTasks(table: Scene['table'], punter: Punter): TrayTask[] {
  if (table.phase === 'closed') return [];
  const last = table.phase === 'staking' && !isFull(table, punter) && asLastDeal(table, punter).length > 0;
  const book = table.rules.books && !unansweredWins(table).length;
  return [
    ...(last ? (['last'] as const) : []),
    'buyin',
    ...(punter.purse !== 0 ? (['cashout'] as const) : []),
    ...(book ? (['book'] as const) : []),
  ];
}
