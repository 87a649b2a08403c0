import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

interface FeedFilters {
  readonly language: 'en' | 'bn';
  readonly now: Date;
  readonly limit: number;
}

/** Maximum stored size in bytes of a text in a feed; a longer one would leave little room for other posts. */
const MAX_BODY_BYTES = 100_000;

/** The latest public posts with a title and a text in the language; a text that is too long is left out. */
export async function readFeedPosts(db: Database, { language, now, limit }: FeedFilters) {
  const last = db
    .selectFrom('blog_post as p')
    .innerJoin('blog_text as t', 't.post_id', 'p.id')
    .leftJoin('blog_category as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.slug', 'p.published_at', 'c.name', 'c.name_bn', 't.title', 't.summary', 't.body'])
    .where('p.published_at', 'is not', null)
    .where('p.published_at', '<=', now)
    .where('p.deleted_at', 'is', null)
    .where('t.language', '=', language)
    .where('t.title', '<>', '')
    .where('t.word_count', '>', 0)
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .as('last');
  // The outer query measures the texts of the selected posts only.
  return db
    .selectFrom(last)
    .select(['id', 'slug', 'published_at', 'name', 'name_bn', 'title', 'summary'])
    .select(sql<unknown>`case when octet_length(body::text) <= ${MAX_BODY_BYTES} then body end`.as('body'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type FeedPost = Awaited<ReturnType<typeof readFeedPosts>>[number];
