import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  done,
  id,
  idOrKey,
  instant,
  listSchema,
  money,
  multilineText,
  pageQuery,
} from '../../../../platform/http/schemas.ts';

const tag = 'Admin';

/** Kinds of discrepancies between orders, payment providers and the ledger. */
export const breakKinds = [
  'receipt_missing',
  'receipt_differs',
  'charged_twice',
  'receipt_without_order',
  'surplus_kept',
  'sale_missing',
  'sale_differs',
  'share_differs',
  'sale_without_order',
  'refund_not_sent',
  'refund_sent_differs',
  'refund_unknown',
  'refund_elsewhere',
  'refund_late',
  'refund_not_posted',
  'refund_differs',
  'refund_without_order',
  'statement_differs',
  'day_differs',
  'rule_broken',
] as const;
export type BreakKind = (typeof breakKinds)[number];

export const breakStates = ['open', 'accepted', 'closed'] as const;
export type BreakState = (typeof breakStates)[number];

const day = z.string().meta({ description: '`YYYY-MM-DD` in Dhaka' });

const run = z
  .object({
    _id: id,
    from: day,
    to: day,
    startedAt: instant,
    /** Admin who started it; null for the daily run and the command line. */
    startedBy: z.string().nullable(),
    daysDone: z.int(),
    daysTotal: z.int(),
    finishedAt: instant.nullable(),
    openBreaks: z.int().nullable(),
  })
  .meta({ id: 'ReconciliationRun' });

const side = z.object({ orders: money, receipts: money, ledger: money });

const brokenFact = z
  .object({
    _id: id,
    kind: z.enum(breakKinds),
    /** What the discrepancy means and what to do, in the caller's language. */
    title: z.string(),
    explanation: z.string(),
    /** Day of the compared records; null for a discrepancy of the whole history. */
    day: day.nullable(),
    provider: z.string().nullable(),
    subject: z.string(),
    order: z.object({ _id: id, number: z.int() }).nullable(),
    contributor: z.object({ _id: id, name: z.string() }).nullable(),
    /** Id of the withdrawal. */
    withdrawal: id.nullable(),
    state: z.enum(breakStates),
    firstSeen: instant,
    lastSeen: instant,
    closedAt: instant.nullable(),
    accepted: z.object({ at: instant, by: z.string().nullable(), note: z.string() }).nullable(),
  })
  .meta({ id: 'ReconciliationBreak' });

/** Compares orders, payment providers' receipts, the ledger, statements and withdrawals. */
export const reconciliationContract = {
  overview: operation({
    method: 'GET',
    path: '/reconciliation',
    access: 'owner',
    tag,
    summary: 'The last reconciliation, the running one, and each side’s totals of recent days',
    output: z.object({
      running: run.nullable(),
      last: run.nullable(),
      openBreaks: z.int(),
      days: z.array(
        z.object({
          day,
          provider: z.string(),
          currency: z.string(),
          orders: z.int(),
          sold: side,
          refunds: z.int(),
          returned: side,
        }),
      ),
    }),
    errors: [],
  }),
  breaks: operation({
    method: 'GET',
    path: '/reconciliation/breaks',
    access: 'owner',
    tag,
    summary: 'Discrepancies with an explanation, newest first',
    query: z.object({ ...pageQuery, state: z.enum(breakStates).default('open') }),
    output: listSchema(brokenFact),
    errors: [],
  }),
  begin: operation({
    method: 'POST',
    path: '/reconciliation/run',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Starts a reconciliation of everything or of recent days; returns the running one if there is one',
    body: z.strictObject({ scope: z.enum(['recent', 'all']).default('recent') }),
    output: z.object({ run }),
    errors: [],
    limit: { calls: 20, seconds: 600 },
  }),
  accept: operation({
    method: 'PUT',
    path: '/reconciliation/accept/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Accepts an open discrepancy with a note; it reopens when its amounts change',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ note: multilineText(1000).trim().min(1) }),
    output: done,
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof reconciliationContract> {}
}
