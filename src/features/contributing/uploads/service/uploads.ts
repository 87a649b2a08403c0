import { isId } from '../../../../platform/database/id.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { ProcessedFile } from '../../../../platform/media/process/processed-file.ts';
import { translate } from '../rules.ts';
import { lockUploads, markTaken, type UploadRow } from '../store/uploads.ts';

/** A processed upload from which a content can be created. */
export interface ReadyUpload {
  /** Identifier of the upload, which becomes the preview's identifier. */
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  /** Name of the folder that was dropped; empty for single files. */
  readonly folder: string;
  /** Size in bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly report: ProcessedFile;
}

/** Converts a ready upload, whose columns are complete by the table's constraints. */
const toReadyUpload = (row: UploadRow): ReadyUpload => ({
  id: row.id,
  fileId: row.file_id ?? '',
  name: row.name,
  folder: row.folder,
  size: row.size,
  sha256: row.claimed_sha256 ?? '',
  report: row.report as unknown as ProcessedFile,
});

/**
 * Reads a contributor's own ready uploads in the given order, locks them until the transaction ends, and marks them as
 * used. An upload may be used again.
 * @throws Problem `not_found` for an unknown or malformed identifier or an upload of others; `conflict` for an upload
 * that isn't ready
 */
export async function takeReadyUploads(
  tx: Transaction,
  contributorId: string,
  ids: readonly string[],
  locale: Locale = 'en',
): Promise<ReadyUpload[]> {
  if (!ids.every(isId)) throw new Problem('not_found');
  const rows = new Map((await lockUploads(tx, contributorId, ids)).map((row) => [row.id, row]));
  const wanted = [...new Set(ids)].map((id) => rows.get(id));
  if (wanted.includes(undefined)) throw new Problem('not_found');
  const found = wanted.filter((row) => row !== undefined);
  const unready = found.find((row) => row.status !== 'ready');
  if (unready !== undefined) {
    const detail = translate(unready.status === 'refused' ? 'refused' : 'not_ready', locale, { name: unready.name });
    throw new Problem('conflict', { detail });
  }
  await markTaken(
    tx,
    found.map(({ id }) => id),
  );
  return found.map(toReadyUpload);
}
