import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, multilineText } from '../../../platform/http/schemas.ts';

/** Maximum length of a text that the server draws, in UTF-16 units. */
export const MAX_DRAWN_TEXT = 120;
/** Smallest and largest size of letters that the server draws, in pixels. */
export const [MIN_DRAWN_SIZE, MAX_DRAWN_SIZE] = [14, 96];
/** Narrowest and widest picture that the server draws, in pixels. */
export const [MIN_DRAWN_WIDTH, MAX_DRAWN_WIDTH] = [200, 1000];

const axis = z
  .object({ tag: z.string(), name: z.string(), min: z.number(), max: z.number(), initial: z.number() })
  .meta({ id: 'FontAxis' });

const style = z
  .object({
    /** File that contains the face. */
    fileId: id,
    /** Name of the face in addresses. */
    face: z.string(),
    family: z.string(),
    /** Name within the family, such as `Bold Italic`. */
    name: z.string(),
    weight: z.int(),
    italic: z.boolean(),
    glyphs: z.int(),
    /** Index of its characters in `charsets`. */
    charset: z.int(),
    axes: z.array(axis),
    /** Features that can be switched, with the font's own names, which may be empty. */
    features: z.array(z.object({ tag: z.string(), name: z.string() })),
    /** Size of the face as a web font, in bytes. */
    bytes: z.int(),
    /** Whether anybody may download the face, so that its web font may be sent. */
    isFree: z.boolean(),
    /** Variants that contain the face. */
    variantIds: z.array(id),
  })
  .meta({ id: 'FontStyle' });

const tag = 'Content';
const place = z.object({ id, fileId: id, face: z.string().max(20) });

export const fontsContract = {
  list: operation({
    method: 'GET',
    path: '/content/fonts/{id}',
    access: 'public',
    tag,
    summary:
      'The styles of a published font work; empty for other works, for fonts that can’t be read, and until they have been read',
    params: z.object({ id }),
    output: z
      .object({
        styles: z.array(style),
        /** Characters of styles as hexadecimal ranges of code points: `20-7e,a0,995-9b9`. */
        charsets: z.array(z.string()),
        /** Whether there are no styles yet, because the fonts wait to be read. */
        isPending: z.boolean(),
      })
      .meta({ id: 'Fonts' }),
    errors: ['not_found'],
    shared: true,
  }),
  file: operation({
    method: 'GET',
    path: '/content/fonts/{id}/{fileId}/{face}',
    access: 'public',
    tag,
    summary: 'One style of a free or bought font work as WOFF2',
    description: 'The work’s contributor gets it, too. A paid style answers 402 until it is bought.',
    params: place,
    output: 'stream',
    errors: ['not_found', 'payment_required', 'too_many_requests'],
    limit: { calls: 120, seconds: 60 },
  }),
  text: operation({
    method: 'GET',
    path: '/content/font-text/{id}/{fileId}/{face}',
    access: 'public',
    tag,
    summary: 'A text in one style of a published font work as a watermarked picture: WebP, black on white',
    description:
      'For styles whose files you may not download. Characters that the font lacks appear as hollow boxes. Answers 503 while too many texts are waiting.',
    params: place,
    query: z.object({
      text: multilineText(MAX_DRAWN_TEXT).min(1),
      size: z.coerce.number().int().min(MIN_DRAWN_SIZE).max(MAX_DRAWN_SIZE),
      width: z.coerce.number().int().min(MIN_DRAWN_WIDTH).max(MAX_DRAWN_WIDTH),
      align: z.enum(['left', 'center', 'right']).default('left'),
      axes: z
        .string()
        .max(200)
        .regex(/^([A-Za-z0-9]{4}:-?\d{1,5}(\.\d{1,3})?(,|$))*$/)
        .default('')
        .meta({ description: 'Positions on the axes: `wght:550,wdth:90`' }),
      features: z
        .string()
        .max(300)
        .regex(/^(-?[a-z0-9]{4}(,|$))*$/)
        .default('')
        .meta({ description: 'Features to switch on, or off with a minus: `onum,-liga`' }),
    }),
    output: 'stream',
    errors: ['bad_input', 'not_found', 'too_many_requests'],
    limit: { calls: 120, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof fontsContract> {}
}
