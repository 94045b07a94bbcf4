/** Entries as sentences: those of a game in its words, and those of every game. */

import { PLAYER } from '../../api/entry-players.ts';
import type { Entered } from '../../outbox/ports.ts';
import type { TableView } from '../model/table-view.ts';
import { sharedEntryText } from '../rejection/shared-entry-text.ts';
import { sumIn, textIn } from './entry-fields.ts';
import { entryMessages } from './messages/messages.ts';

/** Returns an entry of one kind as a sentence. */
export type SentenceOf<View extends TableView> = (entered: Entered, view: View) => string;

const OF_PLAYERS: Readonly<Record<string, SentenceOf<TableView>>> = {
  seat: (entered, view) => entryMessages().seated(textIn(entered, 'name'), sumIn(entered, 'purse', view)),
  buyin: (entered, view) => entryMessages().boughtIn(textIn(entered, PLAYER), sumIn(entered, 'amount', view)),
  cashout: (entered, view) =>
    entryMessages().cashedOut(textIn(entered, PLAYER), sumIn(entered, 'amount', view)),
};

/** Returns a function that returns any entry as a sentence, in the words of the log. */
export function entrySentences<View extends TableView>(
  own: Readonly<Record<string, SentenceOf<View>>>,
): SentenceOf<View> {
  const sentenceOf: SentenceOf<View> = (entered, view) => {
    const sentence = own[entered.kind] ?? OF_PLAYERS[entered.kind];
    const describe = (other: Entered): string => sentenceOf(other, view);
    return sentence?.(entered, view) ?? sharedEntryText(entered, view.currency, describe) ?? entered.kind;
  };
  return sentenceOf;
}
