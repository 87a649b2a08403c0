import { type Context, inTransaction } from '../../../../../platform/context.ts';
import {
  DOCUMENTS_RECIPE,
  type DrawnDocument,
  listDocumentFiles,
} from '../../../../../platform/media/documents/document.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { documentFolder, documentKey, originalKey } from '../../../../../platform/storage/storage.ts';
import { setDocuments } from '../../store/documents/documents.ts';
import { type DueFile, documentParts } from '../../store/parts/due-files.ts';
import { readDueParts, removeStoredParts } from '../parts/read-parts.ts';

const keepDocuments = (ctx: Context, { id }: DueFile, recipe: number, documents: readonly DrawnDocument[]) =>
  inTransaction(ctx, ({ tx }) => setDocuments(tx, id, recipe, documents));

async function drawFile(ctx: Context, file: DueFile, recipe: number): Promise<void> {
  const { sha256, name } = file;
  const { storage, config, log } = ctx.platform;
  const stored = { key: originalKey(sha256), name, documents: true, watermark: config.ARBOR_NAME };
  await readStoredFile(ctx.platform, stored, async (outcome, folder) => {
    if (outcome.file === null)
      log.warn({ sha256, code: outcome.refusal.code }, 'the pages of a file could not be drawn');
    const documents = outcome.file?.documents ?? [];
    for (const each of listDocumentFiles(documents))
      await storage.putFile(documentKey(sha256, recipe, each), `${folder}/${each}`);
    await keepDocuments(ctx, file, recipe, documents);
    await removeStoredParts(storage, documentFolder(sha256), recipe);
  });
}

/**
 * Draws the pages of documents that aren't drawn yet, or were drawn with an older recipe version.
 * @param recipe tests use another version
 */
export const drawDocuments = (ctx: Context, recipe = DOCUMENTS_RECIPE): Promise<void> =>
  readDueParts(ctx, {
    parts: documentParts,
    recipe,
    read: (file) => drawFile(ctx, file, recipe),
    keepNone: (file) => keepDocuments(ctx, file, recipe, []),
  });
