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
  }: {
    readonly accountId: string;
    readonly contentId: string;
    readonly variantIds: readonly string[];
    readonly price: number;
    readonly expiresAt?: Date;
    /** Licensee of the order; may be empty. */
    readonly name?: string;
  },
): Promise<string> {
  const id = createId();
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into customer_order (id, account_id, request_key, request_hash, locale, currency, total, created_at, expires_at)
       values ($1::uuid, $2, $1::text, repeat('0', 64), 'en', 'BDT', $3, least(now(), $4::timestamptz - interval '30 minutes'), $4)`,
      [id, accountId, price, expiresAt],
    );
    await client.query(
      `insert into order_line (id, order_id, position, content_id, variant_id, contributor_id, title, variant_name, content_version,
         licence_code, licence_version, price, fee_basis_points, fee)
       select $1, $2, 0, c.id, v.id, c.contributor_id, c.title, v.name, c.version, v.licence_code, 1, $5::bigint, 3000, round($5::bigint * 0.3)
       from content c join variant v on v.content_id = c.id where c.id = $3 and v.id = $4`,
      [createId(), id, contentId, variantId, price],
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
