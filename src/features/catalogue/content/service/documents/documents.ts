import type { Database } from '../../../../../platform/database/pool.ts';
import { DOCUMENTS_RECIPE } from '../../../../../platform/media/documents/document.ts';
import type { readDocuments } from '../../store/documents/documents.ts';
import { documentParts, hasDueFiles } from '../../store/parts/due-files.ts';

export type StoredDocument = Awaited<ReturnType<typeof readDocuments>>[number];
export { readDocuments } from '../../store/documents/documents.ts';

/** Whether pages of a work wait to be drawn. */
export const areDocumentsDue = (db: Database, contentId: string): Promise<boolean> =>
  hasDueFiles(db, documentParts, contentId, DOCUMENTS_RECIPE);
