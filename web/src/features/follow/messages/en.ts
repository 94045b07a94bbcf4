/** Following a table on a phone. */

export const en = {
  title: 'Follow on your phone',
  alt: 'QR code: follow this table on a phone',
  phonesCannot: (host: string) =>
    `Phones cannot reach ${host}. Open Paroli at the machine’s network name or address.`,
  hint: 'A phone that scans the code shows the standings, without an account. The code works for a day.',
  playerButton: 'QR code',
  playerTitle: 'The player’s page on a phone',
  ownHint: (name: string) =>
    `Scan the code with ${name}’s phone. It opens ${name}’s own page: purse, cards and history. The code works once, for ten minutes.`,
  ownAlt: (name: string) => `QR code: open ${name}’s own page on a phone`,
  tableHint: (name: string) =>
    `Scan the code with ${name}’s phone. There, tap “Choose a player”, then ${name}. The page shows cards, wins and place, but no purse. The code works for a day.`,
  noCode: 'The code cannot be created now. Check the connection, then open this again.',
  choosePlayer: 'Choose a player',
  show: 'Show QR code',
  hide: 'Hide QR code',
};

export type FollowMessages = typeof en;
