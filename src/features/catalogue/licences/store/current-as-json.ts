import { type Expression, sql } from 'kysely';

/**
 * Selects a licence's current version as JSON with the properties of `Licence`, within a statement of another feature.
 */
export const selectLicence = (code: Expression<string>): Expression<unknown> => sql`
  select json_build_object(
    'code', l.code, 'name', l.name, 'nameBn', l.name_bn, 'summary', l.summary, 'summaryBn', l.summary_bn, 'url', l.url,
    'attributionRequired', v.attribution_required, 'commercialUse', l.commercial_use, 'tier', l.tier, 'version', v.version,
    'allows', json_build_object(
      'maxCopies', v.max_copies, 'goodsForSale', v.allows_goods, 'clientWork', v.allows_client_work, 'resale', v.allows_resale,
      'editorialOnly', v.editorial_only, 'attribution', v.attribution_required
    )
  )
  from licence l join lateral (
    select * from licence_version where code = l.code and effective_at <= now() order by version desc limit 1
  ) v on true
  where l.code = ${code}`;

interface LicenceName {
  readonly code: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** Selects a licence's name as JSON, within a statement of another feature. */
export const selectLicenceName = (code: Expression<string>) => sql<LicenceName>`
  select json_build_object('code', code, 'name', name, 'nameBn', name_bn) from licence where code = ${code}`;
