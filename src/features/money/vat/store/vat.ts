import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface VatTermsRow {
  readonly number: number;
  readonly fee_basis_points: number;
  readonly prices_without_vat: boolean;
  /** Rates in force, one for each category that ever had one; the default has no category. */
  readonly rates: readonly { readonly category_id: string | null; readonly basis_points: number | null }[];
}

/** Terms of VAT for orders at a time; no row while VAT is off. */
export const selectVat = (_db: Database, at: Date) => sql<VatTermsRow>`
  select s.number, s.fee_basis_points, s.prices_without_vat, (
    select json_agg(r) from (
      select distinct on (category_id) category_id, basis_points from vat_rate
      where effective_at <= ${at} order by category_id, effective_at desc, number desc) r
  ) as rates
  from (select * from vat_setting order by number desc limit 1) s where s.bin <> ''`;

const settingColumns = [
  'number',
  'bin',
  'name',
  'address',
  'officer',
  'designation',
  'fee_basis_points',
  'prices_without_vat',
  'set_at',
  'set_by',
] as const;

/** The settings that apply; undefined if nobody has set any. */
export const readSetting = (db: Database) =>
  db.selectFrom('vat_setting').select(settingColumns).orderBy('number', 'desc').limit(1).executeTakeFirst();

export type VatSettingRow = NonNullable<Awaited<ReturnType<typeof readSetting>>>;

/** Settings by number. */
export const readSettings = (db: Database, numbers: readonly number[]): Promise<VatSettingRow[]> =>
  db
    .selectFrom('vat_setting')
    .select(settingColumns)
    .where('number', '=', sql<number>`any(${numbers}::integer[])`)
    .execute();

/** Serializes changes of settings and rates until the transaction ends. */
export async function lockVat(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('vat', 11))`.execute(tx);
}

export const addSetting = (tx: Transaction, row: Omit<VatSettingRow, 'set_at'>): Promise<VatSettingRow> =>
  tx.insertInto('vat_setting').values(row).returning(settingColumns).executeTakeFirstOrThrow();

/** Rates, newest first. */
export const readRates = (db: Database, limit: number) =>
  db
    .selectFrom('vat_rate')
    .select(['number', 'category_id', 'basis_points', 'effective_at', 'set_at', 'set_by'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

export type VatRateRow = Awaited<ReturnType<typeof readRates>>[number];

export async function addRate(tx: Transaction, row: VatRateRow): Promise<void> {
  await tx.insertInto('vat_rate').values(row).execute();
}
