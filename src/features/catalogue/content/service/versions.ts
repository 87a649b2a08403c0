import type { Database } from '../../../../platform/database/pool.ts';
import type { ContentVersion } from '../contract/version.ts';
import { readLaterVersions } from '../store/versions.ts';

/**
 * Finds the last version of these contents, by identifier; contents that only have their first version are left out.
 */
export async function findLaterVersions(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContentVersion>> {
  const rows = await readLaterVersions(db, ids);
  return new Map(rows.flatMap(({ id, last }) => (last === null ? [] : [[id, last] as const])));
}

/** Returns the last version if it was published after the person last saw the content; otherwise null. */
export const toNewVersion = (last: ContentVersion | null | undefined, seenAt: Date): ContentVersion | null =>
  last == null || last.version === 1 || new Date(last.publishedAt) <= seenAt ? null : last;
