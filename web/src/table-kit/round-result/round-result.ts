/** Who won and lost most in a round. */

import { net } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { plain } from '../../i18n/markup.ts';
import { resultMessages } from './messages/messages.ts';

/** What a player won in a round, in smallest units; below 0: lost. */
export interface Gain {
  readonly name: string;
  readonly amount: number;
}

/** The players with the same largest win or loss. */
export interface Extreme {
  readonly names: readonly string[];
  /** Above 0: won. */
  readonly amount: number;
}

export interface Extremes {
  /** Null: no player won. */
  readonly most: Extreme | null;
  /** Null: no player lost. */
  readonly least: Extreme | null;
}

export function extremesOf(gains: readonly Gain[]): Extremes {
  const amounts = gains.map(({ amount }) => amount);
  const extreme = (amount: number): Extreme | null =>
    amount === 0
      ? null
      : { names: gains.filter((gain) => gain.amount === amount).map(({ name }) => name), amount };
  return { most: extreme(Math.max(0, ...amounts)), least: extreme(Math.min(0, ...amounts)) };
}

/** Returns the names, or how many players they are if there are more than two. */
export const extremeNames = ({ names }: Extreme): string =>
  names.length > 2 ? resultMessages().players(names.length) : t().listed(names);

/** Returns the whole result for a screen reader. `bank` may have markup. */
export function roundResultText(bank: string, { most, least }: Extremes, currency: string): string {
  const { wonMost, lostMost } = resultMessages();
  const part = (label: string, extreme: Extreme | null): string[] =>
    extreme ? [`${label}: ${extremeNames(extreme)} ${net(extreme.amount, currency)}`] : [];
  return [plain(bank), ...part(wonMost, most), ...part(lostMost, least)].map((text) => `${text}.`).join(' ');
}
