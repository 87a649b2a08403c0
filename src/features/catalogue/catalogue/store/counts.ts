import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/pool.ts';

/** The current day in Dhaka, the time zone of contributors' statistics. */
const today = sql`(now() at time zone 'Asia/Dhaka')::date`;
/** Number of days for which daily counts are stored. */
const KEPT_DAYS = 800;

/**
 * Counts a visitor's view once a day; undefined if the content isn't public. `is_first`: whether it is the visitor's
 * first view on that day.
 */
export async function countView(tx: Transaction, contentId: string, visitor: string) {
  const { rows } = await sql<{ views: number; is_first: boolean }>`
    with seen as (
      insert into content_view (content_id, day, visitor)
      select content_id, (now() at time zone 'UTC')::date, ${visitor} from listing where content_id = ${contentId}::uuid
      on conflict do nothing returning content_id
    ), dated as (
      insert into content_day as d (content_id, day, views) select content_id, ${today}, 1 from seen
      on conflict (content_id, day) do update set views = d.views + 1
    ), counted as (
      insert into content_stat as t (content_id, views) select content_id, 1 from seen
      on conflict (content_id) do update set views = t.views + 1 returning views
    )
    select coalesce((select views from counted), (select views from content_stat where content_id = l.content_id), 0) as views,
      exists (select from seen) as is_first
    from listing l where l.content_id = ${contentId}::uuid`.execute(tx);
  return rows[0];
}

/** Counts a visitor's download of a variant once a day. */
export async function countDownload(
  tx: Transaction,
  contentId: string,
  variantId: string,
  visitor: string,
): Promise<void> {
  await sql`
    with seen as (
      insert into content_download (content_id, variant_id, day, visitor)
      values (${contentId}::uuid, ${variantId}::uuid, (now() at time zone 'UTC')::date, ${visitor})
      on conflict do nothing returning content_id
    ), dated as (
      insert into content_day as d (content_id, day, downloads) select content_id, ${today}, 1 from seen
      on conflict (content_id, day) do update set downloads = d.downloads + 1
    )
    insert into content_stat as t (content_id, downloads) select content_id, 1 from seen
    on conflict (content_id) do update set downloads = t.downloads + 1`.execute(tx);
}

/** Updates the popularity of listings: visits and the weight that an editor assigned. */
export async function refreshPopularity(tx: Transaction): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(tx);
  await sql`
    update listing l set popularity = popularity_of(t.views, t.downloads, t.favorites) + t.editorial_weight from content_stat t
    where t.content_id = l.content_id
      and l.popularity <> popularity_of(t.views, t.downloads, t.favorites) + t.editorial_weight`.execute(tx);
}

/**
 * Deletes visits that aren't needed any more: views after their day, downloads after the month that popular keys
 * consider.
 */
export async function deleteOldVisits(tx: Transaction): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(tx);
  await sql`delete from content_view where day < (now() at time zone 'UTC')::date - 1`.execute(tx);
  await sql`delete from content_download where day < (now() at time zone 'UTC')::date - 31`.execute(tx);
  await sql`delete from content_day where day < ${today} - ${KEPT_DAYS}::integer`.execute(tx);
}
