/** Entries of the outbox and of the log as sentences. */

import { poolName } from '../../i18n/game-texts.ts';
import { isolated } from '../../i18n/isolated.ts';
import type { Entered } from '../../outbox/ports.ts';
import { sharedEntryText } from '../../table-kit/rejection/shared-entry-text.ts';
import { messages } from './messages/messages.ts';
import { leftIn, namesIn, sumIn, textIn } from './short-entry.ts';
import type { Table } from './view.ts';

type Sentence = (entered: Entered, table: Table) => string;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  seat: (entered, table) =>
    messages().entries.seated(textIn(entered, 'name'), sumIn(entered, 'purse', table)),
  buyin: (entered, table) =>
    messages().entries.boughtIn(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  cashout: (entered, table) =>
    messages().entries.cashedOut(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  deal: () => messages().entries.deal,
  claim: (entered) => messages().entries.claim(textIn(entered, 'punter'), poolName(String(entered['pool']))),
  bet: (entered, table) => messages().entries.bet(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  see: (entered) => messages().entries.see(textIn(entered, 'punter')),
  pass: (entered) =>
    entered['all'] ? messages().entries.passAll : messages().entries.pass(textIn(entered, 'punter')),
  fold: (entered) => messages().entries.fold(textIn(entered, 'punter')),
  best: (entered) => messages().entries.best(namesIn(entered)),
  run: (entered) => messages().entries.run(textIn(entered, 'punter')),
  out: (entered) =>
    messages().entries.out(
      textIn(entered, 'punter'),
      leftIn(entered).map(({ punter, count }) => messages().entries.of(isolated(punter), count)),
    ),
  end: () => messages().entries.end,
  close: () => messages().entries.closing,
};

/** Returns an entry as a sentence; null if the kit has the words for it. */
export const entrySentence = (entered: Entered, table: Table): string | null =>
  SENTENCES[entered.kind]?.(entered, table) ?? null;

/** Returns an entry as a sentence, in the words of the log. */
export function entryText(entered: Entered, table: Table): string {
  const describe = (other: Entered): string => entryText(other, table);
  return entrySentence(entered, table) ?? sharedEntryText(entered, table.currency, describe) ?? entered.kind;
}
