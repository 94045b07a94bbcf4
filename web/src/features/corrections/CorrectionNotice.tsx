/** A notice that a correction happened, and what it changed. */

import './CorrectionNotice.css';

export function CorrectionNotice({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p class="correction-notice" role="status">
      {text}
    </p>
  );
}
