/** The responses of a server that makes the report of a long session in a worker. */

import type { ServiceTable } from '../dom/table.ts';
import type { Tab } from '../dom/tab.ts';

export const POLL_MS = 1000;
export const EVENTS = 6000;

/** Answers the requests of one format as the server does while a worker makes the file. */
export function makeByWorker(tab: Tab, table: ServiceTable, format: 'csv' | 'json') {
  const worker = { polls: 0, state: {} as object };
  const body = () => ({
    ...{ id: 'made', version: EVENTS, format, language: 'en', state: 'running', done: 0 },
    ...{ total: EVENTS, error: null, report: `${table.path}/report.${format}?language=en&as_of=10` },
    ...worker.state,
  });
  const headers = { Location: `${table.path}/reports/made` };
  const accept = async (): Promise<Response> => Response.json(body(), { status: 202, headers });
  tab.network.route('GET', new RegExp(`report\\.${format}\\?language=\\w+$`), accept);
  tab.network.route('GET', /reports\/made$/, async () => {
    worker.polls += 1;
    return Response.json(body());
  });
  return worker;
}
