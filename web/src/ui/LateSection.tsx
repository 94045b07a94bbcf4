/** A section with a title that is folded at first. Its code is loaded when it is opened. */

import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import './LateSection.css';
import { LazyPart } from './LazyPart.tsx';

interface LateSectionProps<Props> {
  readonly title: string;
  /** What is shown until the code is loaded. */
  readonly loading: string;
  /** Imports the component. It must be the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

export function LateSection<Props extends object>({ title, loading, load, props }: LateSectionProps<Props>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="late-section" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <LazyPart load={load} props={props} fallback={() => <p role="status">{loading}</p>} />}
    </details>
  );
}
