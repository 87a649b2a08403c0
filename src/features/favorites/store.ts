import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/pool.ts';

export type Order = 'added' | 'newest' | 'popular' | 'price-asc' | 'price-desc' | 'title';

const microseconds = (time: RawBuilder<unknown>) => sql`(extract(epoch from ${time}) * 1000000)::bigint`;

const columns: Record<Order, { key: RawBuilder<unknown>; type: RawBuilder<unknown>; descending: boolean }> = {
  added: { key: microseconds(sql`f.created_at`), type: sql`bigint`, descending: true },
  newest: { key: microseconds(sql`l.published_at`), type: sql`bigint`, descending: true },
  popular: { key: sql`l.popularity`, type: sql`integer`, descending: true },
  'price-asc': { key: sql`l.min_price`, type: sql`bigint`, descending: false },
  'price-desc': { key: sql`l.min_price`, type: sql`bigint`, descending: true },
  title: { key: sql`lower(l.card ->> 'title')`, type: sql`text`, descending: false },
};

export interface FavoriteRow {
  readonly content_id: string;
  /** The sort's own value, as text: what the next page begins after. */
  readonly value: string;
  readonly card: unknown;
}

export interface FavoritePage {
  readonly order: Order;
  readonly after: { readonly value: string; readonly id: string } | undefined;
  readonly limit: number;
}

const matching = (query: string | undefined) => (query === undefined ? sql`true` : sql`l.terms @@ ${query}::tsquery`);

export async function readFavorites(
  db: Database,
  accountId: string,
  query: string | undefined,
  page: FavoritePage,
): Promise<FavoriteRow[]> {
  const { key, type, descending } = columns[page.order];
  const direction = descending ? sql`desc` : sql`asc`;
  const after =
    page.after === undefined
      ? sql`true`
      : sql`(${key}, f.content_id) ${descending ? sql`<` : sql`>`} (${page.after.value}::text::${type}, ${page.after.id}::uuid)`;
  const { rows } = await sql<FavoriteRow>`
    select f.content_id, (${key})::text as value, l.card from favorite f join listing l on l.content_id = f.content_id
    where f.account_id = ${accountId}::uuid and ${matching(query)} and ${after}
    order by ${key} ${direction}, f.content_id ${direction} limit ${page.limit}`.execute(db);
  return rows;
}

/** How many of the favourites match and may be seen, and how many are hidden now. */
export async function countFavorites(
  db: Database,
  accountId: string,
  query: string | undefined,
): Promise<{ shown: number; hidden: number }> {
  const { rows } = await sql<{ shown: number; hidden: number }>`
    select count(*) filter (where l.content_id is not null and ${matching(query)}) as shown,
      count(*) filter (where l.content_id is null) as hidden
    from favorite f left join listing l on l.content_id = f.content_id where f.account_id = ${accountId}::uuid`.execute(
    db,
  );
  return rows[0] ?? { shown: 0, hidden: 0 };
}

export async function readFavoriteIds(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite')
    .select('content_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.content_id);
}

/** Toggles of the same heart take turns. */
export async function lockFavorite(tx: Transaction, accountId: string, contentId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${contentId}`}, 7))`.execute(tx);
  const row = await tx
    .selectFrom('favorite')
    .select('content_id')
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False where the content is not public, or the account is gone by now. */
export async function addFavorite(tx: Transaction, accountId: string, contentId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with me as (select id from account where id = ${accountId}::uuid and status = 'active' for share)
    insert into favorite (account_id, content_id)
    select me.id, l.content_id from me, listing l where l.content_id = ${contentId}::uuid`.execute(tx);
  return numAffectedRows === 1n;
}

export async function removeFavorite(tx: Transaction, accountId: string, contentId?: string): Promise<void> {
  await tx
    .deleteFrom('favorite')
    .where('account_id', '=', accountId)
    .$if(contentId !== undefined, (query) => query.where('content_id', '=', contentId ?? ''))
    .execute();
}

export async function readFavoritesWhole(
  db: Database,
  accountId: string,
): Promise<{ content_id: string; title: string; created_at: Date }[]> {
  return db
    .selectFrom('favorite')
    .innerJoin('content', 'content.id', 'favorite.content_id')
    .select(['favorite.content_id', 'content.title', 'favorite.created_at'])
    .where('favorite.account_id', '=', accountId)
    .orderBy('favorite.created_at')
    .execute();
}
