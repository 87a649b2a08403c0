import type { Database } from '../../../../platform/database/pool.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { licencesContract } from '../contract.ts';
import { type CurrentRow, readCurrent, readVersion, type VersionRow } from '../store/licences.ts';

export { type LicenceTerms, readLicenceNames, readLicenceTerms, selectLicenceVersions } from '../store/licences.ts';

export type Licence = OutputOf<typeof licencesContract.all>['items'][number];
type LicencePermissions = Licence['allows'];

export const toPermissions = (row: Omit<CurrentRow, 'code'> | VersionRow): LicencePermissions => ({
  maxCopies: row.max_copies,
  goodsForSale: row.allows_goods,
  clientWork: row.allows_client_work,
  resale: row.allows_resale,
  editorialOnly: row.editorial_only,
  attribution: row.attribution_required,
});

const toLicence = (row: CurrentRow): Licence => ({
  code: row.code,
  name: row.name,
  nameBn: row.name_bn,
  summary: row.summary,
  summaryBn: row.summary_bn,
  url: row.url,
  attributionRequired: row.attribution_required,
  commercialUse: row.commercial_use,
  tier: row.tier,
  version: row.version,
  allows: toPermissions(row),
});

/** All licences in their current version, by code. */
export async function findLicences(db: Database): Promise<ReadonlyMap<string, Licence>> {
  return new Map((await readCurrent(db)).map((row) => [row.code, toLicence(row)]));
}

/** Licences that contributors can choose from, paid ones first. */
export async function listOfferedLicences(db: Database): Promise<Licence[]> {
  const rows = await readCurrent(db);
  return rows
    .filter((row) => row.is_offered)
    .sort((one, other) => tierOrder.indexOf(one.tier) - tierOrder.indexOf(other.tier))
    .map(toLicence);
}

const tierOrder: readonly Licence['tier'][] = ['standard', 'extended', 'editorial', 'free', 'open'];

/** Finds a licence in the version that was sold, even if another version is in force; undefined if it doesn't exist. */
export async function findSoldLicence(db: Database, code: string, version: number): Promise<Licence | undefined> {
  const [licences, row] = await Promise.all([findLicences(db), readVersion(db, code, version)]);
  const licence = licences.get(code);
  if (licence === undefined || row === undefined) return undefined;
  return { ...licence, version, allows: toPermissions(row), attributionRequired: row.attribution_required };
}
