/** The values that a row of choices offers. */

/** Returns the values to offer, the present one among them. */
export function withCurrent<Value>(
  values: readonly Value[],
  current: unknown,
  words: (value: Value) => string,
) {
  const isKnown = current === undefined || values.includes(current as Value);
  const all = isKnown ? values : [current as Value, ...values];
  return { choices: all.map((value) => [value, words(value)] as const), chosen: current as Value };
}
