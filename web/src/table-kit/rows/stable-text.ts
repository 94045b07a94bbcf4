/** An object's JSON, to compare it. */

const texts = new WeakMap<object, string>();

/** Returns the JSON, cached by object: an entry keeps the objects that it does not change. Objects must not be mutated. */
export function stableText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}
