import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { isRefunding } from './orders.ts';

export async function readOrderOfLine(db: Database, lineId: string): Promise<string | undefined> {
  const row = await db.selectFrom('order_line').select('order_id').where('id', '=', lineId).executeTakeFirst();
  return row?.order_id;
}

export const readOrdersOfLines = (db: Database, lineIds: readonly string[]) =>
  db
    .selectFrom('order_line as l')
    .innerJoin('customer_order as o', 'o.id', 'l.order_id')
    .select(['l.id as line_id', 'o.id', 'o.number'])
    .select(isRefunding)
    .select((eb) =>
      eb
        .exists(eb.selectFrom('order_particulars as p').select('p.version').whereRef('p.order_id', '=', 'o.id'))
        .as('is_named'),
    )
    .$narrowType<{ is_named: boolean }>()
    .where('l.id', '=', sql<string>`any(${lineIds}::uuid[])`)
    .execute();

/** Paid orders of the account, oldest first. */
export async function findPaidOrders(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('paid_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
