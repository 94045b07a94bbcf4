/** Reads the logs of sessions from an exported file: an archive, an export, or a report as JSON. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, quoted } from './canonical-json.ts';
import type { LoggedEvent } from './chain.ts';

/** The events of each session, by its id. */
export type Logs = ReadonlyMap<string, readonly LoggedEvent[]>;

/** Why a file has no log. `at` is the number of the damaged event or line. */
export type ExportFault =
  | { readonly kind: 'not-an-export' | 'no-events' | 'incomplete-archive' }
  | { readonly kind: 'damaged-event' | 'damaged-line' | 'hidden-person'; readonly at: number };

/** A file that is not an export with events. */
export class BadExport extends Error {
  readonly fault: ExportFault;

  constructor(fault: ExportFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the logs in an exported file. Raises: `BadExport`. */
export function readLogs(text: string): Logs {
  const document = parsed(text);
  if (document === undefined) return readArchive(text);
  if (!isFields(document) || !('events' in document)) throw new BadExport({ kind: 'no-events' });
  const { session, events } = document;
  const stream = isFields(session) ? session['id'] : session;
  if (typeof stream !== 'string' || !Array.isArray(events)) throw new BadExport({ kind: 'not-an-export' });
  return new Map([[stream, events.map((event, index) => exportedEvent(stream, event, index + 1))]]);
}

function readArchive(text: string): Logs {
  const lines = text.split('\n');
  const all = lines.map(parsed);
  const [head, last] = [all[0], all.at(-2)];
  if (!isFields(head) || head['format'] !== 'paroli-archive/1')
    throw new BadExport({ kind: 'not-an-export' });
  const before = `${lines.slice(0, -2).join('\n')}\n`;
  const isWhole = isFields(last) && last['sha256'] === bytesToHex(sha256(utf8ToBytes(before)));
  if (lines.at(-1) !== '' || !isWhole) throw new BadExport({ kind: 'incomplete-archive' });
  const logs = new Map<string, LoggedEvent[]>();
  for (const [index, line] of all.slice(0, -2).entries()) {
    if (isFields(line) && 'event' in line) addEvent(logs, line['event'], index + 1);
  }
  return logs;
}

function addEvent(logs: Map<string, LoggedEvent[]>, event: unknown, line: number): void {
  const read = whole(event, { kind: 'damaged-line', at: line }, (fields) => ({
    stream: text(fields['stream']),
    name: text(fields['name']),
    data: text(fields['data']),
    ...shared(fields),
  }));
  const log = logs.get(read.stream) ?? [];
  log.push(read);
  logs.set(read.stream, log);
}

function exportedEvent(stream: string, event: unknown, at: number): LoggedEvent {
  if (hidesPerson(event)) throw new BadExport({ kind: 'hidden-person', at });
  return whole(event, { kind: 'damaged-event', at }, (fields) => ({
    stream,
    name: `${text(fields['type'])}.v${number(fields['schema_version'])}`,
    data: canonicalJson(fields['data']),
    ...shared(fields),
  }));
}

/** Whether the report was made for a key that may not see people. */
function hidesPerson(event: unknown): boolean {
  if (!isFields(event) || event['type'] !== 'session.bankroll_linked') return false;
  const { data } = event;
  return isFields(data) && data['person'] === null;
}

function shared(fields: Fields) {
  return {
    version: number(fields['version']),
    id: text(fields['id']),
    entry: text(fields['entry']),
    at: text(fields['at']),
    occurredAt: fields['occurred_at'] === null ? null : text(fields['occurred_at']),
    actor: text(fields['actor']),
    previousHash: text(fields['previous_hash']),
    hash: text(fields['hash']),
  };
}

function whole(event: unknown, fault: ExportFault, read: (fields: Fields) => LoggedEvent): LoggedEvent {
  try {
    return read(event as Fields);
  } catch {
    throw new BadExport(fault);
  }
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a text');
  quoted(value);
  return value;
}

function number(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new TypeError('not a whole number');
  return value as number;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a parsed text, or undefined if it is not JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
