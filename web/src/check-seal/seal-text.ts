/** Reads the text of seals (service/sealing/seal_text.py writes it), and checks their signatures. */

import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

hashes.sha512 = sha512;

/** A seal. `signedText` is what the signature covers. */
export interface Seal {
  readonly session: string;
  readonly version: number;
  readonly isClosed: boolean;
  readonly hash: string;
  readonly recordedAt: string;
  readonly name: string;
  readonly key: Uint8Array;
  readonly signature: Uint8Array;
  readonly signedText: string;
}

/** Why a text is not a seal. `part` is the label of the missing or damaged line. */
export type SealFault =
  | { readonly kind: 'no-seal' | 'too-long' }
  | { readonly kind: 'newer'; readonly firstLine: string }
  | { readonly kind: 'incomplete' | 'damaged'; readonly part: string };

/** A text that is not a seal. */
export class BadSeal extends Error {
  readonly fault: SealFault;

  constructor(fault: SealFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

const FIRST_LINE = 'Paroli seal 1';
const LONGEST = 10_000;
const LABELS = ['session', 'version', 'state', 'hash', 'recorded', 'name', 'key', 'signature'];
const PATTERNS: Readonly<Record<string, RegExp>> = {
  session: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  version: /^[1-9][0-9]{0,14}$/,
  state: /^(closed|open)$/,
  hash: /^[0-9a-f]{64}$/,
  recorded: /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,15}Z$/,
  key: /^[\w-]{43}$/,
  signature: /^[\w-]{86}$/,
};

/** Returns the seals in a text, or in a JSON document that has one. Raises: `BadSeal`. */
export function readSeals(text: string): Seal[] {
  const lines = sealText(text)
    .split('\n')
    .map((line) => line.replace(/^[ \t\r]+|[ \t\r]+$/g, ''))
    .filter((line) => line !== '');
  const found = split(lines);
  if (found.length === 0) throw new BadSeal({ kind: 'no-seal' });
  return found.map(readSeal);
}

/** Returns the text of the seal in a JSON document, or the text itself, both without a byte order mark. */
export function sealText(file: string): string {
  const text = file.replace(/^\ufeff/, '');
  if (!text.trimStart().startsWith('{')) return text;
  try {
    const document = JSON.parse(text) as { text?: unknown; seal?: { text?: unknown } | null };
    const found = document.seal?.text ?? document.text;
    return typeof found === 'string' ? found : text;
  } catch {
    return text;
  }
}

/** Returns the lines of each seal, from its first line to its signature. */
function split(lines: readonly string[]): string[][] {
  const found: string[][] = [];
  let current: string[] | null = null;
  for (const line of lines) {
    if (current === null && /^Paroli seal [0-9]+$/.test(line)) found.push((current = []));
    current?.push(line);
    if (line.startsWith('signature')) current = null;
  }
  return found;
}

function readSeal(lines: readonly string[]): Seal {
  const [first = '', ...facts] = lines;
  if (first !== FIRST_LINE) throw new BadSeal({ kind: 'newer', firstLine: first });
  if (lines.join('').length > LONGEST) throw new BadSeal({ kind: 'too-long' });
  const values = valuesOf(facts);
  const value = (label: string): string => values.get(label) ?? '';
  return {
    session: value('session'),
    version: Number(value('version')),
    isClosed: value('state') === 'closed',
    hash: value('hash'),
    recordedAt: value('recorded'),
    name: value('name'),
    key: bytes(value('key'), 'key'),
    signature: bytes(value('signature'), 'signature'),
    signedText: lines.slice(0, -1).join('\n'),
  };
}

function valuesOf(facts: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of facts) {
    const [label = ''] = line.split(' ', 1);
    if (!/^[a-z][a-z-]*$/.test(label) || values.has(label)) {
      throw new BadSeal({ kind: 'damaged', part: line.slice(0, 60) });
    }
    values.set(label, line.slice(label.length + 1));
  }
  for (const label of LABELS) {
    const value = values.get(label);
    if (value === undefined) throw new BadSeal({ kind: 'incomplete', part: label });
    if (PATTERNS[label]?.test(value) === false) throw new BadSeal({ kind: 'damaged', part: label });
  }
  return values;
}

/** Returns the bytes of a base64url text. Raises: `BadSeal` if unused bits are set. */
function bytes(text: string, label: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (again !== text) throw new BadSeal({ kind: 'damaged', part: label });
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Returns whether the signature is that of the seal's own public key. */
export function isSigned(seal: Seal): boolean {
  try {
    return verify(seal.signature, utf8ToBytes(seal.signedText), seal.key, { zip215: false });
  } catch {
    return false;
  }
}

/** Returns the fingerprint of a public key, in groups that a person compares. */
export function fingerprintOf(key: Uint8Array): string {
  const digits = bytesToHex(sha256(key)).toUpperCase().slice(0, 32);
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}
