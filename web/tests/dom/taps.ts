/** How many taps something takes. */

/** Returns how many taps are made while `work` runs. */
export async function countTaps(work: () => Promise<void>): Promise<number> {
  let taps = 0;
  const count = (): void => {
    taps += 1;
  };
  addEventListener('pointerdown', count, true);
  await work();
  removeEventListener('pointerdown', count, true);
  return taps;
}
