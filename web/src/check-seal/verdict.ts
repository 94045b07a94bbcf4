/** Compares seals with exported logs. */

import { chainBreak, type ChainBreak, type LoggedEvent } from './chain.ts';
import type { Logs } from './exported-logs.ts';
import { fingerprintOf, isSigned, type Seal } from './seal-text.ts';

/** What a comparison shows. `newer` counts the events after the sealed one; other numbers are those of events. */
export type Verdict =
  | { readonly kind: 'agrees'; readonly newer: number }
  | { readonly kind: 'forged' | 'no-log' }
  | ({ readonly kind: 'broken' } & ChainBreak)
  | { readonly kind: 'cut'; readonly last: number }
  | { readonly kind: 'rehashed'; readonly first: number; readonly last: number };

/** Whether the seal is signed with the expected key. `unknown`: no whole fingerprint is entered. */
export type KeyVerdict = 'expected' | 'other' | 'unknown';

/** One seal with what its check shows. */
export interface CheckedSeal {
  readonly seal: Seal;
  readonly verdict: Verdict;
  readonly key: KeyVerdict;
  readonly fingerprint: string;
}

/** Checks each seal against its log. `expected` is the fingerprint of the house's key, as far as it is entered. */
export function checkSeals(seals: readonly Seal[], logs: Logs, expected: string): CheckedSeal[] {
  const genuine = seals.filter(isSigned);
  return seals.map((seal) => ({
    seal,
    verdict: genuine.includes(seal)
      ? compare(seal, logs.get(seal.session) ?? [], genuine)
      : { kind: 'forged' },
    key: keyVerdict(seal, expected),
    fingerprint: fingerprintOf(seal.key),
  }));
}

function compare(seal: Seal, log: readonly LoggedEvent[], others: readonly Seal[]): Verdict {
  if (log.length === 0) return { kind: 'no-log' };
  const broken = knownBreak(log);
  if (broken) return { kind: 'broken', ...broken };
  if (log.length < seal.version) return { kind: 'cut', last: log.length };
  if (isAt(seal, log)) return { kind: 'agrees', newer: log.length - seal.version };
  const earlier = others.filter(
    (other) => other.version < seal.version && hasSameKey(other, seal) && isAt(other, log),
  );
  const first = 1 + Math.max(0, ...earlier.map((other) => other.version));
  return { kind: 'rehashed', first, last: seal.version };
}

const breaks = new WeakMap<readonly LoggedEvent[], ChainBreak | null>();

/** Returns the first break of a log. Each log is hashed once, because each key press checks it again. */
function knownBreak(log: readonly LoggedEvent[]): ChainBreak | null {
  const known = breaks.get(log);
  if (known !== undefined) return known;
  const found = chainBreak(log);
  breaks.set(log, found);
  return found;
}

/** Anyone can sign a seal with a key of their own, so only seals with the same key narrow the search. */
const hasSameKey = (seal: Seal, other: Seal): boolean => fingerprintOf(seal.key) === fingerprintOf(other.key);

/** Returns whether the log has the sealed hash at the sealed version. */
function isAt(seal: Seal, log: readonly LoggedEvent[]): boolean {
  const event = log[seal.version - 1];
  return event?.stream === seal.session && event.hash === seal.hash;
}

/** Returns whether a text has the 32 digits of a fingerprint, in any groups. */
export const isFingerprint = (text: string): boolean => /^[0-9A-F]{32}$/.test(digitsOf(text));

const digitsOf = (text: string): string => text.replace(/\s/g, '').toUpperCase();

function keyVerdict(seal: Seal, expected: string): KeyVerdict {
  if (!isFingerprint(expected)) return 'unknown';
  return digitsOf(fingerprintOf(seal.key)) === digitsOf(expected) ? 'expected' : 'other';
}
