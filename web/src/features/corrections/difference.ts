/** What a correction would change, in words. */

import { messages } from './messages/messages.ts';
import type { Schemas } from '../../api/client.ts';
import { isolated } from '../../i18n/isolated.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import { labelText, poolName } from '../../i18n/game-texts.ts';

export type DryRun = Schemas['CorrectionPreview'];

type PartyChange = Schemas['PartyChange'];

/** The code with which payments are refused at a table that is open again. */
export const OPEN_AGAIN = 'session_open';

const NONE: WithBankroll = new Set();

/** What a party has. A page that may not see purses has the net alone. */
export interface PartyAmounts {
  readonly name: string;
  readonly role: PartyChange['role'];
  readonly purse: number | null;
  readonly at_table: number;
  readonly net: number | null;
  readonly brought_in?: number | null;
  readonly cashed_out?: number | null;
}

/** The names of the seats that play with a bankroll; "bank" if the bank does. */
export type WithBankroll = ReadonlySet<string>;

/** Returns sentences: "Anne 5s less, the bank 5s more. Banker: Bess instead of Anne." */
export function differenceText(
  { parties, counts, names, waiting_for }: DryRun,
  { game, currency }: { readonly game: string; readonly currency: Currency },
  withBankroll: WithBankroll = NONE,
): string {
  const { corrections } = messages();
  const added = (before: readonly string[], after: readonly string[]): string[] =>
    [...new Set(after)].filter((name) => !before.includes(name));
  const balances = sentence([
    ...parties.map((change) => partyText(change, currency, withBankroll)),
    ...added(waiting_for.before, waiting_for.after).map(corrections.mustDecide),
    ...added(waiting_for.after, waiting_for.before).map(corrections.mustNotDecide),
  ]);
  return [balances, ...figureTexts([...names, ...counts], game)].join(' ');
}

type FigureChange = DryRun['names'][number] | DryRun['counts'][number];

/** Returns a sentence for each figure: "Scores: Anne 12 instead of 9, Bess 3 instead of 6." */
function figureTexts(changes: readonly FigureChange[], game: string): readonly string[] {
  const figures = [...new Set(changes.map(({ figure }) => figure))];
  return figures.map((figure) =>
    messages().corrections.figure(
      labelText(game, figure),
      changes.filter((change) => change.figure === figure).map(figureText),
    ),
  );
}

/** Returns "Anne 12 instead of 9"; without a name, if the figure is that of the table. */
function figureText(change: FigureChange): string {
  const { corrections } = messages();
  const text = corrections.insteadOf(valueText(change.after), valueText(change.before));
  return 'of' in change && change.of !== null ? pageWords().generic.part(isolated(change.of), text) : text;
}

const valueText = (value: string | number | null): string =>
  value === null ? messages().corrections.noPlayer : isolated(String(value));

/** Returns the same sentence for what changed between two views; null if nothing did. */
export function changesText(
  before: readonly PartyAmounts[],
  after: readonly PartyAmounts[],
  currency: Currency,
): string | null {
  const gone = before.filter((was) => !after.some((now) => isSameParty(was, now)));
  const changes = [
    ...after.map((now) =>
      changeOf(
        before.find((was) => isSameParty(was, now)),
        now,
      ),
    ),
    ...gone.map((was) => changeOf(was, { ...was, ...NOTHING, purse: was.purse && 0 })),
  ];
  const texts = changes.map((change) => partyText(change, currency));
  return texts.some(Boolean) ? sentence(texts) : null;
}

const isSameParty = (one: PartyAmounts, other: PartyAmounts): boolean =>
  one.name === other.name && one.role === other.role;

function changeOf(was: PartyAmounts | undefined, now: PartyAmounts): PartyChange {
  const { name, role } = now;
  const [before, after] = [amountsOf(was), amountsOf(now)];
  return {
    name,
    role,
    purse: { before: before.purse, after: after.purse },
    at_table: { before: before.at_table, after: after.at_table },
    held: { before: before.held, after: after.held },
    net: { before: before.net, after: after.net },
  };
}

const NOTHING = { purse: 0, at_table: 0, net: 0, brought_in: 0, cashed_out: 0 };

type Amounts = Pick<PartyAmounts, 'at_table'> & Record<'purse' | 'held' | 'net', number>;

/** What a party has; its net, if the page may not see its purse. */
function amountsOf(party: PartyAmounts = { name: '', role: 'player', ...NOTHING }): Amounts {
  const { purse, at_table, brought_in: broughtIn, cashed_out: cashedOut } = party;
  const net = party.net ?? (purse ?? 0) + at_table;
  const isKnown = purse !== null && broughtIn === undefined;
  const held = isKnown ? purse + at_table : net + (broughtIn ?? 0) - (cashedOut ?? 0);
  return { purse: purse ?? net, at_table, held, net };
}

function sentence(parts: readonly string[]): string {
  const { corrections } = messages();
  const shown = parts.filter(Boolean);
  if (!shown.length) return corrections.noBalanceChanges;
  const text = corrections.sentence(shown);
  // The name of a player stays as it is written.
  return text.startsWith(corrections.theBank) ? t().capitalize(text) : text;
}

/** What a party won or lost; also what it holds, if that differs by money from outside. */
function partyText(change: PartyChange, currency: Currency, withBankroll = NONE): string {
  const { corrections } = messages();
  const [inPurse, held, net] = [difference(change.purse), difference(change.held), difference(change.net)];
  const party = partyName(change);
  const sum = (amount: number): string => money(Math.abs(amount), currency);
  if (held !== net && withBankroll.has(change.role === 'bank' ? 'bank' : change.name))
    return corrections.withBankroll(party, moreOrLess(net - held, sum), moreOrLess(held, sum));
  if (held !== net) return corrections.withOutsideMoney(party, moreOrLess(net, sum), moreOrLess(held, sum));
  if (net) return net < 0 ? corrections.less(party, sum(net)) : corrections.more(party, sum(net));
  if (!inPurse) return '';
  const moved = inPurse < 0 ? corrections.toTable : corrections.toPurse;
  return moved(change.name, sum(inPurse));
}

const difference = ({ before, after }: Schemas['AmountChange']): number => after - before;

function partyName({ name, role }: PartyChange): string {
  if (role === 'bank') return messages().corrections.theBank;
  return role === 'pool' ? t().capitalize(poolName(name)) : name;
}

/** Returns "5s less" or "5s more"; null if nothing differs. */
function moreOrLess(amount: number, sum: (amount: number) => string): string | null {
  const { sumLess, sumMore } = messages().corrections;
  if (amount === 0) return null;
  return amount < 0 ? sumLess(sum(amount)) : sumMore(sum(amount));
}
