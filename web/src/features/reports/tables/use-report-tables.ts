/** The tables of a session's report, which a worker makes if the session is long. */

import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../../../api/client.ts';
import { mayRetry } from '../../../api/problem.ts';
import { language } from '../../../i18n/language.ts';
import { reportAddress } from '../report-format.ts';
import type { ReportProgress } from '../report-request.ts';
import { useReportRequest } from '../use-report-request.ts';
import type { ReportTable } from './game-table.ts';

/** How long after a failure the report is requested again, if the same request may succeed later. */
const RETRY_MS = 5000;

interface ReportTables {
  /** The newest tables that were loaded; null before the first. */
  readonly tables: readonly ReportTable[] | null;
  readonly progress: ReportProgress;
  /** Requests the report again. */
  readonly load: () => void;
}

/** Loads the tables again when `key` changes. */
export function useReportTables(session: string, key: string): ReportTables {
  const request = useReportRequest();
  const [tables, setTables] = useState<readonly ReportTable[] | null>(null);
  const progress = request.progress.value;
  const load = (): void => {
    // The tables of every language are equal, so the report that the download makes serves too.
    const address = reportAddress({ session, version: null }, 'json', language.value);
    const read = async (content: Blob): Promise<void> =>
      setTables((JSON.parse(await content.text()) as Schemas['Report']).tables ?? []);
    // A content that is not JSON is a proxy's. Then the page has no tables.
    void request.start(address, ({ content }) => void read(content).catch(() => undefined));
  };
  useEffect(load, [session, key]);
  useEffect(() => {
    if (progress.kind !== 'failed' || !mayRetry(progress.error)) return undefined;
    const timer = setTimeout(load, RETRY_MS);
    return () => clearTimeout(timer);
  }, [session, progress]);
  return { tables, progress, load };
}
