import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id } from '../../../platform/http/schemas.ts';

const tag = 'Content';
const slug = z.string().trim().min(1).max(100);
const color = z
  .string()
  .regex(/^[0-9a-f]{6}$/i)
  .meta({ description: 'Colour of six hexadecimal digits, without #' });

/** Number of drawings that one call returns. */
export const DRAWINGS_PAGE = 120;
/** Smallest and largest longer side of a PNG, in pixels. */
const [MIN_SIDE, MAX_SIDE] = [16, 2048];

export const drawing = z
  .object({
    slug: z.string(),
    name: z.string(),
    /** Position in the set from 0; also the place on the sheets, twelve on each. */
    position: z.int(),
    /** Width divided by height. */
    ratio: z.number(),
    /** The only paint, such as `#ff0000` or `currentcolor`, which can be replaced; null if it has several. */
    paint: z.string().nullable(),
    /** Whether the caller may take the drawing, because it is free or bought. */
    isOpen: z.boolean(),
    /** Whether everybody may take the drawing. */
    isFree: z.boolean(),
  })
  .meta({ id: 'Drawing' });

const set = z.object({
  /** Number of drawings in the set; 0 for a work without one. */
  total: z.int(),
  /** Number of SVG files that are only in the archive, because they are too many, too large or hold pictures. */
  leftOut: z.int(),
  /** URL of the sheets with marked drawings of 160 × 160 pixels, to which `<number>.webp` is added. */
  sheets: z.string(),
});

export const drawingsContract = {
  list: operation({
    method: 'GET',
    path: '/content/drawings/{id}',
    access: 'public',
    tag,
    summary: 'The vector drawings of a published content, up to 120 per call; empty if it isn’t a set of drawings',
    params: z.object({ id }),
    query: z.object({ from: z.coerce.number().int().min(0).max(10_000).default(0) }),
    output: set.extend({ drawings: z.array(drawing).max(DRAWINGS_PAGE) }).meta({ id: 'Drawings' }),
    errors: ['not_found'],
  }),
  single: operation({
    method: 'GET',
    path: '/content/drawings/{id}/{drawing}',
    access: 'public',
    tag,
    summary: 'One drawing of a published content with its neighbours',
    params: z.object({ id, drawing: slug }),
    output: set
      .extend({ drawing, previous: z.string().nullable(), next: z.string().nullable() })
      .meta({ id: 'SingleDrawing' }),
    errors: ['not_found'],
  }),
  picture: operation({
    method: 'GET',
    path: '/content/drawing-picture/{id}/{drawing}',
    access: 'public',
    tag,
    summary: 'Shows a free or bought drawing as SVG without counting a download',
    description: 'A paid drawing answers 402 until it is bought.',
    params: z.object({ id, drawing: slug }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 1200, seconds: 60 },
  }),
  card: operation({
    method: 'GET',
    path: '/content/drawing-card/{id}/{drawing}',
    access: 'public',
    tag,
    summary: 'The picture of a drawing’s page for social networks: PNG of 1200 × 630, watermarked unless it is free',
    params: z.object({ id, drawing: slug }),
    output: 'stream',
    errors: ['not_found', 'too_many_requests'],
    limit: { calls: 60, seconds: 60 },
  }),
  file: operation({
    method: 'GET',
    path: '/content/drawing-file/{id}/{drawing}/{form}',
    access: 'public',
    tag,
    summary: 'Downloads one drawing as SVG, PNG, ICO, React component or data URI',
    description: `A paid drawing answers 402 until it is bought. \`size\` is the longer side of a PNG, ${MIN_SIDE} to ${MAX_SIDE}; an ICO has 16, 32, 48 and 256 pixels; \`color\` replaces the only paint.`,
    params: z.object({ id, drawing: slug, form: z.string().max(10) }),
    query: z.object({
      size: z.coerce.number().int().min(MIN_SIDE).max(MAX_SIDE).default(512),
      color: color.optional(),
    }),
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 120, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof drawingsContract> {}
}
