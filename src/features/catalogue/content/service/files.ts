import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { addFile, lockFile, type NewFile, readUsedFileIds } from '../store/files.ts';
import { readPreviewIds } from '../store/stored-files.ts';

export { findContentWithFile } from '../store/files.ts';

/** Error for a file that is being deleted. An upload of the same bytes has to retry after the deletion. */
export class FileBeingDeletedError extends Error {}

/**
 * Finds the file with these bytes, or adds it. The file can't be deleted before the transaction ends, so references to
 * it have to be written in the same transaction.
 * @throws FileBeingDeletedError
 */
export async function registerFile(tx: Transaction, file: Omit<NewFile, 'id'>): Promise<string> {
  await addFile(tx, { ...file, id: createId() });
  const found = await lockFile(tx, file.sha256);
  if (found === undefined || found.deleting_at !== null)
    throw new FileBeingDeletedError('The stored file is being deleted.');
  return found.id;
}

/** Finds which of the files a content of the contributor uses as a variant's file, a preview or a release. */
export const findUsedFileIds = async (
  db: Database,
  contributorId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set(await readUsedFileIds(db, contributorId, ids));

/** Whether a content uses this preview, so that its stored objects are still needed. */
export const hasPreview = async (db: Database, id: string): Promise<boolean> =>
  (await readPreviewIds(db, [id])).length > 0;
