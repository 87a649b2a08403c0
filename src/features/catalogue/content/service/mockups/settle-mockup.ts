import type { TransactionContext } from '../../../../../platform/context.ts';
import { noPayload } from '../../../../../platform/jobs/define-job.ts';
import { listEveryName } from '../../../../../platform/media/preview-files.ts';
import { findCategoryKey, readSubcategoriesById } from '../../../categories/service/categories.ts';
import { chooseScene, type SoldFile } from '../../rules/mockup.ts';
import {
  awaitMockup,
  readMockup,
  readMockupPreviews,
  readPlace,
  readSoldFiles,
  removeMockup,
  removePreviews,
} from '../../store/mockups/mockups.ts';

/** Job that runs each minute, and as soon as a work needs a mock-up. */
export const makeMockupsJob = { name: 'make-mockups', schema: noPayload };

async function findScene(
  ctx: TransactionContext,
  { category_id: categoryId, subcategory_ids: ids }: NonNullable<Awaited<ReturnType<typeof readPlace>>>,
  files: readonly SoldFile[],
) {
  const key = categoryId === null ? undefined : await findCategoryKey(ctx.tx, categoryId);
  if (key === undefined) return undefined;
  const subcategories = await readSubcategoriesById(ctx.tx, ids);
  return chooseScene(
    key,
    subcategories.map((each) => each.key),
    files,
  );
}

/**
 * Adapts the mock-up of a content to its category and files: requests one, requests a new one, or removes it. A mock-up
 * that the contributor removed isn't created again. Revisions are ignored, because their works get a new mock-up on
 * publication.
 * @returns removed previews, whose objects have to be deleted
 */
export async function settleMockup(
  ctx: TransactionContext,
  contentId: string,
): Promise<{ readonly id: string; readonly names: string[] }[]> {
  const { tx, platform } = ctx;
  const place = await readPlace(tx, contentId);
  if (place === undefined || place.revision_of !== null) return [];
  const sold = await readSoldFiles(tx, contentId);
  const scene = await findScene(ctx, place, sold);
  const [known, previews] = [await readMockup(tx, contentId), await readMockupPreviews(tx, contentId)];
  if (scene === undefined && known === undefined && previews.length === 0) return [];
  const files = sold.map(({ fileId }) => fileId);
  const isRight = known?.scene === scene;
  const removed = previews.filter(
    ({ id, file_id: fileId }) => !isRight || id !== known?.preview_id || (fileId !== null && !files.includes(fileId)),
  );
  if (removed.length > 0)
    await removePreviews(
      tx,
      removed.map(({ id }) => id),
    );
  if (scene === undefined) await removeMockup(tx, contentId);
  else if (!isRight || removed.some(({ id }) => id === known?.preview_id)) {
    await awaitMockup(tx, contentId, scene);
    await platform.jobs.enqueue(tx, makeMockupsJob, {});
  }
  return removed.map((preview) => ({ id: preview.id, names: listEveryName(preview) }));
}
