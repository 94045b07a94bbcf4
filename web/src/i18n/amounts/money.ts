/** Formats and parses amounts in whole smallest units. */

import { t } from '../language.ts';
import { HUNDREDTH, WHOLE, withSuffixes } from './unit-words.ts';

/** A currency as `/v1/rules` names it; `coins` from the largest down, by suffix. */
export interface Currency {
  readonly code: string;
  readonly unit?: string;
  readonly decimals: number;
  readonly coins: Readonly<Record<string, number>>;
  /** Sums are counted in guineas before shillings and pence. */
  readonly guineas?: boolean;
}

const NBSP = '\u00a0';
/** The sign before an amount or a percentage below zero. */
export const MINUS = '\u2212';
const FARTHINGS = ['', '¼', '½', '¾'];
const SIGNS: Readonly<Record<string, string>> = { gbp: '£', eur: '€', usd: '$' };

/** The largest amount that the server accepts, in smallest units. */
export const AMOUNT_MOST = 1e12;

/** Points, the default while no currency is known. */
export const POINTS: Currency = { code: 'points', unit: 'point', decimals: 0, coins: {} };

const isFrench = (): boolean => t().locale === 'fr-FR';
const divided = (amount: number, by: number): [number, number] => [Math.floor(amount / by), amount % by];

/** A whole number with grouped thousands: 1,204 or 1 204. */
export const grouped = (whole: number): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, isFrench() ? NBSP : ',');

/** The parts of an amount of at least 0, largest coin first: £2, 10s, 6½d. */
export function parts(amount: number, currency: Currency = POINTS): string[] {
  if (amount === 0) return ['0'];
  if (currency.code === 'lsd') return sterling(amount, currency);
  if (currency.code === 'livre') return livres(amount, currency.coins);
  return [currency.decimals ? decimal(amount, currency) : grouped(amount)];
}

/** An amount in one line, with a minus sign if it is negative. */
export function money(amount: number, currency: Currency = POINTS): string {
  const text = parts(Math.abs(amount), currency).join(NBSP);
  return amount < 0 ? MINUS + text : text;
}

/** Splits a formatted amount where a line may break, but not between a number and its unit. */
export const groupsOf = (sum: string): string[] => sum.split(/(?<=[,\u00a0])(?=\d)/);

/** A net amount with its sign; zero has none. */
export const net = (amount: number, currency: Currency = POINTS): string =>
  amount > 0 ? `+${money(amount, currency)}` : money(amount, currency);

/** The same currency, counted in guineas. */
export const inGuineas = (currency: Currency): Currency =>
  currency.coins.gn ? { ...currency, guineas: true } : currency;

function sterling(amount: number, { coins, guineas = false }: Currency): string[] {
  const { gn = 1008, l = 960, s = 48, d = 4 } = coins;
  const [great, under] = divided(amount, guineas ? gn : l);
  const [shillings, pence] = divided(under, s);
  const [whole, farthings] = divided(pence, d);
  const last = `${whole || ''}${FARTHINGS[farthings]}`;
  const apart = isFrench() ? NBSP : '';
  const first = guineas ? `${grouped(great)}${NBSP}gn` : pounds(great);
  return [great ? first : '', shillings ? `${shillings}${apart}s` : '', last && `${last}${apart}d`].filter(
    Boolean,
  );
}

const pounds = (count: number): string => (isFrench() ? `${grouped(count)}${NBSP}£` : `£${grouped(count)}`);

function livres(amount: number, { l = 240, s = 12, d = 1 }: Currency['coins']): string[] {
  const [whole, under] = divided(amount, l);
  const [sols, deniers] = divided(under, s);
  const counted: [number, string][] = [
    [whole, 'lt'],
    [sols, 's'],
    [deniers / d, 'd'],
  ];
  return counted.filter(([count]) => count).map(([count, coin]) => `${grouped(count)}${NBSP}${coin}`);
}

function decimal(amount: number, { code, decimals }: Currency): string {
  const [whole, rest] = divided(amount, 10 ** decimals);
  const cents = rest ? `${isFrench() ? ',' : '.'}${String(rest).padStart(decimals, '0')}` : '';
  const sign = SIGNS[code] ?? '';
  return isFrench() ? `${grouped(whole)}${cents}${NBSP}${sign}`.trim() : `${sign}${grouped(whole)}${cents}`;
}

/** The value of a plain typed number, in smallest units. */
export const worthOfOne = (currency: Currency): number =>
  (currency.guineas ? currency.coins.gn : currency.coins.l) ?? 10 ** currency.decimals;

/**
 * Reads 20, £2 10s 6d, 2l10s6d, 3gn, 3 écus, 4.50 and, in French, 7 £ 7 s 6 d and 4,50.
 * Returns smallest units, or null if it is not an amount or exceeds the maximum.
 */
export function amountIn(text: string, currency: Currency): number | null {
  const sum = sumIn(text, currency);
  return sum !== null && sum <= AMOUNT_MOST ? sum : null;
}

/** The error of a typed amount, or null. `otherwise` is the text for something that is not an amount. */
export function sumFault(text: string, currency: Currency, otherwise: string): string | null {
  const sum = sumIn(text, currency);
  if (sum === null) return numberFault(text, currency) ?? otherwise;
  return sum > AMOUNT_MOST ? t().atMost(money(AMOUNT_MOST, currency)) : null;
}

function numberFault(text: string, { decimals }: Currency): string | null {
  if (/^\s*[-\u2212\u2013]\s*[£€$]?\s*\d/.test(text)) return t().amounts.belowZero;
  return !decimals && /\d[.,]\d/.test(ungrouped(text)) ? t().amounts.wholeNumbers : null;
}

function sumIn(text: string, currency: Currency): number | null {
  const typed = withSuffixes(ungrouped(text.trim().toLowerCase()), currency.code).replaceAll('lt', 'l');
  const bare = typed.replace(/^[£€$]\s*/, '').replace(/\s*[£€$¤]$/, '');
  if (/^\d+$/.test(bare)) return Number(bare) * worthOfOne(currency);
  if (currency.decimals && /^\d+\.\d{1,2}$/.test(bare)) return Math.round(Number(bare) * 100);
  const coins = typed.replace(/^£\s*(\d+)\b/, '$1l').replace(/^(\d+)\s*£/, '$1l');
  return /\d\s+\d/.test(coins) ? null : counted(wholeCoins(coins.replace(/\s/g, '')), unitsIn(currency));
}

/** The worth of each unit by its suffix. */
const unitsIn = ({ coins, decimals }: Currency): Currency['coins'] =>
  decimals ? { ...coins, [WHOLE]: 10 ** decimals, [HUNDREDTH]: 1 } : coins;

/** Rewrites 10¼d as 10d1f, so that a formatted amount can be parsed again. */
const wholeCoins = (typed: string): string =>
  typed.replace(
    /(\d*)([¼½¾])d/,
    (_, pence: string, farthings: string) => `${pence && `${pence}d`}${FARTHINGS.indexOf(farthings)}f`,
  );

function ungrouped(typed: string): string {
  if (!isFrench()) return typed.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  return typed.replace(/(\d)[\s](?=\d{3}(?!\d))/g, '$1').replace(',', '.');
}

function counted(typed: string, coins: Currency['coins']): number | null {
  if (!/^(\d+[a-z¤¢]+)+$/.test(typed)) return null;
  let total = 0;
  let last = Infinity;
  for (const [, count, suffix] of typed.matchAll(/(\d+)([a-z¤¢]+)/g)) {
    const worth = coins[suffix ?? ''];
    if (!worth || worth >= last) return null;
    total += Number(count) * worth;
    last = worth;
  }
  return total;
}
