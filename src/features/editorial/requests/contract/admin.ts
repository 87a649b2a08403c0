import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  done,
  id,
  idOrKey,
  instant,
  line,
  listSchema,
  money,
  multilineText,
  pageQuery,
  sortQuery,
} from '../../../../platform/http/schemas.ts';
import { categoryName } from '../../../catalogue/catalogue/contract/card.ts';
import { contentStatuses } from '../../../catalogue/content/contract/own-content.ts';
import { contactKinds } from './contact.ts';
import { MAX_PICTURES, requestOutcomes, requestStatuses, wanted } from './requests.ts';

const params = z.object({ id: idOrKey });
const write = { access: 'admin', audit: 'recorded', tag: 'Admin', params, output: done } as const;

/** A request as admins list it. */
const listed = z
  .object({
    _id: id,
    status: z.enum(requestStatuses),
    outcome: z.enum(requestOutcomes).nullable(),
    title: z.string(),
    category: categoryName.nullable(),
    budget: money.nullable(),
    currency: z.string(),
    /** Day in Dhaka. */
    deadline: z.string().nullable(),
    /** Masked contact; null after it was erased. */
    contact: z.object({ kind: z.enum(contactKinds), hint: z.string() }).nullable(),
    /** Whether a signed-in person sent the request. */
    isOfAccount: z.boolean(),
    pictures: z.int(),
    answers: z.int(),
    createdAt: instant,
    closedAt: instant.nullable(),
  })
  .meta({ id: 'ContentRequest' });

const brief = z.object({
  title: z.string(),
  description: z.string(),
  category: categoryName.nullable(),
  budget: money.nullable(),
  deadline: z.string().nullable(),
  /** Ids of the pictures that contributors can see. */
  pictures: z.array(id),
  createdAt: instant,
});

const answer = z.object({
  _id: id,
  title: z.string(),
  status: z.enum(contentStatuses),
  contributor: z.object({ username: z.string(), name: z.string() }),
});

/** A picture with signed addresses that are valid for some minutes. */
export const shownPicture = z.object({
  _id: id,
  width: z.int(),
  height: z.int(),
  small: z.string(),
  large: z.string(),
});

export const requestsAdminContract = {
  all: operation({
    method: 'GET',
    path: '/content-request/all',
    access: 'admin',
    tag: 'Admin',
    summary: 'Custom requests; contacts are masked',
    query: z.object({
      ...pageQuery,
      q: line(100).optional(),
      status: z.enum(requestStatuses).optional(),
      /** Key of the category. */
      category: line(100).optional(),
      sort: sortQuery(['created', 'title', 'status', 'deadline', 'budget'], '-created'),
    }),
    output: listSchema(listed),
    errors: [],
  }),
  single: operation({
    method: 'GET',
    path: '/content-request/single/{id}',
    access: 'admin',
    tag: 'Admin',
    summary: 'A request without its contact details and pictures',
    params,
    output: z
      .object({
        request: listed.extend({
          description: z.string(),
          language: z.enum(['en', 'bn']),
          reply: z.string(),
          pictureIds: z.array(id),
        }),
        brief: brief.nullable(),
        answers: z.array(answer),
      })
      .meta({ id: 'WholeContentRequest' }),
    errors: [],
  }),
  reveal: operation({
    ...write,
    method: 'POST',
    path: '/content-request/reveal/{id}',
    summary: 'Reads the contact and the pictures of a request; the audit log records the access',
    output: z.object({
      contact: z.object({ kind: z.enum(contactKinds), value: z.string() }).nullable(),
      pictures: z.array(shownPicture),
    }),
    errors: [],
  }),
  brief: operation({
    ...write,
    method: 'PUT',
    path: '/content-request/brief/{id}',
    summary: 'Turns a new request into a brief that contributors see, or changes that brief',
    body: z.strictObject({
      ...wanted,
      categoryId: z.string().max(100).nullable(),
      /** Ids of the request's pictures that contributors will see. */
      pictures: z.array(z.string().max(100)).max(MAX_PICTURES),
    }),
    errors: ['conflict'],
  }),
  decline: operation({
    ...write,
    method: 'PUT',
    path: '/content-request/decline/{id}',
    summary: 'Declines a new request and notifies the requester of the reason',
    body: z.strictObject({ reason: multilineText(1500).trim().min(1) }),
    errors: ['conflict'],
  }),
  close: operation({
    ...write,
    method: 'PUT',
    path: '/content-request/close/{id}',
    summary: 'Closes a brief and notifies the requester',
    body: z.strictObject({ outcome: z.enum(requestOutcomes), note: multilineText(1500).default('') }),
    errors: ['conflict'],
  }),
  remove: operation({
    ...write,
    method: 'DELETE',
    path: '/content-request/{id}',
    summary: 'Deletes a request, which can be restored for 7 days',
    errors: [],
  }),
  restore: operation({
    ...write,
    method: 'PATCH',
    path: '/content-request/restore/{id}',
    summary: 'Restores a deleted request',
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof requestsAdminContract> {}
}
