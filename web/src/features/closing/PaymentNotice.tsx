/** Why the last tap was not noted. */

import { noticeOf } from '../../ui/frame/notice.ts';
import { messages } from './messages/messages.ts';
import './PaymentNotice.css';
import type { PaymentProblem } from './tick-queue.ts';

export function PaymentNotice({ problem }: { problem: PaymentProblem | null }) {
  return <div role="alert">{problem && <Problem problem={problem} />}</div>;
}

function Problem({ problem }: { problem: PaymentProblem }) {
  const { changed, forbidden } = messages();
  if (problem.kind !== 'error')
    return <p class="payment-notice">{problem.kind === 'changed' ? changed : forbidden}</p>;
  const notice = noticeOf(problem.error, null);
  if (notice === null) return null;
  return (
    <p class="payment-notice">
      {notice.title} <span lang={notice.english ? 'en' : undefined}>{notice.words}</span>
    </p>
  );
}
