import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, line, money, multilineText } from '../../../../platform/http/schemas.ts';
import { categoryName } from '../../../catalogue/catalogue/contract/card.ts';
import { contactText } from './contact.ts';
import { day } from './deadline.ts';

const tag = 'Requests';

/** Statuses of a request. */
export const requestStatuses = ['new', 'brief', 'declined', 'closed'] as const;
export const requestOutcomes = ['fulfilled', 'unfulfilled'] as const;

export const MAX_PICTURES = 5;
/** Upload of one reference picture. */
export const pictureUpload = { field: 'image', maxBytes: 10 * 1024 * 1024 } as const;

/** Budget in minor units; at most 1,000 crore taka. */
const budget = z.int().min(1).max(1_000_000_000_000);

/** Fields that requests and briefs have in common. */
export const wanted = {
  title: line(120).min(3),
  description: multilineText(4000).min(10),
  budget: budget.nullable(),
  deadline: day.nullable(),
};

const requestBody = z.strictObject({
  ...wanted,
  /** Id of a published category; null for none. */
  categoryId: z.string().max(100).nullable(),
  /** Ids of reference pictures that were uploaded before. */
  pictures: z.array(z.string().max(100)).max(MAX_PICTURES),
  contact: contactText,
});

const answer = z.object({ _id: id, title: z.string() });

/** A request as its sender sees it. */
const ownRequest = z
  .object({
    _id: id,
    title: z.string(),
    description: z.string(),
    category: categoryName.nullable(),
    budget: money.nullable(),
    currency: z.string(),
    deadline: z.string().nullable(),
    status: z.enum(requestStatuses),
    outcome: z.enum(requestOutcomes).nullable(),
    /** Reason of the refusal, or closing note. */
    reply: z.string(),
    pictures: z.int(),
    /** The brief as contributors see it; null if there is none. */
    brief: z.object({ title: z.string(), description: z.string() }).nullable(),
    /** Published works that respond to the request. */
    answers: z.array(answer),
    createdAt: instant,
  })
  .meta({ id: 'OwnRequest' });

const token = z.object({ token: z.string().min(1).max(100) });

/** Operations of visitors and signed-in people on requests. */
export const requestsContract = {
  create: operation({
    method: 'POST',
    path: '/content-request/create',
    access: 'public',
    tag,
    summary: 'Requests custom content; the header `Idempotency-Key` makes a retry safe',
    body: requestBody,
    takesIdempotencyKey: true,
    output: z.object({ _id: id }),
    errors: ['too_many_requests'],
    limit: { calls: 20, seconds: 3600 },
  }),
  addPicture: operation({
    method: 'POST',
    path: '/content-request/picture',
    access: 'public',
    tag,
    summary: 'Stores a reference picture for a new request, re-encoded without metadata',
    upload: pictureUpload,
    output: z.object({ _id: id }),
    errors: [],
    limit: { calls: 60, seconds: 3600 },
  }),
  sentPictures: operation({
    method: 'GET',
    path: '/content-request/pictures',
    access: 'public',
    tag,
    summary: 'Which of the given reference pictures still exist, for a form that is reopened',
    query: z.object({
      /** Ids separated by commas. */
      ids: z.string().max(MAX_PICTURES * 40),
    }),
    output: z.object({
      items: z.array(
        z.object({
          _id: id,
          /** Signed address that is valid for five minutes; null if the picture belongs to a request. */
          small: z.string().nullable(),
        }),
      ),
    }),
    errors: [],
    limit: { calls: 60, seconds: 60 },
  }),
  picture: operation({
    method: 'GET',
    path: '/content-request/picture/{id}/{name}',
    access: 'public',
    tag,
    summary: 'A reference picture, for holders of a link that was signed in the last few minutes',
    params: z.object({ id: idOrKey, name: z.string().max(20) }),
    query: z.object({ until: z.string().max(20), signature: z.string().max(100) }),
    output: 'stream',
    errors: [],
  }),
  showForgettable: operation({
    method: 'GET',
    path: '/content-request/forget/{token}',
    access: 'public',
    tag,
    summary: 'The request that the link in an e-mail would delete',
    params: token,
    output: z.object({ title: z.string(), createdAt: instant, pictures: z.int() }),
    errors: [],
    limit: { calls: 60, seconds: 60 },
  }),
  forget: operation({
    method: 'POST',
    path: '/content-request/forget/{token}',
    access: 'public',
    tag,
    summary: 'Deletes a request with its pictures, brief and e-mails, by the link in an e-mail',
    params: token,
    output: done,
    errors: [],
    limit: { calls: 60, seconds: 60 },
  }),
  mine: operation({
    method: 'GET',
    path: '/content-request/mine',
    access: 'user',
    tag,
    summary: 'Your custom requests with their outcome, newest first',
    output: z.object({ items: z.array(ownRequest) }),
    errors: [],
  }),
  withdraw: operation({
    method: 'DELETE',
    path: '/content-request/mine/{id}',
    access: 'user',
    tag,
    summary: 'Deletes one of your requests with its pictures and its brief',
    params: z.object({ id: idOrKey }),
    output: done,
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof requestsContract> {}
}
