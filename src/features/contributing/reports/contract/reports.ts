import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, emailAddress, idOrKey, multilineText } from '../../../../platform/http/schemas.ts';

const tag = 'Reports';

/** Kinds of reports. */
export const reportKinds = ['copyright', 'unlawful', 'broken', 'privacy', 'other'] as const;

/** E-mail address for a reply; may be empty. */
const answerAddress = z.union([z.literal(''), emailAddress]).optional();

const body = z.strictObject({
  kind: z.enum(reportKinds),
  words: multilineText(4000).min(10),
  email: answerAddress,
});
/** Rate limit per network, which many customers of a mobile operator share. */
const limit = { calls: 20, seconds: 3600 };

/** Operations that send reports to the site's operator, for visitors and signed-in people. */
export const reportsContract = {
  create: operation({
    method: 'POST',
    path: '/report/create',
    access: 'public',
    tag,
    summary: 'Sends the operator a message: a question, a complaint or a problem with a work',
    body,
    output: done,
    errors: [],
    limit,
  }),
  reportContent: operation({
    method: 'POST',
    path: '/content/report/{id}',
    access: 'public',
    tag,
    summary: 'Reports a work',
    params: z.object({ id: idOrKey }),
    body,
    output: done,
    errors: [],
    limit,
  }),
  reportList: operation({
    method: 'POST',
    path: '/report/list/{token}',
    access: 'public',
    tag,
    summary: 'Reports a shared list of favourites',
    params: z.object({ token: idOrKey }),
    body,
    output: done,
    errors: [],
    limit,
  }),
  reportRating: operation({
    method: 'POST',
    path: '/rating/report/{id}',
    access: 'public',
    tag,
    summary: 'Reports a rating of a work',
    params: z.object({ id: idOrKey }),
    body,
    output: done,
    errors: [],
    limit,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof reportsContract> {}
}
