import { type Context, inTransaction } from '../../../../../platform/context.ts';
import { THUMBNAIL_RECIPE } from '../../../../../platform/media/inside/archive-contents.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { DamagedObjectError, MissingObjectError, StorageError } from '../../../../../platform/storage/errors.ts';
import { originalKey } from '../../../../../platform/storage/storage.ts';
import { noteRecipe, readOutdated, readRecipe } from '../../store/inside/archive-contents.ts';
import { keepContents } from './keep-contents.ts';
import { putSheets, removeSheets } from './sheets.ts';

const BATCH = 50;
/** Time limit of a run; the next run continues. */
const RUN_MS = 40_000;

interface Archive {
  readonly id: string;
  readonly sha256: string;
}

/** Creates the thumbnails of an archive again. The old ones are removed only after the new ones are stored. */
async function remake(ctx: Context, { id, sha256 }: Archive, recipe: number): Promise<void> {
  const { storage, log } = ctx.platform;
  const stored = { key: originalKey(sha256), name: 'archive.zip', withoutPreview: true };
  await readStoredFile(ctx.platform, stored, async ({ file, refusal }, folder) => {
    if (file?.contents == null) {
      log.warn({ sha256, code: refusal?.code }, 'the thumbnails of an archive could not be made');
      return inTransaction(ctx, ({ tx }) => noteRecipe(tx, id, recipe));
    }
    const contents = { ...file.contents, recipe };
    const before = await readRecipe(ctx.db, id);
    await putSheets(storage, { sha256, contents, folder });
    await inTransaction(ctx, ({ tx }) => keepContents(tx, id, contents));
    // The previous sheets are kept, because pages that were sent a moment ago still link to them.
    await removeSheets(storage, sha256, [recipe, before ?? recipe]);
  });
}

/**
 * Indexes a batch of archives that aren't indexed yet, or whose thumbnails have an older recipe version.
 * @param recipe tests use another version
 */
export async function remakeThumbnails(ctx: Context, recipe = THUMBNAIL_RECIPE): Promise<void> {
  const until = Date.now() + RUN_MS;
  for (const archive of await readOutdated(ctx.db, recipe, BATCH)) {
    if (Date.now() > until) return;
    await remake(ctx, archive, recipe).catch((error: unknown) => {
      const isMissing = error instanceof MissingObjectError;
      // The storage may work again at the next run. An error of one archive must not stop the others.
      if (error instanceof StorageError && !isMissing && !(error instanceof DamagedObjectError)) throw error;
      // A missing object needs no log entry here, because the nightly file check logs it.
      const { sha256 } = archive;
      if (!isMissing) ctx.platform.log.error({ err: error, sha256 }, 'the thumbnails of an archive could not be kept');
      return inTransaction(ctx, ({ tx }) => noteRecipe(tx, archive.id, recipe));
    });
  }
}
