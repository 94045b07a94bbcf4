/** The table page: hints, loading states and labels of its smaller parts. */

export const tableHints = {
  secondCard: 'Now the second card',
  lastDraw: (call: string) => `last: ${call}`,
  tapCard: 'Tap the card you turned',
  indexOf: (at: number, all: number) => `${at} of ${all}`,
  winsToAnswer: 'Waiting wins',
  again: 'Restake',
  wouldPay: 'would pay',
  phone: { pack: (left: number) => `${left} left` },
};
