import { exportCsv } from '../../../platform/http/answers/csv-export.ts';
import { createZipResponse } from '../../../platform/http/answers/zip-response.ts';
import { customEndpoint, type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { ordersAdminContract as admin } from './contract/admin.ts';
import { orderNotesContract as notes } from './contract/notes.ts';
import { ordersContract } from './contract/orders.ts';
import { particularsContract } from './contract/particulars.ts';
import { refundRequestsContract as requests } from './contract/refund-requests.ts';
import { taxPapersContract } from './contract/tax-papers.ts';
import { listAllOrders, type OrderSearchDeps, showAnyOrder } from './service/admin-orders.ts';
import { findOrderArchive } from './service/archive.ts';
import { createOrder } from './service/create.ts';
import { exportOrders } from './service/export/orders.ts';
import { exportRefundRequests } from './service/export/refund-requests.ts';
import { createOrderNote, deleteOrderNote } from './service/notes/order-notes.ts';
import { cancelOrder, listOrders, type OwnOrderDeps, showOrder } from './service/own-orders.ts';
import { changeParticulars, suggestParticulars } from './service/particulars.ts';
import type { AffiliateDeps } from './service/pricing/add-affiliate.ts';
import { orderBundle } from './service/pricing/order-bundle.ts';
import { quoteOrder } from './service/pricing/quote.ts';
import { type RefundDeps, refundOrder, retryRefund } from './service/refund-order.ts';
import { declineRefundRequest, listRefundRequests } from './service/requests/refund-queue.ts';
import { createRefundRequest, withdrawRefundRequest } from './service/requests/request-refund.ts';
import { type SettleDeps, settleRefund } from './service/settle-refund.ts';
import { exportVatReport } from './service/tax/report.ts';
import { upgradeLine } from './service/upgrades.ts';

/** Functions that orders need from payments and payout accounts, which depend on orders. */
export type OrdersEndpointsDeps = RefundDeps & SettleDeps & OrderSearchDeps & OwnOrderDeps & AffiliateDeps;

export const ordersEndpoints = (deps: OrdersEndpointsDeps): Endpoint[] => [
  writeEndpoint(ordersContract.create, (ctx, input, { cookies }) =>
    createOrder(ctx, input, { referral: cookies.getToken('referral'), deps }),
  ),
  writeEndpoint(ordersContract.bundle, (ctx, input, { cookies }) =>
    orderBundle(ctx, input, { referral: cookies.getToken('referral'), deps }),
  ),
  writeEndpoint(ordersContract.quote, quoteOrder),
  writeEndpoint(ordersContract.upgrade, upgradeLine),
  readEndpoint(ordersContract.all, listOrders),
  readEndpoint(ordersContract.single, (ctx, input) => showOrder(ctx, input, deps)),
  customEndpoint(ordersContract.archive, async (ctx, input, request) => {
    const { entries, ...named } = await findOrderArchive(ctx, input, request);
    return createZipResponse(entries, named);
  }),
  writeEndpoint(ordersContract.cancel, cancelOrder),
  writeEndpoint(requests.create, createRefundRequest),
  writeEndpoint(requests.withdraw, withdrawRefundRequest),
  readEndpoint(requests.queue, listRefundRequests),
  customEndpoint(requests.exportQueue, (ctx, input) => exportCsv(ctx, exportRefundRequests(ctx, input))),
  writeEndpoint(requests.decline, declineRefundRequest),
  readEndpoint(particularsContract.suggest, suggestParticulars),
  writeEndpoint(particularsContract.change, changeParticulars),
  readEndpoint(admin.every, (ctx, input) => listAllOrders(ctx, input, deps)),
  customEndpoint(admin.exportEvery, async (ctx, input) => exportCsv(ctx, await exportOrders(ctx, input, deps))),
  customEndpoint(taxPapersContract.report, async (ctx, input) => exportCsv(ctx, await exportVatReport(ctx, input))),
  readEndpoint(admin.showAny, showAnyOrder),
  writeEndpoint(notes.addNote, createOrderNote),
  writeEndpoint(notes.removeNote, deleteOrderNote),
  writeEndpoint(admin.refund, (ctx, input) => refundOrder(ctx, input, deps)),
  writeEndpoint(admin.retryRefund, (ctx, input) => retryRefund(ctx, input, deps)),
  customEndpoint(admin.settleRefund, (ctx, input) => settleRefund(ctx, input, deps)),
];
