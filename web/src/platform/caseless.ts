/** Compares names as the server does, in `service/domain/values/names.py`. `tests/domain/names_compared.json` tests both. */

// biome-ignore lint/suspicious/noMisleadingCharacterClass: each code point is meant alone
const UNSEEN = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f]/gu;

/** The name in a form to compare: case folded, ß as ss, single spaces; '' if no character is visible. */
export function caseless(name: string): string {
  const seen = name.replace(UNSEEN, '').trim().replace(/\s+/g, ' ');
  // The dotless ı must stay: in capitals it would become I.
  const folded = seen.replace(/[^ı]+/g, (part) => part.toLowerCase().toUpperCase().toLowerCase());
  // A sigma at the end of a word has a form of its own. A typed part of a name may end where the name does not.
  return folded.replaceAll('ς', 'σ').normalize();
}

/** Returns the name among `names` that the server treats as equal to `typed`, in its own spelling; null if none is. */
export function findName(names: readonly string[], typed: string): string | null {
  const comparable = caseless(typed);
  return names.find((name) => caseless(name) === comparable) ?? null;
}
