/** The formats of a session report, and their addresses. */

import type { Language } from '../i18n/language.ts';

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
export interface ReportSource {
  readonly session: string;
  readonly version: number | null;
}

/** Returns the address of a report. */
export function reportAddress({ session, version }: ReportSource, id: string, language: Language): string {
  const query = new URLSearchParams({ ...(version !== null && { as_of: String(version) }), language });
  return `/v1/sessions/${session}/report.${id}?${query}`;
}
