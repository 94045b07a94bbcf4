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

/** Whether the seal is signed with the expected key. `unknown`: no key is expected. */
export type KeyVerdict = 'expected' | 'other' | 'unknown';

/** One seal with what its check shows. */
export interface CheckedSeal {
  readonly seal: Seal;
  readonly verdict: Verdict;
  readonly key: KeyVerdict;
  readonly fingerprint: string;
}

/** Checks each seal against its log. `expected` is the fingerprint of the house's key; empty if it is not known. */
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
  const broken = chainBreak(log);
  if (broken) return { kind: 'broken', ...broken };
  if (log.length < seal.version) return { kind: 'cut', last: log.length };
  if (isAt(seal, log)) return { kind: 'agrees', newer: log.length - seal.version };
  const earlier = others.filter((other) => other.version < seal.version && isAt(other, log));
  const first = 1 + Math.max(0, ...earlier.map((other) => other.version));
  return { kind: 'rehashed', first, last: seal.version };
}

/** Returns whether the log has the sealed hash at the sealed version. */
function isAt(seal: Seal, log: readonly LoggedEvent[]): boolean {
  const event = log[seal.version - 1];
  return event?.stream === seal.session && event.hash === seal.hash;
}

function keyVerdict(seal: Seal, expected: string): KeyVerdict {
  const digits = expected.replace(/\s/g, '').toUpperCase();
  if (digits === '') return 'unknown';
  return fingerprintOf(seal.key).replaceAll(' ', '') === digits ? 'expected' : 'other';
}
