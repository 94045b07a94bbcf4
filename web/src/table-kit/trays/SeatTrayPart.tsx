/** The form that adds a player, loaded when it is first shown. */

import { importWithRetry } from '../../platform/lazy-import.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { messages } from '../messages/messages.ts';
import { LoadingTray } from './LoadingTray.tsx';

const loadSeatTray = () => importWithRetry(() => import('./SeatTray.tsx')).then(({ SeatTray }) => SeatTray);

export const SeatTrayPart = ({ name }: { name: string }) => (
  <LazyPart
    load={loadSeatTray}
    props={{ name }}
    fallback={(hasFailed) => <LoadingTray head={messages().tray.add} hasFailed={hasFailed} />}
  />
);
