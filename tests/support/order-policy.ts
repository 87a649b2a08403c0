import { discountPolicy } from './discount-policy.ts';
import { bundlePolicy } from './good-bundle-calls.ts';
import { type Expected, type RecordKind, users } from './policy-rows.ts';

/** Permissions for orders and their documents. */
export const orderPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  ...discountPolicy,
  ...bundlePolicy,
  // The work belongs to the contributor, who can't buy it.
  'POST /order/create': { missing: users(400), foreign: { ...users(200), contributor: 400 } },
  // There is no larger licence to which the own order could be upgraded.
  'POST /order/upgrade/{id}': { missing: users(404), foreign: users(404), own: users(409) },
  'GET /order/all': { own: users(200) },
  'GET /order/single/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /order/particulars': { own: users(200) },
  'PUT /order/particulars/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'POST /order/cancel/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /order/certificate/{code}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /order/archive/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /order/receipt/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /order/receipts/{month}': { missing: users(404), own: users(200) },
};
