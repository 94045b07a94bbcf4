/** The words of offers: the key of one, and the sentence of an entry that is being made. */

import { entryKindsOf, type EntryKind } from '../../api/entry-kinds.ts';
import type { Currency } from '../../i18n/amounts/money.ts';
import { entryMeaning, entryTitle } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { GAP } from '../../i18n/markup.ts';
import type { Offer } from '../../outbox/ports.ts';
import { valueTexts } from '../history/entered-text.ts';
import { commandOf, type Draft } from '../offers/draft.ts';
import { messages } from './messages/messages.ts';

/** The game and the currency of a table. */
export interface OfferWords {
  readonly game: string;
  readonly currency: Currency;
}

/** Returns what stands on the key of an offer: "Cover", "Cover: all", "Take: K". The player has a row and is left out. */
export function offerTitle({ game, currency }: OfferWords, { verb, player, fixed }: Offer): string {
  const kind = entryKindsOf(game).find((one) => one.verb === verb);
  if (kind?.role === 'closing') return t().menu.close;
  const title = entryTitle(game, verb);
  if (fixed['all'] === true) return messages().all(title);
  const fields = kind?.fields.filter(({ name, in_line }) => in_line && fixed[name] !== player) ?? [];
  const values = kind ? valueTexts(game, { ...kind, fields }, fixed, currency) : [];
  return messages().sentence(title, values.join(', '));
}

/** Returns a text that is the same for the same offer at a later state. */
export const offerId = ({ verb, player, fixed }: Offer): string => JSON.stringify([verb, player, fixed]);

/** Returns what an offer does, without a period: "Bet against a part of the wager". */
export const offerMeaning = (game: string, { verb, fixed }: Offer): string =>
  entryMeaning(game, verb, fixed['all'] === true).replace(/\.$/, '');

/** Returns the sentence of a draft, with a gap for its open field: "Bet against a part of the wager: Bess, ___". */
export function draftSentence({ game, currency }: OfferWords, draft: Draft, hasGap: boolean): string {
  const { sentence, further } = messages();
  const values = fixedAndChosen(game, draft, currency);
  return sentence(offerMeaning(game, draft.offer), hasGap ? further(values, GAP) : values);
}

function fixedAndChosen(game: string, draft: Draft, currency: Currency): string {
  const spoken: EntryKind = { ...draft.kind, fields: draft.kind.fields.filter(({ in_line }) => in_line) };
  return valueTexts(game, spoken, commandOf(draft).fields, currency).join(', ');
}
