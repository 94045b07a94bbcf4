/** What a table may be opened with: presets and currencies, asked for once. */

import { given, house, type Schemas } from '../api/house.ts';

export type Rules = Schemas['Rules'];
export type Preset = Schemas['Preset'];

let asked: Promise<Rules> | null = null;

/** Raises: `Problem`, `Gone`. */
export function theRules(): Promise<Rules> {
  asked ??= given(house.GET('/v1/rules')).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
