import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

export interface ContributorTotals {
  readonly contents: number;
  readonly downloads: number;
  readonly views: number;
}

/** Over everything of a contributor that is public. */
export async function readContributorTotals(db: Database, contributorId: string): Promise<ContributorTotals> {
  return db
    .selectFrom('content')
    .leftJoin('content_stat', 'content_stat.content_id', 'content.id')
    .where('content.contributor_id', '=', contributorId)
    .where('content.status', '=', 'published')
    .select((eb) => [
      sql<number>`coalesce(${eb
        .selectFrom('term_count')
        .select('n')
        .where('scope', '=', '*')
        .where('term', '=', `u:${contributorId}`)}, 0)`.as('contents'),
      sql<number>`coalesce(sum(content_stat.downloads), 0)::bigint`.as('downloads'),
      sql<number>`coalesce(sum(content_stat.views), 0)::bigint`.as('views'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether a contributor has any content, published or not. */
export async function hasContributorContent(db: Database, contributorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('content')
    .select('id')
    .where('contributor_id', '=', contributorId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
