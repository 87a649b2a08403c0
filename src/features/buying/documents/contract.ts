import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id } from '../../../platform/http/schemas.ts';

const tag = 'Content';

const document = z
  .object({
    /** File that is, or contains, the document. */
    fileId: id,
    /** Name of the file without folders. */
    name: z.string(),
    /** Name of the archive that contains it; null if it is a file of its own. */
    archive: z.string().nullable(),
    /** Number of all pages. */
    pages: z.int(),
    /** Sizes of the pages that can be seen, in millimetres. */
    sizes: z.array(z.object({ width: z.number(), height: z.number() })),
    /** Names of the fonts that the document uses. */
    fonts: z.array(z.string()),
    /** URL of the sheet with a small picture of each page, ten in a row. */
    thumbnails: z.string(),
    /** URL of the picture of each page that can be seen. */
    pictures: z.array(z.string()),
    /** Whether the caller gets large pages without a watermark. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'Document' });

export const documentsContract = {
  list: operation({
    method: 'GET',
    path: '/content/documents/{id}',
    access: 'public',
    tag,
    summary: 'The documents of a published work, page by page; empty until their pages are ready',
    params: z.object({ id }),
    output: z
      .object({
        documents: z.array(document),
        /** Whether there are no documents yet, because their pages wait to be drawn. */
        isPending: z.boolean(),
      })
      .meta({ id: 'Documents' }),
    errors: ['not_found'],
  }),
  picture: operation({
    method: 'GET',
    path: '/content/documents/{id}/{fileId}/{picture}',
    access: 'public',
    tag,
    summary:
      'A page of a document as WebP: watermarked for everybody; larger and without the watermark if it is free or bought',
    description:
      'The work’s contributor gets it, too. A page of a paid document without the watermark answers 402 until it is bought.',
    params: z.object({ id, fileId: id, picture: z.string().max(40) }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 240, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof documentsContract> {}
}
