/** Records a correction from a page without an outbox: it is sent again until the server answers. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../api/problem.ts';
import { sendUntilAnswered } from '../../../live/repeated-request.ts';
import { currentBrowser } from '../../../platform/browser.ts';
import { notice, noticeOf } from '../../../ui/frame/notice.ts';
import type { CorrectionBody } from '../correction-context.ts';
import { isRefusal } from '../refusal-text.ts';
import { sendAsShown } from './send-as-shown.ts';
import { EffectChanged, type ShownEffect } from './shown-effect.ts';

export interface Recording {
  /** Whether there was no answer, so that the correction is sent again. */
  readonly isWaiting: boolean;
  /** Why the newest correction was refused; null if it was not. */
  readonly refusal: Problem | null;
  /** The version at which the newest correction would do something else than was shown; null if it would not. */
  readonly changedAt: number | null;
  /** `shown`: the effect that the page shows; null if it shows none. */
  readonly record: (body: CorrectionBody, shown: ShownEffect | null) => void;
  /** Sends it no more. */
  readonly cancel: () => void;
  /** Forgets `changedAt`: the effect is not shown any more. */
  readonly forgetChange: () => void;
}

interface RecordingEnds {
  /** Called with the correction and the id of the first entry that it added. */
  readonly onRecorded: (body: CorrectionBody, added: string) => void;
  /** Called when it is refused, and when a cancelled correction was recorded beside a later one. */
  readonly update: () => void;
}

/** Returns how to record corrections of a session. It ends with the component. */
export function useRecording(session: string, { onRecorded, update }: RecordingEnds): Recording {
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [changedAt, setChangedAt] = useState<number | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const latest = useRef<CorrectionBody | null>(null);
  const cancel = (): void => {
    stop.current();
    setWaiting(false);
  };
  useEffect(() => () => stop.current(), []);
  const record: Recording['record'] = (body, shown) => {
    cancel();
    setRefusal(null);
    setChangedAt(null);
    latest.current = body;
    const onResult = (added: string): void => {
      if (latest.current !== body) return update();
      setWaiting(false);
      onRecorded(body, added);
    };
    const onError = (error: unknown): void => {
      setWaiting(false);
      if (error instanceof EffectChanged) setChangedAt(error.version);
      else if (!isRefusal(error)) notice.value = noticeOf(error, null);
      else {
        setRefusal(error);
        update();
      }
    };
    const ends = { onWait: () => setWaiting(true), onResult, onError };
    stop.current = sendUntilAnswered(sendAsShown(session, body, shown), ends, currentBrowser());
  };
  return { isWaiting, refusal, changedAt, record, cancel, forgetChange: () => setChangedAt(null) };
}
