import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { ContentVersion } from '../contract/version.ts';

/** Keys and times as the contract has them, of a row of `content_version`. */
const asJson = sql<ContentVersion>`json_build_object('version', version, 'note', note,
  'publishedAt', to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** Those that were published, the last one first. Within a query on `content` as `c`. */
export const versionsOfContent = sql<ContentVersion[]>`coalesce((
  select json_agg(${asJson} order by version desc) from content_version where content_id = c.id
), '[]')`;

/** Within a query on `content` as `c`. */
export const lastVersionOfContent = sql<ContentVersion | null>`(
  select ${asJson} from content_version where content_id = c.id order by version desc limit 1
)`;

/** The last version of each of these contents, where it isn't the first. */
export async function readLaterVersions(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('content as c')
    .select(['c.id', lastVersionOfContent.as('last')])
    .where('c.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('c.version', '>', 1)
    .execute();
}
