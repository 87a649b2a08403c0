import * as z from 'zod';
import { line, multilineText } from '../../../../platform/http/schemas.ts';
import { categoryName } from '../../../catalogue/catalogue/contract/card.ts';

const known = z.string().max(100);

/**
 * Fields of a work that a reviewer may correct instead of sending it back. Fields that aren't given keep their values.
 */
export const correctionBody = z.strictObject({
  /** `updatedAt` of the version that the reviewer saw; another version causes 409. */
  updatedAt: z.string().max(40),
  title: line(200).min(1).optional(),
  description: multilineText(10_000).optional(),
  keywords: z.array(z.string().max(4000)).max(100).optional(),
  categoryId: known.optional(),
  subcategoryIds: z.array(known).max(20).optional(),
  ai: z.boolean().optional(),
});

const change = <F extends string, V extends z.ZodType>(field: F, value: V) =>
  z.object({ field: z.literal(field), before: value, after: value });

/** A field that a reviewer corrected: the submitted value and the new one. */
export const correction = z
  .discriminatedUnion('field', [
    change('title', z.string()),
    change('description', z.string()),
    change('keywords', z.array(z.string())),
    change('category', categoryName.nullable()),
    change('subcategories', z.array(categoryName)),
    change('ai', z.boolean()),
  ])
  .meta({ id: 'Correction' });
export type Correction = z.output<typeof correction>;
