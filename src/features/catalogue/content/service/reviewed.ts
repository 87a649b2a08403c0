import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import {
  type ContentFilter,
  countPublished,
  type FileFigures,
  lockStanding,
  markAppealed,
  type PreviewRow,
  readFigures,
  readStanding,
  readStandings,
  readWorkSummaries,
  selectContentIds,
  type WorkSummary,
} from '../store/reviewed.ts';
import { readRevisionId } from '../store/revisions.ts';
import { readNearDuplicates, readSameFiles, type SimilarRow } from '../store/similar.ts';

export type { ContentFilter, PreviewRow, SimilarRow, WorkSummary };

/** A query for identifiers of contents, to narrow rows of a feature above: `where('content_id', 'in', …)`. */
export const selectContents = (db: Database, filter: ContentFilter) => selectContentIds(db, filter);

/** What reviewers' lists show of contents, by identifier, whatever their status. */
export async function readSummaries(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, WorkSummary>> {
  return new Map((await readWorkSummaries(db, ids)).map((row) => [row.id, row]));
}

/** What processing counted in the files of a content, by file. */
export const readFileFigures = (db: Database, contentId: string): Promise<ReadonlyMap<string, FileFigures>> =>
  readFigures(db, contentId);

/** Where a content stands: its status, whose it is, what it revises. */
export const readContentStanding = (db: Database, id: string) => readStanding(db, id);
/** The same of several, in no order. */
export const readContentStandings = (db: Database, ids: readonly string[]) => readStandings(db, ids);
/** The same, which nobody changes until the transaction ends. */
export const lockContentStanding = (tx: Transaction, id: string) => lockStanding(tx, id);

export const countPublishedContents = (db: Database, contributorId: string): Promise<number> =>
  countPublished(db, contributorId);

/** That the one appeal was made. */
export const noteAppeal = (tx: Transaction, id: string): Promise<void> => markAppealed(tx, id);

/**
 * Other contents that have the same file or a picture that looks nearly the same, the same files first: one entry for
 * each content. Drafts are left out, and what the content revises or is revised by.
 */
export async function findSimilarContents(db: Database, contentId: string): Promise<SimilarRow[]> {
  const standing = await readStanding(db, contentId);
  const revision = await readRevisionId(db, contentId);
  const related = [contentId, standing?.revision_of, revision].filter((id) => id !== null && id !== undefined);
  const same = await readSameFiles(db, contentId, related);
  const near = await readNearDuplicates(db, contentId, related);
  const nearById = new Map(near.map((row) => [row.contentId, row]));
  const known = new Set(same.map((row) => row.contentId));
  return [
    ...same.map((row) => ({ ...row, nearTo: nearById.get(row.contentId)?.nearTo ?? null })),
    ...near.filter((row) => !known.has(row.contentId)),
  ];
}
