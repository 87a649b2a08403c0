import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id } from '../../../../platform/http/schemas.ts';
import { cropRatios } from './crop-area.ts';

const MAX_WIDTH = 20_000;

export const cropsContract = {
  file: operation({
    method: 'GET',
    path: '/content/crop/{id}/{fileId}',
    access: 'public',
    tag: 'Content',
    summary: 'Downloads a part of a photograph as JPEG or WebP',
    description:
      'A paid file answers 402 until it is bought. `at` is the position of the part along the side that is cropped: 0 is left or top, 1 is right or bottom. Without `width` the part has its full size; it is never enlarged.',
    params: z.object({ id, fileId: id }),
    query: z.object({
      ratio: z.enum(cropRatios).default('original'),
      at: z.coerce.number().min(0).max(1).default(0.5),
      width: z.coerce.number().int().min(16).max(MAX_WIDTH).optional(),
      format: z.enum(['jpeg', 'webp']).default('jpeg'),
    }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 60, seconds: 60 },
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof cropsContract> {}
}
