import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, idOrKey, instant, listSchema, pageQuery } from '../../../platform/http/schemas.ts';
import { card } from '../../catalogue/catalogue/contract/card.ts';
import { contentVersion } from '../../catalogue/content/contract/version.ts';

const once = (max: number) => z.string().trim().max(max);

const tag = 'Content';

/** A file that the caller may download; its size is in bytes. */
export const downloadableFile = z
  .object({ _id: id, name: z.string(), format: z.string(), size: z.int() })
  .meta({ id: 'DownloadableFile' });

const paletteColor = z
  .object({
    name: z.string(),
    /** `#rrggbb` in lower case. */
    hex: z.string(),
    /** Whether black text is easier to read on it than white text. */
    isLight: z.boolean(),
  })
  .meta({ id: 'PaletteColor' });

const downloadedList = listSchema(
  z
    .object({
      contentId: id,
      variantId: id,
      title: z.string(),
      variantName: z.string(),
      licence: z.string(),
      licenceBn: z.string().nullable(),
      /** Card of the work; null if it is no longer public. */
      card: card.nullable(),
      /** Order that bought the variant; null for a free download. */
      purchase: z
        .object({
          orderId: id,
          /** Order number as shown to people. */
          number: z.int(),
          /** Code of the licence certificate. */
          certificate: z.string(),
          at: instant,
          /** When the line was refunded, which ends the right to download; null if it wasn't. */
          refundedAt: instant.nullable(),
          /** Whether the refund is still in progress. */
          isRefunding: z.boolean(),
          /** Whether the order has a licensee; the site asks for one before the first download. */
          isNamed: z.boolean(),
        })
        .nullable(),
      /** Whether the variant can be downloaded now. */
      available: z.boolean(),
      files: z.array(downloadableFile),
      /** Number of days on which it was downloaded. */
      times: z.int(),
      /** The work's current version, if it was published after the last download or the purchase. */
      newVersion: contentVersion.nullable(),
      /** First download; null if the variant was bought but not downloaded yet. */
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
    summary: 'Downloads a file of a free variant; supports range requests',
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
    description:
      'A paid variant answers 402 until it is bought. A text file names files that are unavailable right now.',
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
    summary:
      'Variants of a work that you have bought and can download, and those you can upgrade to; none for a visitor',
    params: z.object({ contentId: idOrKey }),
    output: z.object({
      variantIds: z.array(id),
      /**
       * Variants available for the price difference (`POST /order/upgrade/{id}`), each with the order of the line to
       * upgrade.
       */
      upgrades: z.array(z.object({ variantId: id, orderId: id })),
      /**
       * Whether `/content/owned-preview/…` serves the caller: a buyer of any paid variant, or the work's contributor.
       */
      seesUnmarked: z.boolean(),
    }),
    errors: [],
  }),
  ownedWorks: operation({
    method: 'GET',
    path: '/content/owned',
    access: 'user',
    tag,
    summary: 'Identifiers of all works with a variant that you bought and can download',
    output: z.object({ ids: z.array(id) }),
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
    summary:
      'Streams a video or 3D model of a free or bought variant without counting a download; supports range requests',
    description: 'The work’s contributor may see it, too. A paid variant answers 402 until it is bought.',
    params: z.object({ contentId: idOrKey, variantId: idOrKey, fileId: idOrKey }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    // A video player requests another range at each jump.
    limit: { calls: 300, seconds: 60 },
  }),
  palette: operation({
    method: 'GET',
    path: '/content/palette/{contentId}',
    access: 'public',
    tag,
    summary: 'Colours of a palette that you may download; empty for other works',
    description: 'At most 400 colours in the order of the file. The work’s contributor may see them, too.',
    params: z.object({ contentId: idOrKey }),
    output: z.object({ colors: z.array(paletteColor) }),
    errors: ['not_found', 'too_many_requests'],
    limit: { calls: 240, seconds: 60 },
  }),
  downloaded: operation({
    method: 'GET',
    path: '/content/downloaded',
    access: 'user',
    tag,
    summary: 'Your purchases and downloads, newest first; works that are no longer public keep their names',
    description:
      '`q` searches titles, variants and file names. Purchases stay available until they are refunded, and stay listed after that.',
    query: z.object({ ...pageQuery, q: once(200).optional(), kind: z.enum(['bought', 'free']).optional() }),
    output: downloadedList,
    errors: ['bad_input', 'unauthenticated', 'forbidden'],
  }),
  downloadedBy: operation({
    method: 'GET',
    path: '/content/downloaded/{id}',
    access: 'owner',
    tag: 'Admin',
    summary: 'Purchases and downloads of an account, newest first',
    params: z.object({ id: idOrKey }),
    query: z.object({ ...pageQuery, q: once(200).optional(), kind: z.enum(['bought', 'free']).optional() }),
    output: downloadedList,
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof downloadsContract> {}
}
