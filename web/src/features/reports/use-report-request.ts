/** The report request of a component. It ends when the user leaves the page. */

import { useEffect, useMemo } from 'preact/hooks';
import { fetchFile, type FileState } from '../../api/fetch-file.ts';
import { fetchJson } from '../../api/fetch-json.ts';
import { currentBrowser } from '../../platform/browser.ts';
import { createReportRequest, type ReportRequest } from './report-request.ts';

export function useReportRequest(): ReportRequest {
  const request = useMemo(
    () =>
      createReportRequest({
        fetchFile,
        fetchState: (location) => fetchJson<FileState>(location),
        clock: currentBrowser().clock,
      }),
    [],
  );
  useEffect(() => () => request.cancel(), [request]);
  return request;
}
