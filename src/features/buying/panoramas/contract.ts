import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id } from '../../../platform/http/schemas.ts';

const tag = 'Content';

const panorama = z
  .object({
    /**
     * Beginning of the URL of pictures, to which `<width>.webp` is added; `<width>.marked.webp` for watermarked ones.
     * They are equirectangular: left to right all around, top to bottom from zenith to nadir.
     */
    pictures: z.string(),
    /** Widths of the pictures in pixels, ascending; each is half as high. */
    widths: z.array(z.int()),
    /** Light that is white in the pictures; below it, the tone curve can be computed back. */
    white: z.number(),
    /** Stops above white of the brightest value of `highlights.webp`; null if there is no such picture. */
    highlightStops: z.number().nullable(),
    /** Width of the environment map in pixels. */
    mapWidth: z.int(),
    /** Whether the pictures are clean and have all light, because the caller may download the map. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'Panorama' });

export const panoramasContract = {
  find: operation({
    method: 'GET',
    path: '/content/panorama/{id}',
    access: 'public',
    tag,
    summary: 'Panorama pictures of a published environment map; empty for other works, and until they are ready',
    params: z.object({ id }),
    output: z
      .object({
        panorama: panorama.nullable(),
        /** Whether there is no panorama yet, because it waits to be drawn. */
        isPending: z.boolean(),
      })
      .meta({ id: 'FoundPanorama' }),
    errors: ['not_found'],
  }),
  picture: operation({
    method: 'GET',
    path: '/content/panorama/{id}/{fileId}/{picture}',
    access: 'public',
    tag,
    summary:
      'An environment as one equirectangular WebP: watermarked for everybody; wider and without the watermark if it is free or bought',
    description:
      'The work’s contributor gets it, too. A picture of a paid work without the watermark answers 402 until it is bought.',
    params: z.object({ id, fileId: id, picture: z.string().max(40) }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 120, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof panoramasContract> {}
}
