import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';

export interface ContributorFilters {
  /** Words that must all occur in username or name. */
  readonly words: readonly string[];
  readonly status: string | undefined;
  /** Filter by account: only the contributor of this account. */
  readonly accountId: string | undefined;
}

const escapeLike = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');
/** The expression of the index `contributor_search`. */
const searchText = sql<string>`lower(username || ' ' || name)`;

const filterContributors = (db: Database, { words, status, accountId }: ContributorFilters) =>
  words
    .reduce((query, word) => query.where(searchText, 'like', `%${escapeLike(word)}%`), db.selectFrom('contributor'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''));

/** Sort orders of the indexes `contributor_created`, `contributor_name` and `contributor_by_status`. */
export const contributorSorting = createSorting({
  applied: { kind: 'time', by: sql`created_at` },
  name: { kind: 'text', by: sql`lower(left(name, 40))` },
  status: { kind: 'text', by: sql`status` },
});

export const readContributors = (
  db: Database,
  filters: ContributorFilters,
  page: SortedPage<'applied' | 'name' | 'status'>,
) =>
  sortPage(
    filterContributors(db, filters).select([
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
    ]),
    contributorSorting,
    page,
  ).execute();

export type ListedContributorRow = Awaited<ReturnType<typeof readContributors>>[number];

/** Counts matching contributors, up to `max`. */
export async function countContributors(db: Database, filters: ContributorFilters, max: number): Promise<number> {
  const row = await db
    .selectFrom(filterContributors(db, filters).select('id').limit(max).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The query of contributors that match the words, for another feature's statement: rows with `id`. */
export const selectContributorsBySearch = (db: Database, words: readonly string[]) =>
  filterContributors(db, { words, status: undefined, accountId: undefined }).select('id');

/** The first `max` contributors of any status whose name or username contains every word. */
export async function findContributorIds(db: Database, words: readonly string[], max: number): Promise<string[]> {
  const rows = await selectContributorsBySearch(db, words).limit(max).execute();
  return rows.map(({ id }) => id);
}
