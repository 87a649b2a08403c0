import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

/** Reads the processing results of a contributor's files, from the last upload of each. */
export async function readReports(db: Database, contributorId: string, fileIds: readonly string[]) {
  return db
    .selectFrom('upload')
    .distinctOn('file_id')
    .select(['file_id', 'report'])
    .where('file_id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .where('contributor_id', '=', contributorId)
    .where('status', '=', 'ready')
    .orderBy('file_id')
    .orderBy('id', 'desc')
    .execute();
}
