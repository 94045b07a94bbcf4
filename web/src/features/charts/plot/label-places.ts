/** Places labels so that they do not overlap. */

/**
 * Returns the heights of labels, each as near as possible to the height it is meant for, `gap` or more apart, and
 * between `top` and `bottom` as far as there is room.
 */
export function spreadLabels(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((left, right) => heights[left]! - heights[right]!);
  const placed = [...heights];
  let free = top;
  for (const at of order) {
    placed[at] = Math.max(heights[at]!, free);
    free = placed[at] + gap;
  }
  let limit = bottom;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at]!, limit);
    limit = placed[at] - gap;
  }
  return placed;
}

export interface PlacedText {
  /** The middle of the text. */
  readonly at: number;
  readonly width: number;
}

/**
 * Returns those of the labels that do not overlap: every second, third and so on. If the labels lie at unequal
 * distances, so that few would remain, it returns each that has room after the one before.
 */
export function labelsWithRoom<Label extends PlacedText>(labels: readonly Label[], gap: number): Label[] {
  const greedy: Label[] = [];
  for (const label of labels) if (hasRoom(greedy.at(-1), label, gap)) greedy.push(label);
  for (let stride = 1; stride <= labels.length; stride += 1) {
    const regular = labels.filter((_, at) => at % stride === 0);
    if (regular.length * 3 < greedy.length * 2) break;
    if (regular.every((label, at) => hasRoom(regular[at - 1], label, gap))) return regular;
  }
  return greedy;
}

const hasRoom = (before: PlacedText | undefined, label: PlacedText, gap: number): boolean =>
  before === undefined || label.at - label.width / 2 >= before.at + before.width / 2 + gap;

/** Returns a text, or its beginning with an ellipsis if it is wider than `width`. */
export function shortened(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const characters = [...text];
  while (characters.length > 1 && widthOf(`${characters.join('').trimEnd()}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Returns the index of the value nearest to `wanted`, the first of equal ones; values ascend. */
export function nearestIndex(values: readonly number[], wanted: number): number {
  let nearest = 0;
  for (const [at, value] of values.entries())
    if (Math.abs(value - wanted) < Math.abs(values[nearest]! - wanted)) nearest = at;
  return nearest;
}
