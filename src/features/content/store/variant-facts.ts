import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import { lastVersionOfContent } from './versions.ts';

/** What these variants are called and cost, whether their content is public or not. */
export async function readVariantFacts(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('variant as v')
    .innerJoin('content as c', 'c.id', 'v.content_id')
    .select([
      'v.id',
      'c.title',
      'v.name as variant_name',
      'v.licence_code',
      'v.price',
      lastVersionOfContent.as('last_version'),
    ])
    .where('v.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export type VariantFactsRow = Awaited<ReturnType<typeof readVariantFacts>>[number];
