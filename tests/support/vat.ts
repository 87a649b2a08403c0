import type { TestApp } from './app.ts';

/** What an operator enters; the BIN has 13 digits. */
export const registration = {
  bin: '0001234560101',
  name: 'Arbor Ltd',
  address: 'House 7, Road 11, Dhanmondi, Dhaka 1209',
  officer: 'Farhana Akter',
  designation: 'Manager',
  feeBasisPoints: 1500,
  pricesWithoutVat: false,
} as const;

/** Changes the registration without an admin; an empty BIN turns VAT off. */
export async function setRegistration(
  { pool }: Pick<TestApp, 'pool'>,
  { bin, feeBasisPoints }: { readonly bin: string; readonly feeBasisPoints: number } = registration,
): Promise<void> {
  const { name, address, officer, designation } = registration;
  await pool.query(
    `insert into vat_setting (number, bin, name, address, officer, designation, fee_basis_points)
     select coalesce(max(number), 0) + 1, $1, $2, $3, $4, $5, $6 from vat_setting`,
    [bin, name, address, officer, designation, feeBasisPoints],
  );
}

/** Sets the rate of a category, or the default one, for orders from now on. */
export const setVatRate = ({ pool }: Pick<TestApp, 'pool'>, basisPoints: number, categoryId: string | null = null) =>
  pool.query(
    `insert into vat_rate (number, category_id, basis_points, effective_at, set_at)
     select max(number) + 1, $1, $2, now(), now() from vat_rate`,
    [categoryId, basisPoints],
  );
