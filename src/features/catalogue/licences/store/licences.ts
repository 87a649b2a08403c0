import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { LicenceTier } from '../rules.ts';

const versionColumns = [
  'v.version',
  'v.effective_at',
  'v.max_copies',
  'v.allows_goods',
  'v.allows_client_work',
  'v.allows_resale',
  'v.editorial_only',
  'v.attribution_required',
] as const;

/** All licences with their current version. */
export async function readCurrent(db: Database) {
  const rows = await db
    .selectFrom('licence as l')
    .innerJoin('licence_version as v', 'v.code', 'l.code')
    .distinctOn('l.code')
    .select([
      'l.code',
      'l.name',
      'l.name_bn',
      'l.summary',
      'l.summary_bn',
      'l.url',
      'l.commercial_use',
      'l.tier',
      'l.is_offered',
      ...versionColumns,
    ])
    .where('v.effective_at', '<=', sql<Date>`now()`)
    .orderBy('l.code')
    .orderBy('v.version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, tier: row.tier as LicenceTier }));
}

export type CurrentRow = Awaited<ReturnType<typeof readCurrent>>[number];

/** Selects the current versions, with columns `code` and `version`, within a statement of another feature. */
export const selectLicenceVersions = (db: Database) =>
  db
    .selectFrom('licence_version')
    .distinctOn('code')
    .select(['code', 'version'])
    .where('effective_at', '<=', sql<Date>`now()`)
    .orderBy('code')
    .orderBy('version', 'desc');

export const readLicenceNames = (db: Database) =>
  db.selectFrom('licence').select(['code', 'name', 'name_bn as nameBn']).execute();

/** Reads the terms of licences in force by which searches filter. */
export async function readLicenceTerms(
  db: Database,
): Promise<{ readonly code: string; readonly needsCredit: boolean; readonly allowsResale: boolean }[]> {
  return db
    .selectFrom('licence_version')
    .distinctOn('code')
    .select(['code', 'attribution_required as needsCredit', 'allows_resale as allowsResale'])
    .where('effective_at', '<=', sql<Date>`now()`)
    .orderBy('code')
    .orderBy('version', 'desc')
    .execute();
}

export type LicenceTerms = Awaited<ReturnType<typeof readLicenceTerms>>[number];

/** Reads the versions of a licence, newest first. */
export const readVersions = (db: Database, code: string) =>
  db
    .selectFrom('licence_version as v')
    .select([...versionColumns, 'v.sha256_en', 'v.sha256_bn'])
    .where('v.code', '=', code)
    .orderBy('v.version', 'desc')
    .execute();

export const readVersion = (db: Database, code: string, version: number) =>
  db
    .selectFrom('licence_version as v')
    .select([...versionColumns, 'v.sha256_en', 'v.sha256_bn', 'v.text_en', 'v.text_bn'])
    .where('v.code', '=', code)
    .where('v.version', '=', version)
    .executeTakeFirst();

export type VersionRow = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

/**
 * Locks a licence against new versions until the transaction ends. @returns its tier; undefined for an unknown licence
 */
export async function lockLicence(tx: Transaction, code: string): Promise<LicenceTier | undefined> {
  const row = await tx.selectFrom('licence').select('tier').where('code', '=', code).forUpdate().executeTakeFirst();
  return row?.tier as LicenceTier | undefined;
}

export interface NewVersion {
  readonly code: string;
  readonly version: number;
  readonly textEn: string;
  readonly textBn: string;
  readonly maxCopies: number | null;
  readonly goodsForSale: boolean;
  readonly clientWork: boolean;
  readonly resale: boolean;
  readonly editorialOnly: boolean;
  readonly attribution: boolean;
  readonly effectiveAt: Date;
  readonly adminId: string;
}

/** Adds a version; the database computes the hashes. */
export async function addVersion(tx: Transaction, version: NewVersion): Promise<void> {
  await tx
    .insertInto('licence_version')
    .values({
      code: version.code,
      version: version.version,
      text_en: version.textEn,
      text_bn: version.textBn,
      sha256_en: '',
      sha256_bn: '',
      max_copies: version.maxCopies,
      allows_goods: version.goodsForSale,
      allows_client_work: version.clientWork,
      allows_resale: version.resale,
      editorial_only: version.editorialOnly,
      attribution_required: version.attribution,
      effective_at: version.effectiveAt,
      created_by: version.adminId,
    })
    .execute();
}
