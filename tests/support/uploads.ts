import { createHash } from 'node:crypto';
import { registerFile } from '../../src/features/catalogue/content/service/files.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { ProcessedFile, Refusal } from '../../src/platform/media/process/processed-file.ts';
import { draftPreviewKey, originalKey } from '../../src/platform/storage/storage.ts';
import type { TestApp } from './app.ts';

/** Processing result of a PNG of 800 × 600 pixels, with previews in two widths. */
export const pngReport: ProcessedFile = {
  kind: 'picture',
  format: 'png',
  mediaType: 'image/png',
  figures: { width: 800, height: 600 },
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
  preview: {
    kind: 'image',
    width: 768,
    height: 576,
    widths: [375, 768],
    avifWidths: [375],
    markedWidths: [768],
    thumbhash: 'DhgKFQJ4d4CDeIeAd3h4iIeAeA==',
    colors: [{ hex: '#c03020', lab: [42, 58, 44], share: 0.6 }],
    hash: '0123456789abcdef',
    asset: null,
    files: ['375.webp', '375.avif', '768.webp', '768.marked.webp', 'card.jpg'],
  },
  withoutPreview: null,
};

export interface UploadOptions {
  readonly contributorId: string;
  readonly name?: string;
  readonly folder?: string;
  /** Bytes of the file; the default is unique bytes. */
  readonly bytes?: Uint8Array;
  /** Result of processing; the default is that of a PNG. */
  readonly report?: ProcessedFile;
  /** Status of the upload; the default is `ready`. */
  readonly status?: 'receiving' | 'received' | 'processing' | 'ready' | 'refused';
  readonly refusal?: Refusal;
  readonly expiresAt?: Date;
}

/** Adds an upload to the database; if it is ready, its original and its previews are stored. */
export async function makeUpload(
  app: TestApp,
  options: UploadOptions,
): Promise<{ id: string; fileId: string | null; sha256: string }> {
  const id = createId();
  const { contributorId, name = 'crane.png', folder = '', status = 'ready', report = pngReport } = options;
  const bytes = options.bytes ?? new TextEncoder().encode(`the upload ${id}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const size = bytes.length;
  const isReady = status === 'ready';
  if (isReady) {
    await app.platform.storage.put(originalKey(sha256), bytes);
    for (const file of report.preview?.files ?? [])
      await app.platform.storage.put(draftPreviewKey(id, file), new TextEncoder().encode(`${file} of ${id}`));
  }
  const refusal = options.refusal ?? { code: 'BROKEN', detail: 'The picture has no end.' };
  const fileId = await app.db.transaction().execute(async (tx) => {
    const file = isReady ? await registerFile(tx, { sha256, size, mediaType: report.mediaType }) : null;
    await tx
      .insertInto('upload')
      .values({
        id,
        contributor_id: contributorId,
        name,
        folder,
        size,
        received: status === 'receiving' ? 0 : size,
        claimed_sha256: sha256,
        status,
        file_id: file,
        report: isReady ? JSON.stringify(report) : null,
        refusal: status === 'refused' ? JSON.stringify(refusal) : null,
        expires_at: options.expiresAt ?? new Date(Date.now() + 86_400_000),
      })
      .execute();
    return file;
  });
  return { id, fileId, sha256 };
}
