import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

export interface UserFilters {
  readonly words: string | undefined;
  readonly status: string | undefined;
  readonly contributors: boolean | undefined;
  readonly newest: boolean;
  readonly after: string | undefined;
  readonly limit: number;
}

export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly image_key: string | null;
  readonly is_contributor: boolean;
  readonly status: string;
  readonly suspended_reason: string | null;
  readonly created_at: Date;
  readonly methods: string[];
  readonly seen_at: Date | null;
}

/** As `account_search` indexes it. */
const haystack = sql`lower(u.username || ' ' || u.name || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.phone, ''))`;

const literal = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

function matching({ words, status, contributors }: UserFilters) {
  const conditions = [sql`true`];
  for (const word of words?.split(/\s+/).filter((each) => each !== '') ?? [])
    conditions.push(sql`${haystack} like ${`%${literal(word)}%`}`);
  if (status !== undefined) conditions.push(sql`u.status = ${status}`);
  if (contributors !== undefined) conditions.push(sql`u.is_contributor = ${contributors}`);
  return sql.join(conditions, sql` and `);
}

/** Identifiers sort by creation, so they are order and cursor in one. */
export async function readUsers(db: Database, filters: UserFilters): Promise<UserRow[]> {
  const direction = filters.newest ? sql`desc` : sql`asc`;
  const after =
    filters.after === undefined ? sql`true` : sql`u.id ${filters.newest ? sql`<` : sql`>`} ${filters.after}::uuid`;
  const { rows } = await sql<UserRow>`
    select u.id, u.username, u.name, u.email, u.phone, u.image_key, u.is_contributor, u.status, u.suspended_reason, u.created_at,
      array(select distinct method from identity i where i.account_id = u.id order by method) as methods,
      (select max(seen_at) from session s where s.account_id = u.id) as seen_at
    from account u where ${matching(filters)} and ${after}
    order by u.id ${direction} limit ${filters.limit}`.execute(db);
  return rows;
}

/** Counts to `most` and no further. */
export async function countUsers(db: Database, filters: UserFilters, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from account u where ${matching(filters)} limit ${max}) as counted`.execute(db);
  return rows[0]?.n ?? 0;
}
