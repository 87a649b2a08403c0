import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';

const tag = 'Users';

/** Kinds of e-mails that people can turn off. */
export const emailKinds = ['receipt', 'review', 'withdrawal', 'sale', 'refund', 'request', 'follow', 'news'] as const;

export const lettersContract = {
  unsubscribe: operation({
    method: 'POST',
    path: '/user/unsubscribe/{token}',
    access: 'public',
    outside: { maxBytes: 4096 },
    tag,
    summary: 'Unsubscribes from one kind of e-mail by the link in the e-mail, without signing in (RFC 8058)',
    params: z.object({ token: z.string().min(1).max(200) }),
    output: z.object({ kind: z.enum(emailKinds) }),
    errors: [],
    limit: { calls: 60, seconds: 60 },
  }),
  openUnsubscribe: operation({
    method: 'GET',
    path: '/user/unsubscribe/{token}',
    access: 'public',
    tag,
    summary: 'Redirects to the page that confirms unsubscribing; opening the link changes nothing',
    params: z.object({ token: z.string().min(1).max(200) }),
    output: 'stream',
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof lettersContract> {}
}
