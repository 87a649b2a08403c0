import type { Transaction } from '../../../platform/database/pool.ts';

export async function lockActive(tx: Transaction, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
