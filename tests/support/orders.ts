import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

/** Creates a licence and an unpaid order of one line. @returns the order's identifier */
export async function makeOrder(
  app: Pick<TestApp, 'pool'>,
  {
    accountId,
    contentId,
    variantIds: [variantId],
    price,
    expiresAt = new Date(Date.now() + 1_800_000),
    name = 'Nusrat Jahan',
    isTaxed = false,
  }: {
    readonly accountId: string;
    readonly contentId: string;
    readonly variantIds: readonly string[];
    readonly price: number;
    readonly expiresAt?: Date;
    /** Licensee of the order; may be empty. */
    readonly name?: string;
    /** Whether 15% VAT is in the price, by the registration in force. */
    readonly isTaxed?: boolean;
  },
): Promise<string> {
  const id = createId();
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into customer_order (id, account_id, request_key, request_hash, locale, currency, total, created_at, expires_at, vat_setting)
       values ($1::uuid, $2, $1::text, repeat('0', 64), 'en', 'BDT', $3, least(now(), $4::timestamptz - interval '30 minutes'), $4,
         case when $5 then (select max(number) from vat_setting) end)`,
      [id, accountId, price, expiresAt, isTaxed],
    );
    await client.query(
      `insert into order_line (id, order_id, position, content_id, variant_id, contributor_id, title, variant_name, content_version,
         licence_code, licence_version, price, fee_basis_points, vat_basis_points, vat, fee, fee_vat)
       select $1, $2, 0, c.id, v.id, c.contributor_id, c.title, v.name, c.version, v.licence_code, 1, $5::bigint, 3000,
         case when $6 then 1500 end, vat, whole - fee_vat, fee_vat
       from content c join variant v on v.content_id = c.id,
         lateral (select vat_within($5::bigint, case when $6 then 1500 else 0 end) as vat) taxed,
         lateral (select round(($5::bigint - vat) * 0.3)::bigint as whole) fee,
         lateral (select vat_within(whole, case when $6 then (
           select fee_basis_points from vat_setting order by number desc limit 1) else 0 end) as fee_vat) fee_taxed
       where c.id = $3 and v.id = $4`,
      [createId(), id, contentId, variantId, price, isTaxed],
    );
    if (name !== '')
      await client.query('insert into order_particulars (order_id, version, name) values ($1, 1, $2)', [id, name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return id;
}
