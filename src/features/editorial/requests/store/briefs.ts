import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';
import type { RequestPosition, RequestSort } from '../rules/cursors.ts';

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;
const columns = [
  'request_brief.request_id',
  'request_brief.category_id',
  'request_brief.title',
  'request_brief.description',
  'request_brief.budget',
  'request_brief.created_at',
] as const;
const deadline = sql<string | null>`request_brief.deadline::text`.as('deadline');

export interface BriefValues {
  readonly categoryId: string | null;
  readonly title: string;
  readonly description: string;
  readonly budget: number | null;
  readonly deadline: string | null;
}

/** Writes the brief of a locked request, which must have the status `brief`. */
export async function writeBrief(tx: Transaction, requestId: string, brief: BriefValues): Promise<void> {
  const { categoryId, ...rest } = brief;
  const values = { ...rest, category_id: categoryId };
  await tx
    .insertInto('request_brief')
    .values({ request_id: requestId, ...values })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(values))
    .execute();
}

/** Briefs of these requests, in any status. */
export const readBriefsOf = (db: Database, requestIds: readonly string[]) =>
  db
    .selectFrom('request_brief')
    .select(columns)
    .select(deadline)
    .where('request_id', '=', isOneOf(requestIds))
    .execute();

const selectBriefs = (db: Database, contributorId: string) =>
  db
    .selectFrom('request_brief')
    .innerJoin('content_request', 'content_request.id', 'request_brief.request_id')
    .where('content_request.deleted_at', 'is', null)
    .select(columns)
    .select([
      deadline,
      sql<boolean>`content_request.status = 'brief'`.as('is_open'),
      sql<number>`(select count(*) from request_picture where brief_id = request_brief.request_id)::int`.as('pictures'),
      sql<number>`(select count(*) from request_answer
        where request_id = request_brief.request_id and taken_back_at is null)::int`.as('answers'),
      sql<boolean>`exists (select from request_answer where request_id = request_brief.request_id
        and contributor_id = ${contributorId} and taken_back_at is null)`.as('is_answered'),
    ]);

/** A brief that the contributor can see: an open one, or one that the contributor has answered. */
export const readBrief = (db: Database, contributorId: string, id: string) =>
  selectBriefs(db, contributorId)
    .where('request_brief.request_id', '=', id)
    .where(sql<SqlBool>`(content_request.status = 'brief' or exists (select from request_answer
      where request_id = request_brief.request_id and contributor_id = ${contributorId} and taken_back_at is null))`)
    .executeTakeFirst();
export type BriefRow = NonNullable<Awaited<ReturnType<typeof readBrief>>>;

const sortKeys = {
  newest: { key: sql<number>`0::bigint`, order: 'desc' },
  deadline: {
    key: sql<number>`coalesce(extract(epoch from request_brief.deadline) * 1000, 864000000000000)::bigint`,
    order: 'asc',
  },
  budget: { key: sql<number>`coalesce(request_brief.budget, 0)::bigint`, order: 'desc' },
} as const;

export interface BriefFilters {
  readonly categoryId: string | undefined;
  /**
   * Query of the contributor's categories, to find briefs in them that the contributor hasn't answered; undefined for
   * all briefs.
   */
  readonly suiting: SelectQueryBuilder<DB, 'content', { category_id: string | null }> | undefined;
}

const isSuiting = (suiting: BriefFilters['suiting'], contributorId: string) =>
  suiting === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(request_brief.category_id in (${suiting})
        and not exists (select from request_answer where request_id = request_brief.request_id
          and contributor_id = ${contributorId} and taken_back_at is null))`;

export const readOpenBriefs = (
  db: Database,
  contributorId: string,
  { categoryId, suiting }: BriefFilters,
  page: {
    readonly sort: RequestSort;
    readonly after: RequestPosition | undefined;
    readonly limit: number;
  },
) => {
  const { key, order } = sortKeys[page.sort];
  const beyond = order === 'asc' ? sql`>` : sql`<`;
  return selectBriefs(db, contributorId)
    .select(key.as('position'))
    .where('content_request.status', '=', 'brief')
    .$if(categoryId !== undefined, (all) => all.where('request_brief.category_id', '=', categoryId ?? ''))
    .where(isSuiting(suiting, contributorId))
    .$if(page.after !== undefined, (all) =>
      all.where(
        sql<SqlBool>`(${key}, request_brief.request_id) ${beyond} (${page.after?.[0]}::bigint, ${page.after?.[1]}::uuid)`,
      ),
    )
    .orderBy(key, order)
    .orderBy('request_brief.request_id', order)
    .limit(page.limit)
    .execute();
};

/** Counts open briefs, up to `max`. */
export async function countOpenBriefs(
  db: Database,
  contributorId: string,
  { categoryId, suiting }: BriefFilters,
  max: number,
): Promise<number> {
  const open = db
    .selectFrom('request_brief')
    .innerJoin('content_request', 'content_request.id', 'request_brief.request_id')
    .select('request_id')
    .where('deleted_at', 'is', null)
    .where('status', '=', 'brief')
    .where(isSuiting(suiting, contributorId))
    .$if(categoryId !== undefined, (all) => all.where('request_brief.category_id', '=', categoryId ?? ''))
    .limit(max);
  const { n } = await db
    .selectFrom(open.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
