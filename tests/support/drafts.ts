import { createHash } from 'node:crypto';
import type { ContentStatus } from '../../src/features/catalogue/content/contract/own-content.ts';
import {
  createDraft,
  type DraftFile,
  updateDraft,
} from '../../src/features/catalogue/content/service/drafts/drafts.ts';
import { moveContent } from '../../src/features/catalogue/content/service/status.ts';
import { inTransaction } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { ProcessedFile } from '../../src/platform/media/process/processed-file.ts';
import { draftPreviewKey, originalKey } from '../../src/platform/storage/storage.ts';
import type { TestApp } from './app.ts';
import { makeCategory } from './factories.ts';

const preview: NonNullable<ProcessedFile['preview']> = {
  kind: 'image',
  width: 1366,
  height: 768,
  widths: [375, 1366],
  avifWidths: [375, 1366],
  markedWidths: [1366],
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  colors: [{ hex: '#d9232e', lab: [46, 67, 42], share: 0.6 }],
  hash: 'f0e1d2c3b4a59687',
  asset: null,
  files: ['375.webp', '1366.webp', '375.avif', '1366.avif', '1366.marked.webp', 'card.jpg'],
};

/** Creates the processing result of a picture, or of an archive with `preview: null`. */
const makeReport = (given: Partial<ProcessedFile> = {}): ProcessedFile => ({
  kind: 'picture',
  format: 'png',
  mediaType: 'image/png',
  figures: { width: 2400, height: 1350 },
  containedFormats: [],
  entries: [],
  contents: null,
  faces: [],
  tiles: [],
  sounds: [],
  films: [],
  documents: [],
  panoramas: [],
  turntables: [],
  metadata: { title: null, description: null, keywords: [], author: null },
  preview,
  withoutPreview: null,
  ...given,
});

/** Creates a processed file as after an upload: with its bytes, row and previews. */
export async function makeDraftFile(
  app: TestApp,
  name: string,
  given: { readonly report?: Partial<ProcessedFile>; readonly bytes?: string } = {},
): Promise<DraftFile & { readonly sha256: string; readonly size: number }> {
  const { storage } = app.platform;
  const bytes = Buffer.from(given.bytes ?? `the bytes of ${name} ${createId()}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storage.put(originalKey(sha256), bytes);
  const report = makeReport(given.report);
  const [id, fileId] = [createId(), createId()];
  await app.db
    .insertInto('file')
    .values({ id: fileId, sha256, size: bytes.length, media_type: report.mediaType })
    .execute();
  for (const each of report.preview?.files ?? []) await storage.put(draftPreviewKey(id, each), Buffer.from(each));
  return { id, fileId, name, report, sha256, size: bytes.length };
}

/** Status transitions that lead to a status. */
const paths: Readonly<Record<ContentStatus, readonly ContentStatus[]>> = {
  draft: [],
  pending: ['pending'],
  changes_requested: ['pending', 'changes_requested'],
  rejected: ['pending', 'rejected'],
  published: ['pending', 'published'],
  unpublished: ['pending', 'published', 'unpublished'],
};

export interface MadeDraft {
  readonly contentId: string;
  readonly previewId: string;
  readonly category: { readonly id: string; readonly subcategoryId: string };
}

let made = 0;

/** Creates a content in any status, with everything that a review requires. */
export async function makeDraft(
  app: TestApp,
  options: {
    readonly contributor: string;
    readonly status?: ContentStatus;
    readonly title?: string;
    readonly price?: number | null;
    readonly category?: MadeDraft['category'];
    /** Whether category, keywords, description and price are missing, as after an upload. */
    readonly bare?: boolean;
  },
): Promise<MadeDraft> {
  made += 1;
  const { contributor, status = 'draft', title = `Boat ${made}`, price = 0, bare = false } = options;
  const category = options.category ?? (await makeCategory(app, `drafts-${made}`));
  const file = await makeDraftFile(app, `boat-${made}.png`);
  const contentId = await inTransaction(app.systemContext(), async (ctx) => {
    const id = await createDraft(ctx, { contributorId: contributor, files: [file], previewsOnly: [] });
    const target = { contentId: id, contributorId: contributor };
    await updateDraft(ctx, target, { title });
    if (!bare)
      await updateDraft(ctx, target, {
        description: 'A boat on the river.',
        categoryId: category.id,
        subcategoryIds: [category.subcategoryId],
        keywords: ['boat', 'river', 'wood'],
        variants: [{ name: 'PNG', licence: 'arbor-standard-1', price, files: [{ _id: file.fileId }] }],
      });
    for (const step of paths[status]) await moveContent(ctx, id, step);
    return id;
  });
  return { contentId, previewId: file.id, category };
}
