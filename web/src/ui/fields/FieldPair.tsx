/** Two fields side by side, on a phone one below the other. */

import type { ComponentChildren } from 'preact';
import './FieldPair.css';

export const FieldPair = ({ children }: { children: ComponentChildren }) => (
  <div class="field-pair">{children}</div>
);
