/** Who this device is to the service. */

import { told } from './ask.ts';

export type Role = 'house' | 'keeper' | 'dealer' | 'punter' | 'board';

/** A key or a device as the service shows it, as far as pages that show need it. */
export interface Me {
  id: string;
  role: Role;
  sessions: string[] | null;
  punter: string | null;
}

/** Rejects as `ask` does; 401 is a `Problem` too. */
export const whoAmI = (bearer?: string): Promise<Me> => told<Me>('/v1/me', bearer ? { bearer } : {});
