/** What a table may be opened with: presets and currencies, asked for once. */

import { unwrap, client, type Schemas } from './client.ts';

export type Rules = Schemas['Rules'];
export type Preset = Schemas['Preset'];

let asked: Promise<Rules> | null = null;

/** Raises: `Problem`, `Gone`. */
export function loadRules(): Promise<Rules> {
  asked ??= unwrap(client.GET('/v1/rules')).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
