/** The coins that are chosen for a table. */

/**
 * Returns the coins after a tap on one, from the largest down as the request has them; empty if they are the `usual`
 * ones. The last coin stays. All are in smallest units.
 */
export function toggledCoin(
  coin: number,
  chosen: readonly number[],
  usual: readonly number[],
): readonly number[] {
  const others = chosen.filter((one) => one !== coin);
  const next = others.length === chosen.length ? [...chosen, coin] : others;
  if (!next.length) return chosenCoins(chosen, usual);
  return chosenCoins(next, usual);
}

function chosenCoins(coins: readonly number[], usual: readonly number[]): readonly number[] {
  const sorted = [...coins].sort((one, other) => other - one);
  const areUsual = sorted.length === usual.length && sorted.every((one) => usual.includes(one));
  return areUsual ? [] : sorted;
}
