/** The points of a small line that shows wins and losses over time. */

/** The points of a net line in a box of the given size, and the height of zero. */
export interface Drawn {
  points: (readonly [x: number, y: number])[];
  zero: number;
}

/** The lowest and highest net, with zero between them. */
export type Scale = readonly [low: number, high: number];

/** A player's net after each round, and now. */
export interface Nets {
  readonly line: readonly number[];
  readonly net: number;
}

/** The common scale of all lines, so that they can be compared. */
export function scaleOf(people: readonly Nets[]): Scale {
  const nets = people.flatMap(({ line, net }) => [...line, net]);
  return [Math.min(0, ...nets), Math.max(0, ...nets)];
}

/** The line of nets from zero to now. If all nets are zero, it is in the middle. */
export function drawnLine({ line, net }: Nets, [low, high]: Scale, width: number, height: number): Drawn {
  const nets = [0, ...line, ...(line.at(-1) === net ? [] : [net])];
  const span = high - low;
  const y = (amount: number): number => (span ? height * (1 - (amount - low) / span) : height / 2);
  const step = nets.length > 1 ? width / (nets.length - 1) : 0;
  return {
    points: nets.map((amount, at) => [round(at * step), round(y(amount))] as const),
    zero: round(y(0)),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
