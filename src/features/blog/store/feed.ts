import type { Database } from '../../../platform/database/pool.ts';

interface FeedFilters {
  readonly language: 'en' | 'bn';
  readonly now: Date;
  readonly limit: number;
}

/** The last public posts that have a title and a text in a language, with these. */
export async function readFeedPosts(db: Database, { language, now, limit }: FeedFilters) {
  return db
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
    .execute();
}

export type FeedPost = Awaited<ReturnType<typeof readFeedPosts>>[number];
