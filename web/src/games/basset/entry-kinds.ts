/** What Basset's declared entries tell the page of a verb. The declarations are long: the table loads them late. */

import { entryKindsOf, type EntryKind } from '../../api/entry-kinds.ts';

export const KINDS = entryKindsOf('basset');

const kindOf = (verb: string): EntryKind | undefined => KINDS.find((kind) => kind.verb === verb);

/** Whether an entry of this kind says which draw of the deal it is, or is to. */
export const hasPlace = (verb: string): boolean =>
  kindOf(verb)?.fields.some(({ name }) => name === 'place') ?? false;
