/** Text and colours of a canvas. */

/** Returns the colour of a custom property. */
export type Colours = (name: string) => string;

/** Returns the colour of a custom property as an element has it. */
export const colourOf = (element: Element, name: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

const FAMILY = '"Source Sans 3", system-ui, sans-serif';

/** Returns a font of the canvas; `size` is in px. */
export const fontOf = (size: number, weight = 400): string => `${weight} ${size}px ${FAMILY}`;

const scratch = document.createElement('canvas').getContext('2d');

/** Returns how wide a text is in a font, in px. */
export function textWidth(text: string, font: string): number {
  if (!scratch) return text.length * 8;
  scratch.font = font;
  return scratch.measureText(text).width;
}
