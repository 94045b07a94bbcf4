/** A punter's history as the service gives it: events cut to what concerns them, the newest first. */

export interface HistoryDraw {
  kind: 'fasse' | 'pair' | 'last';
  cards: string[];
  deal: number;
  number: number;
}

/** `data`: the members of the event, by their names in the service's reference. */
export interface HistoryEvent {
  version: number;
  type: string;
  data: Readonly<Record<string, unknown>>;
  draw: HistoryDraw | null;
}

export interface HistoryPage {
  history: HistoryEvent[];
  /** The version to go on after; null: there is no more. */
  next: number | null;
}

/** "stake_placed" of "basset.stake_placed.v1". */
export const kindOf = ({ type }: HistoryEvent): string => type.split('.')[1] ?? type;

export const wordIn = (from: Readonly<Record<string, unknown>>, name: string): string => {
  const value = from[name];
  return typeof value === 'string' ? value : '';
};

export const wholeIn = (from: Readonly<Record<string, unknown>>, name: string): number => {
  const value = from[name];
  return typeof value === 'number' ? value : 0;
};

export type Part = Readonly<Record<string, unknown>>;

/** The parts of a settlement or of a deal's end: outcomes, bets, couches that come home. */
export const partsIn = (from: Part, name: string): Part[] => {
  const value = from[name];
  return Array.isArray(value) ? (value as Part[]) : [];
};

/** What is known after the newest page was read again: it replaces all that is as new as its oldest line. */
export function renewed(known: readonly HistoryEvent[], page: HistoryPage): HistoryEvent[] {
  const oldest = page.history.at(-1)?.version;
  if (oldest === undefined || page.next === null) return page.history;
  return [...page.history, ...known.filter((line) => line.version < oldest)];
}
