import type { Database } from '../../../../platform/database/pool.ts';
import type { ContentVersion } from '../contract/version.ts';
import { readLaterVersions } from '../store/versions.ts';

/** The last version of each of these contents, by identifier; those that were never changed are left out. */
export async function findLaterVersions(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContentVersion>> {
  const rows = await readLaterVersions(db, ids);
  return new Map(rows.flatMap(({ id, last }) => (last === null ? [] : [[id, last] as const])));
}

/** The version that somebody doesn't know who last saw the content at a time; null where there is none. */
export const toNewVersion = (last: ContentVersion | null | undefined, seenAt: Date): ContentVersion | null =>
  last == null || last.version === 1 || new Date(last.publishedAt) <= seenAt ? null : last;
