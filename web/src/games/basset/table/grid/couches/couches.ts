/** The couches on a punter's cards, by rank, and how each looks. */

import { refusedEntry } from '../../../../../table-kit/model/scene.ts';
import { isUnconfirmed } from '../../model/unconfirmed.ts';
import type { Scene } from '../../model/basset-page.ts';
import { stableText } from '../../../../../table-kit/rows/stable-text.ts';
import {
  isAnnounced,
  isWaiting,
  replacementsLeft,
  stakesOf,
  unansweredWins,
} from '../../../table-queries.ts';
import {
  RANKS,
  copyOf,
  rankOf,
  type Outcome,
  type Punter,
  type Rank,
  type Stake,
  type Table,
} from '../../../view.ts';

export type Look = 'laid' | 'won' | 'lost' | 'empty' | 'refused';

export interface Couch {
  card: string;
  rank: Rank;
  look: Look;
  /** The couch; if lost, the amount lost; if refused, the amount asked for. */
  amount: number;
  crooks: number;
  /** How many times its couch it plays for; null if no corner is bent. */
  rung: number | null;
  paying: boolean;
  isUnconfirmed: boolean;
  carried: boolean;
  /** Whether a side bet is on the card. */
  hasSideBet: boolean;
  stake: Stake | null;
}

/** A couch that nothing happened to yet. */
export const PLAIN = {
  crooks: 0,
  rung: null,
  paying: false,
  isUnconfirmed: false,
  carried: false,
  hasSideBet: false,
  stake: null,
};

/** Returns all cards of a punter in the order of ranks; copies follow their first. */
export function couchesOf(scene: Scene, punter: Punter): Couch[] {
  const staked = stakesOf(scene.table, punter.name).map((stake) => couchOfStake(scene, stake));
  const lost = lostCouches(scene.table, punter).filter(
    (couch) => !staked.some((other) => other.card === couch.card && other.amount),
  );
  const present = staked.filter((couch) => !lost.some((other) => other.card === couch.card));
  const refused = refusedCouch(scene, punter);
  // What is recorded on a card stays in view; the end of the row names the refused stake.
  const isShown = refused !== null && !present.some(({ card }) => card === refused.card);
  const others = [...present, ...lost].filter(({ card }) => !isShown || card !== refused.card);
  return [...others, ...(isShown ? [refused] : [])].sort((left, right) => order(left) - order(right));
}

const order = (couch: Couch) => RANKS.indexOf(couch.rank) * 10 + copyOf(couch.card);

const couchOfStake = (scene: Scene, stake: Stake): Couch => ({
  ...stakedCouch(stake, isWaiting(scene.table, stake)),
  rung: stake.crooks || stake.paying ? stake.rung : null,
  isUnconfirmed: isUnconfirmed(scene, stake),
  carried: stake.carried,
  hasSideBet: scene.table.side_bets.some((bet) => bet.punter === stake.punter && bet.card === stake.card),
  stake,
});

/** Returns the couch of a recorded stake, with what every page shows of it. */
export const stakedCouch = (stake: OwnStake, hasWon: boolean): Couch => ({
  ...PLAIN,
  card: stake.card,
  rank: rankOf(stake.card),
  look: hasWon ? 'won' : stake.couch === 0 ? 'empty' : 'laid',
  amount: stake.couch,
  crooks: stake.crooks,
  rung: stake.crooks ? stake.rung : null,
  paying: stake.paying,
});

type OwnStake = Pick<Stake, 'card' | 'couch' | 'crooks' | 'rung' | 'paying'>;

/** Returns the couches that the newest draw took, while it is announced or until a card replaces them. */
function lostCouches(table: Table, punter: Punter): Couch[] {
  if (!isAnnounced(table, null) || !table.settled) return [];
  const isReplaceable = replacementsLeft(table, punter) > 0 || unansweredWins(table).length > 0;
  return table.settled.outcomes
    .filter((outcome) => outcome.punter === punter.name && lossAmount(outcome) > 0)
    .filter((outcome) => !outcome.replaceable || isReplaceable)
    .map((outcome) => ({
      ...PLAIN,
      card: outcome.card,
      rank: rankOf(outcome.card),
      look: 'lost',
      amount: lossAmount(outcome),
    }));
}

const numberOrZero = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Returns what the bank took for a card that lost; 0 if it did not lose. */
const lossAmount = (outcome: Outcome): number =>
  outcome.result === 'lost' || outcome.result === 'faced'
    ? numberOrZero(outcome.from_couch) + numberOrZero(outcome.from_purse)
    : 0;

function refusedCouch(scene: Scene, punter: Punter): Couch | null {
  const entry = refusedEntry(scene);
  if (!entry || entry.punter !== punter.name || typeof entry.card !== 'string') return null;
  if (entry.kind !== 'stake' && entry.kind !== 'mace') return null;
  return {
    ...PLAIN,
    card: entry.card,
    rank: rankOf(entry.card),
    look: 'refused',
    amount: numberOrZero(entry.amount),
  };
}

/** Returns `now` with equal couches taken from `before`; `before` itself if all are equal. */
export function reuseEqual(before: Couch[], now: Couch[]): Couch[] {
  const beforeByCard = new Map(before.map((couch) => [couch.card, couch]));
  const result = now.map((couch) => {
    const previous = beforeByCard.get(couch.card);
    return previous && isEqual(previous, couch) ? previous : couch;
  });
  const isSame = result.length === before.length && result.every((couch, at) => couch === before[at]);
  return isSame ? before : result;
}

const isEqual = ({ stake: one, ...shown }: Couch, { stake: other, ...now }: Couch): boolean =>
  (Object.keys(shown) as (keyof typeof shown)[]).every((field) => shown[field] === now[field]) &&
  stableText(one) === stableText(other);

/** Returns the couches in the order of a phone: those that the draw changed first, then from the king down. */
export function orderForPhone(couches: Couch[]): Couch[] {
  const changedFirst = (couch: Couch) =>
    couch.look === 'won' || couch.look === 'lost' || couch.look === 'refused' ? 0 : 1;
  return [...couches].reverse().sort((left, right) => changedFirst(left) - changedFirst(right));
}
