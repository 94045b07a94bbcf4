/** Words of the games' declarations: labels, meanings, and names of fields, phases and events. */

/** Names that read better in other words. */
const WORDS: Readonly<Record<string, string>> = {
  punter: 'player',
  'punter seated': 'player seated',
  twins: 'the first two cards',
  left: 'the left card',
  right: 'the right card',
};

export const declared = (words: string): string => WORDS[words] ?? words;
