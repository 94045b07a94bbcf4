/** The list of a session's entries, with those that no longer count. */

const because = (text: string, reason: string | null): string =>
  reason === null ? `${text}.` : `${text}: ${reason}`;

export const entryHistory = {
  loading: 'Loading the entries…',
  none: 'No entries yet.',
  newer: 'Newer entries were recorded.',
  showNewer: 'Show them',
  of: 'Show the entries of',
  allPlayers: 'all players',
  removed: {
    undone: (at: string, reason: string | null) => because(`Undone at ${at}`, reason),
    amended: (at: string, reason: string | null) => because(`Corrected at ${at}, see above`, reason),
    struck: (at: string, reason: string | null) => because(`Taken back at ${at}`, reason),
    dropped: (at: string, reason: string | null) =>
      because(`No longer fitted after the correction at ${at}`, reason),
  },
  added: (at: string, reason: string | null) => because(`Entered by a correction at ${at}`, reason),
};
