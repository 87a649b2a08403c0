import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { Account, DB } from '../../../../platform/database/schema.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';

export interface UserFilters {
  /** Words that must all occur in username, name, e-mail or phone. */
  readonly words: readonly string[];
  readonly status: 'active' | 'suspended' | 'deleted' | undefined;
  readonly role: 'customer' | 'applicant' | 'contributor' | undefined;
}

/** Sort orders of the indexes `account_name`, `account_contact` and `account_status`. */
export const userSorting = createSorting({
  created: { kind: 'id' },
  person: { kind: 'text', by: sql`lower(left(coalesce(nullif(name, ''), username), 40))` },
  contact: { kind: 'text', by: sql`lower(left(coalesce(email, phone, ''), 40))` },
  status: { kind: 'text', by: sql`status` },
});

const columns = [
  'id',
  'username',
  'name',
  'email',
  'email_verified',
  'phone',
  'image_key',
  'role',
  'status',
  'suspended_reason',
  'created_at',
] as const;

export type UserRow = Pick<Selectable<Account>, (typeof columns)[number]> & { readonly methods: readonly string[] };

/** The expression of the index `account_search`. */
const searchText = sql<string>`lower(username || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))`;

const escapeLike = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

// Filters are literals, so that the planner can use the partial indexes in prepared statements.
const filterUsers = (db: Database, { words, status, role }: UserFilters) =>
  words
    .reduce((query, word) => query.where(searchText, 'like', `%${escapeLike(word)}%`), db.selectFrom('account'))
    .$if(status !== undefined, (query) => query.where('status', '=', sql.lit(status ?? '')))
    .$if(role !== undefined, (query) => query.where('role', '=', sql.lit(role ?? '')));

const methods = (eb: ExpressionBuilder<DB, 'account'>) =>
  eb
    .selectFrom('identity')
    .select(sql<string[]>`coalesce(array_agg(method order by method), '{}')`.as('methods'))
    .whereRef('account_id', '=', 'account.id')
    .$asScalar()
    .$notNull()
    .as('methods');

export const readUser = (db: Database, id: string) =>
  db.selectFrom('account').select(columns).select('language').select(methods).where('id', '=', id).executeTakeFirst();

export const readUsers = (
  db: Database,
  filters: UserFilters,
  page: SortedPage<'created' | 'person' | 'contact' | 'status'>,
) => sortPage(filterUsers(db, filters).select(columns).select(methods), userSorting, page).execute();

const selectNames = (db: Database) => db.selectFrom('account').select(['id', 'username', 'name', 'email', 'phone']);

/**
 * Accounts with this e-mail or username, in lower case. A union, because PostgreSQL would scan the table for "or" with
 * a limit.
 */
export const readUsersNamed = (db: Database, name: string) =>
  selectNames(db)
    .where('username', '=', name)
    .union(selectNames(db).where(sql`lower(email)`, '=', name).limit(5))
    .execute();

/** Counts matching accounts, up to `max`. */
export async function countUsers(db: Database, filters: UserFilters, max: number): Promise<number> {
  const counted = filterUsers(db, filters).select('id').limit(max).as('counted');
  const row = await db
    .selectFrom(counted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function readContactRows(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'phone'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
