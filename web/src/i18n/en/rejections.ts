/** Why a request was refused for another reason than a rule, by code. The games have the texts of rules. */

/** By code; each takes the kind of the entry, or ''. */
export const rejectionReasons: Readonly<Record<string, (kind: string) => string>> = {
  unauthorized: () => 'This tablet is signed out.',
  forbidden: (kind) =>
    kind === 'correction'
      ? 'A dealer may correct only what was entered since the last round ended. Ask a keeper.'
      : 'This device can view this table but cannot record entries.',
  cross_site: () => 'The request came from another website.',
  entry_in_between: () => 'Another entry was recorded first. Check the table.',
  key_reused: () => 'This entry was sent before with different content.',
  unknown_session: () => 'This table was not found, or this device is not allowed to view it.',
  not_found: () => 'This table was not found, or this device is not allowed to view it.',
  wrong_shape: () => 'The server cannot read this entry.',
  malformed: () => 'The server cannot read this entry.',
};

export const rejection = {
  notRecorded: 'Not recorded.',
  unknown: (detail: string) => detail || 'The server refused this entry.',
};

export const fixes = {
  takeControl: 'Take control',
  discard: 'Discard it',
};
