/** What a punter may do now, or what became of them: the end of their row. */

import type { Held } from './hand.ts';
import { refusedEntry, waitingOf, type Scene, type Sent } from './scene.ts';
import { chosenSeat, isGone, isFull, newestDraw, stakesOf, unanswered } from './standing.ts';
import { rankOf, type Answered, type Laid, type Punter, type Stake } from './table.ts';

export type Doing =
  | { kind: 'refused'; entry: Sent }
  | { kind: 'answers'; stake: Stake; at: number; of: number }
  | { kind: 'holder'; stake: Stake }
  | { kind: 'bets'; against: string; between: 'no' | 'backer' | 'taker' }
  | { kind: 'pencil'; entry: Sent; behind: boolean }
  | { kind: 'differs' }
  | { kind: 'lost'; ranks: string[]; owed: number; later: boolean }
  | { kind: 'answered'; answered: Answered; pencil: boolean }
  | { kind: 'paid'; sum: number }
  | { kind: 'laying'; asLast: Laid[]; laid: number; wants: number }
  | { kind: 'cards'; count: number; sum: number }
  | { kind: 'buyin' }
  | { kind: 'gone' }
  | { kind: 'nothing' };

const NOTHING: Doing = { kind: 'nothing' };

export function doing(scene: Scene, held: Held, punter: Punter, differs = false): Doing {
  const refused = refusedEntry(scene);
  if (refused && [refused.punter, refused.name, refused.backer].includes(punter.name))
    return { kind: 'refused', entry: refused };
  return (
    answering(scene, punter) ??
    betting(scene, held, punter) ??
    pencilled(scene, punter) ??
    (differs ? { kind: 'differs' } : null) ??
    (scene.table.phase === 'drawing' ? inDeal(scene, punter) : beforeDeal(scene, held, punter))
  );
}

function answering({ table }: Scene, punter: Punter): Doing | null {
  const mine = unanswered(table).filter((one) => one.punter === punter.name);
  const [stake] = mine;
  return stake ? { kind: 'answers', stake, at: 1, of: mine.length } : null;
}

function betting({ table }: Scene, { grip }: Held, punter: Punter): Doing | null {
  if (grip.kind !== 'card' || !table.rules.side_bets || table.phase !== 'drawing') return null;
  if (grip.punter === punter.name && !grip.others) {
    const stake = stakesOf(table, punter.name).find((one) => one.card === grip.card);
    return stake ? { kind: 'holder', stake } : null;
  }
  if (!grip.others) return { kind: 'bets', against: grip.punter, between: 'no' };
  if (grip.backer === punter.name) return NOTHING;
  return {
    kind: 'bets',
    against: grip.backer ?? grip.punter,
    between: grip.backer === null ? 'backer' : 'taker',
  };
}

const NOTED = ['take', 'paroli', 'pay', 'mace', 'sidebet', 'book', 'buyin', 'cashout', 'seat', 'withdraw'];

/** The newest entry of theirs that only this tablet knows. While staking a couch in pencil says it itself. */
function pencilled(scene: Scene, punter: Punter): Doing | null {
  const noted = scene.table.phase === 'drawing' ? [...NOTED, 'stake'] : NOTED;
  const entry = waitingOf(sinceDraw(scene), punter.name)
    .filter((one) => noted.includes(one.kind))
    .at(-1);
  return entry ? { kind: 'pencil', entry, behind: scene.refusal !== null } : null;
}

/** What was answered and laid before the newest draw is told by the cards alone. */
function sinceDraw(scene: Scene): Scene {
  const draw = scene.waiting.findLastIndex((one) => Array.isArray(one.cards) || one.kind === 'end');
  return { ...scene, waiting: scene.waiting.slice(draw + 1) };
}

function inDeal({ table, ink }: Scene, punter: Punter): Doing {
  const later = unanswered(table).length > 0;
  const ranks = lostRanks(table.settled?.outcomes ?? [], punter.name);
  if (punter.replacements > 0 || (ranks.length && later))
    return { kind: 'lost', ranks, owed: punter.replacements, later };
  const answered = newestDraw(table) && table.answered.filter((one) => one.punter === punter.name).at(-1);
  const isTheirs = (one: Answered) => one.punter === punter.name && one.card === answered?.card;
  const pencil = !(ink?.place === table.place && ink.answered.some(isTheirs));
  if (answered) return { kind: 'answered', answered, pencil };
  const sum = paidAtOnce(table, punter.name);
  return sum ? { kind: 'paid', sum } : moneyless(punter);
}

/** What the newest draw paid to somebody without asking: a win on the last rung. */
const paidAtOnce = ({ settled }: Scene['table'], name: string): number =>
  (settled?.outcomes ?? [])
    .filter((one) => one.punter === name && one.result === 'paid')
    .reduce((sum, one) => sum + one.win, 0);

const lostRanks = (
  outcomes: readonly { punter: string; card: string; result?: unknown }[],
  name: string,
): string[] =>
  outcomes.filter((one) => one.punter === name && one.result === 'lost').map((one) => rankOf(one.card));

function beforeDeal({ table }: Scene, held: Held, punter: Punter): Doing {
  if (table.phase === 'closed') return NOTHING;
  const laid = stakesOf(table, punter.name);
  const isChosen = chosenSeat(table, held.seat)?.name === punter.name && held.turning === null;
  if (isChosen && !isFull(table, punter)) {
    return { kind: 'laying', asLast: asLastDeal(table, punter), laid: laid.length, wants: punter.wants };
  }
  if (laid.length) return { kind: 'cards', count: laid.length, sum: punter.at_table };
  return moneyless(punter);
}

function moneyless(punter: Punter): Doing {
  if (isGone(punter)) return { kind: 'gone' };
  return punter.purse === 0 && punter.at_table === 0 ? { kind: 'buyin' } : NOTHING;
}

/** What "as last deal" would lay now: what lay for the last fasse and does not lie there again, as far as there is room. */
export function asLastDeal(table: Scene['table'], punter: Punter): Laid[] {
  const there = stakesOf(table, punter.name);
  const left = punter.last_deal.filter((one) => !there.some((stake) => stake.card === one.card));
  const most = table.rules.cards_required || table.rules.max_cards;
  return most === null ? left : left.slice(0, Math.max(0, most - there.length));
}
