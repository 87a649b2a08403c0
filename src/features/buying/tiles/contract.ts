import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id } from '../../../platform/http/schemas.ts';

/** What a map of a texture contains. */
export const mapRoles = ['color', 'normal', 'roughness', 'metalness', 'height', 'occlusion', 'opacity'] as const;
export type MapRole = (typeof mapRoles)[number];

const tile = z
  .object({
    /** File that contains the tile. */
    fileId: id,
    /** Name of the tile in addresses. */
    tile: z.string(),
    /** What distinguishes its file name from those of the others; empty for a single tile. */
    name: z.string(),
    /** What a texture's map contains; null for patterns and unknown maps. */
    role: z.enum(mapRoles).nullable(),
    /** Size of the file's own picture in pixels. */
    width: z.int(),
    height: z.int(),
    isVector: z.boolean(),
    isTransparent: z.boolean(),
    /** Periods of the watermarked picture in each direction. */
    markedPeriods: z.int(),
    /** Whether it was measured that opposite edges match without a visible seam. */
    isSeamless: z.boolean(),
    /** Whether anybody may download the tile, so that it may be sent without a watermark. */
    isFree: z.boolean(),
    /** Variants that contain the tile. */
    variantIds: z.array(id),
  })
  .meta({ id: 'Tile' });

const tag = 'Content';
const place = z.object({ id, fileId: id, tile: z.string().max(20) });

export const tilesContract = {
  list: operation({
    method: 'GET',
    path: '/content/tiles/{id}',
    access: 'public',
    tag,
    summary: 'The tiles of a published pattern or texture; empty for other works, and until its files have been read',
    params: z.object({ id }),
    output: z.object({ tiles: z.array(tile) }).meta({ id: 'Tiles' }),
    errors: ['not_found'],
    shared: true,
  }),
  picture: operation({
    method: 'GET',
    path: '/content/tiles/{id}/{fileId}/{tile}',
    access: 'public',
    tag,
    summary: 'One period of a free or bought pattern as WebP, at most 1024 pixels long',
    description: 'The work’s contributor gets it, too. A paid tile answers 402 until it is bought.',
    params: place,
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 240, seconds: 60 },
  }),
  marked: operation({
    method: 'GET',
    path: '/content/marked-tiles/{id}/{fileId}/{tile}',
    access: 'public',
    tag,
    summary: 'Some periods of a published pattern with a watermark, as WebP, at most 400 pixels long',
    params: place,
    output: 'stream',
    errors: ['not_found', 'too_many_requests'],
    limit: { calls: 240, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof tilesContract> {}
}
