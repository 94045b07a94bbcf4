/** The form that adds a player, loaded when it is first shown. */

import { t } from '../../i18n/language.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { messages } from '../messages/messages.ts';
import { CloseTray, TrayFrame } from './TrayFrame.tsx';

const loadSeatTray = () => importWithRetry(() => import('./SeatTray.tsx')).then(({ SeatTray }) => SeatTray);

export const SeatTrayPart = ({ name }: { name: string }) => (
  <LazyPart load={loadSeatTray} props={{ name }} fallback={loadingTray} />
);

const loadingTray = (hasFailed: boolean) => (
  <TrayFrame kind="usual" head={messages().tray.add} end={<CloseTray />}>
    <p role="status">{hasFailed ? messages().band.notLoaded : t().appStatus.loadingPart}</p>
  </TrayFrame>
);
