import type { Feature } from '../../../platform/feature.ts';
import { ordersEndpoints } from './endpoints.ts';
import { ordersJobs } from './jobs.ts';
import { ordersAccountData } from './service/account-data.ts';
import { createOrderFinder } from './service/find-orders.ts';
import { openRefundRequests } from './service/requests/refund-queue.ts';

type Deps = Parameters<typeof ordersEndpoints>[0];

/** `deps`: functions from features that depend on this one. */
export const createOrdersFeature = (deps: Deps): Feature => ({
  name: 'orders',
  endpoints: ordersEndpoints(deps),
  jobs: ordersJobs,
  inbox: [openRefundRequests],
  finders: [createOrderFinder(deps)],
  accountData: ordersAccountData,
  // Deletion removes the buyer from orders. Order rows are locked after works and requests.
  after: ['payments', 'contributors', 'requests'],
});
