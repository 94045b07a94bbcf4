/** Which filler a field has. */

import type { EntryField } from '../../api/declarations.ts';
import { SUITS } from '../../i18n/cards.ts';
import type { OpenField } from '../../outbox/ports.ts';
import type { FillerTable } from './filler-props.ts';

export type FillerKind =
  | 'coin'
  | 'player'
  | 'players'
  | 'counts'
  | 'rank'
  | 'suit'
  | 'hand'
  | 'choice'
  | 'pool'
  | 'number'
  | 'flag'
  | 'text';

/** Returns the filler of an open field. */
export function fillerKind(field: EntryField, open: OpenField | null, table: FillerTable): FillerKind {
  if (field.joined) return 'hand';
  switch (field.type) {
    case 'amount':
      return 'coin';
    case 'card':
    case 'cards':
      return (open?.choices ?? []).some((card) => !(card in SUITS)) ? 'rank' : 'suit';
    case 'player':
      return open?.choices === null ? 'text' : 'player';
    case 'choice':
      return field.choices.every((word) => table.pools.has(word)) ? 'pool' : 'choice';
    default:
      return field.type;
  }
}
