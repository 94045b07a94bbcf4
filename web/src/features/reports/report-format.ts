/** The formats of reports, and their addresses. */

import type { Language } from '../../i18n/language.ts';

export interface ReportFormat {
  /** The format in the address. */
  readonly id: 'pdf' | 'xlsx' | 'html' | 'csv' | 'toml' | 'json' | 'journal' | 'beancount';
  /** How a file's name ends if the server gives none. */
  readonly suffix: string;
  /** Whether a browser shows it. */
  readonly isPage: boolean;
}

const format = (id: ReportFormat['id'], suffix: string = id, isPage = false): ReportFormat => ({
  id,
  suffix,
  isPage,
});

/** The formats for most people, in the order of their buttons. */
export const FORMATS: readonly ReportFormat[] = [
  format('pdf', 'pdf', true),
  format('xlsx'),
  format('html', 'html', true),
  format('csv', 'zip'),
  format('toml'),
];

/** The formats for other programs. */
export const MORE_FORMATS: readonly ReportFormat[] = [format('json'), format('journal'), format('beancount')];

/** A session, and the version to report on; null: the newest. */
interface SessionSource {
  readonly session: string;
  readonly version: number | null;
}

/** An evening. */
interface GatheringSource {
  readonly gathering: string;
}

/** The bankroll of a person in one currency. `from` and `to` are days; null for no limit. */
interface BankrollSource {
  readonly person: string;
  readonly currency: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** All bankrolls. */
interface BankrollsSource {
  readonly bankrolls: true;
}

/** What a report is about. */
export type ReportSource = SessionSource | GatheringSource | BankrollSource | BankrollsSource;

const OF_BANKROLLS: readonly ReportFormat['id'][] = ['pdf', 'xlsx', 'html', 'csv', 'json'];

/** Returns those of some formats that a report has. The list of all bankrolls has no score sheets and no journal. */
export const formatsOf = (source: ReportSource, formats: readonly ReportFormat[]): readonly ReportFormat[] =>
  'bankrolls' in source ? formats.filter(({ id }) => OF_BANKROLLS.includes(id)) : formats;

/** Returns the address of a report. */
export function reportAddress(source: ReportSource, id: string, language: Language): string {
  const [path, query] = pathAndQuery(source);
  const given = Object.entries(query).filter(([, value]) => value !== null) as [string, string][];
  return `${path}.${id}?${new URLSearchParams([...given, ['language', language]])}`;
}

function pathAndQuery(
  source: ReportSource,
): readonly [path: string, query: Readonly<Record<string, string | null>>] {
  if ('gathering' in source) return [`/v1/gatherings/${source.gathering}/report`, {}];
  if ('person' in source) {
    const { person, currency, from, to } = source;
    return [`/v1/people/${person}/statement`, { currency, from, to }];
  }
  if ('bankrolls' in source) return ['/v1/bankrolls', {}];
  const { session, version } = source;
  return [`/v1/sessions/${session}/report`, { as_of: version === null ? null : String(version) }];
}
