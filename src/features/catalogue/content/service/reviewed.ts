import type { Database } from '../../../../platform/database/pool.ts';
import { toHashParts } from '../../../../platform/media/preview-hash.ts';
import { type PreviewRow, readContentStanding, readWorkSummaries, type WorkSummary } from '../store/reviewed.ts';
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

/** Contents with a picture that looks nearly the same, by hashes of 16 hexadecimal digits; in any status, the nearest first. */
export const findByHash = (db: Database, hashes: readonly string[], max: number): Promise<string[]> =>
  readByHash(db, hashes.map(toIndexed), max);

/** What reviewers' lists show of contents, by identifier, whatever their status. */
export async function readSummaries(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, WorkSummary>> {
  return new Map((await readWorkSummaries(db, ids)).map((row) => [row.id, row]));
}

/**
 * Other contents that have the same file or a picture that looks nearly the same, the same files first: one entry for
 * each content. Drafts are left out, and what the content revises or is revised by.
 * @param turned hashes of its first picture, turned and mirrored: 16 hexadecimal digits each
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
    ...same.map((row) => ({ ...row, nearTo: nearById.get(row.contentId)?.nearTo ?? null })),
    ...near.filter((row) => !known.has(row.contentId)),
  ];
}
