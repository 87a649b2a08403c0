import type { Database } from '../../../../platform/database/pool.ts';

/** Reads the first preview of a content in any status; undefined if it has none. */
export async function readFirstPreview(db: Database, contentId: string) {
  return db
    .selectFrom('preview')
    .select(['id', 'kind', 'revision_of', 'widths'])
    .where('content_id', '=', contentId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}
