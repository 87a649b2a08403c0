import type { Database } from '../../../../platform/database/pool.ts';
import { toHashParts } from '../../../../platform/media/preview-hash.ts';
import {
  type PreviewRow,
  readContentStanding,
  readPreviewRows,
  readWorkSummaries,
  type WorkSummary,
} from '../store/reviewed.ts';
import { readRevisionId } from '../store/revisions.ts';
import { readByHash, readNearDuplicates, readSameFiles, type SimilarRow } from '../store/similar.ts';

export {
  countPublishedContents,
  lockContentStanding,
  noteAppeal,
  readContentStanding,
  readContentStandings,
  readFileFigures,
  selectContents,
} from '../store/reviewed.ts';

export type { PreviewRow, SimilarRow, WorkSummary };

const toIndexed = (hash: string) => ({ hash, parts: toHashParts(hash) });

/** Finds contents of any status with a nearly identical picture, closest first. Hashes have 16 hexadecimal digits. */
export const findByHash = (db: Database, hashes: readonly string[], max: number): Promise<string[]> =>
  readByHash(db, hashes.map(toIndexed), max);

/** Reads what reviewers' lists show of contents of any status, by identifier. */
export async function readSummaries(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, WorkSummary>> {
  return new Map((await readWorkSummaries(db, ids)).map((row) => [row.id, row]));
}

/** Reads previews of contents of any status, by identifier. */
export async function readPreviewsById(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, PreviewRow>> {
  return new Map((await readPreviewRows(db, ids)).map((row) => [row._id, row]));
}

/**
 * Finds other contents that have the same file or a nearly identical picture, one entry per content, same files first.
 * Drafts are left out, and so are the content's own revisions and original.
 * @param turned hashes of the first picture, rotated and mirrored: 16 hexadecimal digits each
 */
export async function findSimilarContents(
  db: Database,
  contentId: string,
  turned: readonly string[],
): Promise<SimilarRow[]> {
  const standing = await readContentStanding(db, contentId);
  const revision = await readRevisionId(db, contentId);
  const related = [contentId, standing?.revision_of, revision].filter((id) => id !== null && id !== undefined);
  const same = await readSameFiles(db, contentId, related);
  const near = await readNearDuplicates(db, contentId, related, turned.map(toIndexed));
  const nearById = new Map(near.map((row) => [row.contentId, row]));
  const known = new Set(same.map((row) => row.contentId));
  return [
    ...same.map((row) => ({ ...(nearById.get(row.contentId) ?? row), distance: null })),
    ...near.filter((row) => !known.has(row.contentId)),
  ];
}
