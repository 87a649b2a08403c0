import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import {
  id,
  idOrKey,
  instant,
  line,
  listSchema,
  money,
  multilineText,
  pageQuery,
  sortQuery,
} from '../../../platform/http/schemas.ts';
import { categoryName } from '../../catalogue/catalogue/contract/card.ts';
import { contentStatuses, ownContent } from '../../catalogue/content/contract/own-content.ts';
import { takedown, takedownCodes } from '../../catalogue/content/contract/takedown.ts';
import { batch } from '../reviews/contract/reviews.ts';
import { reviewPreview } from '../reviews/contract/submission.ts';

const tag = 'Admin';
/** Maximum number of works per request. */
const MAX_BATCH = 100;

const contributor = z.object({ _id: id, username: z.string(), name: z.string() });

/** A content in any status, as admins see it in lists. */
export const asset = z
  .object({
    _id: id,
    title: z.string(),
    status: z.enum(contentStatuses),
    /** Takedown of the content; null unless an admin unpublished it. */
    takedown: takedown.nullable(),
    /** Identifier of the published content that this revision changes. */
    revisionOf: id.nullable(),
    ai: z.boolean(),
    category: categoryName.nullable(),
    contributor,
    /** Lowest and highest price; null if no variant has a price. */
    prices: z.object({ min: money, max: money }).nullable(),
    preview: reviewPreview.nullable(),
    createdAt: instant,
    updatedAt: instant,
    publishedAt: instant.nullable(),
  })
  .meta({ id: 'Asset' });

const ids = z.array(idOrKey).min(1).max(MAX_BATCH);
/** Message to the contributor. */
const note = multilineText(1500).default('');
const write = { method: 'PUT', access: 'admin', audit: 'recorded', tag, errors: [] } as const;

const allQuery = {
  /** Words of the title, a keyword, a contributor's name or username, or the identifier of a content. */
  q: line(100).optional(),
  status: z.enum(contentStatuses).optional(),
  /** Key of the category. */
  category: line(100).optional(),
  /** Username of the contributor. */
  contributor: line(100).optional(),
  /** `free` and `paid`: at least one variant is; `none`: no variant has a price. */
  price: z.enum(['free', 'paid', 'none']).optional(),
  ai: z.enum(['yes', 'no']).optional(),
  sort: sortQuery(['created', 'updated', 'work', 'status'], '-created'),
};

/** Operations for admins on contents of any status. */
export const assetsContract = {
  all: operation({
    method: 'GET',
    path: '/content/assets',
    access: 'admin',
    tag,
    summary: 'All contents, in any status',
    query: z.object({ ...pageQuery, ...allQuery }),
    output: listSchema(asset),
    errors: [],
  }),
  exportAll: operation({
    method: 'GET',
    path: '/content/assets/export',
    access: 'admin',
    tag,
    summary: 'All contents as CSV, filtered and sorted like the list',
    query: z.object(allQuery),
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 3600 },
  }),
  single: operation({
    method: 'GET',
    path: '/content/assets/{id}',
    access: 'admin',
    tag,
    summary: 'One content with all its data, in any status',
    params: z.object({ id: idOrKey }),
    output: z.object({ asset, work: ownContent, previews: z.array(reviewPreview) }),
    errors: [],
  }),
  unpublish: operation({
    ...write,
    path: '/content/assets/unpublish',
    summary: 'Unpublishes contents until an admin publishes them again; their contributors see why',
    body: z.strictObject({ ids, reason: z.enum(takedownCodes), note }),
    output: batch,
  }),
  publish: operation({
    ...write,
    path: '/content/assets/publish',
    summary: 'Publishes contents again that an admin unpublished, and notifies their contributors',
    body: z.strictObject({ ids, note }),
    output: batch,
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof assetsContract> {}
}
