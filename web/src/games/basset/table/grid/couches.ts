/** What lies on a punter's cards, rank by rank, and how each looks. */

import { refusedEntry, isPencil, type Scene } from '../scene.ts';
import { isSpoken, isWaiting, owedTo, stakesOf, unanswered } from '../../table-queries.ts';
import { stableText } from './stable-text.ts';
import {
  RANKS,
  copyOf,
  rankOf,
  type Outcome,
  type Punter,
  type Rank,
  type Stake,
  type Table,
} from '../../view.ts';

export type Look = 'laid' | 'won' | 'lost' | 'empty' | 'refused';

export interface Couch {
  card: string;
  rank: Rank;
  look: Look;
  /** The couch; what was lost of it; what was asked where refused. */
  amount: number;
  crooks: number;
  /** How many times its couch it plays for; null where nothing is bent. */
  rung: number | null;
  paying: boolean;
  pencil: boolean;
  carried: boolean;
  /** A side bet lies on it. */
  bet: boolean;
  stake: Stake | null;
}

const bare = { crooks: 0, rung: null, paying: false, pencil: false, carried: false, bet: false, stake: null };

/** All of one punter's cards in the order of ranks; copies follow their first. */
export function couchesOf(scene: Scene, punter: Punter): Couch[] {
  const standing = stakesOf(scene.table, punter.name).map((stake) => ofStake(scene, stake));
  const lost = lostBy(scene.table, punter).filter(
    (one) => !standing.some((other) => other.card === one.card && other.amount),
  );
  const kept = standing.filter((one) => !lost.some((other) => other.card === one.card));
  const refused = refusedOf(scene, punter);
  const others = [...kept, ...lost].filter((one) => !refused || one.card !== refused.card);
  return [...others, ...(refused ? [refused] : [])].sort((one, other) => order(one) - order(other));
}

const order = (couch: Couch) => RANKS.indexOf(couch.rank) * 10 + copyOf(couch.card);

function ofStake(scene: Scene, stake: Stake): Couch {
  return {
    card: stake.card,
    rank: rankOf(stake.card),
    look: isWaiting(scene.table, stake) ? 'won' : stake.couch === 0 ? 'empty' : 'laid',
    amount: stake.couch,
    crooks: stake.crooks,
    rung: stake.crooks || stake.paying ? stake.rung : null,
    paying: stake.paying,
    pencil: isPencil(scene, stake),
    carried: stake.carried,
    bet: scene.table.side_bets.some((bet) => bet.punter === stake.punter && bet.card === stake.card),
    stake,
  };
}

/** Couches that the newest draw took, while it is spoken of or until another card lies in their place. */
function lostBy(table: Table, punter: Punter): Couch[] {
  if (!isSpoken(table, null) || !table.settled) return [];
  const owed = owedTo(table, punter) > 0 || unanswered(table).length > 0;
  return table.settled.outcomes
    .filter((one) => one.punter === punter.name && lossOf(one) > 0)
    .filter((one) => !one.replaceable || owed)
    .map((one) => ({ ...bare, card: one.card, rank: rankOf(one.card), look: 'lost', amount: lossOf(one) }));
}

const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What the bank took of a card that was left with nothing. */
const lossOf = (one: Outcome): number =>
  one.result === 'lost' || one.result === 'faced' ? whole(one.from_couch) + whole(one.from_purse) : 0;

function refusedOf(scene: Scene, punter: Punter): Couch | null {
  const entry = refusedEntry(scene);
  if (!entry || entry.punter !== punter.name || typeof entry.card !== 'string') return null;
  if (entry.kind !== 'stake' && entry.kind !== 'mace') return null;
  return {
    ...bare,
    card: entry.card,
    rank: rankOf(entry.card),
    look: 'refused',
    amount: whole(entry.amount),
  };
}

/** Returns `now` with the couches of `before` in the place of their equals; `before` itself where all are. */
export function unchanged(before: Couch[], now: Couch[]): Couch[] {
  const old = new Map(before.map((couch) => [couch.card, couch]));
  const kept = now.map((couch) => {
    const there = old.get(couch.card);
    return there && isEqual(there, couch) ? there : couch;
  });
  const isSame = kept.length === before.length && kept.every((couch, at) => couch === before[at]);
  return isSame ? before : kept;
}

const isEqual = ({ stake: one, ...shown }: Couch, { stake: other, ...now }: Couch): boolean =>
  (Object.keys(shown) as (keyof typeof shown)[]).every((field) => shown[field] === now[field]) &&
  stableText(one) === stableText(other);

/** As a phone shows them in a line: what the draw touched first, then from the king down. */
export function inALine(couches: Couch[]): Couch[] {
  const touched = (couch: Couch) =>
    couch.look === 'won' || couch.look === 'lost' || couch.look === 'refused' ? 0 : 1;
  return [...couches].reverse().sort((one, other) => touched(one) - touched(other));
}
