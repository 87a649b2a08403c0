import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

/** What variants are called and cost, and whose they are, whether their content is public or not. */
export async function readOffers(db: Database, variantIds: readonly string[]) {
  return db
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
      'v.price',
      'v.licence_code',
      sql<string[]>`array(select distinct upper(format) from variant_file where variant_id = v.id order by 1)`.as(
        'formats',
      ),
    ])
    .where('v.id', '=', sql<string>`any(${variantIds}::uuid[])`)
    .execute();
}
