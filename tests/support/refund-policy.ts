import { type Expected, owners, type RecordKind, users } from './policy-rows.ts';

/** Permissions for requesting, deciding about and paying refunds. */
export const refundPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'POST /order/refund-request/create/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'POST /order/refund-request/withdraw/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /order/refund-request/all': { none: owners(200) },
  'GET /order/refund-request/export': { none: owners(200) },
  'POST /order/refund-request/decline/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /order/refund/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /order/refund/retry/{id}': { missing: owners(404), foreign: owners(200) },
  // The operation checks the password before it looks up the record.
  'POST /order/refund/settle/{id}': { missing: owners(400), foreign: owners(400) },
};
