/**
 * A separate process whose buyers each place one order with a coupon, all at once:
 * `node tests/support/coupon-process.ts URL COUPON VARIANT COUNT CONNECTIONS`. It prints the number of orders that the
 * database accepted.
 */

import pg from 'pg';
import { createId } from '../../src/platform/database/id.ts';

const [, , connectionString, couponId = '', variantId = '', count = '0', connections = '1'] = process.argv;

const pool = new pg.Pool({ connectionString, max: Number(connections) });

/** Places an order of one line of ৳100 at ৳90, as the product's own statement does. @returns whether it was accepted */
async function order(): Promise<boolean> {
  const id = createId();
  try {
    await pool.query(
      `with coupon as (select id, code from discount where id = $1), added as (
         insert into customer_order (id, request_key, request_hash, locale, currency, total, expires_at, coupon_id, coupon_code)
         select $2::uuid, $2::text, repeat('0', 64), 'en', 'BDT', 9000, now() + interval '30 minutes', id, code from coupon
       )
       insert into order_line (id, order_id, position, content_id, variant_id, contributor_id, title, variant_name, content_version,
         licence_code, licence_version, price, fee_basis_points, fee, coupon_id, coupon_discount)
       select $3::uuid, $2::uuid, 0, c.id, v.id, c.contributor_id, c.title, v.name, c.version, v.licence_code, 1, 9000, 3000, 2700, $1, 1000
       from variant v join content c on c.id = v.content_id where v.id = $4`,
      [couponId, id, createId(), variantId],
    );
    return true;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'coupon_uses') return false;
    throw error;
  }
}

const accepted = await Promise.all(Array.from({ length: Number(count) }, order));
await pool.end();
process.stdout.write(String(accepted.filter(Boolean).length));
