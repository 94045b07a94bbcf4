/** How far a requested report is, or why it failed. */

import { t } from '../../i18n/language.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { noticeOf, type Notice } from '../../ui/frame/notice.ts';
import { Text } from '../../ui/text/Text.tsx';
import { messages } from './messages/messages.ts';
import { ReportFailed, type ReportProgress } from './report-request.ts';
import './ReportStatus.css';

interface ReportStatusProps {
  readonly progress: ReportProgress;
  /** What is being made, as a sentence. */
  readonly making: string;
  readonly retry: () => void;
}

export function ReportStatus({ progress, making, retry }: ReportStatusProps) {
  const words = messages();
  switch (progress.kind) {
    case 'asking':
      return <Making text={making} />;
    case 'making': {
      const { done, total, isLost } = progress;
      const text = isLost ? words.lost : words.progress(done, total);
      return <Making text={making} note={text} value={done} max={total} />;
    }
    case 'failed':
      return <Failed error={progress.error} retry={retry} />;
    default:
      return null;
  }
}

interface MakingProps {
  readonly text: string;
  readonly note?: string;
  readonly value?: number;
  readonly max?: number;
}

function Making({ text, note = '', value, max }: MakingProps) {
  return (
    <div class="report-status">
      <p role="status">{text}</p>
      <progress aria-label={text} {...(max && { value, max })} />
      <Text kind="quiet">{note}</Text>
    </div>
  );
}

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const notice: Notice | null =
    error instanceof ReportFailed
      ? { title: messages().failed, words: error.message, english: true, retry: null }
      : noticeOf(error, null);
  if (notice === null) return null;
  return (
    <div class="report-status" data-failed role="alert">
      <Text kind="strong">{notice.title}</Text>
      {notice.words && <p lang={notice.english ? 'en' : undefined}>{notice.words}</p>}
      <Button onClick={retry}>{t().errors.retry}</Button>
    </div>
  );
}
