/** How the lines of a chart differ without colour: by dashes, and by the shape of their markers. */

export type MarkerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'wedge' | 'cross';

export interface LineLook {
  /** Lengths of dashes and gaps in px; none for a solid line. */
  readonly dash: readonly number[];
  readonly marker: MarkerShape;
  /** The custom property with the colour. */
  readonly colour: string;
}

const LOOKS: readonly LineLook[] = [
  { dash: [], marker: 'circle', colour: '--line-1' },
  { dash: [9, 4], marker: 'square', colour: '--line-2' },
  { dash: [2, 3], marker: 'triangle', colour: '--line-3' },
  { dash: [12, 4, 2, 4], marker: 'diamond', colour: '--line-4' },
  { dash: [5, 3], marker: 'wedge', colour: '--line-5' },
  { dash: [14, 3, 2, 3, 2, 3], marker: 'cross', colour: '--line-6' },
];

/** Returns the look of a line by its number; a chart has at most six lines. */
export const lookOf = (number: number): LineLook => LOOKS[number % LOOKS.length]!;

/** The outlines of the markers as SVG paths, around the origin. */
export const MARKER_PATHS: Readonly<Record<MarkerShape, string>> = {
  circle: 'M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0Z',
  square: 'M-3.5-3.5H3.5V3.5H-3.5Z',
  triangle: 'M0-4.6L4.4 3.2H-4.4Z',
  diamond: 'M0-5L4.4 0L0 5L-4.4 0Z',
  wedge: 'M0 4.6L4.4-3.2H-4.4Z',
  cross: 'M-4.4-2.6L-2.6-4.4L0-1.8L2.6-4.4L4.4-2.6L1.8 0L4.4 2.6L2.6 4.4L0 1.8L-2.6 4.4L-4.4 2.6L-1.8 0Z',
};
