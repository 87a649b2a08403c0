import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id } from '../../../platform/http/schemas.ts';

const tag = 'Content';

const film = z
  .object({
    name: z.string(),
    /** Size of a frame in pixels, of the film without a watermark. */
    width: z.int(),
    height: z.int(),
    frames: z.int(),
    /** Frame that stands for the film while it doesn't play. */
    poster: z.int(),
    /** Whether it is best shown on a dark background. */
    isLight: z.boolean(),
  })
  .meta({ id: 'MotionFilm' });

export const motionContract = {
  list: operation({
    method: 'GET',
    path: '/content/motion/{id}',
    access: 'public',
    tag,
    summary: 'The animations of a published motion work; empty for other works, and until they are ready',
    params: z.object({ id }),
    output: z
      .object({
        films: z.array(film),
        /**
         * Beginning of the URL of pictures, to which `film.<position>.webp` is added for a sheet with the frames of a
         * film, ten in a row, or `stills.webp` for one picture of each film; `.marked.webp` for watermarked ones.
         */
        pictures: z.string(),
        /** Length of a frame in milliseconds. */
        frameMs: z.number(),
        /** Whether the caller gets pictures without a watermark. */
        isOpen: z.boolean(),
        /** Whether there are no films yet, because the animations wait to be drawn. */
        isPending: z.boolean(),
      })
      .meta({ id: 'Motion' }),
    errors: ['not_found'],
  }),
  picture: operation({
    method: 'GET',
    path: '/content/motion/{id}/{fileId}/{picture}',
    access: 'public',
    tag,
    summary:
      'Frames of an animation as one WebP: watermarked for everybody; larger and without the watermark if it is free or bought',
    description:
      'The work’s contributor gets it, too. A picture of a paid work without the watermark answers 402 until it is bought.',
    params: z.object({ id, fileId: id, picture: z.string().max(40) }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 240, seconds: 60 },
  }),
  card: operation({
    method: 'GET',
    path: '/content/motion-card/{id}',
    access: 'public',
    tag,
    summary:
      'The first animations of a published motion work as a small animated WebP, watermarked unless they are free',
    params: z.object({ id }),
    output: 'stream',
    errors: ['not_found', 'too_many_requests'],
    limit: { calls: 240, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof motionContract> {}
}
