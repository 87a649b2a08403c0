import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, listSchema, multilineText, pageQuery } from '../../../../platform/http/schemas.ts';

const tag = 'Ratings';
const ofContent = z.object({ contentId: idOrKey });

/** Number of ratings from which a work's ratings are public. */
export const MIN_SHOWN = 3;
const MAX_WORDS = 2000;
const MAX_ANSWER = 1000;

const stars = z.int().min(1).max(5);

/** Public ratings of a work, or of all works of a contributor. */
const ratingSummary = z
  .object({
    count: z.int(),
    /** Average with one decimal. */
    average: z.number(),
    /** Number of ratings with one to five stars, in this order. */
    byStars: z.array(z.int()).length(5),
  })
  .meta({ id: 'RatingSummary' });

const answer = z.object({ words: z.string(), at: instant }).nullable();

const shownRating = z
  .object({
    _id: id,
    stars,
    words: z.string(),
    /** Name of the author; empty if the person has none. */
    author: z.string(),
    at: instant,
    isEdited: z.boolean(),
    answer,
  })
  .meta({ id: 'Rating' });

const ownRating = z
  .object({
    _id: id,
    stars,
    words: z.string(),
    answer,
    /** Why others don't see it: the purchase was refunded, or an admin hid it. */
    hidden: z.enum(['refunded', 'by_admin']).nullable(),
    /** The admin's reason; empty if there is none. */
    reason: z.string(),
  })
  .meta({ id: 'OwnRating' });

const receivedRating = z
  .object({
    ...shownRating.shape,
    contentId: id,
    title: z.string(),
    /** Whether the rating isn't public, because an admin hid it. */
    isHidden: z.boolean(),
  })
  .meta({ id: 'ReceivedRating' });

export const ratingsContract = {
  ofContent: operation({
    method: 'GET',
    path: '/rating/of/{contentId}',
    access: 'public',
    tag,
    summary: 'Ratings of a work by buyers, newest first; none while there are fewer than three',
    params: ofContent,
    query: z.object({ ...pageQuery, limit: pageQuery.limit.default(10) }),
    output: listSchema(shownRating).extend({ summary: ratingSummary.nullable() }),
    errors: [],
    shared: true,
  }),
  ofContributor: operation({
    method: 'GET',
    path: '/rating/of-contributor/{id}',
    access: 'public',
    tag,
    summary: 'Average rating of a contributor’s public works with three ratings or more; null if there are none',
    params: z.object({ id: idOrKey }),
    output: z.object({ summary: ratingSummary.nullable() }),
    errors: [],
    shared: true,
  }),
  own: operation({
    method: 'GET',
    path: '/rating/mine/{contentId}',
    access: 'public',
    tag,
    summary: 'Your rating of a work, and whether you may rate it',
    params: ofContent,
    output: z.object({ mayRate: z.boolean(), rating: ownRating.nullable() }),
    errors: [],
  }),
  ratable: operation({
    method: 'GET',
    path: '/rating/mine',
    access: 'user',
    tag,
    summary: 'Works that you may rate, with the stars that you gave',
    output: z.object({ items: z.array(z.object({ contentId: id, stars: stars.nullable() })) }),
    errors: [],
  }),
  rate: operation({
    method: 'PUT',
    path: '/rating/mine/{contentId}',
    access: 'user',
    tag,
    summary: 'Rates a work that you have paid for, or changes your rating',
    params: ofContent,
    body: z.strictObject({ stars, words: multilineText(MAX_WORDS).default('') }),
    output: z.object({ rating: ownRating }),
    errors: ['conflict'],
    limit: { calls: 60, seconds: 3600 },
  }),
  removeOwn: operation({
    method: 'DELETE',
    path: '/rating/mine/{contentId}',
    access: 'user',
    tag,
    summary: 'Deletes your rating of a work; does nothing if there is none',
    params: ofContent,
    output: done,
    errors: [],
  }),
  received: operation({
    method: 'GET',
    path: '/rating/received',
    access: 'contributor',
    tag,
    summary: 'Ratings of your works, newest first',
    query: z.object({ ...pageQuery, show: z.enum(['all', 'unanswered']).default('all') }),
    output: listSchema(receivedRating).extend({ summary: ratingSummary.nullable() }),
    errors: [],
  }),
  answer: operation({
    method: 'PUT',
    path: '/rating/answer/{id}',
    access: 'contributor',
    tag,
    summary: 'Replies to a rating of one of your works, or changes the reply; an empty one deletes it',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ words: multilineText(MAX_ANSWER) }),
    output: z.object({ answer }),
    errors: [],
    limit: { calls: 120, seconds: 3600 },
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof ratingsContract> {}
}
