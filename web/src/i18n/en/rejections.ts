/** What a refused entry says and offers in each game. */

export const rejection = {
  notRecorded: 'Not recorded.',
  tableUnknown: 'This table was not found, or this device is not allowed to view it.',
  unknown: (detail: string) => detail || 'The server refused this entry.',
};

export const fixes = {
  takeControl: 'Take control',
  discard: 'Discard it',
};
