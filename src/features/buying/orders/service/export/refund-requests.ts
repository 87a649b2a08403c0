import type { Context } from '../../../../../platform/context.ts';
import { toAmount } from '../../../../../platform/csv.ts';
import type { CsvExport } from '../../../../../platform/http/answers/csv-export.ts';
import type { InputOf, OutputOf } from '../../../../../platform/http/operation.ts';
import type { refundRequestsContract } from '../../contract/refund-requests.ts';
import { listRefundRequests } from '../requests/refund-queue.ts';

/** `GET /order/refund-request/export` */
export const exportRefundRequests = (
  ctx: Context,
  input: InputOf<typeof refundRequestsContract.exportQueue>,
): CsvExport<OutputOf<typeof refundRequestsContract.queue>['items'][number]> => ({
  name: 'refund-requests',
  readPage: (page) => listRefundRequests(ctx, { ...input, query: { ...input.query, ...page } }),
  columns: [
    ['order', ({ order }) => order.number],
    ['buyer', ({ buyer }) => buyer.name],
    ['email', ({ buyer }) => buyer.email],
    ['phone', ({ buyer }) => buyer.phone],
    ['items', ({ lines }) => lines.map(({ title, variantName }) => `${title} (${variantName})`).join(' | ')],
    ['amount', ({ lines }) => toAmount(lines.reduce((sum, { price }) => sum + price, 0))],
    ['currency', ({ order }) => order.currency],
    ['status', ({ lines }) => [...new Set(lines.map(({ status }) => status))].join(' ')],
    ['downloaded', ({ lines }) => lines.some(({ isDownloaded }) => isDownloaded)],
    ['reason', ({ reason }) => reason],
    ['note', ({ note }) => note],
    ['requested_at', ({ requestedAt }) => requestedAt],
    ['id', ({ _id }) => _id],
  ],
});
