/** Icons that the fonts lack, as SVG paths on a 24 by 24 grid. */

import './Icon.css';

const PATHS = {
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  undo: 'M8 5 4 9.5 8 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-4',
  close: 'M6 6l12 12M18 6 6 18',
  delete: 'M9 5h12v14H9l-6-7zM12 9l6 6M18 9l-6 6',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z',
  differs: 'M4 9h16M4 15h16M16.5 3.5l-9 17',
  expand: 'M5 9l7 7 7-7',
  up: 'M12 6 19 17H5z',
  down: 'M12 18 5 7h14z',
} as const;

const FILLED = {
  hearts: 'M12 21C5 15.5 2 12 2 8.2A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 2.2C22 12 19 15.5 12 21z',
  diamonds: 'M12 2l7.5 10L12 22 4.5 12z',
  spades:
    'M12 2c2 4 9 7.5 9 12.4a4.6 4.6 0 0 1-7.6 3.3c.2 1.8.8 3.2 2 4.3H8.6c1.2-1.1 1.8-2.5 2-4.3A4.6 4.6 0 0 1 3 14.4C3 9.5 10 6 12 2z',
  clubs:
    'M12 2a4.7 4.7 0 0 1 4.1 7 4.8 4.8 0 1 1-2.7 8.7c.2 1.8.8 3.2 2 4.3H8.6c1.2-1.1 1.8-2.5 2-4.3A4.8 4.8 0 1 1 7.9 9 4.7 4.7 0 0 1 12 2z',
} as const;

export type Sign = keyof typeof PATHS | keyof typeof FILLED;

/** An icon beside a text with the same meaning; hidden from screen readers. */
export function Icon({ sign, size = 24 }: { sign: Sign; size?: number }) {
  const filled = sign in FILLED;
  return (
    <svg
      class="icon"
      data-sign={sign}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={filled ? FILLED[sign as keyof typeof FILLED] : PATHS[sign as keyof typeof PATHS]}
        fill={filled || sign === 'up' || sign === 'down' ? 'currentColor' : 'none'}
        stroke={filled ? 'none' : 'currentColor'}
        stroke-width="2"
      />
    </svg>
  );
}
