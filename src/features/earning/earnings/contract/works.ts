import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  id,
  instant,
  line,
  listSchema,
  money,
  moneyChange,
  pageQuery,
  type Sort,
  sortQuery,
} from '../../../../platform/http/schemas.ts';
import { previewKinds } from '../../../../platform/media/preview-kinds.ts';
import { ownContent, statusCounts, statusList } from '../../../catalogue/content/contract/own-content.ts';

/** What a preview can be of. */
export const workKinds = previewKinds;

/** What the list can be sorted by. */
export const workColumns = ['updated', 'title', 'status', 'price', 'views', 'downloads', 'sales', 'earned'] as const;
export type WorkColumn = (typeof workColumns)[number];
export type WorkSort = Sort<WorkColumn>;

const { status, revisionOf, revisionId, title, category, missing, takedown, previews } = ownContent.shape;

/** An own work in the list, with what it brought. A revision has the figures of its published work. */
const work = z
  .object({
    _id: id,
    title,
    status,
    revisionOf,
    revisionId,
    category,
    missing,
    takedown,
    preview: previews.element.nullable(),
    /** Lowest and highest; null where nothing of it has one. */
    prices: z.object({ min: money, max: money }).nullable(),
    views: z.int(),
    downloads: z.int(),
    sales: z.int(),
    refunds: z.int(),
    /** The contributor's share, less what was taken back; minor units. */
    earned: moneyChange,
    submittedAt: instant.nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'Work' });

export const worksContract = {
  works: operation({
    method: 'GET',
    path: '/contributor/works',
    access: 'contributor',
    tag: 'Earnings',
    summary: 'Own works in these statuses, with views, downloads, sales and what they earned',
    query: z.object({
      ...pageQuery,
      status: statusList.default(['published', 'unpublished']),
      /** Words of the title, a keyword, or a content's identifier. */
      q: line(100).optional(),
      /** The category's key. */
      category: line(100).optional(),
      /** Kind of the preview. */
      kind: z.enum(workKinds).optional(),
      /** `free` and `paid`: something of it is; `none`: nothing has a price. */
      price: z.enum(['free', 'paid', 'none']).optional(),
      sort: sortQuery(workColumns, '-updated'),
    }),
    output: listSchema(work).extend({ currency: z.string(), counts: statusCounts }),
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof worksContract> {}
}
