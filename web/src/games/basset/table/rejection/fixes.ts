/** The ways to mend a refused entry, by the code of its refusal; the best first, three at most. */

import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { laidBefore } from '../replaced-stakes.ts';
import { money } from '../../../../i18n/currency.ts';
import type { UiValues } from '../ui-state.ts';
import { instead, same, type Case, type Fix } from './fix.ts';
import { amountField } from '../../entry-kinds.ts';
import { lay, layLess, number, purseShort, withinBounds } from './amount-fixes.ts';
import type { Command } from '../../../../outbox/entry.ts';
import type { Entry } from '../../../../outbox/entry.ts';
import { punterNamed, stakeOn, stakesOf } from '../../table-queries.ts';
import { rankOf, type Rank, type Stake, type Table } from '../../view.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The sum is what is wrong: what lay there before another coin was laid instead may be laid again. */
const OF_SUMS = new Set([
  'purse_short',
  'stake_below_minimum',
  'stake_above_maximum',
  'odd_stake',
  'bank_cover_short',
]);

/** What is offered for a refusal. "Leave it out" is always there, but for what is on its way. */
export function fixesOf(refused: Case): Fix[] {
  if (refused.underway) return [];
  const { code } = refused.refusal;
  const before = OF_SUMS.has(code) ? lay(refused, laidBefore.get(refused.entry.key) ?? 0) : [];
  const others = BY_CODE[code]?.(refused) ?? [];
  const found = [...before, ...others.filter(({ words }) => words !== before[0]?.words)];
  return [...found.slice(0, 2), { words: t().fixes.discard, cure: { kind: 'leave' } }];
}

const begin = (words: string, held: Partial<UiValues>): Fix => ({ words, cure: { kind: 'begin', held } });
const keep = (words: string, wish: Command): Fix => ({ words, cure: { kind: 'keep', wish } });
const again = (): Fix[] => [{ words: messages().fixes.sendAgain, cure: { kind: 'again' } }];
const log = (): Fix[] => [{ words: messages().fixes.showBoth, cure: { kind: 'log' } }];

const BY_CODE: Readonly<Record<string, (refused: Case) => Fix[]>> = {
  session_closed: () => [{ words: messages().fixes.newTable, cure: { kind: 'new_table' } }],
  pen_elsewhere: () => [{ words: t().fixes.takeControl, cure: { kind: 'pen' } }],
  unknown_punter: (refused) => unknownPunter(refused),
  punter_exists: (refused) => punterExists(refused),
  unknown_card: (refused) =>
    refused.entry.kind === 'stake' ? place(refused, messages().fixes.chooseOther) : [],
  deal_in_progress: (refused) =>
    refused.entry.kind === 'close' ? [keep(messages().fixes.untilItEnds, same(refused))] : [],
  deal_not_begun: (refused) => notBegun(refused),
  draw_out_of_turn: log,
  staking_closed: (refused) =>
    refused.entry.kind === 'stake' ? [keep(messages().fixes.nextDeal, same(refused))] : [],
  answers_pending: (refused) => [
    { words: messages().fixes.showThem, under: messages().fixes.andDiscard, cure: { kind: 'answers' } },
    instead(messages().fixes.takeAll, [{ kind: 'take', fields: { all: true } }, same(refused)]),
  ],
  no_such_stake: (refused) =>
    refused.entry.kind !== 'mace' || stakeOf(refused)
      ? []
      : place(refused, messages().fixes.stakeOnIt, rankOf(text(refused.entry.card))),
  take_only: (refused) => takeOnly(refused),
  card_in_play: (refused) => cardInPlay(refused),
  card_used: (refused) => [...place(refused, messages().fixes.otherCard), ...newBook(refused)],
  too_many_cards: (refused) => oneBack(refused, text(refused.entry.punter)),
  cards_required: (refused) => cardsRequired(refused),
  restake_not_allowed: (refused) => takeOnly(refused),
  restake_too_small: (refused) => [
    ...lay(refused, number(refused.refusal.facts.minimum)),
    ...takeOnly(refused),
  ],
  pay_not_allowed: (refused) => [...takeOnly(refused), ...paroliInstead(refused)],
  same_punter: ({ entry }) => samePunter(entry),
  stake_below_minimum: (refused) => withinBounds(refused, number(refused.refusal.facts.minimum)),
  stake_above_maximum: (refused) => withinBounds(refused, number(refused.refusal.facts.maximum)),
  odd_stake: (refused) => {
    const odd = number(refused.entry[amountField(refused.entry.kind)]);
    return [...lay(refused, odd - 1), ...lay(refused, odd + 1)];
  },
  purse_short: (refused) => purseShort(refused),
  bank_cover_short: (refused) => [
    ...(refused.entry.kind === 'stake' || refused.entry.kind === 'mace'
      ? layLess(refused)
      : takeOnly(refused)),
    ...fund(refused),
  ],
  card_seen: (refused) =>
    turnAgain(refused, text(refused.refusal.facts.card), messages().fixes.otherSuit, true),
  rank_exhausted: (refused) =>
    turnAgain(refused, text(refused.refusal.facts.rank), messages().fixes.otherCard, false),
  pack_exhausted: ({ refusal }) =>
    refusal.facts.stock === 1 ? [begin(messages().fixes.lastCard, { turning: 'last' })] : [],
  not_last_card: ({ entry }) =>
    Array.isArray(entry.cards) ? [begin(messages().fixes.drawPair, { first: text(entry.cards[0]) })] : [],
  key_reused: log,
  broken: again,
  forbidden: again,
  cross_site: again,
  not_found: again,
  unknown_session: again,
};

const stakeOf = ({ entry, table }: Case): Stake | null =>
  stakeOn(table, text(entry.punter), text(entry.card));

const isStaking = ({ table }: Case): boolean => table.phase === 'staking';

/** The tray where another card is laid, while one may be laid. */
function place(refused: Case, words: string, rank: Rank | null = null): Fix[] {
  const punter = punterNamed(refused.table, text(refused.entry.punter));
  if (!punter || !(isStaking(refused) || punter.replacements)) return [];
  const { amount } = refused.entry;
  const grip = { kind: 'place', punter: punter.name, rank } as const;
  return [begin(words, typeof amount === 'number' ? { grip, coin: amount } : { grip })];
}

function newBook({ entry, table }: Case): Fix[] {
  const grip = { kind: 'punter', punter: text(entry.punter), task: 'book' } as const;
  return table.rules.books ? [begin(messages().fixes.newBook, { grip })] : [];
}

/** Who sits down as somebody who is here brings money, or has another name. */
function punterExists({ entry, table }: Case): Fix[] {
  const name = text(entry.name);
  const folded = name.normalize().toLowerCase();
  const there = table.punters.find((one) => one.name.normalize().toLowerCase() === folded)?.name ?? name;
  const fields = { punter: there, amount: entry.purse };
  const brings =
    number(entry.purse) > 0 ? [instead(messages().fixes.buyInInstead, [{ kind: 'buyin', fields }])] : [];
  return [...brings, begin(messages().fixes.otherName, { grip: { kind: 'seat', name } })];
}

/** Who is not here sits down, to do what a newcomer may; or what was to be laid is in hand, for somebody who is. */
function unknownPunter(refused: Case): Fix[] {
  const { entry, refusal, table } = refused;
  const name = text(refusal.facts.punter) || text(entry.punter);
  if (!BY_NEWCOMERS.has(entry.kind) || (entry.kind === 'sidebet' && name === entry.punter)) return [];
  const seat = begin(messages().fixes.addPlayer(name), { grip: { kind: 'seat', name } });
  const { amount } = entry;
  if (entry.kind !== 'stake' || typeof amount !== 'number' || !isStaking(refused) || !table.punters.length)
    return [seat];
  return [seat, begin(messages().fixes.choosePlayer, { coin: amount })];
}

/** What needs no card on the table and no money brought in before. */
const BY_NEWCOMERS = new Set(['stake', 'buyin', 'book', 'sidebet']);

/** Before the fasse it is turned for the draws, and a mace is a larger couch. */
function notBegun(refused: Case): Fix[] {
  const { entry, table } = refused;
  const there = stakeOf(refused);
  if (entry.kind === 'mace' && there && !there.crooks && !there.paying) {
    const { punter, card } = entry;
    const amount = there.couch + number(entry.amount);
    const stake = { kind: 'stake', fields: { punter, card, amount } };
    return [instead(messages().fixes.stake(money(amount, table.currency)), [withdrawn(there), stake])];
  }
  const draws = entry.kind === 'pair' || entry.kind === 'last';
  return draws && table.stakes.length ? [begin(messages().fixes.turnFasse, { turning: 'fasse' })] : [];
}

/** The same win answered otherwise. An answer to a draw stays one to that draw. */
const answerInstead = (words: string, kind: string, { punter, card, place: draw }: Entry): Fix =>
  instead(words, [{ kind, fields: { punter, card, ...(draw !== undefined && { place: draw }) } }]);

function takeOnly(refused: Case): Fix[] {
  const pays = stakeOf(refused)?.answers?.take.pays;
  const words =
    pays === undefined
      ? messages().fixes.takeOnly
      : messages().fixes.take(money(pays, refused.table.currency));
  return [answerInstead(words, 'take', refused.entry)];
}

function paroliInstead(refused: Case): Fix[] {
  const told = stakeOf(refused)?.answers;
  return told && !told.paroli ? [] : [answerInstead(messages().fixes.paroli, 'paroli', refused.entry)];
}

const withdrawn = ({ punter, card }: Stake): Command => ({ kind: 'withdraw', fields: { punter, card } });

function cardInPlay(refused: Case): Fix[] {
  const { entry, table } = refused;
  const there = stakeOf(refused);
  if (!there || there.crooks || there.paying) return [];
  if (isStaking(refused)) return [instead(messages().fixes.changeIt, [withdrawn(there), same(refused)])];
  const { punter, card, amount } = entry;
  return table.rules.mace === 'plain'
    ? [instead(messages().fixes.maceIt, [{ kind: 'mace', fields: { punter, card, amount } }])]
    : [];
}

const loose = (table: Table, name: string): Stake[] =>
  stakesOf(table, name).filter((one) => !one.crooks && !one.paying);

/** The card laid last goes back, and what was refused is entered after it. */
function oneBack(refused: Case, name: string): Fix[] {
  const last = isStaking(refused) ? loose(refused.table, name).at(-1) : undefined;
  if (!last) return [];
  const { capitalize, theCard } = t();
  return [
    instead(messages().fixes.withdrawOne, [withdrawn(last), same(refused)], capitalize(theCard(last.card))),
  ];
}

/** Too few or too many: one card more, or one less; or all of theirs back. */
function cardsRequired(refused: Case): Fix[] {
  const { refusal, table } = refused;
  const name = text(refusal.facts.punter);
  const there = stakesOf(table, name);
  const all = loose(table, name);
  const few = there.length < number(refusal.facts.required);
  const grip = { kind: 'place', punter: name, rank: null } as const;
  const first = few ? [begin(messages().fixes.stakeOneMore, { grip })] : oneBack(refused, name);
  if (all.length < there.length) return first;
  return [...first, instead(messages().fixes.withdrawCardsOf(name), [...all.map(withdrawn), same(refused)])];
}

function samePunter({ backer, punter, card, outcome, amount }: Entry): Fix[] {
  const grip = {
    kind: 'card',
    punter: text(punter),
    card: text(card),
    outcome: outcome === 'win' ? 'win' : 'lose',
    backer: text(backer),
    others: true,
  } as const;
  return [begin(messages().fixes.chooseOther, { grip, coin: number(amount) })];
}

/** What is missing comes from outside, and what was refused is entered after it. */
function fund(refused: Case): Fix[] {
  const { bank, worst } = refused.refusal.facts;
  const amount = number(worst) - number(bank);
  const wishes = [{ kind: 'fund', fields: { amount } }, same(refused)];
  return [instead(messages().fixes.fundBank, wishes, money(amount, refused.table.currency))];
}

/** The draw is begun again up to the card that cannot be; of that the suit is asked, or its key. */
function turnAgain({ entry }: Case, wrong: string, words: string, suits: boolean): Fix[] {
  const cards = Array.isArray(entry.cards) ? entry.cards.map(text) : [];
  if (!cards.length) return [];
  const good = cards.length > 1 && cards[0] !== wrong && rankOf(cards[0] ?? '') !== wrong;
  const held: Partial<UiValues> = { first: good ? (cards[0] ?? null) : null };
  if (entry.kind === 'last') held.turning = 'last';
  if (suits) held.grip = { kind: 'suits', rank: rankOf(wrong) };
  return [begin(words, held)];
}
