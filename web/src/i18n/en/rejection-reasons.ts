/** Why a request was refused for another reason than a rule. The games have the texts of rules. */

import { rejection } from './rejections.ts';

/** By code; each takes the kind of the entry, or ''. */
export const rejectionReasons: Readonly<Record<string, (kind: string) => string>> = {
  unauthorized: () => 'This device is signed out.',
  forbidden: (kind) =>
    kind === 'correction'
      ? 'A dealer may correct only what was entered since the last round ended. Ask a keeper.'
      : 'This device can view this table but cannot record entries.',
  cross_site: () => 'The request came from another website.',
  entry_in_between: () => 'Another entry was recorded first. Check the table.',
  held_back: () => 'This entry may not fit any more.',
  key_reused: () => 'This entry was sent before with different content.',
  unknown_session: () => rejection.tableUnknown,
  not_found: () => rejection.tableUnknown,
  wrong_shape: () => 'The server cannot read this entry.',
  malformed: () => 'The server cannot read this entry.',
};
