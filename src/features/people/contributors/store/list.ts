import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';

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

/** As the indexes `contributor_created`, `contributor_name` and `contributor_by_status` have it. */
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
