import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

interface FeedFilters {
  readonly language: 'en' | 'bn';
  readonly now: Date;
  readonly limit: number;
}

/** A text that is longer isn't read: long before, it would leave no room in the feed for others. In bytes, as it is stored. */
const MAX_BODY_BYTES = 100_000;

/** The last public posts that have a title and a text in a language, with these; without a text that is too long. */
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
  // Outside, so that only the texts of these are measured.
  return db
    .selectFrom(last)
    .select(['id', 'slug', 'published_at', 'name', 'name_bn', 'title', 'summary'])
    .select(sql<unknown>`case when octet_length(body::text) <= ${MAX_BODY_BYTES} then body end`.as('body'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type FeedPost = Awaited<ReturnType<typeof readFeedPosts>>[number];
