/** The view of a session of any game, as `GET /v1/sessions/{session}` gives it. */

import type { paths } from './schema.d.ts';

export type SessionTable =
  paths['/v1/sessions/{session}']['get']['responses'][200]['content']['application/json'];
