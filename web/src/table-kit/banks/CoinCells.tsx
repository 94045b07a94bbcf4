/** The middle of a row where one player banks and others put coins against the bank. */

import type { ComponentChildren } from 'preact';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import type { OwnMode } from '../model/modes.ts';
import { useScene } from '../model/table-context.ts';
import { Coin } from '../money/Coin.tsx';
import { RoleTag } from '../values/RoleTag.tsx';
import './CoinCells.css';

interface CoinProps {
  readonly amount: number;
  readonly currency: string;
}

export const CoinCells = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="coin-cells" role="gridcell">
    {children}
  </div>
);

/** What the banker does, in gold, and the bank; `children`: in place of a coin that cannot be tapped. */
export const BankerCell = (props: CoinProps & { role: string; children?: ComponentChildren }) => (
  <>
    <RoleTag class="coin-cells__role">{props.role}</RoleTag>
    {props.children ?? (props.amount > 0 && <PlainCoin amount={props.amount} currency={props.currency} />)}
  </>
);

const PlainCoin = (coin: CoinProps) => <Coin class="coin-cells__coin" {...coin} />;

interface CoinKeyProps extends CoinProps {
  /** What a tap opens; a second tap closes it. */
  readonly opens: OwnMode & { readonly player?: string };
  readonly label: string;
  readonly isUnsent?: boolean;
  readonly isDisabled?: boolean;
}

/** A coin that opens what can be done with it. */
export function CoinKey({ opens, label, isUnsent = false, isDisabled = false, ...coin }: CoinKeyProps) {
  const { model, ui } = useScene();
  const mode: OwnMode & { readonly player?: unknown } = ui.mode;
  const isOpen = mode.kind === opens.kind && mode.player === opens.player;
  const toggle = () => {
    (model.uiState.mode as { value: OwnMode }).value = isOpen ? { kind: 'none' } : opens;
  };
  return (
    <TapButton
      class="coin-cells__key"
      data-pending={isUnsent}
      onTap={toggle}
      meaning={[opens.kind, opens.player].filter(Boolean).join(' ')}
      isDisabled={isDisabled}
      aria-expanded={isOpen}
      aria-label={label}
    >
      <PlainCoin {...coin} />
    </TapButton>
  );
}
