import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { ContentVersion } from '../contract/version.ts';

/** Columns of `content_version` as JSON with the contract's keys and time format. */
const asJson = sql<ContentVersion>`json_build_object('version', version, 'note', note,
  'publishedAt', to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** Published versions, newest first. To be used in a query on `content` as `c`. */
export const versionsOfContent = sql<ContentVersion[]>`coalesce((
  select json_agg(${asJson} order by version desc) from content_version where content_id = c.id
), '[]')`;

/** The last version. To be used in a query on `content` as `c`. */
export const lastVersionOfContent = sql<ContentVersion | null>`(
  select ${asJson} from content_version where content_id = c.id order by version desc limit 1
)`;

/** Reads the last version of these contents if it isn't the first one. */
export async function readLaterVersions(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('content as c')
    .select(['c.id', lastVersionOfContent.as('last')])
    .where('c.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('c.version', '>', 1)
    .execute();
}
