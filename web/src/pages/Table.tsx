/** The dealer's table, for those who write its books. */

import { TablePage } from '../games/basset/TablePage.tsx';
import type { Address } from '../router.ts';

export function Table({ address }: { address: Address }) {
  return 'id' in address ? <TablePage key={address.id} id={address.id} /> : null;
}
