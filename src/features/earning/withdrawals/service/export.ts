import type { Context } from '../../../../platform/context.ts';
import { toAmount } from '../../../../platform/csv.ts';
import type { CsvExport } from '../../../../platform/http/answers/csv-export.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { withdrawalsAdminContract } from '../contract/admin.ts';
import { listWithdrawRequests } from './admin.ts';

/** `GET /withdraw-request/export`: accounts are masked as in the list. */
export const exportWithdrawals = (
  ctx: Context,
  input: InputOf<typeof withdrawalsAdminContract.exportAll>,
): CsvExport<OutputOf<typeof withdrawalsAdminContract.all>['items'][number]> => ({
  name: 'withdrawals',
  readPage: (page) => listWithdrawRequests(ctx, { ...input, query: { ...input.query, ...page } }),
  columns: [
    ['number', ({ number }) => number],
    ['contributor', ({ contributor }) => contributor.name],
    ['contributor_username', ({ contributor }) => contributor.username],
    ['type', ({ type }) => type],
    ['account', ({ account }) => account],
    ['status', ({ status }) => status],
    ['amount', ({ amount }) => toAmount(amount)],
    ['currency', ({ currency }) => currency],
    ['requested_at', ({ requestedAt }) => requestedAt],
    ['approved_by', ({ approvedBy }) => approvedBy],
    ['paid_by', ({ paidBy }) => paidBy],
    ['file', ({ batch }) => batch],
    ['id', ({ _id }) => _id],
  ],
});
