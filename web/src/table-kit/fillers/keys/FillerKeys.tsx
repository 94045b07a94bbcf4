/** A group of keys: side by side, each as wide as the others, or one below the other. */

import type { ComponentChildren, Ref } from 'preact';
import { messages } from '../messages/messages.ts';
import './FillerKeys.css';

interface FillerKeysProps {
  /** What is chosen, for screen readers. */
  readonly label: string;
  /** `wide`: two to four keys of one width. `grid`: as many as fit. `figures`: five. `rows`: one below the other. */
  readonly layout: 'wide' | 'grid' | 'figures' | 'rows';
  readonly children: ComponentChildren;
  readonly element?: Ref<HTMLDivElement>;
}

export const FillerKeys = ({ label, layout, children, element }: FillerKeysProps) => (
  <div
    class="filler-keys"
    data-layout={layout}
    role="group"
    aria-label={label}
    {...(element && { ref: element, tabIndex: -1 })}
  >
    {children}
  </div>
);

/** What stands in place of keys if nothing can be chosen. */
export const NoChoice = () => <p class="filler-keys__none">{messages().nothingLeft}</p>;
