/** What an object holds as a text, to compare. */

const texts = new WeakMap<object, string>();

/** Returns it made once: what an entry leaves alone is the very same object as before. Nothing of it may change. */
export function stableText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}
