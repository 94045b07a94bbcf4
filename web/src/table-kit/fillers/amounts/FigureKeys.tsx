/** The keys with which a number or an amount is typed: figures, further keys such as units, and a key that deletes. */

import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/Icon.tsx';
import { FIGURES } from '../../money/figures.ts';
import { withKey, withoutLast } from '../../money/unit-keys.ts';
import { FillerKey } from '../keys/FillerKey.tsx';
import { FillerKeys } from '../keys/FillerKeys.tsx';
import { messages } from '../messages/messages.ts';

interface FigureKeysProps {
  readonly label: string;
  /** `grid`: as many side by side as fit. `figures`: five. */
  readonly layout: 'grid' | 'figures';
  /** Keys beside the figures, such as the units of a currency. */
  readonly keys: readonly string[];
  readonly typed: string;
  readonly change: (typed: string) => void;
  /** Keys after them. */
  readonly children?: ComponentChildren;
}

export const FigureKeys = ({ label, layout, keys, typed, change, children }: FigureKeysProps) => (
  <FillerKeys label={label} layout={layout}>
    {[...FIGURES, ...keys].map((key) => (
      <FillerKey key={key} kind="sign" isQuick onTap={() => change(withKey(typed, key))}>
        {key}
      </FillerKey>
    ))}
    <FillerKey kind="sign" isQuick words={messages().backspace} onTap={() => change(withoutLast(typed))}>
      <Icon sign="delete" />
    </FillerKey>
    {children}
  </FillerKeys>
);
