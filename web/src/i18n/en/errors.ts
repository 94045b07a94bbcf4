/** Errors, loading states and updates. */

export const errors = {
  unreachable: 'Paroli is not responding.',
  unreachableHint: 'This page may be out of date. Check that the server is running.',
  pageError: 'This page has an error.',
  tooManyRequests: 'Too many requests.',
  wait: (span: string) => `Wait ${span}, then try again.`,
  retry: 'Try again',
  notFound: 'Page not found',
  notFoundHint: 'Check the address, or go back to the list of tables.',
  allTables: 'All tables',
  /** The server's explanation, shown under a title from this catalogue. */
  detail: (english: string) => english,
  titles: {
    unknown_session: 'This table was not found',
    unknown_gathering: 'This evening was not found',
    unknown_person: 'This person was not found',
    unknown_version: 'The table does not have this event yet',
    forbidden: 'This device is not allowed to do this',
    broken: 'The server has an error',
    store_unwritable: 'The server cannot record anything now',
  } as Readonly<Record<string, string>>,
};

export const appStatus = {
  loadingTable: 'Loading the table',
  loadingPart: 'Loading…',
  cannotRecord: 'Server cannot record',
  serverFull:
    'The server cannot record entries. Its disk may be full: tell the person who runs it. Entries wait on this device.',
  newVersion: 'A new version is available',
  reload: 'Reload',
  noOffline: 'This page cannot be opened offline, because it was loaded over plain http.',
};
