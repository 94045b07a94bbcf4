/** What is wrong with a typed sum, in words. */

import { panelMessages } from '../messages/panels-messages.ts';
import { amountIn, money, sumFault, worthOfOne, type Currency } from '../../i18n/amounts/money.ts';
import { unitOf } from '../../i18n/amounts/unit-words.ts';
import { unitsOf } from '../money/unit-keys.ts';

/** Returns what is wrong with a typed sum; null if nothing is, or if nothing is typed. */
export function amountFault(typed: string, currency: Currency): string | null {
  if (!typed.trim() || amountIn(typed, currency) !== null) return null;
  const { fault } = panelMessages();
  const example = money(exampleSum(currency), currency);
  const numberFault = sumFault(typed, currency, '');
  if (numberFault) return numberFault;
  const units = unitsOf(currency).filter((unit) => currency.coins[suffixOf(unit, currency)]);
  return units.length ? (unitFault(typed, currency, units) ?? fault.like(example)) : fault.like(example);
}

/** The name under which `coins` lists a sign or a word. */
const suffixOf = (unit: string, { code }: Currency): string => (unit === '£' ? 'l' : unitOf(unit, code));

const exampleSum = ({ coins, decimals, ...rest }: Currency): number =>
  coins.s
    ? 3 * worthOfOne({ ...rest, coins, decimals }) + 5 * coins.s + 6 * (coins.d ?? 1)
    : 10 ** decimals * 20 + (decimals && 50);

/** Returns the first fault of a sum such as "3l5s6d5", read from the left. */
function unitFault(typed: string, currency: Currency, units: readonly string[]): string | null {
  const { fault } = panelMessages();
  const names = units.join(', ');
  const tokens =
    typed
      .normalize('NFC')
      .toLowerCase()
      .match(/\d+|\p{L}+|£|[^\s]/gu) ?? [];
  let worthBefore = Infinity;
  for (const [at, token] of tokens.entries()) {
    if (/^\d/.test(token)) continue;
    const worth = currency.coins[suffixOf(token, currency)];
    if (!worth) return fault.unknownUnit(token, names);
    // A pound sign stands before its number or after it.
    const hasCount = /^\d/.test(tokens[at - 1] ?? '') || (token === '£' && /^\d/.test(tokens[at + 1] ?? ''));
    if (!hasCount) return fault.noCount(token);
    if (worth >= worthBefore) return fault.wrongOrder(names);
    worthBefore = worth;
  }
  const last = tokens.at(-1) ?? '';
  return tokens.length > 1 && /^\d/.test(last) ? fault.noUnit(last, names) : null;
}
