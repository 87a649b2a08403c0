import type { Database } from '../../../../platform/database/pool.ts';
import { readOwnWork, readPreviewOwner, selectOwnIds } from '../store/own-content.ts';
import { countPublished, hasContent as hasRows, readTitles as readTitleRows } from '../store/source.ts';

/** Whether a contributor has any content, published or not. */
export const hasContent = (db: Database, contributorId: string): Promise<boolean> => hasRows(db, contributorId);

/** By identifier, whether public or not. */
export const readTitles = (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  readTitleRows(db, ids);

/** How many published contents each of these contributors has; who has none is left out. */
export const countPublishedContents = (db: Database, contributorIds: readonly string[]): Promise<Map<string, number>> =>
  countPublished(db, contributorIds);

/** Whose content a preview is in, and the published preview that it stands for. */
export const findPreviewOwner = (db: Database, previewId: string) => readPreviewOwner(db, previewId);

/** A query for everything of a contributor, for a feature that counts rows of its own by content. */
export const selectContentsOf = (db: Database, contributorId: string) => selectOwnIds(db, contributorId);

/** A contributor's work in whatever state; undefined for those of others, and for revisions. */
export const findOwnWork = (
  db: Database,
  contributorId: string,
  id: string,
): Promise<{ readonly id: string; readonly title: string } | undefined> => readOwnWork(db, contributorId, id);
