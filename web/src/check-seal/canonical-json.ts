/** Writes a value as the service hashes it: sorted keys, no blanks, whole numbers. */

/** A value that the service cannot have written, such as a number with decimals. */
export class NotCanonical extends Error {}

/** Returns the canonical JSON of a parsed value. Raises: `NotCanonical`. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return wholeNumber(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value as Record<string, unknown>).sort(([a], [b]) => byCodePoints(a, b));
  return `{${members.map(([name, member]) => `${quoted(name)}:${canonicalJson(member)}`).join(',')}}`;
}

/** Returns a text as JSON. Raises: `NotCanonical` for a half of a surrogate pair, which UTF-8 lacks. */
export function quoted(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new NotCanonical();
  return JSON.stringify(text);
}

function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new NotCanonical();
  return String(value);
}

/** Compares as Python does. JavaScript itself compares halves of surrogate pairs. */
function byCodePoints(a: string, b: string): number {
  const left = Array.from(a, codePoint);
  const right = Array.from(b, codePoint);
  const index = left.findIndex((point, at) => point !== right[at]);
  if (index === -1) return left.length - right.length;
  return (left[index] ?? 0) - (right[index] ?? -1);
}

const codePoint = (character: string): number => character.codePointAt(0) ?? 0;
