/** The bank as a bar: a part for each stake that it covers, and the part that is open. */

import './BankBar.css';

interface BankBarProps {
  /** What the bank covers of each stake, in the order of cover. */
  readonly stakes: readonly { readonly punter: string; readonly amount: number }[];
  readonly open: number;
}

/** Hidden from screen readers: it stands beside the stakes and the sum that is open. */
export function BankBar({ stakes, open }: BankBarProps) {
  return (
    <div class="bank-bar" aria-hidden="true">
      {stakes.map(({ punter, amount }, index) => (
        <span key={index} class="bank-bar__stake" style={{ flexGrow: amount }}>
          {punter}
        </span>
      ))}
      {open > 0 && <span class="bank-bar__open" style={{ flexGrow: open }} />}
    </div>
  );
}
