/** Reads a card as a person types it. */

/** Returns a card as the API writes it (rank in capitals, suit in lower case), or null if the pattern has no such card. */
export function parseCard(word: string, pattern: string): string | null {
  const expression = new RegExp(pattern);
  const [low, high] = [word.toLowerCase(), word.toUpperCase()];
  const spellings = [high, high.slice(0, -1) + low.slice(-1), low];
  return spellings.find((one) => expression.test(one)) ?? null;
}
