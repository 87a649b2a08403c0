import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const isPublic = sql`published_at <= now() and deleted_at is null`;

/** Counts a reader once a day; undefined if the post isn't public. */
export async function countView(tx: Transaction, postId: string, visitor: string): Promise<number | undefined> {
  const { rows } = await sql<{ views: number }>`
    with seen as (
      insert into blog_view (post_id, day, visitor)
      select id, (now() at time zone 'UTC')::date, ${visitor} from blog_post where id = ${postId}::uuid and ${isPublic}
      on conflict do nothing returning post_id
    ), counted as (
      insert into blog_stat as s (post_id, views) select post_id, 1 from seen
      on conflict (post_id) do update set views = s.views + 1 returning views
    )
    select coalesce((select views from counted), (select views from blog_stat where post_id = p.id), 0) as views
    from blog_post p where p.id = ${postId}::uuid and ${isPublic}`.execute(tx);
  return rows[0]?.views;
}

export async function deleteOldViews(tx: Transaction): Promise<void> {
  await sql`delete from blog_view where day < (now() at time zone 'UTC')::date - 1`.execute(tx);
}

/** Serializes concurrent changes of a like. @returns whether the like exists */
export async function lockLike(tx: Transaction, accountId: string, postId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${postId}`}, 12))`.execute(tx);
  return isLiked(tx, accountId, postId);
}

export async function isLiked(db: Database, accountId: string, postId: string): Promise<boolean> {
  const row = await db
    .selectFrom('blog_like')
    .select('post_id')
    .where('account_id', '=', accountId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addLike(tx: Transaction, accountId: string, postId: string): Promise<void> {
  await tx.insertInto('blog_like').values({ account_id: accountId, post_id: postId }).execute();
}

export async function removeLike(tx: Transaction, accountId: string, postId: string): Promise<void> {
  await tx.deleteFrom('blog_like').where('account_id', '=', accountId).where('post_id', '=', postId).execute();
}

/** Number of likes of a post, which the database updates with each like. */
export async function readLikes(db: Database, postId: string): Promise<number> {
  const row = await db.selectFrom('blog_stat').where('post_id', '=', postId).select('likes').executeTakeFirst();
  return row?.likes ?? 0;
}

export async function removeAllLikes(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('blog_like').where('account_id', '=', accountId).execute();
}

/** All likes of an account, oldest first. */
export async function readAllLikes(db: Database, accountId: string) {
  return db
    .selectFrom('blog_like as l')
    .innerJoin('blog_post as p', 'p.id', 'l.post_id')
    .select(['l.post_id', 'p.slug', 'l.created_at'])
    .where('l.account_id', '=', accountId)
    .orderBy('l.created_at')
    .execute();
}
