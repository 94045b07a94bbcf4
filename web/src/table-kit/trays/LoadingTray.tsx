/** In place of a tray that is being loaded. */

import { t } from '../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { CloseTray, TrayFrame } from './TrayFrame.tsx';

export const LoadingTray = ({ head, hasFailed }: { head: string; hasFailed: boolean }) => (
  <TrayFrame kind="usual" head={head} end={<CloseTray />}>
    <p role="status">{hasFailed ? messages().band.notLoaded : t().appStatus.loadingPart}</p>
  </TrayFrame>
);
