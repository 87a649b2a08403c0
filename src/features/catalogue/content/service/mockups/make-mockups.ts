import { type Context, inTransaction } from '../../../../../platform/context.ts';
import { createId } from '../../../../../platform/database/id.ts';
import { MOCKUP_RECIPE } from '../../../../../platform/media/mockup/mockup.ts';
import { listPublicFiles } from '../../../../../platform/media/preview-files.ts';
import type { ProcessedPreview } from '../../../../../platform/media/process/processed-file.ts';
import { readStoredFile } from '../../../../../platform/media/process/read-stored-file.ts';
import { MissingObjectError } from '../../../../../platform/storage/errors.ts';
import { draftPreviewKey, originalKey, previewKey } from '../../../../../platform/storage/storage.ts';
import { isFilling } from '../../../catalogue/service/fill-progress.ts';
import { chooseFile } from '../../rules/mockup.ts';
import {
  noteMockup,
  readDueMockups,
  readMockup,
  readMockupPreviews,
  readSoldFiles,
} from '../../store/mockups/mockups.ts';
import { isPaid, readStatus } from '../../store/status.ts';
import { addMockup } from './add-mockup.ts';

const BATCH = 20;
/** Time limit of a run; the next run continues. */
const RUN_MS = 40_000;

/** Stores private and public files before any page refers to them. */
async function storeFiles(ctx: Context, contentId: string, id: string, preview: ProcessedPreview, folder: string) {
  const { storage } = ctx.platform;
  const isPublic = (await readStatus(ctx.db, contentId))?.status === 'published';
  for (const name of preview.files) await storage.putFile(draftPreviewKey(id, name), `${folder}/${name}`);
  if (!isPublic) return;
  const files = { widths: preview.widths, avif_widths: preview.avifWidths, marked_widths: preview.markedWidths };
  for (const { from, to } of listPublicFiles({ ...files, asset: null }, await isPaid(ctx.db, contentId)))
    await storage.copy(draftPreviewKey(id, from), previewKey(id, to));
}

/** Whether the contributor removed the previous mock-up, which is then not created again. */
async function isUnwanted(ctx: Context, contentId: string, previewId: string | null): Promise<boolean> {
  if (previewId === null) return false;
  return !(await readMockupPreviews(ctx.db, contentId)).some(({ id }) => id === previewId);
}

async function makeMockup(ctx: Context, contentId: string, recipe: number): Promise<void> {
  const note = () => inTransaction(ctx, ({ tx }) => noteMockup(tx, contentId, { recipe, previewId: null }));
  const known = await readMockup(ctx.db, contentId);
  if (known === undefined) return;
  const { scene, preview_id: previewId } = known;
  if (await isUnwanted(ctx, contentId, previewId))
    return inTransaction(ctx, ({ tx }) => noteMockup(tx, contentId, { recipe, previewId }));
  const file = chooseFile(scene, await readSoldFiles(ctx.db, contentId));
  if (file === undefined) return note();
  const stored = {
    key: originalKey(file.sha256),
    name: file.name,
    mockup: scene,
    watermark: ctx.platform.config.ARBOR_NAME,
  };
  await readStoredFile(ctx.platform, stored, async ({ file: found, refusal }, folder) => {
    const preview = found?.preview;
    if (preview == null) {
      ctx.platform.log.info({ contentId, code: refusal?.code ?? found?.withoutPreview }, 'a work has no mock-up');
      return note();
    }
    const id = createId();
    await storeFiles(ctx, contentId, id, preview, folder);
    await inTransaction(ctx, (own) =>
      addMockup(own, contentId, { scene, recipe }, { id, fileId: file.fileId, preview }),
    );
  }).catch((error: unknown) => {
    if (!(error instanceof MissingObjectError)) throw error;
    // A missing object needs no log entry here, because the nightly file check logs it.
    return note();
  });
}

/**
 * Creates missing mock-ups and those of an older recipe version, one after the other. The old ones are shown until
 * then. It pauses while the demo catalogue is being filled, which needs all CPU time.
 * @param recipe tests use another version
 */
export async function makeMockups(ctx: Context, recipe = MOCKUP_RECIPE): Promise<void> {
  const until = Date.now() + RUN_MS;
  while (!(await isFilling(ctx.db))) {
    const due = await readDueMockups(ctx.db, recipe, BATCH);
    for (const contentId of due) {
      if (Date.now() > until) return;
      await makeMockup(ctx, contentId, recipe);
    }
    if (due.length < BATCH) return;
  }
}
