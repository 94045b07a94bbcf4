/** Following a table on a phone. */

export const en = {
  title: 'Follow on your phone',
  alt: 'QR code: follow this table on a phone',
  phonesCannot: (host: string) =>
    `Phones cannot reach ${host}. Open Paroli at the machine’s network name or address.`,
  hint: 'A phone that scans the code shows the standings, without an account. The code works for a day.',
  show: 'Show QR code',
  hide: 'Hide QR code',
};

export type FollowMessages = typeof en;
