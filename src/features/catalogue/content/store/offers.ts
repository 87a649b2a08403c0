import { type Expression, sql } from 'kysely';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database } from '../../../../platform/database/pool.ts';

/** What variant `v` costs now, in a sale or not; null if it isn't for sale. */
export const salePrice = sql<number | null>`coalesce(v.sale_price, v.price)`.as('price');

interface LicenceName {
  readonly code: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** Selects names, prices and contributors of variants, of public and other contents. */
export const selectOffers = (
  db: Database,
  variantIds: readonly string[],
  selectLicenceName: (code: Expression<string>) => Expression<LicenceName>,
) =>
  db
    .selectFrom('variant as v')
    .innerJoin('content as c', 'c.id', 'v.content_id')
    .select([
      'v.id',
      'v.content_id',
      'c.contributor_id',
      'c.title',
      'c.translated_title',
      'c.language',
      'v.name',
      'v.price as list_price',
      sql<string[]>`array(select distinct upper(format) from variant_file where variant_id = v.id order by 1)`.as(
        'formats',
      ),
      sql<number>`(select count(*) from variant_file where variant_id = v.id)`.as('file_count'),
    ])
    .select(salePrice)
    .select((eb) => sql<LicenceName>`(${selectLicenceName(eb.ref('v.licence_code'))})`.as('licence'))
    .where('v.id', '=', isOneOf(variantIds));

export type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number];
