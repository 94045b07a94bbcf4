/** What a new key or device may do: what was chosen in a form, and what it asks the house for. */

import { unwrap, client, type Schemas } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';
import type { Role } from '../../api/current-key.ts';
import { flat, type FieldErrors } from '../../ui/field-errors.ts';
import { t } from '../../i18n/language.ts';
import type { Key } from './key.ts';

export interface GrantDraft {
  readonly name: string;
  readonly role: Role;
  /** All tables, those to come too. */
  readonly all: boolean;
  readonly some: readonly string[];
  readonly one: string;
  readonly punter: string;
  readonly purses: boolean;
}

export const FRESH: GrantDraft = {
  name: '',
  role: 'dealer',
  all: true,
  some: [],
  one: '',
  punter: '',
  purses: true,
};

/** What a form begins with; an address may say for whom: `?role=board`. */
export function beginning(search: string): GrantDraft {
  const role = new URLSearchParams(search).get('role');
  return role === 'board' || role === 'punter' ? { ...FRESH, role } : FRESH;
}

/** Those who may have several tables, or all. */
export const hasMany = (role: Role): boolean => role === 'dealer' || role === 'keeper';
export const hasOne = (role: Role): boolean => role === 'punter' || role === 'board';

/** The members of the request. */
export function grantOf({ name, role, all, some, one, punter, purses }: GrantDraft): Schemas['Grant'] {
  const whole = { name: name.trim(), role, sessions: null, punter: null, purses: true };
  if (role === 'house' || (hasMany(role) && all)) return whole;
  if (hasMany(role)) return { ...whole, sessions: [...some] };
  const sessions = one ? [one] : [];
  return role === 'punter' ? { ...whole, sessions, punter } : { ...whole, sessions, purses };
}

/** What is still to be chosen, by field. */
export function missing({ name, sessions, punter }: Schemas['Grant']): FieldErrors {
  const unnamed = name ? {} : { name: t().newTable.enterName };
  if (sessions?.length === 0) return { ...unnamed, sessions: t().keys.chooseTable };
  return { ...unnamed, ...(punter === '' && { punter: t().keys.choosePlayer }) };
}

/** What was made, or what is wrong with the form, by field. Raises: `Problem`, `Gone`. */
export async function createGrant<Made>(
  wish: Schemas['Grant'],
  make: () => Promise<Made>,
): Promise<Made | { faults: FieldErrors }> {
  const faults = missing(wish);
  if (Object.keys(faults).length) return { faults };
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error;
    return { faults: flat(error.errors) };
  }
}

/** The punters of a table, by name. Raises: `Problem`, `Gone`. */
export async function seatedAt(session: string): Promise<readonly string[]> {
  const table = await unwrap(client.GET('/v1/sessions/{session}', { params: { path: { session } } }));
  return 'punters' in table ? table.punters.map(({ name }) => name) : table.players.map(({ name }) => name);
}

/** What a key opens; `names` are tables' names by id. */
export function opens({ role, sessions, punter, purses }: Key, names: ReadonlyMap<string, string>): string {
  const { keys } = t();
  if (role === 'house') return keys.everything;
  if (sessions === null) return keys.allTables;
  const [first = '', ...more] = sessions.map((id) => names.get(id) ?? keys.table(id.slice(0, 8)));
  const where = more.length ? keys.moreTables(first, more.length) : first;
  if (punter !== null) return keys.playerAt(punter, where);
  return role === 'board' && !purses ? keys.pursesHidden(where) : where;
}
