/** Why the payments could not be loaded, with a button that loads them again. */

import { t } from '../../i18n/language.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { noticeOf } from '../../ui/frame/notice.ts';
import { Text } from '../../ui/text/Text.tsx';
import './LoadError.css';

interface LoadErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

export function LoadError({ error, retry }: LoadErrorProps) {
  const notice = noticeOf(error, retry);
  if (notice === null) return null;
  return (
    <div class="load-error" role="alert">
      <Text kind="strong">{notice.title}</Text>
      {notice.words && <p lang={notice.english ? 'en' : undefined}>{notice.words}</p>}
      {notice.retry && <Button onClick={notice.retry}>{t().errors.retry}</Button>}
    </div>
  );
}
