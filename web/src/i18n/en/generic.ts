/** The log and the values of a table of any game. */

export const generic = {
  game: 'Game',
  optional: (field: string) => `${field} (optional)`,
  entry: (meaning: string, values: readonly string[]) =>
    values.length ? `${meaning}: ${values.join(', ')}` : meaning,
  tableNow: 'The table now',
  showEarlier: 'Show earlier entries',
  loadingEarlier: 'Loading…',
  recordedBy: (device: string) => `recorded by ${device}`,
  settledByServer: 'calculated by the server',
  name: 'Name',
  part: (name: string, value: string) => `${name} ${value}`,
  /** Between two records, which have commas inside. */
  apart: '; ',
  yes: 'yes',
  toTable: 'Open the table page',
};
