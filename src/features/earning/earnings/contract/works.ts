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

/** Kinds of previews by which works can be filtered. */
export const workKinds = previewKinds;

/** Columns by which the list can be sorted. */
export const workColumns = ['updated', 'title', 'status', 'price', 'views', 'downloads', 'sales', 'earned'] as const;
export type WorkColumn = (typeof workColumns)[number];
export type WorkSort = Sort<WorkColumn>;

const { status, revisionOf, revisionId, title, category, missing, takedown, previews } = ownContent.shape;

/** A work of the contributor with its results. A revision has those of its published work. */
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
    /** Lowest and highest price; null if no variant has one. */
    prices: z.object({ min: money, max: money }).nullable(),
    views: z.int(),
    downloads: z.int(),
    sales: z.int(),
    refunds: z.int(),
    /** The contributor's share less refunds, in minor units. */
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
    summary: 'Your works in these statuses, with views, downloads, sales and earnings',
    query: z.object({
      ...pageQuery,
      status: statusList.default(['published', 'unpublished']),
      /** Words of the title, a keyword, or a work's id. */
      q: line(100).optional(),
      /** Key of the category. */
      category: line(100).optional(),
      /** Kind of the preview. */
      kind: z.enum(workKinds).optional(),
      /** `free`, `paid`: at least one variant is; `none`: no variant has a price. */
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
