/** How money of the table is shared equally when it closes. */

interface Share {
  readonly name: string;
  readonly amount: number;
}

/** Returns who gets what: the first names get the odd units. Names that get nothing are left out. */
export function equalShares(total: number, names: readonly string[]): readonly Share[] {
  const [least, odd] = [Math.floor(total / names.length), total % names.length];
  return names
    .map((name, at) => ({ name, amount: least + (at < odd ? 1 : 0) }))
    .filter(({ amount }) => amount > 0);
}
