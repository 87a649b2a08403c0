import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { StarCount } from '../rules/summary.ts';

const columns = [
  'rating.id',
  'rating.content_id',
  'rating.account_id',
  'rating.stars',
  'rating.words',
  'rating.created_at',
  'rating.edited_at',
  'rating.answer',
  'rating.answered_at',
  'rating.hidden_at',
  'rating.hidden_reason',
] as const;

interface IdPage {
  readonly after: { readonly id: string } | undefined;
  readonly limit: number;
}

export interface ReceivedFilter {
  /** Works of the contributor: a subquery with the column `id`. */
  readonly contents: Expression<{ id: string }>;
  readonly isUnanswered: boolean;
}

/**
 * Makes the queries that depend on whether authors still own the works.
 * @param isPaid condition on a row of `rating`, from the feature that owns purchases
 */
export function createRatingReads(isPaid: RawBuilder<boolean>) {
  const selectRatings = (db: Database) =>
    db.selectFrom('rating').select(columns).select(isPaid.as('is_paid')).where('deleted_at', 'is', null);
  const isReceived = ({ contents, isUnanswered }: ReceivedFilter) => sql<SqlBool>`
    content_id in (${contents}) and deleted_at is null and ${isPaid} and ${isUnanswered ? sql`answer is null` : sql`true`}`;
  return {
    readRatings: (db: Database, ids: readonly string[]) =>
      selectRatings(db).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute(),

    readRatingOf: (db: Database, accountId: string, contentId: string) =>
      selectRatings(db).where('content_id', '=', contentId).where('account_id', '=', accountId).executeTakeFirst(),

    /** A page of the ratings of a work that count, newest first: they are neither hidden nor refunded. */
    readCounting: (db: Database, contentId: string, { after, limit }: IdPage) =>
      selectRatings(db)
        .where('content_id', '=', contentId)
        .where('hidden_at', 'is', null)
        .where(isPaid)
        .$if(after !== undefined, (all) => all.where('id', '<', after?.id ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Counts the ratings that count by their stars, of works from a subquery with the column `id`. */
    countByStars: async (db: Database, contents: Expression<{ id: string }>): Promise<StarCount[]> => {
      const { rows } = await sql<StarCount>`
        select stars, count(*) as n from rating
        where content_id in (${contents}) and hidden_at is null and ${isPaid} group by stars`.execute(db);
      return rows;
    },

    /** Like `countByStars`, without works that have fewer ratings than a minimum. */
    countByStarsFrom: async (db: Database, min: number, contents: Expression<{ id: string }>): Promise<StarCount[]> => {
      const { rows } = await sql<StarCount>`
        select stars, sum(n)::bigint as n from (
          select stars, count(*) as n, sum(count(*)) over (partition by content_id) as ratings from rating
          where content_id in (${contents}) and hidden_at is null and ${isPaid} group by content_id, stars
        ) counted
        where ratings >= ${min} group by stars`.execute(db);
      return rows;
    },

    /**
     * Ids of the ratings of a contributor's works, newest first. They are materialized before sorting, because the
     * planner would otherwise scan all ratings in the order of their ids.
     */
    readReceivedIds: async (db: Database, filter: ReceivedFilter, { after, limit }: IdPage): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        with received as materialized (select id from rating where ${isReceived(filter)})
        select id from received where ${after === undefined ? sql`true` : sql`id < ${after.id}`}
        order by id desc limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** Counts the ratings of a contributor's works, up to `max`. */
    countReceived: async (db: Database, filter: ReceivedFilter, max: number): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select from rating where ${isReceived(filter)} limit ${max}) counted`.execute(db);
      return rows[0]?.n ?? 0;
    },
  };
}

export type RatingRow = Awaited<ReturnType<ReturnType<typeof createRatingReads>['readRatings']>>[number];
