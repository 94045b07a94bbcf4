/** The house rules as sentences. */

import { money, type Currency } from '../../i18n/amounts/money.ts';
import { rulesMessages } from './messages/rules-messages.ts';

/** The fields of the short form. "Show all rules" shows the others. */
export const FIRST_FIELDS = [
  'order',
  'fasse',
  'burn',
  'ladder',
  'twins',
  'repeat',
  'last_card',
  'cards_required',
  'mace',
  'carry',
  'bank_cover',
] as const;

export const presetTitle = (name: string): string => rulesMessages().rules.presets[name]?.[0] ?? name;
export const presetLine = (name: string): string => rulesMessages().rules.presets[name]?.[1] ?? '';

/** The title of a rule's source; "S0 Modern Rules" is a part of S0. */
export const sourceTitle = (source: string | null | undefined): string => {
  const short = source?.split(' ')[0] ?? '';
  return rulesMessages().rules.sources[short] ?? short;
};

export const fieldTitle = (field: string): string => rulesMessages().rules.titles[field] ?? field;

const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
const wholeOrNone = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The meaning of a rule with a value: "The first card wins, the second loses." */
export function fieldSentence(field: string, value: unknown, currency: Currency): string {
  const words = rulesMessages().rules;
  const chosen = words.choices[field]?.[String(value)];
  if (chosen) return chosen;
  const sum = wholeOrNone(value);
  const written = sum === null ? null : money(sum, currency);
  switch (field) {
    case 'decks':
      return words.decks(whole(value));
    case 'ladder':
      return words.ladder(Array.isArray(value) ? value.map(Number) : []);
    case 'pay':
      return words.pay(sum);
    case 'max_cards':
      return words.maxCards(sum);
    case 'cards_required':
      return words.cardsRequired(whole(value));
    case 'burn':
      return words.burn(whole(value));
    case 'min_stake':
      return sum === null || sum <= 1 ? words.smallest : words.minStake(written ?? '');
    case 'max_stake':
      return words.maxStake(written);
    case 'target':
      // In the form it can be a text that is not an amount.
      return words.target(typeof value === 'string' ? value : written);
    default:
      return String(value);
  }
}
