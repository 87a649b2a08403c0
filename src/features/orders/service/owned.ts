import type { Transaction } from '../../../platform/database/pool.ts';
import { findOwnedVariants } from '../../downloads/service/entitlements.ts';
import { readVariantIds } from '../store/orders.ts';

/** Whether the buyer has bought something of this order by another one meanwhile. */
export async function hasOwnedLine(
  tx: Transaction,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<boolean> {
  return (await findOwnedVariants(tx, accountId, await readVariantIds(tx, id))).size > 0;
}
