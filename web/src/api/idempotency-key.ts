/** Idempotency keys: a request that is sent twice is recorded once. */

/** Returns a new random UUID. Pages over plain http lack `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns the request headers with the key. If an entry followed `version`, the server refuses the request. */
export const idempotencyHeader = (key: string, version?: number): { 'Idempotency-Key': string } => ({
  'Idempotency-Key': key,
  ...(version !== undefined && { 'If-Match': `"${version}"` }),
});
