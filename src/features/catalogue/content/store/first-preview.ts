import type { Database } from '../../../../platform/database/pool.ts';

/** The first preview of a content, whatever its status; undefined where it has none. */
export async function readFirstPreview(db: Database, contentId: string) {
  return db
    .selectFrom('preview')
    .select(['id', 'kind', 'revision_of', 'widths'])
    .where('content_id', '=', contentId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}
