/** The table page: hints, loading states and labels of its smaller parts. */

export const tableHints = {
  secondCard: 'Now the second card',
  lastDraw: (call: string) => `last: ${call}`,
  tapCard: 'Tap the card you turned',
  indexOf: (at: number, all: number) => `${at} of ${all}`,
  winsToAnswer: 'Waiting wins',
  removeEntry: (what: string) => `Remove: ${what}`,
  again: 'Restake',
  bank: 'Bank',
  wouldPay: 'would pay',
  notLoaded: 'This cannot be loaded now. It loads by itself when the server responds.',
  neverOpened: 'This tablet has not opened this table before. The table opens when the server responds.',
  phone: { pack: (left: number) => `${left} left` },
};
