/** The house rules as sentences: presets, fields, and the values of each field. */

export const rules = {
  houseChoice: 'our choice',
  changed: 'changed here',
  source: (source: string) => `Source: ${source}.`,
  title: 'Rules',
  inPlainWords: 'The rules in plain words',
  allSettings: 'All settings of this table, with their sources',
};
