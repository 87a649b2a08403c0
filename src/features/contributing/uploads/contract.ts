import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, listSchema, pageQuery } from '../../../platform/http/schemas.ts';
import { colorNames } from '../../../platform/media/color-names.ts';
import { previewKinds } from '../../../platform/media/preview-kinds.ts';
import { refusalCodes } from '../../../platform/media/process/processed-file.ts';

const tag = 'Uploads';

const uploadStatuses = ['receiving', 'received', 'processing', 'ready', 'refused'] as const;

const uploadPreview = z
  .object({
    kind: z.enum(previewKinds),
    width: z.int(),
    height: z.int(),
    /** Widths of the preview, at `/uploads/preview/{id}/<width>.webp`. */
    widths: z.array(z.int()),
    avifWidths: z.array(z.int()),
    markedWidths: z.array(z.int()),
    /** Encoded in Base64. */
    thumbhash: z.string(),
    colors: z.array(z.object({ hex: z.string(), name: z.enum(colorNames) })),
    /** `asset.<ext>`: a playable sample of a sound or video, or a font to type with. */
    asset: z.object({ ext: z.string(), mediaType: z.string() }).nullable(),
    files: z.array(z.string()),
  })
  .meta({ id: 'UploadPreview' });

const uploadReport = z
  .object({
    kind: z.string(),
    format: z.string(),
    mediaType: z.string(),
    figures: z.record(z.string(), z.union([z.number(), z.string()])),
    containedFormats: z.array(z.string()),
    entries: z.array(z.object({ name: z.string(), size: z.number() })),
    metadata: z.object({
      title: z.string().nullable(),
      description: z.string().nullable(),
      keywords: z.array(z.string()),
      author: z.string().nullable(),
    }),
    preview: uploadPreview.nullable(),
    withoutPreview: z.enum(['no_reader', 'no_helper', 'failed']).nullable(),
  })
  .meta({ id: 'UploadReport' });

const upload = z
  .object({
    _id: id,
    name: z.string(),
    /** Name of the folder that was dropped; empty for single files. */
    folder: z.string(),
    /** Size in bytes. */
    size: z.int(),
    /** Number of bytes that are safely stored. */
    received: z.int(),
    status: z.enum(uploadStatuses),
    /** SHA-256 hash that the sender computed. */
    sha256: z.string().nullable(),
    /** After `PROCESSING_FAILED` and `TOO_MANY_COSTLY`, the bytes are kept for another attempt. */
    refusal: z
      .object({ code: z.enum([...refusalCodes, 'PROCESSING_FAILED', 'TOO_MANY_COSTLY']), detail: z.string() })
      .nullable(),
    /** Results of processing, once the upload is ready. */
    report: uploadReport.nullable(),
    /** Whether a content uses the upload. */
    taken: z.boolean(),
    createdAt: instant,
    /** Time at which the upload is deleted, unless a content uses it. */
    expiresAt: instant,
  })
  .meta({ id: 'Upload' });

/** At most a hundred identifiers; invalid ones are treated as unknown. */
const ids = z
  .string()
  .max(4000)
  .transform((text) => text.split(',').slice(0, 100))
  .optional();

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const params = z.object({ id: idOrKey });

export const uploadsContract = {
  mine: operation({
    method: 'GET',
    path: '/uploads/mine',
    access: 'creator',
    tag,
    summary: 'Your uploads that no content uses yet, newest first; with `ids`, those uploads, used or not',
    query: z.object({ ...pageQuery, ids, status: z.enum(uploadStatuses).optional() }),
    output: listSchema(upload),
    errors: [],
  }),
  known: operation({
    method: 'GET',
    path: '/uploads/known',
    access: 'creator',
    tag,
    summary: 'Your upload or content with these bytes, if there is one',
    query: z.object({ sha256 }),
    output: z.object({
      upload: upload.nullable(),
      content: z.object({ _id: id, title: z.string(), status: z.string() }).nullable(),
    }),
    errors: [],
  }),
  create: operation({
    method: 'POST',
    path: '/uploads',
    access: 'creator',
    tag,
    summary: 'Starts an upload (tus 1.0); `Location` contains its URL',
    description:
      'Send `Tus-Resumable: 1.0.0`, `Upload-Length`, and `Upload-Metadata` with `filename`, and if known `sha256` (hexadecimal) and `folder`.',
    output: 'stream',
    errors: ['bad_input', 'conflict', 'too_large', 'too_many_requests'],
    limit: { calls: 3000, seconds: 3600 },
  }),
  single: operation({
    method: 'GET',
    path: '/uploads/{id}',
    access: 'creator',
    tag,
    summary: 'One of your uploads; HEAD returns `Upload-Offset` as in tus 1.0',
    params,
    output: 'stream',
    errors: ['bad_input', 'locked'],
  }),
  append: operation({
    method: 'PATCH',
    path: '/uploads/{id}',
    access: 'creator',
    tag,
    summary: 'Sends bytes of one of your uploads (tus 1.0), from `Upload-Offset` on',
    params,
    bytes: 'application/offset+octet-stream',
    output: 'stream',
    errors: ['bad_input', 'conflict', 'locked'],
    limit: { calls: 3000, seconds: 300 },
  }),
  retry: operation({
    method: 'POST',
    path: '/uploads/retry/{id}',
    access: 'creator',
    tag,
    summary:
      'Retries one of your uploads that was refused with `PROCESSING_FAILED` or `TOO_MANY_COSTLY`, from its stored bytes',
    params,
    output: upload,
    errors: ['conflict'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/uploads/{id}',
    access: 'creator',
    tag,
    summary: 'Cancels or deletes one of your uploads; files that a content uses stay',
    params,
    output: done,
    errors: ['conflict'],
  }),
  preview: operation({
    method: 'GET',
    path: '/uploads/preview/{id}/{name}',
    access: 'creator',
    tag,
    summary: 'A preview of unpublished content, for its contributor and, from the admin area, for admins',
    params: params.extend({ name: z.string().max(40) }),
    output: 'stream',
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof uploadsContract> {}
}
