/** Exact fractions, which the server sends as texts such as "-1237/10829". */

import { t } from '../language.ts';
import { MINUS } from './money.ts';

/** The parts of a fraction in lowest terms. */
interface Fraction {
  readonly part: bigint;
  readonly whole: bigint;
}

export function fractionOf(text: string): Fraction {
  const [part = '0', whole = '1'] = text.split('/');
  return { part: BigInt(part), whole: BigInt(whole) };
}

/** Returns a share as a percentage in the language shown: "3.85"; `signed`: "+3.85" or "−3.85". */
export function percentText(text: string, decimals: number, signed = false): string {
  const share = shareOf(text);
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const signDisplay = signed ? 'exceptZero' : 'auto';
  const figure = new Intl.NumberFormat(t().locale, { ...format, signDisplay }).format(share * 100);
  return figure.replace('-', MINUS);
}

/** Returns in how many one happens: 38 for 88/3315. */
export function onceIn(text: string): number {
  const share = shareOf(text);
  return share === 0 ? 0 : Math.round(1 / share);
}

/** Returns a fraction as the nearest whole number. */
export const roundedOf = (text: string): number => Math.round(shareOf(text));

const SCALE = 1_000_000_000n;

/** Numbers of hundreds of digits lie beyond those of JavaScript, so the division is exact. */
function shareOf(text: string): number {
  const { part, whole } = fractionOf(text);
  return Number((part * SCALE) / whole) / Number(SCALE);
}
