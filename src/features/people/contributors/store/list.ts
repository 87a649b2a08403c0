import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { ContributorPage } from '../rules/cursor.ts';

export interface ContributorFilters {
  /** Each has to occur in username or name. */
  readonly words: readonly string[];
  readonly status: string | undefined;
  /** The one that this account is. */
  readonly accountId: string | undefined;
}

const escapeLike = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');
/** As the index `contributor_search` has it. */
const searchText = sql<string>`lower(username || ' ' || name)`;

const filterContributors = (db: Database, { words, status, accountId }: ContributorFilters) =>
  words
    .reduce((query, word) => query.where(searchText, 'like', `%${escapeLike(word)}%`), db.selectFrom('contributor'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''));

/** By the time that they applied. */
export async function readContributors(
  db: Database,
  filters: ContributorFilters,
  { sort, after, limit }: ContributorPage,
) {
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const beyond = sql.raw(sort === 'newest' ? '<' : '>');
  const time = after === undefined ? undefined : new Date(after.appliedAt);
  return filterContributors(db, filters)
    .select([
      'id',
      'account_id',
      'username',
      'name',
      'image_key',
      'status',
      'status_reason',
      'terms_version',
      'is_demo',
      'is_house',
      'created_at',
    ])
    .$if(time !== undefined, (query) => query.where(sql<SqlBool>`(created_at, id) ${beyond} (${time}, ${after?.id})`))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
}

export type ListedContributorRow = Awaited<ReturnType<typeof readContributors>>[number];

/** Counts to `max` and no further. */
export async function countContributors(db: Database, filters: ContributorFilters, max: number): Promise<number> {
  const row = await db
    .selectFrom(filterContributors(db, filters).select('id').limit(max).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The query of all of them, for a statement of another feature: rows with `id`. */
export const selectContributorsBySearch = (db: Database, words: readonly string[]) =>
  filterContributors(db, { words, status: undefined, accountId: undefined }).select('id');

/** Contributors of any standing whose name or username has every word, the first `max` of them. */
export async function findContributorIds(db: Database, words: readonly string[], max: number): Promise<string[]> {
  const rows = await selectContributorsBySearch(db, words).limit(max).execute();
  return rows.map(({ id }) => id);
}
