/** Reads all access keys, page by page. */

import { client, type Schemas, unwrap } from './client.ts';

const KEYS_PER_PAGE = 1000;

/** Returns the valid keys, devices and links of the house. Raises: `Problem`, `Unreachable`. */
export async function fetchKeys(): Promise<readonly Schemas['Key'][]> {
  const keys: Schemas['Key'][] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { limit: KEYS_PER_PAGE, ...(cursor === undefined ? {} : { cursor }) };
    const page = await unwrap(client.GET('/v1/keys', { params: { query } }));
    keys.push(...page.keys);
    if (page.next === null) return keys;
    cursor = page.next;
  }
}
