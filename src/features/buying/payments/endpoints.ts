import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders } from '../../../platform/http/headers.ts';
import { paymentsAdminContract as admin } from './contract/admin.ts';
import { paymentsContract } from './contract/payments.ts';
import { listAnomalies, seeAnomaly } from './service/anomalies.ts';
import { beginPayment } from './service/begin.ts';
import { resolveRefund } from './service/decide.ts';
import { decideHeld } from './service/decide-held.ts';
import { decideSurplus } from './service/decide-surplus.ts';
import { receiveNotice } from './service/notices.ts';
import { showPayments } from './service/order-payments.ts';
import { listProviders } from './service/providers.ts';
import { checkOrder, returnToOrder } from './service/refunds/returned.ts';
import { actInSandbox, showSandbox } from './service/sandbox.ts';

const redirectTo = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { ...commonHeaders, location, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  });

/** These endpoints open their own transactions, because providers must not be called inside one. */
export const paymentsEndpoints = [
  readEndpoint(paymentsContract.providers, listProviders),
  readEndpoint(paymentsContract.sandbox, showSandbox),
  customEndpoint(paymentsContract.actInSandbox, actInSandbox),
  customEndpoint(paymentsContract.begin, beginPayment),
  customEndpoint(paymentsContract.check, checkOrder),
  customEndpoint(paymentsContract.returned, async (ctx, input, request) =>
    redirectTo(await returnToOrder(ctx, input, request)),
  ),
  customEndpoint(paymentsContract.posted, async (ctx, input, request) =>
    redirectTo(await returnToOrder(ctx, input, request)),
  ),
  customEndpoint(paymentsContract.notice, receiveNotice),
  readEndpoint(admin.ofOrder, showPayments),
  readEndpoint(admin.anomalies, listAnomalies),
  writeEndpoint(admin.seeAnomaly, seeAnomaly),
  customEndpoint(admin.decideHeld, decideHeld),
  customEndpoint(admin.decideSurplus, decideSurplus),
  writeEndpoint(admin.resolveRefund, resolveRefund),
];
