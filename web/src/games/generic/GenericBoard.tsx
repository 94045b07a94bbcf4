/** The board of a game without parts of its own. */

import type { Address } from '../../platform/router.ts';
import { BoardPage } from '../../table-kit/board/BoardPage.tsx';

export const GenericBoard = ({ address }: { address: Address }) => <BoardPage address={address} game={{}} />;
