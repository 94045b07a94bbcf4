/** Offers by the declaration of a game alone, for a state whose offers are not known. */

import { isNewPlayer, isRequired, playedFields, type Rules } from '../../api/entry-kinds.ts';
import type { EntryField, EntryKind } from '../../api/declarations.ts';
import { RANKS, SUITS } from '../../i18n/cards.ts';
import type { LineValue, Offer, OpenField } from '../../outbox/ports.ts';
import { startDraft, valuesOf, type Draft } from './draft.ts';

/** The table, as far as the choices of a field follow from it. */
export interface AssumedTable {
  readonly kinds: readonly EntryKind[];
  /** The names of the players, those of waiting entries included. */
  readonly players: readonly string[];
  readonly rules: Rules;
  /** Whether another player may sit down. */
  readonly hasFreeSeat: boolean;
}

/** What the choices of one field follow from. */
type FieldTable = Pick<AssumedTable, 'players' | 'rules'>;

/** Returns an offer for each entry that the game declares, and for each player whom it may concern. */
export const assumedOffers = (table: AssumedTable): readonly Offer[] =>
  table.kinds.flatMap((kind) => offersOfKind(kind, table));

function offersOfKind(kind: EntryKind, table: AssumedTable): Offer[] {
  const [first] = spokenFields(kind, table.rules);
  if (first && isNewPlayer(first) && !table.hasFreeSeat) return [];
  if (first?.type !== 'player' || isNewPlayer(first))
    return [offerOf(kind, null, {}, table), ...wholeForm(kind)];
  return table.players.flatMap((player) => {
    const fixed = { [first.name]: player };
    return [offerOf(kind, player, fixed, table), ...formForAll(kind, player, fixed, table)];
  });
}

/** Returns the form for everything, if it needs no further value. */
const wholeForm = (kind: EntryKind): Offer[] =>
  kind.all ? [{ ...EMPTY, verb: kind.verb, fixed: { all: true } }] : [];

function formForAll(
  kind: EntryKind,
  player: string,
  fixed: Offer['fixed'],
  { rules }: AssumedTable,
): Offer[] {
  if (!kind.all) return [];
  const { replaces } = kind.all;
  const left = spokenFields(kind, rules).filter(({ name }) => !replaces.includes(name));
  return left.every(({ name }) => name in fixed)
    ? [{ ...EMPTY, verb: kind.verb, player, fixed: { ...fixed, all: true } }]
    : [];
}

const EMPTY = { player: null, next: null, main: false } as const;

function offerOf(kind: EntryKind, player: string | null, fixed: Offer['fixed'], table: AssumedTable): Offer {
  const offer: Offer = { ...EMPTY, verb: kind.verb, player, fixed };
  return { ...offer, next: assumedField(startDraft(offer, kind), table) };
}

const spokenFields = ({ fields }: EntryKind, rules: Rules): readonly EntryField[] =>
  playedFields(fields, rules).filter((field) => field.in_line);

/** Returns the next field of a draft by the declaration of its entry; null if the entry is complete. */
export function assumedField(draft: Draft, table: AssumedTable): OpenField | null {
  const open = spokenFields(draft.kind, table.rules).find((field) => !isFull(field, draft));
  return open ? openField(open, valuesOf(draft, open.name), table) : null;
}

function isFull(field: EntryField, draft: Draft): boolean {
  const words = valuesOf(draft, field.name).length;
  if (field.name in draft.offer.fixed) return true;
  if (field.joined) return words > 0;
  if (field.type === 'cards' || field.type === 'players') return words >= field.most;
  return field.type === 'counts' ? words >= 2 * field.most : words > 0;
}

const IS_LIST: ReadonlySet<EntryField['type']> = new Set(['cards', 'players', 'counts']);

/** Returns what a field may hold after some words of it, by its declaration. */
export function openField(field: EntryField, words: readonly LineValue[], table: FieldTable): OpenField {
  const isNumberNext = field.type === 'counts' && words.length % 2 === 1;
  const items = field.type === 'counts' ? words.length / 2 : words.length;
  const isList = IS_LIST.has(field.type) && !field.joined;
  const limits = isNumberNext
    ? { least: field.each_least, most: field.each_most }
    : isList
      ? { least: Math.max(1, field.least - items), most: field.most - items }
      : { least: field.joined && field.optional ? 0 : field.least, most: field.most };
  return {
    name: field.name,
    type: field.type,
    choices: isNumberNext ? null : choicesOf(field, words, table.players),
    ...limits,
    step: 1,
    suggested: null,
    optional: isList ? items >= field.least && !isNumberNext : !isRequired(field, table.rules),
  };
}

function choicesOf(
  field: EntryField,
  words: readonly LineValue[],
  players: readonly string[],
): string[] | null {
  switch (field.type) {
    case 'player':
      return isNewPlayer(field) ? null : [...players];
    case 'players':
    case 'counts':
      return players.filter((player) => !words.includes(player));
    case 'card':
    case 'cards':
      return field.joined ? null : cardsOf(field);
    case 'choice':
      return [...field.choices];
    default:
      return null;
  }
}

/** Returns the ranks that a card field takes, and its suits if it takes a suit alone. */
export function cardsOf({ pattern }: EntryField): string[] {
  const expression = new RegExp(pattern);
  return [...RANKS, ...Object.keys(SUITS)].filter((card) => expression.test(card));
}
