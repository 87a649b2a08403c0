import type { Database } from '../../../../platform/database/pool.ts';
import type { ProcessedFile } from '../../../../platform/media/process/processed-file.ts';
import { readReports } from '../store/reports.ts';

/**
 * Reads the processing results of a contributor's files, by file identifier; files that weren't uploaded are left out.
 */
export async function findFileReports(
  db: Database,
  contributorId: string,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, ProcessedFile>> {
  const rows = await readReports(db, contributorId, fileIds);
  return new Map(rows.map(({ file_id, report }) => [file_id ?? '', report as unknown as ProcessedFile]));
}
