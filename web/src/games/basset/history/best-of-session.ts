/** The best win and the largest paroli of a session, from its report. */

import type { Schemas } from '../../../api/client.ts';

/** The parts of a report that are read here. */
export type Report = Pick<Schemas['Report'], 'journal' | 'tables'>;

export interface BestWin {
  readonly player: string;
  readonly amount: number;
}

export interface LargestParoli extends BestWin {
  readonly card: string;
  /** How many corners of the card were bent when it won. */
  readonly corners: number;
}

const WINS: readonly string[] = ['basset.win_taken', 'basset.draw_settled'];
const PURSE = /^punter:(.+):purse$/;

/** Returns the largest amount that the bank paid into a purse at once, without payments taken back; null for none. */
export function bestWin({ journal }: Pick<Report, 'journal'>): BestWin | null {
  const idOf = ({ version, line }: { version: number; line: number }): string => `${version}/${line}`;
  const reversed = new Set(journal.flatMap(({ reverses }) => (reverses ? [idOf(reverses)] : [])));
  const wins = journal.filter(
    (posting) =>
      posting.from === 'bank' &&
      WINS.includes(posting.event) &&
      !posting.reverses &&
      !reversed.has(idOf(posting)),
  );
  return wins.reduce<BestWin | null>((best, { to, amount }) => {
    const player = PURSE.exec(to)?.[1];
    return player !== undefined && amount > (best?.amount ?? 0) ? { player, amount } : best;
  }, null);
}

/** Returns the paroli that won most; null for none. The server lists the best first. */
export function largestParoli({ tables }: Pick<Report, 'tables'>): LargestParoli | null {
  const parolis = tables.find(({ name }) => name === 'parolis');
  const row = parolis?.rows[0];
  if (!parolis || !row) return null;
  const columns = Object.keys(parolis.columns);
  const value = (column: string): unknown => row[columns.indexOf(column)];
  return {
    player: String(value('player')),
    card: String(value('card')),
    corners: Number(value('corners')),
    amount: Number(value('win')),
  };
}
