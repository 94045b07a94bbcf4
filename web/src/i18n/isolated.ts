/** Names with letters from right to left, inside sentences from left to right. */

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc\ud802\ud803\ud83a\ud83b]/;

/** Returns a name for a sentence. Letters from right to left do not move the words and amounts beside it. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
