/** Entries in a few words, for the undo button: those of the game, and those of every table. */

import { poolName } from '../../i18n/game-texts.ts';
import { isolated } from '../../i18n/isolated.ts';
import type { Entered } from '../../outbox/ports.ts';
import { sumIn, textIn } from '../../table-kit/entries/entry-fields.ts';
import { sharedShortText } from '../../table-kit/rejection/shared-short-text.ts';
import { messages } from './messages/messages.ts';
import type { Left, Table } from './view.ts';

export const namesIn = (entered: Entered): readonly string[] =>
  ((entered['punters'] as readonly string[] | undefined) ?? []).map(isolated);

/** The cards left of an entry, as its endpoint takes them. */
export const leftIn = (entered: Entered): readonly Left[] =>
  (entered['left'] as readonly Left[] | undefined) ?? [];

type Words = (entered: Entered, table: Table) => string;

const SHORT: Readonly<Record<string, Words>> = {
  deal: () => messages().short.deal,
  claim: (entered) => messages().short.claim(textIn(entered, 'punter'), poolName(String(entered['pool']))),
  bet: (entered, table) => messages().short.bet(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  see: (entered) => messages().short.see(textIn(entered, 'punter')),
  pass: (entered) =>
    entered['all'] ? messages().short.passAll : messages().short.pass(textIn(entered, 'punter')),
  fold: (entered) => messages().short.fold(textIn(entered, 'punter')),
  best: (entered) => messages().short.best(namesIn(entered)),
  run: (entered) => messages().short.run(textIn(entered, 'punter')),
  out: (entered) => messages().short.out(textIn(entered, 'punter')),
  end: () => messages().short.end,
};

export const shortEntry = (entered: Entered, table: Table): string =>
  SHORT[entered.kind]?.(entered, table) ?? sharedShortText(entered, table) ?? entered.kind;
