import type { TransactionContext } from '../../../../../platform/context.ts';
import { listEveryName } from '../../../../../platform/media/preview-files.ts';
import type { ProcessedPreview } from '../../../../../platform/media/process/processed-file.ts';
import type { ContentStatus } from '../../contract/own-content.ts';
import { MAX_PREVIEWS } from '../../contract/slides.ts';
import { captionMockup } from '../../rules/mockup-caption.ts';
import { editableStatuses } from '../../rules/status.ts';
import { addPreview } from '../../store/drafts.ts';
import {
  noteMockup,
  noteUnseen,
  placePreview,
  readMockup,
  readMockupPreviews,
  readOtherPlaces,
  readPlace,
  readSoldFiles,
  removePreviews,
} from '../../store/mockups/mockups.ts';
import { readRevisionId } from '../../store/revisions.ts';
import { toPreviewColumns } from '../drafts/draft-file.ts';
import { indexContent, lockForIndexing } from '../index-content.ts';
import { settlePreviewsJob } from '../previews.ts';

export interface MadeMockup {
  readonly id: string;
  /** Identifier of the file that the mock-up shows. */
  readonly fileId: string;
  readonly preview: ProcessedPreview;
}

/**
 * Adds a mock-up after the first preview of its work, or replaces the previous mock-up. It does nothing if the work has
 * changed meanwhile, because the work is then processed again.
 */
export async function addMockup(
  ctx: TransactionContext,
  contentId: string,
  { scene, recipe }: { readonly scene: string; readonly recipe: number },
  { id, fileId, preview }: MadeMockup,
): Promise<void> {
  const { tx, platform } = ctx;
  await lockForIndexing(ctx, [contentId]);
  const [place, known] = [await readPlace(tx, contentId), await readMockup(tx, contentId)];
  const files = await readSoldFiles(tx, contentId);
  const isChanged = known?.scene !== scene || known.recipe >= recipe || !files.some((file) => file.fileId === fileId);
  if (place === undefined || isChanged || (await readRevisionId(tx, contentId)) !== undefined) return;
  const before = await readMockupPreviews(tx, contentId);
  const [replaced] = before;
  await removePreviews(
    tx,
    before.map((each) => each.id),
  );
  const { count, first } = await readOtherPlaces(tx, contentId);
  // A mock-up must not become the cover of its work.
  if (first === null || count >= MAX_PREVIEWS) return noteMockup(tx, contentId, { recipe, previewId: null });
  const captions = replaced ?? captionMockup(place.language === 'bn' ? 'bn' : 'en');
  const columns = {
    ...toPreviewColumns(preview),
    source: null,
    caption: captions.caption,
    translated_caption: captions.translated_caption,
  };
  await addPreview(tx, contentId, { id, fileId, isSlide: false, isMockup: true, hash: null, columns }, place.title);
  await placePreview(tx, contentId, id, replaced?.position ?? first + 1);
  await noteMockup(tx, contentId, { recipe, previewId: id });
  const status = place.status as ContentStatus;
  if (editableStatuses.includes(status)) await noteUnseen(tx, contentId);
  if (status === 'published') await indexContent(ctx, [contentId]);
  const removed = before.map((each) => ({ id: each.id, names: listEveryName(each) }));
  await platform.jobs.enqueue(tx, settlePreviewsJob, { contentId, removed });
}
