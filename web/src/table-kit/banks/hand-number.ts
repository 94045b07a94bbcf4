/** The number of a hand, in games whose bank plays hand after hand. */

/** Returns the number of the hand that is on or comes next; at a closed table that of the last one. */
export const handNumber = ({ hand, phase }: { readonly hand: number; readonly phase: string }): number =>
  phase === 'closed' ? Math.max(1, hand) : hand + 1;
