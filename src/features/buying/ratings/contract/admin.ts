import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, listSchema, multilineText, pageQuery } from '../../../../platform/http/schemas.ts';

const tag = 'Admin';
const params = z.object({ id: idOrKey });

export const MAX_REASON = 1500;

/** A rating as admins see it. */
export const adminRating = z
  .object({
    _id: id,
    contentId: id,
    title: z.string(),
    stars: z.int(),
    words: z.string(),
    answer: z.string(),
    author: z.object({ _id: id, name: z.string() }),
    at: instant,
    /** Whether the author’s purchase was refunded, which hides the rating. */
    isRefunded: z.boolean(),
    /** Why an admin hid it; null if none did. */
    hiddenReason: z.string().nullable(),
  })
  .meta({ id: 'AdminRating' });

/** Operations for admins on ratings. */
export const ratingsAdminContract = {
  all: operation({
    method: 'GET',
    path: '/rating/all',
    access: 'admin',
    tag,
    summary: 'All ratings, newest first',
    query: z.object({
      ...pageQuery,
      state: z.enum(['hidden', 'shown']).optional(),
      stars: z.enum(['1', '2', '3', '4', '5']).optional(),
      /** Id of a work. */
      content: z.string().max(100).optional(),
    }),
    output: listSchema(adminRating),
    errors: [],
  }),
  hide: operation({
    method: 'PUT',
    path: '/rating/hide/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Hides a rating from the public and notifies its author of the reason; does nothing if it is hidden',
    params,
    body: z.strictObject({ reason: multilineText(MAX_REASON).min(1) }),
    output: done,
    errors: [],
  }),
  show: operation({
    method: 'PUT',
    path: '/rating/show/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Shows a hidden rating again; does nothing if it isn’t hidden',
    params,
    output: done,
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof ratingsAdminContract> {}
}
