/** A sum as a bar: a part for each player who stakes against it, and the part that is open. */

import './CoverBar.css';

interface CoverBarProps {
  /** The players and their amounts, in the order of cover. */
  readonly parts: readonly { readonly name: string; readonly amount: number }[];
  readonly open: number;
}

/** Hidden from screen readers: it stands beside the amounts and the sum that is open. */
export function CoverBar({ parts, open }: CoverBarProps) {
  return (
    <div class="cover-bar" aria-hidden="true">
      {parts.map(({ name, amount }, index) => (
        <span key={index} class="cover-bar__part" style={{ flexGrow: amount }}>
          {name}
        </span>
      ))}
      {open > 0 && <span class="cover-bar__open" style={{ flexGrow: open }} />}
    </div>
  );
}
