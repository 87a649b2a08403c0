import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

export const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** Condition for posts with a text that matches all of these regular expressions. */
export const hasWords = (patterns: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`exists (select from blog_text t where t.post_id = p.id and t.words ~ all (${patterns}::text[]))`;

/** Query of the columns that all lists show of a post. */
export const selectPosts = (db: Database) =>
  db
    .selectFrom('blog_post as p')
    .leftJoin('blog_category as c', 'c.id', 'p.category_id')
    .leftJoin('blog_stat as s', 's.post_id', 'p.id')
    .select([
      'p.id',
      'p.slug',
      'p.showcased',
      'p.published_at',
      'p.updated_at',
      'p.cover_id',
      'p.category_id',
      'c.key as category_key',
      'c.name as category_name',
      'c.name_bn as category_name_bn',
    ])
    .select((eb) => [
      eb.fn.coalesce('s.views', sql<number>`0`).as('views'),
      eb.fn.coalesce('s.likes', sql<number>`0`).as('likes'),
    ]);

export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];
