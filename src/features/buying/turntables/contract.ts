import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id } from '../../../platform/http/schemas.ts';

const tag = 'Content';

const turntable = z
  .object({
    /** File of the model. */
    fileId: z.string(),
    /** Address of a WebP with all frames, which show the model turned further and further to the right. */
    sheet: z.string(),
    frames: z.int(),
    /** Frames in a row of the sheet; they go from left to right, then from top to bottom. */
    columns: z.int(),
    /** Size of a frame in pixels. */
    width: z.int(),
    height: z.int(),
    /** Whether the sheet has no watermark, because the caller may download the model. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'Turntable' });

export const turntablesContract = {
  find: operation({
    method: 'GET',
    path: '/content/turntable/{id}',
    access: 'public',
    tag,
    summary: 'Turntable pictures of a published work’s paid 3D models; empty for other works, and until they are ready',
    params: z.object({ id }),
    output: z.object({ turntables: z.array(turntable) }).meta({ id: 'FoundTurntables' }),
    errors: ['not_found'],
  }),
  picture: operation({
    method: 'GET',
    path: '/content/turntable/{id}/{fileId}/{picture}',
    access: 'public',
    tag,
    summary:
      'A paid 3D model from all sides on one WebP: watermarked for everybody, without the watermark once it is bought',
    description:
      'The work’s contributor gets it, too. The sheet of a paid work without the watermark answers 402 until it is bought.',
    params: z.object({ id, fileId: id, picture: z.string().max(40) }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 120, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof turntablesContract> {}
}
