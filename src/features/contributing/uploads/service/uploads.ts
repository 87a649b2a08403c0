import { isId } from '../../../../platform/database/id.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { ProcessedFile } from '../../../../platform/media/process/processed-file.ts';
import { translate } from '../rules.ts';
import { lockUploads, markTaken, type UploadRow } from '../store/uploads.ts';

/** A processed upload, for a content that is made of it. */
export interface ReadyUpload {
  /** Also the identifier of the preview that is made of it. */
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  /** Name of the folder that was dropped; empty for single files. */
  readonly folder: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly report: ProcessedFile;
}

/** The columns that a ready upload has, by the checks of its table. */
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
 * A contributor's own ready uploads, in the order asked for, held until the transaction ends. They leave the list of
 * what is not yet in a content; taking one again is fine.
 * @throws Problem `not_found` for a foreign, missing or malformed identifier; `conflict` for one that isn't ready
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
