/** The downloads of session reports. */

import { grouped } from '../../../i18n/en/grammar.ts';

export const en = {
  title: 'Reports',
  hint: 'The whole table in one file: standings, entries and accounts.',
  hintAt: (version: number) => `The table up to event ${grouped(version)}: standings, entries and accounts.`,
  eveningHint: 'The whole evening in one file: standings over all tables, entries and accounts.',
  statementHint: 'The bankroll over the chosen period in one file: changes, balances and tables.',
  bankrollsHint: 'All people with their bankrolls, and the totals, in one file.',
  formats: {
    pdf: 'PDF',
    xlsx: 'Spreadsheet (XLSX)',
    html: 'Web page (HTML)',
    csv: 'CSV files (ZIP)',
    toml: 'Score sheet (TOML)',
    json: 'JSON',
    journal: 'hledger',
    beancount: 'Beancount',
  },
  sheets: 'Score sheets (ZIP)',
  more: 'More formats',
  making: (format: string) => `Making the report: ${format}`,
  makingTables: 'This table has many events. The server prepares its tables; they appear here.',
  progress: (done: number, total: number) => `${grouped(done)} of ${grouped(total)} events`,
  lost: 'The server does not respond. The page asks again by itself.',
  failed: 'The report could not be made.',
  ready: (format: string) => `The report is ready: ${format}`,
};

export type ReportMessages = typeof en;
