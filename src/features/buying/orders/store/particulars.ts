import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { ParticularsInput } from '../contract/particulars.ts';

const columns = [
  'order_id',
  'version',
  'name',
  'company',
  'address',
  'tax_number',
  'is_correction',
  'created_at',
] as const;

/** All versions of the licensee of orders, each order's newest first. */
export const readParticulars = (db: Database, orderIds: readonly string[]) =>
  db
    .selectFrom('order_particulars')
    .select(columns)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('order_id')
    .orderBy('version', 'desc')
    .execute();

export type ParticularsRow = Awaited<ReturnType<typeof readParticulars>>[number];

/** The query of the licensee of the account's last order. */
export const selectLastParticulars = (db: Database, accountId: string) =>
  db
    .selectFrom('customer_order as o')
    .innerJoin('order_particulars as p', 'p.order_id', 'o.id')
    .select(['p.name', 'p.company', 'p.address', 'p.tax_number'])
    .where('o.account_id', '=', accountId)
    .orderBy('o.id', 'desc')
    .orderBy('p.version', 'desc')
    .limit(1);

/** Adds a version to an order that is locked, and updates the buyer's name. */
export async function addParticulars(
  tx: Transaction,
  orderId: string,
  { version, at, ...said }: ParticularsInput & { readonly version: number; readonly at: Date },
): Promise<ParticularsRow> {
  const { certificate_downloaded_at: downloadedAt } = await tx
    .updateTable('customer_order')
    .set({ buyer_name: said.name })
    .where('id', '=', orderId)
    .returning('certificate_downloaded_at')
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('order_particulars')
    .values({
      order_id: orderId,
      version,
      name: said.name,
      company: said.company,
      address: said.address,
      tax_number: said.taxNumber,
      is_correction: downloadedAt !== null,
      created_at: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** When a certificate of the order was first downloaded; null until then. */
export async function readCertificateDownload(db: Database, orderId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('customer_order')
    .select('certificate_downloaded_at')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.certificate_downloaded_at ?? null;
}

/** Records the first download; later downloads don't change the time. */
export async function noteCertificateDownload(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ certificate_downloaded_at: at })
    .where('id', '=', orderId)
    .where('certificate_downloaded_at', 'is', null)
    .execute();
}

/** Deletes all licensee versions of these orders; the database refuses while an order has a buyer. */
export async function removeParticulars(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('order_particulars').where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`).execute();
}
