import type { Context } from '../../../../../platform/context.ts';
import { toAmount } from '../../../../../platform/csv.ts';
import type { CsvExport } from '../../../../../platform/http/answers/csv-export.ts';
import type { InputOf, OutputOf } from '../../../../../platform/http/operation.ts';
import type { ordersAdminContract } from '../../contract/admin.ts';
import { listOrdersBy, type OrderSearchDeps, toOrderFilters } from '../admin-orders.ts';

/** `GET /order/export` */
export async function exportOrders(
  ctx: Context,
  input: InputOf<typeof ordersAdminContract.exportEvery>,
  deps: OrderSearchDeps,
): Promise<CsvExport<OutputOf<typeof ordersAdminContract.every>['items'][number]>> {
  const filters = await toOrderFilters(ctx, input.query, deps);
  return {
    name: 'orders',
    readPage: (page) => listOrdersBy(ctx, filters, { sort: input.query.sort, ...page }),
    columns: [
      ['number', ({ number }) => number],
      ['status', ({ status }) => status],
      ['total', ({ total }) => toAmount(total)],
      ['refunded', ({ refunded }) => toAmount(refunded)],
      ['currency', ({ currency }) => currency],
      ['provider', ({ provider }) => provider],
      ['buyer', ({ buyer }) => buyer.name],
      ['email', ({ buyer }) => buyer.email],
      ['phone', ({ buyer }) => buyer.phone],
      ['items', ({ titles }) => titles.join(' | ')],
      ['created_at', ({ createdAt }) => createdAt],
      ['paid_at', ({ paidAt }) => paidAt],
      ['id', ({ _id }) => _id],
    ],
  };
}
