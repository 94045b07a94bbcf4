/** The events of Swiss Tarot as lines of the history. */

import { money } from '../../../i18n/amounts/currency.ts';
import { isolated } from '../../../i18n/isolated.ts';
import { messages } from '../messages/messages.ts';
import { settledText } from '../sentence.ts';
import type { Points, SettledGame } from '../view.ts';

type EventData = Readonly<Record<string, unknown>>;
type Sum = (amount: unknown) => string;
type Sentence = (data: EventData, sum: Sum, currency: string) => string;
type Share = SettledGame['shares'][number];

const nameIn = (value: unknown): string => (typeof value === 'string' ? isolated(value) : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const joined = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
const listIn = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? (value as Item[]) : []);

const SENTENCES: Readonly<Record<string, Sentence>> = {
  session_opened: () => messages().entries.opened,
  punter_seated: ({ punter, purse }, sum) => messages().entries.seated(nameIn(punter), sum(purse)),
  money_brought_in: ({ punter, amount }, sum) => messages().entries.boughtIn(nameIn(punter), sum(amount)),
  money_cashed_out: ({ punter, amount }, sum) => messages().entries.cashedOut(nameIn(punter), sum(amount)),
  game_begun: ({ amount }, sum) => messages().entries.ante(sum(amount)),
  round_counted: ({ dealer, points }) =>
    messages().entries.counted(
      nameIn(dealer),
      listIn<Points>(points).map(({ punter, count }) => messages().calls.of(isolated(punter), count)),
    ),
  game_settled: (data, sum, currency) =>
    joined(settledText(data as unknown as SettledGame, currency), keptText(data, sum)),
  game_abandoned: ({ antes, kept }, sum) =>
    joined(
      messages().entries.end,
      listIn(antes).length ? messages().entries.antesReturned : '',
      numberOf(kept) > 0 ? messages().entries.kept(sum(kept)) : '',
    ),
  session_closed: ({ shares }, sum) =>
    joined(messages().entries.closed, sharesText(listIn<Share>(shares), sum)),
};

/** What stays in the pot after a tie that was shared. */
const keptText = ({ winners, kept }: EventData, sum: Sum): string =>
  listIn(winners).length && numberOf(kept) > 0 ? messages().entries.kept(sum(kept)) : '';

function sharesText(shares: readonly Share[], sum: Sum): string {
  if (!shares.length) return '';
  const { shared, of } = messages().entries;
  const total = shares.reduce((all, { amount }) => all + amount, 0);
  return shared(
    sum(total),
    shares.map(({ punter, amount }) => of(isolated(punter), sum(amount))),
  );
}

/** Returns an event as a line; null if it is not an event of this game. */
export function eventLine(
  { type, data }: { readonly type: string; readonly data: unknown },
  currency: string,
): string | null {
  const [game, name = ''] = type.split('.');
  const sentence = game === 'tarot' ? SENTENCES[name] : undefined;
  return sentence?.(data as EventData, (amount) => money(numberOf(amount), currency), currency) ?? null;
}
