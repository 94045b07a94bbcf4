/** The hash chain of a session's log, computed as the service does (service/domain/session/log/chain.py). */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { quoted } from './canonical-json.ts';

/** One event of a log. `data` is canonical JSON. */
export interface LoggedEvent {
  readonly stream: string;
  readonly version: number;
  readonly id: string;
  readonly entry: string;
  readonly name: string;
  readonly data: string;
  readonly at: string;
  readonly occurredAt: string | null;
  readonly actor: string;
  readonly previousHash: string;
  readonly hash: string;
}

/** The first break of a chain. `event` is its number. */
export interface ChainBreak {
  readonly event: number;
  readonly fault: 'missing' | 'does-not-follow' | 'wrong-hash';
}

/** The previous hash of the first event. */
const GENESIS = '0'.repeat(64);

/** Returns the first break, or null if every hash follows from its event and the event before it. */
export function chainBreak(events: readonly LoggedEvent[]): ChainBreak | null {
  let previous = GENESIS;
  for (const [index, event] of events.entries()) {
    const number = index + 1;
    if (event.version !== number) return { event: number, fault: 'missing' };
    if (event.previousHash !== previous) return { event: number, fault: 'does-not-follow' };
    if (hashOf(event) !== event.hash) return { event: number, fault: 'wrong-hash' };
    previous = event.hash;
  }
  return null;
}

/** Returns the hash of one event: SHA-256, in hex, of the canonical JSON of its fields. */
export function hashOf(event: LoggedEvent): string {
  const happened = event.occurredAt === null ? 'null' : quoted(event.occurredAt);
  const line =
    `{"actor":${quoted(event.actor)},"at":${quoted(event.at)},"data":${event.data},` +
    `"entry":${quoted(event.entry)},"id":${quoted(event.id)},"name":${quoted(event.name)},` +
    `"occurred_at":${happened},"previous_hash":${quoted(event.previousHash)},` +
    `"stream":${quoted(event.stream)},"version":${event.version}}`;
  return bytesToHex(sha256(utf8ToBytes(line)));
}
