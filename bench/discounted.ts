import type pg from 'pg';
import { createId } from '../src/platform/database/id.ts';

/** Creates a coupon of 10%, half of it borne by the site, for any number of orders. @returns its code */
export async function makeCoupon(pool: pg.Pool): Promise<string> {
  const id = createId();
  const code = `BENCH-${id.slice(-12).toUpperCase()}`;
  await pool.query(
    `insert into discount (id, name, code, kind, value, scope, site_share, starts_at, ends_at)
     values ($1, 'Bench', $2, 'percent', 1000, 'all', 5000, now() - interval '1 minute', now() + interval '1 day')`,
    [id, code],
  );
  return code;
}

/** Registers the site for VAT, of which 15% are within the fee, or ends the registration. */
export async function setVat(pool: pg.Pool, isOn: boolean): Promise<void> {
  await pool.query(
    `insert into vat_setting (number, bin, name, address, officer, designation, fee_basis_points)
     select coalesce(max(number), 0) + 1, $1, 'Bench', 'Dhaka', 'Officer', 'Manager', 1500 from vat_setting`,
    [isOn ? '0001234560101' : ''],
  );
}
