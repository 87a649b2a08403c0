import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

interface VersionRow {
  readonly version: number;
  readonly note: string;
  /** ISO 8601, with the database's own offset. */
  readonly publishedAt: string;
}

/** What these variants are called and cost, whether their content is public or not. */
export async function readVariantFacts(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('variant as v')
    .innerJoin('content as c', 'c.id', 'v.content_id')
    .innerJoin('licence as l', 'l.code', 'v.licence_code')
    .select([
      'v.id',
      'c.title',
      'v.name as variant_name',
      'l.name as licence',
      'v.price',
      sql<VersionRow | null>`(
        select json_build_object('version', version, 'note', note, 'publishedAt', published_at)
        from content_version where content_id = c.id order by version desc limit 1
      )`.as('last_version'),
    ])
    .where('v.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export type VariantFacts = Awaited<ReturnType<typeof readVariantFacts>>[number];
