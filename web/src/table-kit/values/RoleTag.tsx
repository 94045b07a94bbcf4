/** What a player does in this round, in gold: deals, or banks. */

import type { ComponentChildren } from 'preact';
import './RoleTag.css';

interface RoleTagProps {
  /** A class of the parent, which places it. */
  readonly class: string;
  readonly children: ComponentChildren;
}

export const RoleTag = ({ class: place, children }: RoleTagProps) => (
  <span class={`role-tag ${place}`}>{children}</span>
);
