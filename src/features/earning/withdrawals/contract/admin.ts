import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
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
} from '../../../../platform/http/schemas.ts';
import { withdrawTypes } from '../../../money/payment-settings/contract.ts';
import { correction } from './corrections.ts';
import { withdrawRequest, withdrawStatuses, withdrawTrace } from './withdrawals.ts';

const tag = 'Admin';

/** Actions that an admin can take on a withdrawal. */
export const updateTypes = ['approve', 'pay', 'reject', 'fail', 'return'] as const;
export type UpdateType = (typeof updateTypes)[number];

/** Filter by age: requested at least this many days ago. */
export const withdrawAges = ['1', '3', '7', '30'] as const;

/** Maximum length in characters; enough for 500 rows with the longest bank names and reasons. */
const MAX_RESULTS = 600_000;

/**
 * Reasons why an approved withdrawal can't go into a payment file: the contributor's status or debt, or the owner who
 * approved it.
 */
export const heldReasons = ['notActive', 'debt', 'anotherOwner'] as const;
export type HeldReason = (typeof heldReasons)[number];

const contributor = z
  .object({ _id: id, name: z.string(), username: z.string(), standing: z.string() })
  .meta({ id: 'WithdrawContributor' });

const summary = withdrawRequest
  .extend({
    contributor,
    /** Whether the withdrawal needs two owners: one who approves it and another one who pays it. */
    needsSecondAdmin: z.boolean(),
    approvedBy: z.string().nullable(),
    paidBy: z.string().nullable(),
    /** Number of the payment file that contains it; null if there is none. */
    batch: z.int().nullable(),
  })
  .meta({ id: 'WithdrawSummary' });

/** A ledger entry of a contributor. */
export const bookEntry = z
  .object({
    journal: z.int(),
    /** Kind of the journal: a sale, a refund, a withdrawal … */
    kind: z.string(),
    /** Amount in minor units; negative if it was deducted. */
    amount: z.int(),
    at: instant,
    /** The sold line; null for other entries. */
    sale: z.object({ orderNumber: z.int(), title: z.string() }).nullable(),
    /** The withdrawal; null for other entries. */
    withdrawal: withdrawTrace.nullable(),
  })
  .meta({ id: 'BookEntry' });
export type BookEntry = z.output<typeof bookEntry>;

const detail = z
  .object({
    request: summary,
    /** All fields of the account; empty after the contributor has left. */
    account: z.array(z.object({ field: z.string(), value: z.string() })),
    balances: z.object({ pending: money, available: money, reserved: money, debt: money, paid: money }),
    /** Ledger entries, newest first. */
    entries: z.array(bookEntry),
    history: z.array(
      z.object({
        status: z.enum(withdrawStatuses),
        at: instant,
        /** Admin who took the step; null for the contributor. */
        admin: z.string().nullable(),
        reference: z.string(),
        reason: z.string(),
      }),
    ),
    /** Corrections of wrong results, oldest first. */
    corrections: z.array(correction),
    /** Number of the contributor's other withdrawals. */
    others: z.int(),
  })
  .meta({ id: 'WithdrawDetail' });

const batch = z
  .object({
    _id: id,
    number: z.int(),
    type: z.enum(withdrawTypes),
    count: z.int(),
    /** Number of withdrawals that are not paid yet. */
    open: z.int(),
    /** Sum to pay out, without transfer fees. */
    total: money,
    currency: z.string(),
    createdAt: instant,
    admin: z.string().nullable(),
  })
  .meta({ id: 'WithdrawBatch' });

const allQuery = {
  q: line(100).optional(),
  /** `open`: requested or approved. */
  status: z.enum(['open', ...withdrawStatuses]).optional(),
  type: z.enum(withdrawTypes).optional(),
  age: z.enum(withdrawAges).optional(),
  /** Id of one contributor. */
  contributor: idOrKey.optional(),
  sort: sortQuery(['requested', 'number', 'account', 'status', 'amount'], '-requested'),
};

export const withdrawalsAdminContract = {
  all: operation({
    method: 'GET',
    path: '/withdraw-request/all',
    access: 'owner',
    tag,
    summary: 'All withdraw requests, by number, reference, name or username of the contributor',
    query: z.object({ ...pageQuery, ...allQuery }),
    output: listSchema(summary),
    errors: [],
  }),
  exportAll: operation({
    method: 'GET',
    path: '/withdraw-request/export',
    access: 'owner',
    tag,
    summary: 'All withdraw requests as CSV, filtered and sorted like the list',
    query: z.object(allQuery),
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 3600 },
  }),
  show: operation({
    method: 'GET',
    path: '/withdraw-request/request/{id}',
    access: 'owner',
    tag,
    summary: 'A withdraw request with the full account, which the audit log records, and the contributor’s ledger',
    params: z.object({ id: idOrKey }),
    output: detail,
    errors: [],
  }),
  batches: operation({
    method: 'GET',
    path: '/withdraw-request/batch/all',
    access: 'owner',
    tag,
    summary: 'The latest payment files, and the number of withdrawals that wait for one',
    output: z.object({
      batches: z.array(batch),
      /** Withdrawals that can go into a file now, by payout method. */
      waiting: z.array(z.object({ type: z.enum(withdrawTypes), count: z.int(), total: money })),
      /** Withdrawals that can't go into a file, oldest first: the first 100 of `heldCount`. */
      held: z.array(
        z.object({
          _id: id,
          number: z.int(),
          type: z.enum(withdrawTypes),
          contributor: z.string(),
          total: money,
          reason: z.enum(heldReasons),
        }),
      ),
      heldCount: z.int(),
      currency: z.string(),
    }),
    errors: [],
  }),
  createBatch: operation({
    method: 'POST',
    path: '/withdraw-request/batch/create',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Adds the approved withdrawals of one payout method to a file; each goes into one file only',
    body: z.strictObject({ type: z.enum(withdrawTypes) }),
    output: z.object({ batch }),
    errors: ['conflict'],
  }),
  downloadBatch: operation({
    method: 'GET',
    path: '/withdraw-request/batch/{id}',
    access: 'owner',
    tag,
    summary: 'The unpaid withdrawals of a file as CSV, with account numbers; the audit log records it',
    params: z.object({ id: idOrKey }),
    output: 'stream',
    errors: [],
  }),
  results: operation({
    method: 'POST',
    path: '/withdraw-request/batch/results',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary:
      'Applies the bank’s results from a filled-in file: each row is applied separately, and the same file again changes nothing',
    body: z.strictObject({
      /** The file's text, with its columns `status` (paid or failed), `reference` and `reason` filled in. */
      csv: z.string().min(1).max(MAX_RESULTS),
    }),
    // A Bangla character takes three bytes.
    maxBodyBytes: 4 * MAX_RESULTS,
    output: z.object({
      rows: z.array(
        z.object({
          /** Row in the file, from 1; the heading is row 1. */
          row: z.int(),
          request: z.string(),
          verdict: z.enum(['paid', 'failed', 'unchanged', 'skipped', 'refused']),
          message: z.string(),
        }),
      ),
    }),
    errors: [],
  }),
  update: operation({
    method: 'PATCH',
    path: '/withdraw-request/{withdrawId}/{updateType}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Approves or rejects a request, or records that it was paid, failed or was returned',
    description:
      '`pay` needs the bank’s or wallet’s `reference`; `reject`, `fail` and `return` a `reason`, which the contributor sees.',
    params: z.object({ withdrawId: idOrKey, updateType: idOrKey }),
    body: z.strictObject({ reference: line(100).default(''), reason: multilineText(500).default('') }),
    output: z.object({ request: summary }),
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof withdrawalsAdminContract> {}
}
