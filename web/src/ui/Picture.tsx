/** Glyphs that the fonts lack, as SVG paths on a 16 by 16 grid. */

import './Picture.css';

const PATHS = {
  menu: 'M1.5 3h13M1.5 8h13M1.5 13h13',
  close: 'M3 3l10 10M13 3L3 13',
  back: 'M10.5 2.5L5 8l5.5 5.5',
  on: 'M6 3l5 5-5 5',
  up: 'M3 10l5-5 5 5',
  down: 'M3 6l5 5 5-5',
  tick: 'M2 8.5l4 4 8-9',
} as const;

export type PictureName = keyof typeof PATHS;

export function Picture({ name }: { name: PictureName }) {
  return (
    <svg class="picture" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

const SUIT_PATHS: Readonly<Record<string, string>> = {
  hearts:
    'M8 14.5C2.5 10 1 7.6 1 5.2 1 3.2 2.6 1.8 4.4 1.8c1.5 0 2.8.9 3.6 2.5.8-1.6 2.1-2.5 3.6-2.5C13.4 1.8 15 3.2 15 5.2c0 2.4-1.5 4.8-7 9.3z',
  diamonds: 'M8 1l5.5 7L8 15 2.5 8z',
  spades:
    'M8 1.2c2.6 3.2 6.4 5 6.4 8.2 0 1.8-1.3 3-2.9 3-1.1 0-2-.5-2.6-1.4.1 1.7.8 2.8 2 3.8H5.1c1.2-1 1.9-2.1 2-3.8-.6.9-1.5 1.4-2.6 1.4-1.6 0-2.9-1.2-2.9-3 0-3.2 3.8-5 6.4-8.2z',
  clubs:
    'M8 1.2a3 3 0 0 1 2.5 4.7A3.1 3.1 0 1 1 8.9 11c.1 1.6.8 2.9 2 3.8H5.1c1.2-.9 1.9-2.2 2-3.8a3.1 3.1 0 1 1-1.6-5.1A3 3 0 0 1 8 1.2z',
};

/** The suit of a book in its colour; renders nothing without a suit. */
export function SuitPicture({ name }: { name: string | null }) {
  const path = name === null ? undefined : SUIT_PATHS[name];
  if (!path) return null;
  const red = name === 'hearts' || name === 'diamonds';
  return (
    <svg class="picture__suit" data-red={red} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
