import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, line, listSchema, money, pageQuery } from '../../../../platform/http/schemas.ts';
import { categoryName } from '../../../catalogue/catalogue/contract/card.ts';
import { contentStatuses } from '../../../catalogue/content/contract/own-content.ts';
import { shownPicture } from './admin.ts';

const tag = 'Contributors';
const params = z.object({ id: idOrKey });

const brief = z
  .object({
    _id: id,
    title: z.string(),
    description: z.string(),
    category: categoryName.nullable(),
    budget: money.nullable(),
    currency: z.string(),
    /** Day in Dhaka. */
    deadline: z.string().nullable(),
    pictures: z.int(),
    /** Number of works that all contributors linked to the brief. */
    answers: z.int(),
    isAnsweredByMe: z.boolean(),
    isOpen: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'RequestBrief' });

const contentId = z.string().max(100);

export const briefsContract = {
  all: operation({
    method: 'GET',
    path: '/content-request/briefs',
    access: 'contributor',
    tag,
    summary: 'Open briefs',
    query: z.object({
      ...pageQuery,
      /** Key of the category. */
      category: line(100).optional(),
      /** Limits the list to briefs that the caller hasn't answered, in categories in which the caller has works. */
      suits: z.literal('me').optional(),
      sort: z.enum(['newest', 'deadline', 'budget']).default('newest'),
    }),
    output: listSchema(brief),
    errors: [],
  }),
  single: operation({
    method: 'GET',
    path: '/content-request/briefs/{id}',
    access: 'contributor',
    tag,
    summary: 'One brief that is open or that you have responded to, with its shared pictures',
    params,
    output: z.object({
      brief,
      pictures: z.array(shownPicture),
      mine: z.array(z.object({ _id: id, title: z.string(), status: z.enum(contentStatuses) })),
    }),
    errors: [],
  }),
  answer: operation({
    method: 'PUT',
    path: '/content-request/answer/{id}',
    access: 'contributor',
    tag,
    summary:
      'Responds to an open brief with one of your works, published or not yet; at most five, counting those that the requester was notified about',
    params,
    body: z.strictObject({ contentId }),
    output: done,
    errors: ['conflict'],
    limit: { calls: 60, seconds: 3600 },
  }),
  removeAnswer: operation({
    method: 'DELETE',
    path: '/content-request/answer/{id}',
    access: 'contributor',
    tag,
    summary: 'Unlinks one of your works from a brief; the work stays',
    params,
    query: z.object({ contentId: contentId.optional() }),
    body: z.strictObject({ contentId }).optional(),
    output: done,
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof briefsContract> {}
}
