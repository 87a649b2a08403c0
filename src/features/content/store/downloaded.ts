import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

export interface DownloadedRow {
  readonly content_id: string;
  readonly variant_id: string;
  readonly title: string;
  readonly variant_name: string;
  readonly licence: string;
  readonly card: unknown;
  readonly available: boolean;
  readonly times: number;
  readonly first_at: Date;
  readonly last_at: Date;
}

/** One row for each variant; a day counts once. Nothing for who is deleted meanwhile. */
export async function recordDownload(
  tx: Transaction,
  { accountId, contentId, variantId }: { accountId: string; contentId: string; variantId: string },
): Promise<void> {
  await sql`
    with me as (select id from account where id = ${accountId}::uuid and status = 'active' for share)
    insert into account_download as d (account_id, content_id, variant_id)
    select me.id, ${contentId}::uuid, ${variantId}::uuid from me
    on conflict (account_id, variant_id) do update set last_at = now(),
      times = d.times + case when (d.last_at at time zone 'UTC')::date < (now() at time zone 'UTC')::date then 1 else 0 end`.execute(
    tx,
  );
}

/** Last first. `after` is the last row before: its time and variant. */
export async function readDownloaded(
  db: Database,
  accountId: string,
  page: { readonly after: { readonly at: Date; readonly id: string } | undefined; readonly limit: number },
): Promise<DownloadedRow[]> {
  const after =
    page.after === undefined
      ? sql`true`
      : sql`(date_trunc('milliseconds', d.last_at), d.variant_id) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`;
  const { rows } = await sql<DownloadedRow>`
    select d.content_id, d.variant_id, c.title, v.name as variant_name, k.name as licence, l.card,
      (l.content_id is not null and coalesce(v.price = 0, false)) as available, d.times, d.first_at, d.last_at
    from account_download d join content c on c.id = d.content_id join variant v on v.id = d.variant_id
      join licence k on k.code = v.licence_code left join listing l on l.content_id = d.content_id
    where d.account_id = ${accountId}::uuid and ${after}
    order by date_trunc('milliseconds', d.last_at) desc, d.variant_id desc limit ${page.limit}`.execute(db);
  return rows;
}

export async function countDownloaded(db: Database, accountId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from account_download where account_id = ${accountId}::uuid`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function removeDownloaded(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_download').where('account_id', '=', accountId).execute();
}

/** Published works of the contributor that an account is. */
export async function readContentIdsByAccount(tx: Transaction, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from content c join contributor u on u.id = c.contributor_id
    where u.account_id = ${accountId}::uuid and c.status = 'published' order by c.id`.execute(tx);
  return rows.map(({ id }) => id);
}
