/** The permissions of a new key or device: the form's values and the request. */

import { unwrap, client, type Schemas } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';
import type { Role } from '../../api/current-key.ts';
import { flat, type FieldErrors } from '../../ui/field-errors.ts';
import { t } from '../../i18n/language.ts';
import type { Key } from './key.ts';

export interface GrantDraft {
  readonly name: string;
  readonly role: Role;
  /** All tables, including new ones. */
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

/** The initial values of the form. The address can name a role: `?role=board`. */
export function beginning(search: string): GrantDraft {
  const role = new URLSearchParams(search).get('role');
  return role === 'board' || role === 'punter' ? { ...FRESH, role } : FRESH;
}

/** The roles that can have several tables or all. */
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

/** The missing choices, by field. */
export function missing({ name, sessions, punter }: Schemas['Grant']): FieldErrors {
  const unnamed = name ? {} : { name: t().newTable.enterName };
  if (sessions?.length === 0) return { ...unnamed, sessions: t().keys.chooseTable };
  return { ...unnamed, ...(punter === '' && { punter: t().keys.choosePlayer }) };
}

/** Creates the grant. Returns it, or the form's errors by field. Raises: `Problem`, `Gone`. */
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

/** The names of a table's players. Raises: `Problem`, `Gone`. */
export async function seatedAt(session: string): Promise<readonly string[]> {
  const table = await unwrap(client.GET('/v1/sessions/{session}', { params: { path: { session } } }));
  return 'punters' in table ? table.punters.map(({ name }) => name) : table.players.map(({ name }) => name);
}

/** The permissions of a key as text; `names` are table names by id. */
export function opens({ role, sessions, punter, purses }: Key, names: ReadonlyMap<string, string>): string {
  const { keys } = t();
  if (role === 'house') return keys.everything;
  if (sessions === null) return keys.allTables;
  const [first = '', ...more] = sessions.map((id) => names.get(id) ?? keys.table(id.slice(0, 8)));
  const where = more.length ? keys.moreTables(first, more.length) : first;
  if (punter !== null) return keys.playerAt(punter, where);
  return role === 'board' && !purses ? keys.pursesHidden(where) : where;
}
