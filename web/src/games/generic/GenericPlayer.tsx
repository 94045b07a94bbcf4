/** The player's page of a game without one of its own. */

import type { Address } from '../../platform/router.ts';
import { PlayerPage } from '../../table-kit/player/PlayerPage.tsx';

export const GenericPlayer = ({ address }: { address: Address }) => (
  <PlayerPage address={address} game={{}} />
);
