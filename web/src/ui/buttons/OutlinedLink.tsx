/** A link with an outline, on pages that are only read. */

import type { ComponentChildren } from 'preact';
import './OutlinedLink.css';

export function OutlinedLink({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <a class="outlined-link" href={href}>
      {children}
    </a>
  );
}

/** A button that looks like the link. */
export function OutlinedButton({ act, children }: { act: () => void; children: ComponentChildren }) {
  return (
    <button type="button" class="outlined-link" onClick={act}>
      {children}
    </button>
  );
}
