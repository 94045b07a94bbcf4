/** Reads a card or a number as a person types it. */

/** Returns a card as the API writes it (rank in capitals, suit in lower case), or null if the pattern has no such card. */
export function parseCard(word: string, pattern: string): string | null {
  const expression = new RegExp(pattern);
  const [low, high] = [word.toLowerCase(), word.toUpperCase()];
  const spellings = [high, high.slice(0, -1) + low.slice(-1), low];
  return spellings.find((one) => expression.test(one)) ?? null;
}

/** Returns a whole number between the bounds, or null. */
export function parseNumber(word: string, least: number, most: number): number | null {
  const isWithin = /^\d+$/.test(word) && Number(word) >= least && Number(word) <= most;
  return isWithin ? Number(word) : null;
}
