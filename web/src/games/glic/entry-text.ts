/** Entries of the outbox and of the log as sentences. */

import { poolName } from '../../i18n/game-texts.ts';
import { isolated } from '../../i18n/isolated.ts';
import { sumIn, textIn } from '../../table-kit/entries/entry-fields.ts';
import { entrySentences, type SentenceOf } from '../../table-kit/entries/entry-sentences.ts';
import { messages } from './messages/messages.ts';
import { leftIn, namesIn } from './short-entry.ts';
import type { Table } from './view.ts';

const SENTENCES: Readonly<Record<string, SentenceOf<Table>>> = {
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
};

/** Returns an entry as a sentence, in the words of the log. */
export const entryText = entrySentences(SENTENCES);
