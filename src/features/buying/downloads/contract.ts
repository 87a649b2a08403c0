import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, idOrKey, instant, listSchema, pageQuery } from '../../../platform/http/schemas.ts';
import { card } from '../../catalogue/catalogue/contract/card.ts';
import { contentVersion } from '../../catalogue/content/contract/version.ts';

const once = (max: number) => z.string().trim().max(max);

const tag = 'Content';

/** A file that the caller may download; the size in bytes. */
export const downloadableFile = z
  .object({ _id: id, name: z.string(), format: z.string(), size: z.int() })
  .meta({ id: 'DownloadableFile' });

const downloadedList = listSchema(
  z
    .object({
      contentId: id,
      variantId: id,
      title: z.string(),
      variantName: z.string(),
      licence: z.string(),
      licenceBn: z.string().nullable(),
      /** The card, where the work is still public. */
      card: card.nullable(),
      /** By which order it was bought; null for what was free. */
      purchase: z
        .object({
          orderId: id,
          /** Order number as shown to people. */
          number: z.int(),
          /** Code of the licence certificate. */
          certificate: z.string(),
          at: instant,
          /** Since when it can't be downloaded any more; null for what was not given back. */
          refundedAt: instant.nullable(),
          /** The money is still on its way back. */
          isRefunding: z.boolean(),
          /** Whether the order says whom the certificate is made out to; it is asked for before the first download. */
          isNamed: z.boolean(),
        })
        .nullable(),
      /** Whether the variant can be downloaded now. */
      available: z.boolean(),
      /** What can be downloaded. */
      files: z.array(downloadableFile),
      /** Days on which it was downloaded. */
      times: z.int(),
      /** Version of the work, if one was published since the last download or the purchase. */
      newVersion: contentVersion.nullable(),
      /** Null for what was bought and not downloaded yet. */
      firstAt: instant.nullable(),
      lastAt: instant.nullable(),
    })
    .meta({ id: 'DownloadedVariant' }),
);

export const downloadsContract = {
  download: operation({
    method: 'GET',
    path: '/content/download/{contentId}/{variantId}',
    access: 'public',
    tag,
    summary: 'Downloads a file of a free variant; answers ranges',
    description:
      'A paid variant answers 402 until it is bought. `file` chooses among several; the first is the default.',
    params: z.object({ contentId: idOrKey, variantId: idOrKey }),
    query: z.object({ file: once(100).optional() }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 60, seconds: 60 },
  }),
  archive: operation({
    method: 'GET',
    path: '/content/archive/{contentId}/{variantId}',
    access: 'public',
    tag,
    summary: 'Downloads all files of a variant as one ZIP',
    description: 'A paid variant answers 402 until it is bought. A file that can’t be had now is named in a text file.',
    params: z.object({ contentId: idOrKey, variantId: idOrKey }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 20, seconds: 60 },
  }),
  owned: operation({
    method: 'GET',
    path: '/content/owned/{contentId}',
    access: 'public',
    tag,
    summary: 'Which variants of a work the caller has bought and can download; none for a visitor',
    params: z.object({ contentId: idOrKey }),
    output: z.object({
      variantIds: z.array(id),
      /** Whether `/content/owned-preview/…` answers the caller: a buyer of any variant, and the work's contributor. */
      seesUnmarked: z.boolean(),
    }),
    errors: [],
  }),
  ownedPreview: operation({
    method: 'GET',
    path: '/content/owned-preview/{id}/{name}',
    access: 'user',
    tag,
    summary: 'A picture of a preview without a watermark, for buyers of the work and its contributor',
    description: '`id` identifies the preview; `name` is `<width>.webp` for one of its widths.',
    params: z.object({ id: idOrKey, name: z.string().max(20) }),
    output: 'stream',
    errors: ['not_found'],
  }),
  play: operation({
    method: 'GET',
    path: '/content/play/{contentId}/{variantId}/{fileId}',
    access: 'public',
    tag,
    summary: 'Streams a video of a free or bought variant without counting a download; supports range requests',
    description: 'The work’s contributor may play it, too. A paid variant answers 402 until it is bought.',
    params: z.object({ contentId: idOrKey, variantId: idOrKey, fileId: idOrKey }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    // A player asks for a part at each jump.
    limit: { calls: 300, seconds: 60 },
  }),
  downloaded: operation({
    method: 'GET',
    path: '/content/downloaded',
    access: 'user',
    tag,
    summary:
      'What the signed-in person has bought or downloaded, last first; works that are no longer public stay named',
    description:
      '`q` searches titles, variants and file names. What was bought stays available until it is refunded, and then stays named.',
    query: z.object({ ...pageQuery, q: once(200).optional(), kind: z.enum(['bought', 'free']).optional() }),
    output: downloadedList,
    errors: ['bad_input', 'unauthenticated', 'forbidden'],
  }),
  downloadedBy: operation({
    method: 'GET',
    path: '/content/downloaded/{id}',
    access: 'owner',
    tag: 'Admin',
    summary: 'What an account has bought or downloaded, last first',
    params: z.object({ id: idOrKey }),
    query: z.object({ ...pageQuery, q: once(200).optional(), kind: z.enum(['bought', 'free']).optional() }),
    output: downloadedList,
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof downloadsContract> {}
}
